import { optimizationName } from "@/lib/ads/campaign-field-words";
import { BUDGET_OPTIMIZATIONS } from "@/lib/ads/endpoints/campaigns";
import { SETTABLE_STATUSES } from "@/lib/campaigns/status";
import { fundingLabel } from "@/lib/funding/funding-label";
import { readYesNo } from "@/lib/import/read-cells";
import { campaignOf } from "./cell-view";
import type { ImportField } from "./column-names";
import type { RowDiff } from "./diff-row";
import { fundingMeant, type ImportKnown } from "./known";
import { NEW_STATUSES, readOptimization, readStatus } from "./read-values";

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
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const OPTIMIZATIONS = BUDGET_OPTIMIZATIONS.map((value) => ({ value, label: optimizationName(value) }));

/** Nothing said, so that the service's default holds. An option needs a value of its own. */
const UNSAID = "unsaid";
const DELIVERIES = [
  { value: UNSAID, label: "–" },
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

/** Undefined for a cell in which anything can be typed. */
export function cellChoices(
  { diff }: { readonly diff: RowDiff },
  field: ImportField,
  text: string,
  known: ImportKnown,
): CellChoices | undefined {
  const campaign = campaignOf(diff);
  switch (field) {
    case "entity_status": {
      const read = readStatus(text) ?? (text === "" && !campaign ? "PAUSED" : "");
      const settable = optionsOf(campaign ? SETTABLE_STATUSES : NEW_STATUSES);
      const current =
        settable.some(({ value }) => value === read) || read === ""
          ? []
          : [{ value: read, label: NEW_STATUSES[read] }];
      return { options: [...current, ...settable], value: read, placeholder: text || "–", write: same };
    }
    case "budget_optimization": {
      const read = readOptimization(text) ?? (text === "" && !campaign ? "CAMPAIGN" : "");
      return { options: OPTIMIZATIONS, value: read, placeholder: text || "–", write: same };
    }
    case "standard_delivery": {
      const read = readYesNo(text);
      const value = read === undefined ? (text === "" ? UNSAID : "") : String(read);
      const write = (chosen: string) => (chosen === UNSAID ? "" : chosen);
      return { options: DELIVERIES, value, placeholder: text, write };
    }
    case "funding_instrument_id":
      return campaign ? undefined : funding(text, known);
    default:
      return undefined;
  }
}

function funding(text: string, known: ImportKnown): CellChoices {
  const usable = [...known.funding.values()].filter(({ deleted }) => !deleted);
  const [only, ...others] = text === "" ? [] : fundingMeant(text, known);
  return {
    options: usable.map((instrument) => ({ value: instrument.id, label: fundingLabel(instrument) })),
    value: only && others.length === 0 && !only.deleted ? only.id : "",
    placeholder: text || "Select a funding source",
    write: same,
  };
}
