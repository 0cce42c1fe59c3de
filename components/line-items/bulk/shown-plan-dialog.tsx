import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { BulkChangeDialog } from "@/components/bulk/bulk-change-dialog";
import { ComesAndGoes } from "@/components/bulk/comes-and-goes";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { useLineItemCampaigns } from "@/components/records/use-line-item-campaigns";
import { useAccount } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useScope } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { list } from "@/lib/ads/endpoints/promoted-posts";
import { isCallError } from "@/lib/ads/errors";
import { adsKey } from "@/lib/ads/query-key";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import {
  kindsOf,
  PROMOTIONS,
  planShown,
  SHOWN_KINDS,
  type ShownBulkChange,
  type ShownOne,
  type ShownPreview,
} from "@/lib/line-items/bulk/bulk-shown";
import { type CurrentAds, readShown, shownNow, shownWork } from "./shown-work";
import { usePostTitles } from "./use-post-titles";

interface ShownPlanDialogProps {
  items: readonly LineItem[];
  change: ShownBulkChange;
  verb: string;
  heading?: string;
  /** What is missing before there can be a plan. */
  notYet?: string;
  onClose: () => void;
  onStarted?: () => void;
  /** The name of an ad; by default, posts are looked up. */
  nameOf?: (one: ShownOne) => string | undefined;
  /** The choice of what to do. */
  children: ReactNode;
  /** The choice of posts, which depends on the objectives of the line items. */
  chooser?: (current: CurrentAds, titleOf: (postId: string) => string) => ReactNode;
}

/** Changes the ads of many line items: a preview of what is added and removed for each, then one job. */
export function ShownPlanDialog({
  items,
  change,
  verb,
  heading,
  notYet = "Say what to change first.",
  onClose,
  onStarted,
  nameOf = () => undefined,
  children,
  chooser,
}: ShownPlanDialogProps) {
  const { accountId } = useAccount();
  const scope = useScope();
  const start = useStartBulkJob(shownWork);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const kinds = kindsOf(change);
  const current = useQuery({
    queryKey: [...adsKey(list, scope), "of", ids, kinds],
    queryFn: () => readShown(scope, accountId, ids, kinds),
    // Changes by others since then affect the decision.
    staleTime: 0,
  });
  const { data } = current;
  const { campaignName } = useLineItemCampaigns(items, true);
  const removable = change.kind === "remove" ? promotedBy(data) : [];
  const unnamed = (change.posts ?? []).filter((id) => nameOf({ kind: "posts", id }) === undefined);
  const titleOf = usePostTitles([...new Set([...unnamed, ...removable])]);
  const plan = useMemo(
    () =>
      data && items.length > 0 && kindsOf(change).some((kind) => change[kind]?.length)
        ? planShown(
            items,
            change,
            (id) => shownNow(data, id),
            ({ campaign_id }) => campaignName(campaign_id),
          )
        : undefined,
    [items, change, data, campaignName],
  );
  const what = kinds.every((kind) => kind === "posts") ? "posts" : "ads";
  return (
    <BulkChangeDialog
      resource={PROMOTIONS}
      verb={verb}
      heading={heading}
      selected={items.length}
      plan={plan}
      notYet={data ? notYet : `Wait until the ${what} of the line items are read.`}
      amount={what}
      describeItem={({ key }) => {
        const preview = plan?.previews.get(key);
        const called = (one: ShownOne) => nameOf(one) ?? titleOf(one.id);
        return preview && <WhatChanges {...preview} nameOf={called} />;
      }}
      onClose={onClose}
      onStart={(title, planned) => {
        start({ title, items: planned, looksFirst: true });
        onStarted?.();
      }}
    >
      {children}
      {isCallError(current.error) ? (
        <ErrorState
          compact
          title={`The ${what} of the line items could not be read`}
          error={current.error}
          onRetry={() => void current.refetch()}
        />
      ) : data === undefined ? (
        <div role="status">
          <span className="sr-only">{`Reading the ${what} of the line items`}</span>
          <Skeleton className="h-4 w-full" />
        </div>
      ) : (
        chooser?.(data, titleOf)
      )}
    </BulkChangeDialog>
  );
}

const promotedBy = (current: CurrentAds | undefined) =>
  [...(current?.values() ?? [])].flatMap(({ posts = [] }) => posts.map(({ post_id }) => post_id));

const WORDS = { posts: "post", accounts: "account", media: "file" } as const;

function WhatChanges({
  comes,
  goes,
  stays,
  unfit,
  nameOf,
}: ShownPreview & { nameOf: (one: ShownOne) => string }) {
  // They are listed above, where they were chosen.
  const namesOf = (ones: readonly ShownOne[]) => {
    const [first] = ones;
    if (first === undefined) return undefined;
    if (ones.length === 1) return nameOf(first);
    const counts = SHOWN_KINDS.map(
      (kind) => [WORDS[kind], ones.filter((one) => one.kind === kind).length] as const,
    );
    return listPlain(counts.flatMap(([one, count]) => (count > 0 ? [counted(count, one)] : [])));
  };
  return (
    <ComesAndGoes comes={namesOf(comes)} goes={namesOf(goes)}>
      {stays > 0 && (
        <span className="block text-text-muted">{counted(stays, "runs", "run")} here already</span>
      )}
      {unfit > 0 && (
        <span className="block text-text-muted">{counted(unfit, "does", "do")} not fit this line item</span>
      )}
    </ComesAndGoes>
  );
}
