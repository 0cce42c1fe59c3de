import { useMemo, useState } from "react";
import { PostsPlanDialog } from "@/components/line-items/bulk/posts-plan-dialog";
import { ChosenLineItems } from "@/components/targeting/bulk/chosen-line-items";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { canPromotePosts } from "@/lib/ads/endpoints/promoted-posts";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { type AdRow, adName } from "@/lib/running/ad-rows";
import { postsToDuplicate } from "@/lib/running/duplicate-many";

interface DuplicateAdsProps {
  rows: readonly AdRow[];
  onClose: () => void;
  onStarted: () => void;
}

/** How many are told by name. */
const NAMED_MAX = 8;

/** Runs the posts of selected ads in other line items too: what runs there already is left as it is. */
export function DuplicateAds({ rows, onClose, onStarted }: DuplicateAdsProps) {
  const [items, setItems] = useState<readonly LineItem[]>([]);
  const { posts, same, others } = useMemo(() => postsToDuplicate(rows), [rows]);
  const postIds = useMemo(() => posts.map(({ shows }) => shows), [posts]);
  const what = counted(posts.length, "ad");
  const more = posts.length - NAMED_MAX;
  return (
    <PostsPlanDialog
      items={items}
      change={{ kind: "add", postIds }}
      verb={`Duplicate ${what} into`}
      heading={`Duplicate ${what} into other line items`}
      notYet={posts.length === 0 ? "None of the selected ads is a post." : "Choose line items first."}
      onClose={onClose}
      onStarted={onStarted}
    >
      <section aria-label="What is duplicated" className="rounded-md bg-surface-sunken px-3 py-2">
        <h3 className="text-sm text-text-muted">What is duplicated</h3>
        <ul className="list-disc pl-5 empty:hidden">
          {posts.slice(0, NAMED_MAX).map((row) => (
            <li key={row.id}>
              <bdi className="wrap-anywhere line-clamp-2">{adName(row)}</bdi>
            </li>
          ))}
        </ul>
        {more > 0 && <p>and {formatNumber(more)} more</p>}
        {same > 0 && (
          <p className="mt-1 text-sm text-text-muted">
            {counted(same, "other selected ad shows", "other selected ads show")} a post that is here already.
          </p>
        )}
        {others > 0 && (
          <p className="mt-1 text-sm text-text-muted">
            {counted(others, "selected ad is an account or a file", "selected ads are accounts or files")},
            and not duplicated: add {others === 1 ? "it" : "them"} in the panel of a line item.
          </p>
        )}
      </section>
      <ChosenLineItems items={items} takes={canPromotePosts} onItems={setItems} />
    </PostsPlanDialog>
  );
}
