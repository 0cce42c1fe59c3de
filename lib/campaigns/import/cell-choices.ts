import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { CAMPAIGN_EDITS } from "@/lib/campaigns/campaign-columns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { EMPTY_CAMPAIGN } from "@/lib/campaigns/new-campaign";
import { NEW_STATUSES } from "@/lib/campaigns/status";
import { fundingLabel } from "@/lib/funding/funding-label";
import { type ChoiceEdit, choiceWord } from "@/lib/records/cell-edits";
import { campaignOf } from "./cell-view";
import type { CampaignImportField } from "./column-names";
import type { RowDiff } from "./diff-row";
import { type CampaignImportContext, fundingMeant } from "./known";

/** What can be chosen in a cell, for fields that hold one of a few. */
export interface CellChoices {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What the cell says; empty when it is none of them. */
  readonly value: string;
  /** Shown then. */
  readonly placeholder: string;
  /** What is written into the cell. */
  readonly write: (value: string) => string;
}

const same = (value: string) => value;

/** Nothing said, so that the service's default holds. An option needs a value of its own. */
const UNSAID = { value: "unsaid", label: "–" };

/** What an empty cell of a campaign that is created stands for. */
const USUAL: { readonly [field in CampaignImportField]?: string } = {
  entity_status: "PAUSED",
  budget_optimization: EMPTY_CAMPAIGN.budget_optimization,
};

/** Undefined for a cell in which anything can be typed. */
export function cellChoices(
  { diff }: { readonly diff: RowDiff },
  field: CampaignImportField,
  text: string,
  known: CampaignImportContext,
): CellChoices | undefined {
  const campaign = campaignOf(diff);
  if (field === "funding_instrument_id") return campaign ? undefined : funding(text, known);
  const edit = CAMPAIGN_EDITS.get(field);
  return edit?.kind === "choice" ? choices(edit, field, text, campaign) : undefined;
}

function choices(
  edit: ChoiceEdit<Campaign, CampaignChange>,
  field: CampaignImportField,
  text: string,
  campaign: Campaign | undefined,
): CellChoices {
  const words = field === "entity_status" && !campaign ? NEW_STATUSES : edit.options;
  const options = Object.entries(words).map(([value, label]) => ({ value, label }));
  const unsaid = field === "standard_delivery";
  const usual = unsaid ? UNSAID.value : campaign ? undefined : USUAL[field];
  const value = (text === "" ? usual : edit.read(text)) ?? "";
  const others =
    value === "" || value === UNSAID.value || options.some((option) => option.value === value) ? [] : [value];
  return {
    options: [
      ...others.map((other) => ({ value: other, label: choiceWord(edit, other) })),
      ...(unsaid ? [UNSAID] : []),
      ...options,
    ],
    value,
    placeholder: text || UNSAID.label,
    write: (chosen) => (chosen === UNSAID.value ? "" : chosen),
  };
}

function funding(text: string, known: CampaignImportContext): CellChoices {
  const usable = [...known.funding.values()].filter(({ deleted }) => !deleted);
  const [only, ...others] = text === "" ? [] : fundingMeant(text, known);
  return {
    options: usable.map((instrument) => ({ value: instrument.id, label: fundingLabel(instrument) })),
    value: only && others.length === 0 && !only.deleted ? only.id : "",
    placeholder: text || "Select a funding source",
    write: same,
  };
}
