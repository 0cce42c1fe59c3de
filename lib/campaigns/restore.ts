import { type Campaign, update } from "@/lib/ads/endpoints/campaigns";
import { touchedOnly } from "@/lib/staged/staged-changes";
import { type CampaignChange, isEmptyChange } from "./change";
import { checkChange } from "./check-change";
import { isEditableField } from "./edit-form";
import { STAGED_CAMPAIGNS } from "./staged-campaigns";

interface RestoredCampaignChange {
  readonly change: CampaignChange;
  /** The rule that the old value would break, and the fix. */
  readonly problem: string | undefined;
}

/**
 * The change that restores the previous value of a field from the service's history.
 *
 * @param campaign with its staged changes
 * @param before the previous values of one change, in the history's format: amounts are numbers there, or text if they
 *   are too large
 * @returns undefined where the field cannot be set, or has that value
 */
export function restoreCampaignField(
  campaign: Campaign,
  field: string,
  { [field]: before }: Readonly<Record<string, unknown>>,
): RestoredCampaignChange | undefined {
  if (campaign.deleted || !isEditableField(field)) return undefined;
  const value = before === null ? "" : typeof before === "number" ? String(before) : before;
  if (!update.params.shape[field].safeParse(value).success) return undefined;
  const change = touchedOnly(STAGED_CAMPAIGNS, campaign, { [field]: value });
  if (isEmptyChange(change)) return undefined;
  return { change, problem: checkChange(campaign, change)[0]?.advice };
}
