/**
 * The feed of a player's news on every page: a WebSocket that reconnects with growing pauses, and
 * at once when the tab or the network is back.
 */
import type { Timers } from './timers.ts';
import type { LobbyChange, NoticeNews, RoundBegun } from './generated/messages.ts';

/** Called with a list to reload, unless the change is included. */
export type NewsListener = (what: 'games' | 'lobby', change?: LobbyChange) => void;

/** The feed's environment; replaced in tests. */
type Outside = Timers & {
  open: () => WebSocket;
  onWaiting: (waiting: number) => void;
  /** The number of invitations in person. */
  onInvited: (invited: number) => void;
  onNews: NewsListener;
  onRound: (news: RoundBegun) => void;
  onNotice: (news: NoticeNews) => void;
};

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
/** Failed attempts in a row after which it waits to be opened again. */
const MOST_ATTEMPTS = 8;

export class Feed {
  socket: WebSocket | null = null;
  retry: number | null = null;
  wait = FIRST_WAIT;
  attempts = 0;
  isLive = false;
  /** Changes of the lobby may have been missed. */
  isBehind = false;

  constructor(public outside: Outside) {}

  /** Connect unless connected. */
  open() {
    if (this.retry !== null) this.outside.forget(this.retry);
    this.retry = null;
    if (this.socket) return;
    this.attempts += 1;
    const socket = this.outside.open();
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.attempts = 0;
      this.isLive = true;
      if (this.isBehind) this.outside.onNews('lobby');
      this.isBehind = false;
    };
    socket.onmessage = (event) => this.received(String(event.data));
    socket.onclose = () => this.closed(socket);
  }

  received(text: string) {
    const message = JSON.parse(text);
    if (message.type === 'games') {
      this.outside.onWaiting(message.waiting);
      this.outside.onInvited(message.invited);
    }
    if (message.type === 'notice') this.outside.onNotice(message);
    if (message.type === 'round') this.outside.onRound(message);
    if (message.type === 'games' || message.type === 'lobby') {
      this.outside.onNews(message.type, message.change);
    }
  }

  closed(socket: WebSocket) {
    if (this.socket !== socket) return;
    this.socket = null;
    this.isLive = false;
    this.isBehind = true;
    if (this.attempts >= MOST_ATTEMPTS) return;
    this.retry = this.outside.later(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
