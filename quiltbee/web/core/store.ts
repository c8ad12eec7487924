/**
 * The state of a page. Events enter through `dispatch`; watchers are called once for each batch of
 * events, before the browser paints.
 */

export type Store<State, Event = Partial<State>> = ReturnType<typeof createStore<State, Event>>;

export function createStore<State, Event>(
  reduce: (state: State, event: Event) => State,
  start: State,
) {
  let state = start;
  let waiting = false;
  const watchers: Set<(state: State) => void> = new Set();
  const notify = () => {
    waiting = false;
    for (const watcher of [...watchers]) watcher(state);
  };
  return {
    get: () => state,
    dispatch(event: Event) {
      const after = reduce(state, event);
      if (after === state) return;
      state = after;
      if (!waiting) queueMicrotask(notify);
      waiting = true;
    },
    /** Call `watcher` with each new state; the returned function stops that. */
    watch(watcher: (state: State) => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** Create a store of an object whose events are partial updates. */
export function createMergingStore<State extends object>(start: State) {
  return createStore((state: State, part: Partial<State>) => ({ ...state, ...part }), start);
}

/** Make a function that gets a value once for each key; after a failure it tries again. */
export function once<Key, More extends unknown[], Value>(
  get: (key: Key, ...more: More) => Promise<Value>,
) {
  const known = new Map<Key, Promise<Value>>();
  return (key: Key, ...more: More) => {
    const value = known.get(key) ?? get(key, ...more);
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
}
