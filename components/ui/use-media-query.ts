import { useMemo, useSyncExternalStore } from "react";

/** Media queries, created once rather than with every render. */
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
 * The current result of some media queries, while mounted.
 *
 * @param queries memoize them
 * @param pick maps the results, in the order of the queries, to a string, a number or a flag
 * @param onServer the result on the server
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
