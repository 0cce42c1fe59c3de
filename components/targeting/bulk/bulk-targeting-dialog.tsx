import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { BulkChangeDialog } from "@/components/bulk/bulk-change-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { useAccount } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { useScope } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { list } from "@/lib/ads/endpoints/targeting-criteria";
import { isCallError } from "@/lib/ads/errors";
import { adsKey } from "@/lib/ads/query-key";
import { planTargeting, TARGETINGS, type TargetingBulkChange } from "@/lib/targeting/bulk-targeting";
import type { Shown } from "@/lib/targeting/criteria";
import { ChooseCriteria } from "./choose-criteria";
import { RemoveCriteria } from "./remove-criteria";
import { TargetingChange } from "./targeting-change";
import { readTargetings, targetingWork } from "./targeting-work";

interface BulkTargetingDialogProps {
  items: readonly LineItem[];
  onClose: () => void;
}

type Kind = TargetingBulkChange["kind"];

const KINDS = [
  { value: "add", label: "Add" },
  { value: "remove", label: "Remove" },
  { value: "replace", label: "Replace by" },
] as const satisfies readonly { value: Kind; label: string }[];

const VERBS: Readonly<Record<Kind, string>> = {
  add: "Add targeting to",
  remove: "Remove targeting from",
  replace: "Replace the targeting of",
};

/** Adds, removes or replaces criteria of many line items: what comes and goes for each is shown first. */
export function BulkTargetingDialog({ items, onClose }: BulkTargetingDialogProps) {
  const { accountId } = useAccount();
  const scope = useScope();
  const start = useStartBulkJob(targetingWork);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const standing = useQuery({
    queryKey: [...adsKey(list, scope), "of", ids],
    queryFn: () => readTargetings(scope, accountId, ids),
    // What others did since is part of what is decided on.
    staleTime: 0,
  });
  const [kind, setKind] = useState<Kind>("add");
  const [chosen, setChosen] = useState<readonly Shown[]>([]);
  const { data } = standing;
  const plan = useMemo(
    () =>
      data && chosen.length > 0
        ? planTargeting(items, { kind, criteria: chosen }, (id) => data.get(id) ?? [])
        : undefined,
    [items, kind, chosen, data],
  );
  const [first] = items;
  return (
    <BulkChangeDialog
      resource={TARGETINGS}
      verb={VERBS[kind]}
      selected={items.length}
      plan={plan}
      amount="targeting"
      tellItem={({ key }) => {
        const change = plan?.previews.get(key);
        return change && <TargetingChange {...change} />;
      }}
      onClose={onClose}
      onStart={(title, planned) => start({ title, items: planned, looksFirst: true })}
    >
      <Segmented
        label="What to do"
        className="self-start"
        value={kind}
        options={KINDS}
        onValueChange={(next) => {
          // What is to go is chosen among what stands, what comes freely.
          if (next === "remove" || kind === "remove") setChosen([]);
          setKind(next);
        }}
      />
      {isCallError(standing.error) ? (
        <ErrorState
          compact
          title="The targeting of the line items could not be read"
          error={standing.error}
          onRetry={() => void standing.refetch()}
        />
      ) : data === undefined ? (
        <div role="status">
          <span className="sr-only">Reading the targeting of the line items</span>
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      ) : kind === "remove" ? (
        <RemoveCriteria standing={data} chosen={chosen} onChosen={setChosen} />
      ) : (
        <ChooseCriteria product={first?.product_type ?? ""} chosen={chosen} onChosen={setChosen} />
      )}
    </BulkChangeDialog>
  );
}
