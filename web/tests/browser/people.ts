// People in browsers of their own: each with a window, a language, and a list of everything that went wrong or was heard.

import AxeBuilder from '@axe-core/playwright';
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Resync, Tell, Told } from '../../src/wire/protocol';

const PROGRAMS = [process.env['TAPIS_CHROMIUM'] ?? '', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export async function launch(): Promise<Browser> {
  const executablePath = PROGRAMS.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no Chromium: apt-get install chromium, or set TAPIS_CHROMIUM');
  return chromium.launch({ executablePath, args: FLAGS });
}

export interface Wishes {
  width: number;
  height?: number;
  locale?: string;
  dark?: boolean;
  still?: boolean;
  name?: string;
}

export class Person {
  readonly errors: string[] = [];
  /** Everything that the house said, as it came; and of that what it said about the match. */
  readonly frames: string[] = [];
  readonly heard: (Told | Resync)[] = [];

  private constructor(readonly context: BrowserContext, readonly page: Page, readonly url: string) {
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      // A page that cannot reach a house that is down says so; that is what the strip is for.
      if (message.type() === 'error' && !/WebSocket|net::ERR_/.test(message.text())) this.errors.push(`${message.text()} at ${page.url()}`);
    });
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))));
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()) && !request.url().startsWith(url.replace('http', 'ws'))) this.errors.push(`asked ${request.url()}`);
    });
  }

  #hear(frame: string) {
    const tell = JSON.parse(frame) as Tell;
    this.frames.push(frame);
    if ('told' in tell) this.heard.push(tell.told);
    if ('resync' in tell) this.heard.push(tell.resync);
  }

  static async enter(browser: Browser, url: string, { width, height, locale = 'en-GB', dark = true, still = false, name }: Wishes): Promise<Person> {
    const context = await browser.newContext({
      viewport: { width, height: height ?? (width < 600 ? 780 : 800) }, locale, colorScheme: dark ? 'dark' : 'light', reducedMotion: still ? 'reduce' : 'no-preference',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const person = new Person(context, await context.newPage(), url);
    if (name) await person.named(name);
    return person;
  }

  go = (path: string) => this.page.goto(this.url + path);

  async named(name: string) {
    const answer = await this.context.request.post(`${this.url}/api/v1/me`, { data: { name } });
    expect(answer.ok()).toBe(true);
  }

  /** Opens a room in which bots and dice do not dawdle. */
  async opens(game: string, chairs: number, some: object = {}, bots: string | null = null): Promise<string> {
    const settings = { game, chairs, pace: 'at-once', ...some };
    const answer = await this.context.request.post(`${this.url}/api/v1/rooms`, { data: { settings, bots } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { code: string }).code;
  }

  /** Waits until nothing moves that is going to stop. */
  async rests() {
    await this.page.evaluate(async () => {
      const ends = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ends.map((animation) => animation.finished));
    });
  }

  /** No violation of the rules of access on what is shown now. */
  async accessible(what: string) {
    await this.rests();
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    expect(violations.map((found) => `${what}: ${found.id}: ${found.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
  }

  /** Nothing sticks out at the side; where something does, its name is told. */
  async fits(what: string) {
    const out = await this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.querySelectorAll('body *')].filter((at) => at.getBoundingClientRect().right > clientWidth).map((at) => at.outerHTML.slice(0, 120));
    });
    expect(out.slice(0, 3), `${what} is wider than its window`).toEqual([]);
  }

  /** Both at once: what every screen must be. */
  async fine(what: string) {
    await this.fits(what);
    await this.accessible(what);
  }

  /** Some doors are shut: what the browser says about that is no fault of the page. */
  forgives(what: RegExp) {
    this.errors.splice(0, this.errors.length, ...this.errors.filter((error) => !what.test(error)));
  }

  async leave() {
    await this.context.close();
    expect(this.errors).toEqual([]);
  }
}
