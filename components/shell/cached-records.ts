import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { adsKey, type WholeList } from "@/lib/ads/client";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import type { Scope } from "@/lib/ads/scope";

interface Answer<T> {
  readonly data: readonly T[];
}
/** The three ways in which a list is kept: page by page, whole, and one answer alone. */
type KeptList<T> = InfiniteData<Answer<T>, string | null> | WholeList<T> | Answer<T>;

/**
 * The records of an account that this tab has already read with the list of their noun, whatever read them; of each
 * the last that was kept, by `identify`. Asks for nothing.
 */
export function cachedRecords<T>(
  client: QueryClient,
  scope: Scope,
  accountId: string,
  list: AnyEndpoint,
  identify: (record: T) => string,
): readonly T[] {
  const found = new Map<string, T>();
  for (const [key, kept] of client.getQueriesData<KeptList<T>>({ queryKey: adsKey(list, scope) })) {
    const input = key.at(-1);
    const ofAccount =
      typeof input === "object" && input !== null && "account_id" in input && input.account_id === accountId;
    if (!kept || !ofAccount) continue;
    for (const record of recordsOf(kept)) found.set(identify(record), record);
  }
  return [...found.values()];
}

function recordsOf<T>(kept: KeptList<T>): readonly T[] {
  if ("pages" in kept) return kept.pages.flatMap(({ data }) => data);
  return "records" in kept ? kept.records : kept.data;
}
