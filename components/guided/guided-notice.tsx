import { useCampaignContext } from "@/components/campaigns/campaign-context";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { useReadAgain } from "@/lib/ads/client";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import type { StoredOutcomes } from "@/lib/bulk/stored-job";
import { type LimitUse, limitWarning } from "@/lib/campaigns/campaign-limit";
import { counted } from "@/lib/format/plurals";
import type { OnlyTab } from "./use-only-tab";

interface GuidedNoticeProps {
  use: LimitUse;
  funding: readonly FundingInstrument[];
  results: StoredOutcomes;
  running: boolean;
  tab: OnlyTab;
}

/** What prevents creating the campaign, and which parts of it exist already. */
export function GuidedNotice({ use, funding, results, running, tab }: GuidedNoticeProps) {
  const warning = limitWarning(use, 1);
  const made = [...results.values()].filter(({ state }) => state === "done").length;
  return (
    <>
      {tab.elsewhere && (
        <Banner
          tone="attention"
          live
          className="rounded-md"
          title="This campaign is open in another tab."
          action={
            <Button size="small" onClick={tab.takeOver}>
              Continue here
            </Button>
          }
        >
          {tab.refused
            ? "It is being created there, or the other tab does not answer. Wait until that has ended, or close the other tab."
            : "Here it can only be read: what you change there shows here. If you continue here, the other tab can only be read."}
        </Banner>
      )}
      {warning && (
        <Banner tone="attention" className="rounded-md">
          {warning}
        </Banner>
      )}
      {funding.length === 0 && <NothingPays />}
      {!running && results.size > 0 && (
        <Banner
          tone="attention"
          live
          className="rounded-md"
          title={`Not finished: ${counted(made, "record exists", "records exist")} already.`}
        >
          What exists stays and is not created again; changes to it here are not sent. Correct what was
          refused and create the rest.
        </Banner>
      )}
    </>
  );
}

/** Why there is no funding source to choose, and what to do about it. Nothing while they are read. */
function NothingPays() {
  const { fundingError, fundingComplete, fundingPath } = useCampaignContext();
  const readAgain = useReadAgain();
  if (fundingError) {
    return (
      <ErrorState
        compact
        title="The funding sources could not be read"
        error={fundingError}
        onRetry={readAgain}
      />
    );
  }
  if (!fundingComplete) return null;
  return (
    <Banner
      tone="attention"
      className="rounded-md"
      title="Nothing pays for campaigns in this account yet."
      action={
        <LinkButton href={fundingPath} size="small">
          Go to funding
        </LinkButton>
      }
    >
      A campaign needs a funding source.
    </Banner>
  );
}
