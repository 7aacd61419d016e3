// A whole match in a moment, over the protocol alone: one person who answers anything, and bots. For tests of what comes after.

import type { Tell } from '../../src/wire/protocol';
import type { Driver } from './drivers';
import type { Person } from './people';

/** Plays it, and answers its id. */
export async function quickMatch(person: Person, { box, settings, bots }: Driver, seats = 3): Promise<string> {
  const code = await person.opens(box, seats, { ...settings, draws: 'at-once' }, bots);
  await person.go('/fair');
  return person.page.evaluate(
    (path) =>
      new Promise<string>((done, fail) => {
        const socket = new WebSocket(path);
        const say = (ask: object) => socket.send(JSON.stringify(ask));
        socket.onclose = () => fail(new Error('the house closed the line'));
        socket.onmessage = ({ data }) => {
          const tell = JSON.parse(String(data)) as Tell;
          if ('welcome' in tell) say({ host: 'start' });
          const now = 'told' in tell ? tell.told : 'resync' in tell ? tell.resync : null;
          for (const { id, count } of now?.decisions ?? []) {
            // An open question has no list of choices: any word will do.
            if (count === 0) say({ answer: { decision: id, choice: { answer: 'a violin' } } });
            else say({ pick: { decision: id, n: Math.floor(Math.random() * count) } });
          }
          if (!('over' in tell)) return;
          socket.onclose = null;
          socket.close();
          done(tell.over.id);
        };
      }),
    `${person.url.replace('http', 'ws')}/api/v1/rooms/${code}/socket`,
  );
}
