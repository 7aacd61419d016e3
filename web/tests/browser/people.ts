// People in browsers of their own: each with a window, a language, and a list of everything that went wrong or was heard.

import AxeBuilder from '@axe-core/playwright';
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';

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
}

export class Person {
  readonly errors: string[] = [];
  readonly frames: string[] = [];

  private constructor(readonly context: BrowserContext, readonly page: Page, readonly url: string) {
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      // A socket that cannot reach a house that is down says so; that is what the strip is for.
      if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION_REFUSED/.test(message.text())) this.errors.push(`${message.text()} at ${page.url()}`);
    });
    page.on('websocket', (socket) => socket.on('framereceived', (frame) => this.frames.push(String(frame.payload))));
    page.on('request', (request) => {
      if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()) && !request.url().startsWith(url.replace('http', 'ws'))) this.errors.push(`asked ${request.url()}`);
    });
  }

  static async enter(browser: Browser, url: string, { width, height, locale = 'en-GB', dark = true, still = false }: Wishes): Promise<Person> {
    const context = await browser.newContext({
      viewport: { width, height: height ?? (width < 600 ? 780 : 800) }, locale, colorScheme: dark ? 'dark' : 'light', reducedMotion: still ? 'reduce' : 'no-preference',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    return new Person(context, await context.newPage(), url);
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

  /** No violation of the rules of access on what is shown now. */
  async accessible(what: string) {
    await this.page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))).then(() => {}));
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    expect(violations.map((found) => `${what}: ${found.id}: ${found.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([]);
  }

  /** Nothing sticks out at the side. */
  async fits(what: string) {
    const over = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${what} is wider than its window`).toBeLessThanOrEqual(0);
  }

  async leave() {
    await this.context.close();
    expect(this.errors).toEqual([]);
  }
}
