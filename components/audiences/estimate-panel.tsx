"use client";

import { useAccount } from "@/components/shell/account";
import { RoleGate } from "@/components/shell/role-gate";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { useSettled } from "@/components/ui/use-settled";
import { useAdsQuery } from "@/lib/ads/client";
import { estimate } from "@/lib/ads/endpoints/audience-estimate";
import {
  type EstimateCriterion,
  estimateProblem,
  estimateRange,
  smallestReach,
} from "@/lib/audiences/estimate";

/** Debounce before the service is asked: its rate limit is low. */
const PAUSE_MS = 600;

interface EstimatePanelProps {
  /** The included and excluded criteria, in the service's format. */
  criteria: readonly EstimateCriterion[];
}

/** Estimates the audience size of targeting criteria, as a range with the time of the answer. */
export function EstimatePanel({ criteria }: EstimatePanelProps) {
  return (
    <section aria-label="Audience estimate" className="flex flex-col gap-2">
      <RoleGate needs={estimate} verb="use" what="estimates" waiting={<Skeleton className="h-6 w-40" />}>
        <Estimate criteria={criteria} />
      </RoleGate>
    </section>
  );
}

function Estimate({ criteria }: EstimatePanelProps) {
  const settled = useSettled(criteria, PAUSE_MS);
  const problem = estimateProblem(settled);
  const { accountId, account } = useAccount();
  const { data, error, isFetching, refetch } = useAdsQuery(
    estimate,
    { account_id: accountId, body: { targeting_criteria: [...settled] } },
    { enabled: problem === undefined, staleTime: 5 * 60_000 },
  );
  if (problem !== undefined) return <p className="text-text-muted">{problem}</p>;
  if (error) {
    return <ErrorState compact title="There is no estimate" error={error} onRetry={() => void refetch()} />;
  }
  if (!data || settled !== criteria) {
    return (
      <div role="status" aria-label="Asking for an estimate">
        <Skeleton className="h-6 w-40" />
      </div>
    );
  }
  const range = estimateRange(data.data.audience_size);
  return (
    <>
      <p role="status" className="font-semibold text-lg tabular-nums">
        {range.words}
      </p>
      <p className="text-sm text-text-muted">
        Approximate number of people who match, not of people who will see an ad. As of{" "}
        <TimeText at={new Date(data.asOf).toISOString()} zone={account?.timezone ?? "UTC"} />.{" "}
        {range.max < smallestReach && "This few may not be enough for a line item to serve."}
      </p>
      <div>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
    </>
  );
}
