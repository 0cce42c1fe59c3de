import "server-only";
import { LRUCache } from "lru-cache";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { list } from "@/lib/ads/endpoints/line-items";
import { type PageRead, readForPage } from "@/lib/forward/read-for-page";
import { processWide } from "@/lib/process-wide";

const KEPT_MS = 5 * 60_000;
/** Pages of line items for one question: thousands of them in 200 campaigns. */
const PAGES_MAX = 5;

/**
 * What campaigns are after, which only their line items say, deleted ones among them: they were shown as well. A
 * campaign of which no answer tells is left out.
 *
 * @throws what `readForPage` throws
 */
export async function objectivesOf(
  page: PageRead,
  accountId: string,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const kept = processWide(
    "campaign-objectives",
    () => new LRUCache<string, readonly string[]>({ max: 50_000, ttl: KEPT_MS }),
  );
  const keyOf = (id: string) => `${page.scope.environment} ${accountId} ${id}`;
  const unknown = campaignIds.filter((id) => !kept.has(keyOf(id)));
  if (unknown.length > 0) {
    const found = new Map(unknown.map((id) => [id, new Set<string>()]));
    let cursor: string | null | undefined;
    for (let at = 0; at < PAGES_MAX && cursor !== null; at += 1) {
      const { data, nextCursor } = await readForPage(page, list, {
        account_id: accountId,
        campaign_ids: unknown,
        count: PAGE_MAX,
        with_deleted: true,
        with_draft: true,
        ...(cursor && { cursor }),
      });
      for (const { campaign_id, objective } of data) found.get(campaign_id)?.add(objective);
      cursor = nextCursor;
    }
    for (const [id, objectives] of found) if (cursor === null) kept.set(keyOf(id), [...objectives].sort());
  }
  return new Map(
    campaignIds.flatMap((id) => {
      const objectives = kept.get(keyOf(id));
      return objectives ? [[id, objectives] as const] : [];
    }),
  );
}
