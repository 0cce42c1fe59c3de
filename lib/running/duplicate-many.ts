import type { ShownBulkChange } from "@/lib/line-items/bulk/bulk-shown";
import type { AdKind, AdRow } from "./ad-rows";

/** What of selected ads can run in other line items too. */
interface AdsToDuplicate<Ad> {
  /** One ad for each post, account and file. */
  readonly ads: readonly Ad[];
  /** How many more ads show one of these. */
  readonly same: number;
  /** What is added to other line items. */
  readonly change: ShownBulkChange;
}

/** What selected ads show, each once, in their order. */
export function adsToDuplicate<Ad extends Pick<AdRow, "kind" | "shows" | "landingUrl" | "creativeType">>(
  rows: readonly Ad[],
): AdsToDuplicate<Ad> {
  const first = new Map<string, Ad>();
  for (const row of rows) {
    const key = `${row.kind} ${row.shows}`;
    if (!first.has(key)) first.set(key, row);
  }
  const ads = [...first.values()];
  const of = (kind: AdKind) => ads.filter((ad) => ad.kind === kind);
  const ids = (kind: AdKind) => of(kind).map(({ shows }) => shows);
  const [posts, accounts] = [ids("post"), ids("account")];
  const media = of("media").map(({ shows, landingUrl, creativeType }) => ({
    account_media_id: shows,
    landing_url: landingUrl,
    creative_type: creativeType ?? "",
  }));
  return {
    ads,
    same: rows.length - ads.length,
    change: {
      kind: "add",
      ...(posts.length > 0 && { posts }),
      ...(accounts.length > 0 && { accounts }),
      ...(media.length > 0 && { media }),
    },
  };
}
