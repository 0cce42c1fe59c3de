import { DeleteButton } from "@/components/ui/delete-button";
import { useAdsMutation } from "@/lib/ads/client";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { formatNumber } from "@/lib/format/numbers";
import { plural } from "@/lib/format/plurals";
import { fundingTitle } from "@/lib/funding/words";

/** What a row that is about to be deleted is known by in the grace window. */
export const fundingGraceKey = (instrumentId: string) => `funding ${instrumentId}`;

interface DeleteFundingProps {
  instrument: fundingInstruments.FundingInstrument;
  /** Active campaigns that it pays for; undefined while not known. */
  activeCampaigns: number | undefined;
  disabledReason: string | undefined;
  onDeleting: () => void;
}

/** Deletes a sandbox instrument: says what it stops, then leaves eight seconds to take it back. */
export function DeleteFunding({
  instrument,
  activeCampaigns,
  disabledReason,
  onDeleting,
}: DeleteFundingProps) {
  const remove = useAdsMutation(fundingInstruments.remove);
  return (
    <DeleteButton
      what="funding source"
      name={fundingTitle(instrument)}
      consequence={consequence(activeCampaigns)}
      graceKey={fundingGraceKey(instrument.id)}
      disabledReason={disabledReason}
      onDeleting={onDeleting}
      send={() =>
        remove.mutateAsync({
          account_id: instrument.account_id,
          funding_instrument_id: instrument.id,
        })
      }
    />
  );
}

function consequence(activeCampaigns: number | undefined): string {
  if (activeCampaigns === undefined) return "Campaigns that it pays for stop serving.";
  if (activeCampaigns === 0) return "No active campaign is paid for by it.";
  const count = formatNumber(activeCampaigns);
  return `${count} active ${plural(activeCampaigns, { one: "campaign stops", other: "campaigns stop" })} serving.`;
}
