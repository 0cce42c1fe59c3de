import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { isLargeChange } from "@/lib/bulk/large-change";
import { microsToDecimal } from "@/lib/format/money";
import type { BudgetField } from "./bulk/bulk-change";
import type { EditableField } from "./campaign-columns";
import { type CampaignChange, touchedOnly } from "./change";
import { checkChange } from "./check-change";
import { type Guard, NO_GUARD } from "./rules/guard";
import { isSettableStatus } from "./status";
import { readBudget } from "./typed-budget";

/** What stands in the fields of a campaign under edit, as text. */
export type EditForm = Readonly<Record<EditableField, string>>;

const BUDGETS = [
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
] as const satisfies readonly BudgetField[];

const FIELDS: readonly string[] = [
  "name",
  "entity_status",
  "purchase_order_number",
  ...BUDGETS,
] satisfies readonly EditableField[];

export const isEditableField = (field: string): field is EditableField => FIELDS.includes(field);

/** The fields of a campaign, to begin with. */
export function editForm(campaign: Campaign): EditForm {
  const budget = (field: BudgetField) => {
    const micros = campaign[field];
    return micros === null ? "" : microsToDecimal(micros, campaign.currency);
  };
  return {
    name: campaign.name,
    entity_status: campaign.entity_status,
    daily_budget_amount_local_micro: budget("daily_budget_amount_local_micro"),
    total_budget_amount_local_micro: budget("total_budget_amount_local_micro"),
    purchase_order_number: campaign.purchase_order_number ?? "",
  };
}

/** A budget that would change so much that it is asked about first. */
export interface LargeChange {
  readonly field: BudgetField;
  readonly from: string;
  readonly to: string;
}

export interface ReadForm {
  /** The touched fields alone; those that break a rule are not among them. */
  readonly change: CampaignChange;
  /** The rule that a field breaks, at the field. */
  readonly problems: ReadonlyMap<EditableField, string>;
  readonly large: readonly LargeChange[];
  /** What the account's rules warn of, at the field. */
  readonly warnings: ReadonlyMap<EditableField, string>;
}

/**
 * Reads a form by the rules of the grid's cells. What was touched is told by the campaign as it was when the form
 * opened, so that a field which somebody else changed since is not set back; rules over several fields go by the
 * campaign as it is now.
 */
export function readForm(opened: Campaign, now: Campaign, form: EditForm, guard: Guard = NO_GUARD): ReadForm {
  const problems = new Map<EditableField, string>();
  const daily = readBudget(form.daily_budget_amount_local_micro, now, "daily_budget_amount_local_micro");
  const total = readBudget(form.total_budget_amount_local_micro, now, "total_budget_amount_local_micro");
  if (!daily.ok) problems.set("daily_budget_amount_local_micro", daily.reason);
  if (!total.ok) problems.set("total_budget_amount_local_micro", total.reason);
  const typed: CampaignChange = {
    name: form.name,
    purchase_order_number: form.purchase_order_number,
    ...(isSettableStatus(form.entity_status) && { entity_status: form.entity_status }),
    ...(daily.ok && { daily_budget_amount_local_micro: daily.micros }),
    ...(total.ok && { total_budget_amount_local_micro: total.micros }),
  };
  const change = touchedOnly(opened, typed);
  for (const { field, advice } of checkChange(now, change, guard)) {
    if (isEditableField(field) && !problems.has(field)) problems.set(field, advice);
  }
  const warnings = new Map<EditableField, string>();
  for (const { field, advice } of guard.change(now, change).warnings) {
    if (isEditableField(field)) warnings.set(field, [warnings.get(field), advice].filter(Boolean).join(" "));
  }
  const large = BUDGETS.flatMap((field) => {
    const [from, to] = [now[field], change[field]];
    return from !== null && to && isLargeChange(from, to) ? [{ field, from, to }] : [];
  });
  return { change, problems, large, warnings };
}
