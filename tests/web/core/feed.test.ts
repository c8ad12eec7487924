import assert from 'node:assert/strict';
import test from 'node:test';
import { Feed } from '../../../quiltbee/web/core/feed.ts';
import { isMarked, tabTitle } from '../../../quiltbee/web/shell/tab.ts';

function world() {
  const sockets: any[] = [];
  const heard: number[] = [];
  const invitations: number[] = [];
  const told: string[] = [];
  let timer: { run: () => void; wait: number } | null = null;
  const feed = new Feed({
    open: () => {
      sockets.push({});
      return sockets.at(-1);
    },
    later: (run, wait) => {
      timer = { run, wait };
      return 1;
    },
    forget: () => {
      timer = null;
    },
    onWaiting: (waiting) => heard.push(waiting),
    onInvited: (invited) => invitations.push(invited),
    onNotice: ({ kind, game }) => told.push(`${kind} ${game}`),
    onRound: ({ name, round }) => told.push(`${name} ${round}`),
    onNews: (what, change) => told.push(change ? `${what} at ${change.now}` : what),
  });
  const elapse = () => {
    const due = timer;
    timer = null;
    due?.run();
    return due?.wait;
  };
  return { feed, sockets, heard, invitations, told, elapse };
}

test('the feed tells how many games wait, and ignores what it does not know', () => {
  const { feed, sockets, heard, invitations, told } = world();
  feed.open();
  feed.open();
  assert.equal(sockets.length, 1);
  sockets[0].onmessage({ data: '{"type": "games", "waiting": 3, "invited": 1, "game": null}' });
  sockets[0].onmessage({ data: '{"type": "lobby"}' });
  sockets[0].onmessage({ data: '{"type": "notice", "kind": "over", "game": "g1"}' });
  const round = { type: 'round', tournament: 't', name: 'Club', round: 2, game: null };
  sockets[0].onmessage({ data: JSON.stringify(round) });
  assert.deepEqual(heard, [3]);
  assert.deepEqual(invitations, [1]);
  assert.deepEqual(told, ['games', 'lobby', 'over g1', 'Club 2']);
});

test('it comes back ever later, in the end not by itself, and soon again once it was open', () => {
  const { feed, sockets, elapse } = world();
  feed.open();
  const waits = Array.from({ length: 8 }, () => {
    sockets.at(-1).onclose();
    return elapse();
  });
  assert.deepEqual(waits, [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, undefined]);
  feed.open();
  sockets.at(-1).onopen();
  sockets.at(-1).onclose();
  assert.equal(elapse(), 1000);
});

test('the tab says whose turn it is, and how many games wait besides this one', () => {
  const mine = { text: 'Your turn', mine: true };
  const theirs = { text: 'Ben’s turn', mine: false };
  assert.equal(tabTitle(mine, 0), '● Your turn – Quiltbee');
  assert.equal(tabTitle(mine, 1), '● Your turn – Quiltbee');
  assert.equal(tabTitle(mine, 2), '(2) ● Your turn – Quiltbee');
  assert.equal(tabTitle(theirs, 1), '(1) Ben’s turn – Quiltbee');
  assert.equal(tabTitle({ text: '', mine: false }, 0), 'Quiltbee');
  assert.equal(isMarked(mine, 0), true);
  assert.equal(isMarked(theirs, 0), false);
  assert.equal(isMarked(theirs, 1), true);
});

test('the feed says what is to be read again, and whether it listens', () => {
  const { feed, sockets, told, elapse } = world();
  feed.open();
  assert.equal(feed.isLive, false);
  sockets[0].onopen();
  assert.equal(feed.isLive, true);
  sockets[0].onmessage({ data: '{"type": "lobby"}' });
  sockets[0].onmessage({ data: '{"type": "games", "waiting": 1, "game": "g1"}' });
  sockets[0].onmessage({ data: '{"type": "weather"}' });
  sockets[0].onmessage({ data: '{"type": "lobby", "change": {"now": 5}}' });
  assert.deepEqual(told, ['lobby', 'games', 'lobby at 5']);
  sockets[0].onclose();
  assert.equal(feed.isLive, false);
  elapse();
  sockets[1].onopen();
  assert.equal(told.at(-1), 'lobby', 'what has changed meanwhile is read');
});
