import { DeleteButton } from "@/components/ui/delete-button";
import { useAdsMutation } from "@/lib/ads/client";
import * as fundingInstruments from "@/lib/ads/endpoints/funding-instruments";
import { formatNumber } from "@/lib/format/numbers";
import { plural } from "@/lib/format/plurals";
import { fundingTitle } from "@/lib/funding/words";

/** Key of a row in the grace window of its deletion. */
export const fundingGraceKey = (instrumentId: string) => `funding ${instrumentId}`;

interface DeleteFundingProps {
  instrument: fundingInstruments.FundingInstrument;
  /** Active campaigns that it pays for; undefined while unknown. */
  activeCampaigns: number | undefined;
  disabledReason: string | undefined;
  onDeleting: () => void;
}

/** Deletes a sandbox funding source: shows what it stops, then leaves eight seconds to undo it. */
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
