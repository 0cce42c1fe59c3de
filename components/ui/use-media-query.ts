import { useMemo, useSyncExternalStore } from "react";

/** Media queries that the window is asked about once, and not with every drawing. */
function watched(queries: readonly string[]) {
  let asked: readonly MediaQueryList[] | undefined;
  const lists = () => {
    asked ??= queries.map((query) => matchMedia(query));
    return asked;
  };
  return {
    lists,
    subscribe: (changed: () => void) => {
      for (const list of lists()) list.addEventListener("change", changed);
      return () => {
        for (const list of lists()) list.removeEventListener("change", changed);
      };
    },
  };
}

/**
 * What the window says to some media queries now, as long as it is drawn.
 *
 * @param queries memoize them
 * @param told what is made of the answers, in the order of the queries: a word, a number or a flag
 * @param onServer what is told while no window is known
 */
export function useMediaQueries<Told extends string | number | boolean>(
  queries: readonly string[],
  told: (answers: readonly boolean[]) => Told,
  onServer: Told,
): Told {
  const { lists, subscribe } = useMemo(() => watched(queries), [queries]);
  return useSyncExternalStore(
    subscribe,
    () => told(lists().map(({ matches }) => matches)),
    () => onServer,
  );
}

/** Whether the window matches a media query now; `onServer` says so while no window is known. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const queries = useMemo(() => [query], [query]);
  return useMediaQueries(queries, ([matches = onServer]) => matches, onServer);
}
