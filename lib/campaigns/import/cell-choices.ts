import { EMPTY_CAMPAIGN } from "@/lib/campaigns/new-campaign";
import { NEW_STATUSES } from "@/lib/campaigns/status";
import { fundingLabel } from "@/lib/funding/words";
import { type CellChoices, editChoices, listedChoices } from "@/lib/record-import/cell-choices";
import { recordOf } from "@/lib/record-import/row-diff";
import type { CampaignImportField } from "./column-names";
import type { CampaignRowDiff } from "./diff-row";
import { CAMPAIGN_FILE } from "./import-cells";
import { type CampaignImportContext, fundingMeant } from "./known";

/** What an empty cell of a new campaign means. */
const USUAL: { readonly [field in CampaignImportField]?: string } = {
  entity_status: "PAUSED",
  budget_optimization: EMPTY_CAMPAIGN.budget_optimization,
};

/** Undefined for a cell in which anything can be typed. */
export function cellChoices(
  diff: CampaignRowDiff,
  field: CampaignImportField,
  text: string,
  known: CampaignImportContext,
): CellChoices | undefined {
  const campaign = recordOf(diff);
  if (field === "funding_instrument_id") return campaign ? undefined : funding(text, known);
  const edit = CAMPAIGN_FILE.edits.get(field);
  if (edit?.kind !== "choice") return undefined;
  return editChoices(edit, text, {
    words: field === "entity_status" && !campaign ? NEW_STATUSES : undefined,
    usual: campaign ? undefined : USUAL[field],
    unsaid: field === "standard_delivery",
  });
}

function funding(text: string, known: CampaignImportContext): CellChoices {
  const usable = [...known.funding.values()].filter(({ deleted }) => !deleted);
  const [only, ...others] = text === "" ? [] : fundingMeant(text, known);
  return listedChoices({
    options: usable.map((instrument) => ({ value: instrument.id, label: fundingLabel(instrument) })),
    value: only && others.length === 0 && !only.deleted ? only.id : "",
    placeholder: text || "Select a funding source",
  });
}
