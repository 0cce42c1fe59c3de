import type { TargetedCampaign } from "@/lib/ads/endpoints/custom-audiences";
import { counted } from "@/lib/format/plurals";

/** A partially read list. */
interface ReadSoFar<T> {
  readonly records: readonly T[];
  readonly complete: boolean;
}

/** How many of the line items serve now. */
function servingCount(campaigns: readonly TargetedCampaign[]): number {
  return campaigns.reduce(
    (sum, { line_items }) => sum + line_items.filter(({ servable }) => servable).length,
    0,
  );
}

/** The consequences of deleting an audience: campaigns that target it, and accounts that it is shared with. */
export function deletionImpact(used: ReadSoFar<TargetedCampaign>, grants: ReadSoFar<unknown>): string {
  return [campaignsHit(used), accountsHit(grants)].filter(Boolean).join(" ");
}

function campaignsHit({ records, complete }: ReadSoFar<TargetedCampaign>): string {
  const least = complete ? "" : "At least ";
  if (records.length === 0) {
    return complete ? "No campaign of this account targets it." : "Which campaigns target it is not known.";
  }
  const serving = servingCount(records);
  const now =
    serving === 0
      ? "none of their line items serves now"
      : `${counted(serving, "line item serves", "line items serve")} now`;
  return `${least}${counted(records.length, "campaign targets", "campaigns target")} it, ${now}. What becomes of line items whose audience is deleted is unknown: change their targeting first.`;
}

function accountsHit({ records, complete }: ReadSoFar<unknown>): string {
  if (records.length === 0) return complete ? "" : "Whether it is shared with other accounts is not known.";
  return `${complete ? "" : "At least "}${counted(records.length, "account loses", "accounts lose")} it too, because it is shared.`;
}

/**
 * The consequences of revoking an account's access to an audience (advertising specification, States and transitions:
 * Tailored audience permission).
 *
 * @param used the campaigns of that account which target the audience; undefined when they cannot be seen from here
 */
export function revocationImpact(account: string, used: ReadSoFar<TargetedCampaign> | undefined): string {
  const rule = "Campaigns that target it already keep running with it, and cannot be copied afterwards.";
  const first = `${account} cannot target it in new campaigns any more.`;
  if (!used || (!used.complete && used.records.length === 0)) {
    return `${first} ${rule} Which campaigns those are cannot be seen from here.`;
  }
  if (used.records.length === 0) return `${first} None of its campaigns targets it now.`;
  const many = counted(used.records.length, "campaign targets", "campaigns target");
  return `${first} ${used.complete ? "" : "At least "}${many} it now. ${rule}`;
}
