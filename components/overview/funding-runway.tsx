import { useAccount } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { OverviewSection, SectionSkeleton } from "./overview-section";
import { RunwayRows } from "./runway-rows";
import type { Overview } from "./use-overview";

/** How long the account's funding lasts. */
export function FundingRunway({ overview: { funding, paid, zone, now } }: { overview: Overview }) {
  const route = useAccount();
  return (
    <OverviewSection title="Funding" note="lasts, if spent as in the last 7 days">
      {funding.complete && now !== undefined ? (
        <RunwayRows
          route={route}
          instruments={funding.records}
          records={paid.records}
          zone={zone}
          now={now}
          stopped={paid.failed || paid.read.problem !== undefined}
        />
      ) : funding.error ? (
        <ErrorState
          compact
          title="The funding sources could not be read"
          error={funding.error}
          onRetry={funding.resume}
        />
      ) : (
        <SectionSkeleton />
      )}
    </OverviewSection>
  );
}
