import { useMemo, useState } from "react";
import { ShownPlanDialog } from "@/components/line-items/bulk/shown-plan-dialog";
import { ChosenLineItems } from "@/components/targeting/bulk/chosen-line-items";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { type ShownKind, type ShownOne, showsAnyOf } from "@/lib/line-items/bulk/bulk-shown";
import { type AdKind, type AdRow, adName } from "@/lib/running/ad-rows";
import { adsToDuplicate } from "@/lib/running/duplicate-many";

interface DuplicateAdsProps {
  rows: readonly AdRow[];
  onClose: () => void;
  onStarted: () => void;
}

/** How many are named. */
const NAMED_MAX = 8;

const SHOWN_AS = { post: "posts", account: "accounts", media: "media" } as const satisfies Record<
  AdKind,
  ShownKind
>;

/** Adds selected ads to other line items; skips those that already run there. */
export function DuplicateAds({ rows, onClose, onStarted }: DuplicateAdsProps) {
  const [items, setItems] = useState<readonly LineItem[]>([]);
  const { ads, same, change } = useMemo(() => adsToDuplicate(rows), [rows]);
  const names = useMemo(
    () => new Map(ads.map((ad) => [`${SHOWN_AS[ad.kind]} ${ad.shows}`, adName(ad)])),
    [ads],
  );
  const what = counted(ads.length, "ad");
  const more = ads.length - NAMED_MAX;
  return (
    <ShownPlanDialog
      items={items}
      change={change}
      nameOf={({ kind, id }: ShownOne) => names.get(`${kind} ${id}`)}
      verb={`Duplicate ${what} into`}
      heading={`Duplicate ${what} into other line items`}
      notYet="Choose line items first."
      onClose={onClose}
      onStarted={onStarted}
    >
      <section aria-label="What is duplicated" className="rounded-md bg-surface-sunken px-3 py-2">
        <h3 className="text-sm text-text-muted">What is duplicated</h3>
        <ul className="list-disc pl-5">
          {ads.slice(0, NAMED_MAX).map((row) => (
            <li key={row.id}>
              <bdi className="wrap-anywhere line-clamp-2">{adName(row)}</bdi>
            </li>
          ))}
        </ul>
        {more > 0 && <p>and {formatNumber(more)} more</p>}
        {same > 0 && (
          <p className="mt-1 text-sm text-text-muted">
            {counted(same, "other selected ad shows", "other selected ads show")} what is here already.
          </p>
        )}
      </section>
      <ChosenLineItems items={items} takes={(item) => showsAnyOf(item, change)} onItems={setItems} />
    </ShownPlanDialog>
  );
}
