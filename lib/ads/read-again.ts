import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * Marks reads as stale, and reads those again that are shown. A first read that is under way began before what made it
 * stale, and TanStack Query lets it end as if it were new: it is read once more after that.
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
