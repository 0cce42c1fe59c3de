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
 * @param pick makes a word, a number or a flag of the answers, which are in the order of the queries
 * @param onServer the result while no window is known
 */
export function useMediaQueries<Result extends string | number | boolean>(
  queries: readonly string[],
  pick: (answers: readonly boolean[]) => Result,
  onServer: Result,
): Result {
  const { lists, subscribe } = useMemo(() => watched(queries), [queries]);
  return useSyncExternalStore(
    subscribe,
    () => pick(lists().map(({ matches }) => matches)),
    () => onServer,
  );
}

/** Whether the window matches a media query now; `onServer` is the value on the server. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const queries = useMemo(() => [query], [query]);
  return useMediaQueries(queries, ([matches = onServer]) => matches, onServer);
}
