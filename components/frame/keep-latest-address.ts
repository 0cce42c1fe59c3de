const kept = new WeakSet<History>();

/**
 * Keeps the address at what was written last. Next writes the address of each state that it has drawn (`HistoryUpdater`
 * of its app router). While it draws slowly that is an older one than was written since, and what nuqs writes next goes
 * on from it: letters of a search and the thing just opened got lost.
 *
 * To be called once Next has wrapped the same methods: it adds its own mark to the states of others.
 */
export function keepLatestAddress(history: History): void {
  if (kept.has(history)) return;
  kept.add(history);
  const { pushState, replaceState } = history;
  /** Addresses from the one that Next has drawn last to the one that was written last. */
  let steps: string[] = [];

  const written = (url: string | URL | null | undefined) => {
    steps = [...(steps.length > 0 ? steps : [location.href]), absolute(url)];
  };
  history.pushState = (state, title, url) => {
    // A navigation by Next starts over.
    if (isOfNext(state)) steps = [];
    else written(url);
    pushState.call(history, state, title, url);
  };
  history.replaceState = (state, title, url) => {
    if (!isOfNext(state)) written(url);
    else {
      const drawn = steps.lastIndexOf(absolute(url));
      steps = drawn < 0 ? [] : steps.slice(drawn);
    }
    const isLate = isOfNext(state) && steps.length > 1;
    replaceState.call(history, state, title, isLate ? location.href : url);
  };
  window.addEventListener("popstate", () => {
    steps = [];
  });
}

const absolute = (url: string | URL | null | undefined): string =>
  url == null ? location.href : new URL(url, location.href).href;

/** Whether a state of the history is one that Next wrote itself. */
const isOfNext = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "__NA" in state && state.__NA === true;
