import { CAMPAIGN_NAME_MAX, type Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignItem } from "./bulk/campaign-plan";

/**
 * A name that is not taken yet: `Spring (copy)`, `Spring (copy 2)`. Long names are shortened in front of the
 * suffix, because the whole may have 255 characters.
 */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const stem = name.replace(/ \(copy(?: \d+)?\)$/, "");
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? " (copy)" : ` (copy ${number})`;
    const candidate = [...stem].slice(0, CAMPAIGN_NAME_MAX - suffix.length).join("") + suffix;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Copies of campaigns, each paused whatever its model does, under names that are not taken. */
export function planCopies(
  models: readonly Campaign[],
  times: number,
  names: ReadonlySet<string>,
): readonly CampaignItem[] {
  const taken = new Set(names);
  return models.flatMap((model) =>
    Array.from({ length: times }, () => {
      const name = copyName(model.name, taken);
      taken.add(name);
      return copyOf(model, name);
    }),
  );
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
