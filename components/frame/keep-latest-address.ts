const followed = new WeakSet<History>();

/**
 * Keeps the latest address. Next writes the address of each state that it has rendered (`HistoryUpdater` of its app
 * router). While it renders slowly, that is older than addresses written since, and nuqs continues from it: letters of
 * a search and a panel just opened would be lost.
 *
 * Call it after Next has wrapped the same methods: it adds its own mark to the states of others.
 */
export function keepLatestAddress(history: History): void {
  if (followed.has(history)) return;
  followed.add(history);
  const { pushState, replaceState } = history;
  /** Addresses from the last one that Next has rendered to the last one written. */
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

/** Whether Next wrote a state of the history itself. */
const isOfNext = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "__NA" in state && state.__NA === true;
