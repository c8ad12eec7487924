/** A connection without a network, whose server is the test. */
import { Connection } from '../../quiltbee/web/core/connection.ts';
import { beginGame } from '../../quiltbee/web/core/rules/fold.ts';
import { PATCHES, gameMessage } from './tables.ts';
import type { News, GameMessage, Folded } from '../../quiltbee/web/core/types.ts';

/** A socket that the test answers for. */
class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(public thinks: boolean) {}

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.readyState = 3;
  }

  opens() {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** What was told, in a word or two. */
export function wordsOf(news: News) {
  switch (news.type) {
    case 'table':
      return news.happened?.kind === 'note' ? 'note' : `table ${news.table.number}`;
    case 'refusal':
      return `refusal ${news.refusal.kind}`;
    case 'status':
      return news.status;
    case 'pending':
      return news.request ? `pending ${news.request.type}` : 'settled';
    default:
      return news.type;
  }
}

/** A connection in a world without time: timers wait to be run. */
export function world(game: GameMessage = gameMessage()) {
  const sockets: FakeSocket[] = [];
  const timers: Map<number, { run: () => void; wait: number }> = new Map();
  const heard: string[] = [];
  let ids = 0;
  const connection = new Connection(
    {
      open: (thinks) => {
        sockets.push(new FakeSocket(thinks));
        return sockets.at(-1) as unknown as WebSocket;
      },
      later: (run, wait) => {
        ids += 1;
        timers.set(ids, { run, wait });
        return ids;
      },
      forget: (timer) => {
        timers.delete(timer);
      },
      newId: () => {
        ids += 1;
        return `id${ids}`;
      },
    },
    beginGame(game, PATCHES) as Folded,
    PATCHES,
  );
  connection.hear = (news) => heard.push(wordsOf(news));
  const elapse = () => {
    const due = [...timers.values()];
    timers.clear();
    for (const { run } of due) run();
    return due.map(({ wait }) => wait);
  };
  const socket = () => sockets.at(-1) as FakeSocket;
  return { connection, socket, sockets, heard, elapse };
}
