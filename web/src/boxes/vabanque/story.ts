// What the tables paid in the last round that was paid, out of what was told.

import type { Event, Paid } from './types';

export function lastPaid(told: Event[]): Paid[] {
  const end = told.findLastIndex((event) => typeof event === 'object' && 'table-paid' in event);
  const start = told.findLastIndex((event, i) => i < end && typeof event === 'object' && 'cards-turned' in event);
  return told.slice(start + 1, end + 1).flatMap((event) => (typeof event === 'object' && 'table-paid' in event ? [event['table-paid']] : []));
}
