import "server-only";
import { LRUCache } from "lru-cache";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import { type LineItem, list } from "@/lib/ads/endpoints/line-items";
import { type PageRead, readForPage } from "@/lib/forward/read-for-page";
import { processWide } from "@/lib/process-wide";
import type { FlightDates } from "@/lib/statistics/pacing";

const CACHED_MS = 5 * 60_000;
/** Pages of line items for one request: thousands in 200 campaigns. */
const PAGES_MAX = 5;

/** The properties of a campaign that come from its line items. */
interface LineItemFacts {
  /** What it is after; deleted line items and drafts among them. */
  readonly objectives: readonly string[];
  /** From the first start to the last end of those that are neither deleted nor drafts. */
  readonly flight: FlightDates | undefined;
}

/**
 * The objectives and dates of campaigns, which come from their line items. A campaign without an answer is left out.
 *
 * @throws what `readForPage` throws
 */
export async function lineItemFacts(
  page: PageRead,
  accountId: string,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, LineItemFacts>> {
  const cached = processWide(
    "campaign-line-items",
    () => new LRUCache<string, LineItemFacts>({ max: 50_000, ttl: CACHED_MS }),
  );
  const keyOf = (id: string) => `${page.scope.environment} ${accountId} ${id}`;
  const unknown = campaignIds.filter((id) => !cached.has(keyOf(id)));
  if (unknown.length > 0) {
    const found = new Map<string, LineItem[]>(unknown.map((id) => [id, []]));
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
      for (const item of data) found.get(item.campaign_id)?.push(item);
      cursor = nextCursor;
    }
    for (const [id, items] of found) if (cursor === null) cached.set(keyOf(id), factsOf(items));
  }
  return new Map(
    campaignIds.flatMap((id) => {
      const facts = cached.get(keyOf(id));
      return facts ? [[id, facts] as const] : [];
    }),
  );
}

function factsOf(items: readonly LineItem[]): LineItemFacts {
  const objectives = [...new Set(items.map(({ objective }) => objective))].sort();
  const running = items.filter(({ deleted, entity_status }) => !deleted && entity_status !== "DRAFT");
  return { objectives, flight: flightOf(running) };
}

function flightOf(items: readonly Pick<LineItem, "start_time" | "end_time">[]): FlightDates | undefined {
  const starts = items.flatMap(({ start_time: start }) => (start === null ? [] : [Date.parse(start)]));
  if (starts.length === 0) return undefined;
  const ends = items.map(({ end_time: end }) => (end === null ? Number.POSITIVE_INFINITY : Date.parse(end)));
  const last = Math.max(...ends);
  return { start: Math.min(...starts), end: Number.isFinite(last) ? last : undefined };
}
