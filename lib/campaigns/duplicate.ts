import { CAMPAIGN_NAME_MAX, type Campaign } from "@/lib/ads/endpoints/campaigns";
import { hasIllegalCharacters, ILLEGAL_CHARACTERS_ADVICE } from "@/lib/ads/illegal-characters";
import type { ExcludedItem } from "@/lib/bulk/bulk-plan";
import { copyName } from "@/lib/copy-name";
import type { CampaignItem } from "./bulk/campaign-plan";
import { checkChange } from "./change";

/** Copies of campaigns, each paused whatever its model does, under names that are not taken. */
export function planCopies(
  models: readonly Campaign[],
  times: number,
  names: ReadonlySet<string>,
): readonly CampaignItem[] {
  const taken = new Set(names);
  return models.flatMap((model) =>
    Array.from({ length: times }, () => {
      const name = copyName(model.name, CAMPAIGN_NAME_MAX, taken);
      taken.add(name);
      return copyOf(model, name);
    }),
  );
}

/** In a pattern of names: what the model is called, and a line of the list. */
export const NAME_PARTS = { model: "{{name}}", line: "{{line}}" } as const;

/** What is written one a line, without blank ones. */
export const listLines = (text: string): readonly string[] =>
  text.split(/\r\n?|\n/).flatMap((line) => line.trim() || []);

/** One copy of each model for every line of a list, named by a pattern. A name that is taken makes no copy. */
export function planListedCopies(
  models: readonly Campaign[],
  lines: readonly string[],
  pattern: string,
  names: ReadonlySet<string>,
): { readonly items: readonly CampaignItem[]; readonly excluded: readonly ExcludedItem[] } {
  const taken = new Set(names);
  const items: CampaignItem[] = [];
  const excluded: ExcludedItem[] = [];
  for (const model of models) {
    for (const line of lines) {
      const name = pattern
        .replaceAll(/\{\{(name|line)\}\}/g, (part) => (part === NAME_PARTS.line ? line : model.name))
        .trim();
      const reason = taken.has(name)
        ? "A campaign of this name exists already, or is among these copies."
        : hasIllegalCharacters(name)
          ? ILLEGAL_CHARACTERS_ADVICE
          : checkChange(model, { name })[0]?.advice;
      if (reason === undefined) items.push(copyOf(model, name));
      else excluded.push({ key: `${model.id} ${excluded.length}`, name: name || line, reason });
      taken.add(name);
    }
  }
  return { items, excluded };
}

function copyOf(model: Campaign, name: string): CampaignItem {
  const optimization = model.budget_optimization === "LINE_ITEM" ? "LINE_ITEM" : "CAMPAIGN";
  return {
    key: `copy of ${model.id} ${name}`,
    name,
    operation: {
      operation_type: "Create",
      params: {
        name,
        funding_instrument_id: model.funding_instrument_id,
        entity_status: "PAUSED",
        budget_optimization: optimization,
        ...(model.daily_budget_amount_local_micro !== null && {
          daily_budget_amount_local_micro: model.daily_budget_amount_local_micro,
        }),
        ...(model.total_budget_amount_local_micro !== null && {
          total_budget_amount_local_micro: model.total_budget_amount_local_micro,
        }),
        ...(optimization === "CAMPAIGN" &&
          model.standard_delivery !== null && { standard_delivery: model.standard_delivery }),
        ...(model.purchase_order_number !== null && { purchase_order_number: model.purchase_order_number }),
      },
    },
    differences: [{ field: "name", from: model.name, to: name }],
  };
}
