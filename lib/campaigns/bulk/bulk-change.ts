import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { CampaignChange } from "@/lib/campaigns/change";
import { minorUnit } from "@/lib/money";

export type BudgetField = "daily_budget_amount_local_micro" | "total_budget_amount_local_micro";

/** How a budget changes. Percentages are in hundredths of a percent, `1250n` for 12.5 %. */
export type BudgetAdjustment =
  | { readonly by: "set"; readonly micros: string }
  | { readonly by: "amount"; readonly direction: "up" | "down"; readonly micros: string }
  | { readonly by: "percent"; readonly direction: "up" | "down"; readonly hundredths: bigint };

/** One change for many campaigns. */
export type BulkChange =
  | { readonly kind: "status"; readonly status: "ACTIVE" | "PAUSED" }
  | {
      readonly kind: "budget";
      readonly field: BudgetField;
      readonly adjustment: BudgetAdjustment;
      /** Results are rounded to multiples of this many minor units of the currency: 1, or 100 for whole units. */
      readonly roundTo: bigint;
      /** An amount in one currency says nothing to campaigns in another; percentages suit them all. */
      readonly currency: string;
    }
  | {
      readonly kind: "rename";
      readonly find: string;
      readonly replace: string;
      readonly prefix: string;
      readonly suffix: string;
    }
  | { readonly kind: "delete" };

/** The amount after an adjustment: exact, rounded half up to the step, never below zero. */
export function adjustMicros(from: string, adjustment: BudgetAdjustment, step: bigint): bigint {
  switch (adjustment.by) {
    case "set":
      return BigInt(adjustment.micros);
    case "amount": {
      const by = BigInt(adjustment.micros);
      return rounded(BigInt(from) + (adjustment.direction === "up" ? by : -by), 1n, step);
    }
    case "percent": {
      const share =
        10_000n + (adjustment.direction === "up" ? adjustment.hundredths : -adjustment.hundredths);
      return rounded(BigInt(from) * share, 10_000n, step);
    }
  }
}

/** numerator ÷ denominator, to the nearest multiple of step, halves up; zero at the least. */
function rounded(numerator: bigint, denominator: bigint, step: bigint): bigint {
  if (numerator <= 0n) return 0n;
  const unit = denominator * step;
  return ((numerator * 2n + unit) / (unit * 2n)) * step;
}

export type Outcome =
  | { readonly do: "change"; readonly change: CampaignChange }
  | { readonly do: "delete" }
  | { readonly do: "leave"; readonly reason: string };

const leave = (reason: string): Outcome => ({ do: "leave", reason });

/** What a bulk change does to one campaign, or why it leaves it alone. Rules are checked by the plan. */
export function applyBulkChange(campaign: Campaign, bulk: BulkChange): Outcome {
  if (campaign.deleted) return leave("It is deleted.");
  switch (bulk.kind) {
    case "delete":
      return { do: "delete" };
    case "status":
      return campaign.entity_status === bulk.status
        ? leave(bulk.status === "ACTIVE" ? "It is active already." : "It is paused already.")
        : { do: "change", change: { entity_status: bulk.status } };
    case "rename":
      return rename(campaign, bulk);
    case "budget":
      return adjustBudget(campaign, bulk);
  }
}

function rename(campaign: Campaign, bulk: Extract<BulkChange, { kind: "rename" }>): Outcome {
  const replaced = bulk.find === "" ? campaign.name : campaign.name.replaceAll(bulk.find, () => bulk.replace);
  if (bulk.find !== "" && replaced === campaign.name && bulk.prefix === "" && bulk.suffix === "") {
    return leave(`Its name does not contain “${bulk.find}”.`);
  }
  const name = `${bulk.prefix}${replaced}${bulk.suffix}`;
  return name === campaign.name ? leave("Its name stays the same.") : { do: "change", change: { name } };
}

function adjustBudget(campaign: Campaign, bulk: Extract<BulkChange, { kind: "budget" }>): Outcome {
  const { field, adjustment, roundTo, currency } = bulk;
  if (adjustment.by !== "percent" && campaign.currency !== currency) {
    return leave(`Its currency is ${campaign.currency}, not ${currency}.`);
  }
  const current = campaign[field];
  if (adjustment.by !== "set" && current === null) return leave("It has no such budget to change.");
  const micros = adjustMicros(current ?? "0", adjustment, minorUnit(campaign.currency) * roundTo);
  if (micros <= 0n) return leave("Its budget would fall to zero.");
  const amount = micros.toString();
  return amount === current
    ? leave("Its budget stays the same.")
    : { do: "change", change: { [field]: amount } };
}
