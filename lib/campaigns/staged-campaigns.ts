import * as z from "zod";
import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import { batch, type Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import { valueInWords } from "@/lib/field-values";
import { stagedChangesOf } from "@/lib/staged/staged-changes";
import type { StagedResource } from "@/lib/staged/staged-resource";
import { type CampaignChange, CHANGE_FIELDS, campaignWithChange } from "./change";

const storedChange = z.custom<CampaignChange>(
  (change) =>
    typeof change === "object" &&
    batch.body.safeParse([{ operation_type: "Update", params: { campaign_id: "0", ...change } }]).success,
);

/** Campaigns as their changes are staged. */
export const STAGED_CAMPAIGNS: StagedResource<Campaign, CampaignChange> = {
  resource: CAMPAIGNS,
  nameOf: ({ name }) => name,
  fields: CHANGE_FIELDS,
  pick: (change, fields) =>
    Object.fromEntries(
      CHANGE_FIELDS.filter((field) => change[field] !== undefined && fields.includes(field)).map((field) => [
        field,
        change[field],
      ]),
    ),
  isStaged: stagedChangesOf(storedChange),
  fieldName: campaignFieldName,
  valueInWords: (field, value, { currency }) => valueInWords(field, value, currency),
};

/** The effective status describes the campaign before the change; resumed, its own switch no longer holds it back. */
export function plannedCampaign(campaign: Campaign, change: CampaignChange): Campaign {
  const planned = campaignWithChange(campaign, change);
  if (change.entity_status !== "ACTIVE") return planned;
  const reasons = planned.reasons_not_servable.filter((reason) => reason !== "PAUSED_BY_ADVERTISER");
  return {
    ...planned,
    reasons_not_servable: reasons,
    servable: reasons.length === 0 ? true : planned.servable,
  };
}
