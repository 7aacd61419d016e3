// A room from the page: who is there, who sits where, what is said, and the table once a match runs.

import { load, type AnyTable, type BoxModule } from '../boxes';
import { Table } from '../table/table.svelte';
import type { Seated } from '../table/seats';
import type { Ask, ByeReason, ChairLine, ChatLine, Code, HostAsk, LuckTell, Over, Refused, Room as RoomState, StageTell, Tell } from '../wire/protocol';
import { api, Refusal } from './api';
import { Line, type LineState } from './socket';

export type Closed = Extract<Code, 'not-found' | 'not-known' | 'removed' | 'no-watching' | 'room-full'> | 'gone';

/** Asks that are said, not done: where one is refused, the talk says why. */
const SPOKEN = ['chat', 'confer', 'phrase'];

export class Room {
  line = $state<LineState>('opening');
  /** My number in this room; null for a shared screen. */
  you = $state<number | null>(null);
  room = $state.raw<RoomState | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  luck = $state.raw<LuckTell | null>(null);
  over = $state.raw<Over | null>(null);
  stage = $state.raw<StageTell | null>(null);
  /** Why this room cannot be entered, or was left. */
  closed = $state<Closed | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Why the last thing that I said was not passed on. */
  unheard = $state<Code | null>(null);
  bye = $state<ByeReason | null>(null);
  /** Since when nothing was heard, while the line is down. */
  lostAt = $state<number | null>(null);
  /** The house was away and is back. */
  restarted = $state(false);
  table = $state.raw<AnyTable | null>(null);
  box = $state.raw<BoxModule | null>(null);

  readonly mine = $derived(this.room?.chairs.flatMap((chair, i) => (this.you !== null && sitters(chair).includes(this.you) ? [i] : [])) ?? []);
  /** I share a chair: others hear what I say to the team. */
  readonly team = $derived(this.room?.chairs.some((chair) => chair.mates.length > 0 && this.you !== null && sitters(chair).includes(this.you)) ?? false);
  readonly isHost = $derived(this.room !== null && this.room.host === this.you);
  readonly seats = $derived(this.room === null ? [] : seated(this.room));
  /** Several seats on this device: a curtain between them. */
  readonly pass = $derived(this.mine.length > 1);
  readonly playing = $derived(this.room !== null && typeof this.room.phase === 'object' && 'playing' in this.room.phase);

  #line: Line;
  #waiting: Tell[] = [];
  #screen: boolean;

