import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { BulkChangeDialog } from "@/components/bulk/bulk-change-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { useAccount } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useScope } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { list, type TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { isCallError } from "@/lib/ads/errors";
import { adsKey } from "@/lib/ads/query-key";
import { planTargeting, TARGETINGS, type TargetingBulkChange } from "@/lib/targeting/bulk-targeting";
import { TargetingChange } from "./targeting-change";
import { readTargetings, targetingWork } from "./targeting-work";

interface TargetingPlanDialogProps {
  items: readonly LineItem[];
  change: TargetingBulkChange;
  verb: string;
  heading?: string;
  /** What is missing before there can be a plan. */
  notYet?: string;
  onClose: () => void;
  /** The choice of what to do. */
  children: ReactNode;
  /** The choice of criteria, which depends on the current targeting of the line items. */
  chooser?: (existing: ReadonlyMap<string, readonly TargetingCriterion[]>) => ReactNode;
}

/** Changes the targeting of many line items: a preview of what is added and removed for each, then one job. */
export function TargetingPlanDialog({
  items,
  change: { kind, criteria },
  verb,
  heading,
  notYet = "Say what to change first.",
  onClose,
  children,
  chooser,
}: TargetingPlanDialogProps) {
  const { accountId } = useAccount();
  const scope = useScope();
  const start = useStartBulkJob(targetingWork);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const existing = useQuery({
    queryKey: [...adsKey(list, scope), "of", ids],
    queryFn: () => readTargetings(scope, accountId, ids),
    // Changes by others since then affect the decision.
    staleTime: 0,
  });
  const { data } = existing;
  const plan = useMemo(
    () =>
      data && items.length > 0 && criteria.length > 0
        ? planTargeting(items, { kind, criteria }, (id) => data.get(id) ?? [])
        : undefined,
    [items, kind, criteria, data],
  );
  return (
    <BulkChangeDialog
      resource={TARGETINGS}
      verb={verb}
      heading={heading}
      selected={items.length}
      plan={plan}
      notYet={data ? notYet : "Wait until the targeting of the line items is read."}
      amount="targeting"
      describeItem={({ key }) => {
        const change = plan?.previews.get(key);
        return change && <TargetingChange {...change} />;
      }}
      onClose={onClose}
      onStart={(title, planned) => start({ title, items: planned, looksFirst: true })}
    >
      {children}
      {isCallError(existing.error) ? (
        <ErrorState
          compact
          title="The targeting of the line items could not be read"
          error={existing.error}
          onRetry={() => void existing.refetch()}
        />
      ) : data === undefined ? (
        <div role="status">
          <span className="sr-only">Reading the targeting of the line items</span>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      ) : (
        chooser?.(data)
      )}
    </BulkChangeDialog>
  );
}
