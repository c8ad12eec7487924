/**
 * The state of a page, all that changes in it. Events go in through `dispatch`; watchers are called
 * once for each batch of events, before the browser paints.
 */

/**
 * @template State, Event
 * @param {(state: State, event: Event) => State} reduce
 * @param {State} start
 */
export function createStore(reduce, start) {
  let state = start;
  let waiting = false;
  /** @type {Set<(state: State) => void>} */
  const watchers = new Set();
  const tell = () => {
    waiting = false;
    for (const watcher of [...watchers]) watcher(state);
  };
  return {
    /** The current state. */
    get: () => state,
    /** @param {Event} event */
    dispatch(event) {
      const after = reduce(state, event);
      if (after === state) return;
      state = after;
      if (!waiting) queueMicrotask(tell);
      waiting = true;
    },
    /**
     * Call `watcher` with each new state; returns a function that stops it.
     * @param {(state: State) => void} watcher
     */
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/**
 * A store of an object; an event is the properties that change.
 * @template {object} State
 * @param {State} start
 */
export function createMergingStore(start) {
  return createStore(
    (/** @type {State} */ state, /** @type {Partial<State>} */ part) => ({ ...state, ...part }),
    start,
  );
}