  constructor(readonly code: string, { screen = false }: { screen?: boolean } = {}) {
    this.#screen = screen;
    this.#line = new Line(`/api/v1/rooms/${encodeURIComponent(code)}/socket${screen ? '?screen=true' : ''}`, {
      tell: (tell) => this.#hear(tell),
      state: (state) => this.#state(state),
      unwelcome: () => this.#why(),
    });
  }

  ask = (ask: Ask): boolean => this.#line.send(ask);
  host = (ask: HostAsk): boolean => this.#line.send({ host: ask });
  retry = () => this.#line.retry();

  close() {
    this.table?.motion.stop();
    this.#line.close();
  }

  #state(state: LineState) {
    this.line = state;
    if (state === 'open') {
      this.restarted = this.bye === 'restarting';
      if (this.restarted) setTimeout(() => (this.restarted = false), 6000);
      this.bye = null;
      this.lostAt = null;
    } else if (state === 'lost') this.lostAt ??= Date.now();
    if (this.table) this.table.rests = state !== 'open';
  }

  /** The line closed before a word: asks why, and whether to go on trying. */
  async #why(): Promise<boolean> {
    try {
      const { settings } = await api.room(this.code);
      // A person may enter a room whose matches nobody watches; a screen could do nothing but watch.
      if (!this.#screen || settings.watching === 'anybody') return true;
      this.closed = 'no-watching';
      return false;
    } catch (refusal) {
      const code = refusal instanceof Refusal ? refusal.code : 'offline';
      if (code === 'not-found' || code === 'not-known' || code === 'removed' || code === 'no-watching' || code === 'room-full') {
        this.closed = code;
        return false;
      }
      return true;
    }
  }

  #hear(tell: Tell) {
    if ('welcome' in tell) {
      this.you = tell.welcome.you;
      this.chat = tell.welcome.chat;
      this.#enter(tell.welcome.room);
    } else if ('room' in tell) this.#enter(tell.room);
    else if ('luck' in tell) this.#add(tell.luck);
    else if ('told' in tell || 'resync' in tell) this.#play(tell);
    else if ('refused' in tell) this.#refuse(tell.refused);
    else if ('chat' in tell) {
      this.chat = [...this.chat.slice(-199), tell.chat];
      if (tell.chat.person !== this.you) this.unread++;
    } else if ('stage' in tell) this.stage = tell.stage;
    else if ('over' in tell) this.over = tell.over;
    else if ('bye' in tell) {
      this.bye = tell.bye.reason;
      if (tell.bye.reason === 'removed') this.closed = 'removed';
    }
  }

  #enter(room: RoomState) {
    const before = this.room;
    this.room = room;
    if (before?.settings.game !== room.settings.game || this.box === null) void this.#unpack();
    if (room.phase === 'gathering' || (typeof room.phase === 'object' && 'entropy' in room.phase)) {
      this.table?.motion.stop();
      this.table = null;
      this.over = null;
      this.stage = null;
    }
    if (this.table) this.table.seats = this.seats;
    if (typeof room.phase === 'object' && 'over' in room.phase && this.over?.id !== room.phase.over.id) void this.#count(room.phase.over.id);
  }

  /** Came back after the end: the standings stand with the match. */
  async #count(id: string) {
    const match = await api.match(id).catch(() => null);
    if (match?.standings && this.over?.id !== id) this.over = { id, result: { standings: match.standings, secret: '', digest: '' } };
  }

  async #unpack() {
    const game = this.room?.settings.game;
    if (!game) return;
    const box = await load(game);
    if (this.room?.settings.game !== game) return;
    this.box = box;
    for (const tell of this.#waiting.splice(0)) this.#play(tell);
  }

  /** Pages add their pinch of chance by themselves, for each of their seats. */
  #add(luck: LuckTell) {
    this.luck = luck;
    if (luck.entropy !== null) return;
    for (const seat of this.mine) {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      this.ask({ entropy: { seat, hex: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') } });
    }
  }

  #play(tell: Tell) {
    if (this.box === null) return void this.#waiting.push(tell);
    this.refused = null;
    if ('resync' in tell) {
      this.#sit(this.box).sync(tell.resync, tell.resync.account);
    } else if ('told' in tell) {
      const table = this.#sit(this.box);
      if (table.view === null) return void this.ask('resync');
      table.hear(tell.told.events, tell.told);
    }
  }

  #sit(box: BoxModule): AnyTable {
    if (this.table) return this.table;
    const table: AnyTable = new Table(box.telling, {
      answer: (decision, choice) => this.ask({ answer: { decision, choice } }),
      gesture: () => this.ask('gesture'),
    });
    table.seats = this.seats;
    table.screen = this.#screen ? 'cloth' : 'hand';
    table.motion.alone = this.#screen;
    this.table = table;
    return table;
  }

  #refuse(refused: Refused) {
    if (refused.ask === 'answer' && this.table) this.table.refuse(refused);
    else if (SPOKEN.includes(refused.ask)) this.unheard = typeof refused.why === 'object' && 'house' in refused.why ? refused.why.house : 'unreadable';
    else this.refused = refused;
  }
}

/** Everybody on a chair; several only in teams. */
export function sitters(chair: ChairLine): number[] {
  const first = typeof chair.sitter === 'object' && 'person' in chair.sitter ? [chair.sitter.person] : [];
  return [...first, ...chair.mates.map((mate) => mate.person)];
}

export function seated(room: RoomState): Seated[] {
  return room.chairs.map((chair) => {
    const sitter = chair.sitter;
    const person = typeof sitter === 'object' && 'person' in sitter ? room.people.find((line) => line.number === sitter.person) : undefined;
    return {
      name: [chair.name, ...chair.mates.map((mate) => mate.name)].join(' & '),
      bot: typeof sitter === 'object' && 'bot' in sitter ? sitter.bot : null,
      away: person !== undefined && !person.here,
      minded: chair.minded,
    };
  });
}
