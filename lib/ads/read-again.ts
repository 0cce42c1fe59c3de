import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * Marks reads as stale, and refetches those that are shown. TanStack Query treats a pending first read, which began
 * earlier, as fresh: it is read once more after that.
 */
export function readAgain(client: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const first = client
    .getQueryCache()
    .findAll(filters)
    .filter(({ state }) => state.data === undefined && state.fetchStatus !== "idle");
  const marked = client.invalidateQueries(filters);
  for (const query of first) {
    const again = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    // One step later its answer is in its place.
    query.promise?.then(() => {}).then(again, () => {});
  }
  return marked;
}
