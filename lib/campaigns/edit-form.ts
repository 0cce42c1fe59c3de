import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { isLargeChange } from "@/lib/bulk/large-change";
import { microsToDecimal } from "@/lib/format/money";
import { readAmount } from "@/lib/records/written-cells";
import { touchedOnly } from "@/lib/staged/staged-changes";
import { BUDGET_FIELDS, type BudgetField, type CampaignChange, type ChangeField, mayClear } from "./change";
import { checkChange } from "./check-change";
import { type Guard, NO_GUARD } from "./rules/guard";
import { STAGED_CAMPAIGNS } from "./staged-campaigns";
import { isSettableStatus } from "./status";

const FIELDS = [
  "name",
  "entity_status",
  "purchase_order_number",
  ...BUDGET_FIELDS,
] as const satisfies readonly ChangeField[];

export type CampaignFormField = (typeof FIELDS)[number];

/** The fields of a campaign under edit, as text. */
export type EditForm = Readonly<Record<CampaignFormField, string>>;

export const isEditableField = (field: string): field is CampaignFormField =>
  FIELDS.some((known) => known === field);

/** The initial values of a campaign's form. */
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

/** A budget that changes so much that it needs a confirmation. */
export interface LargeChange {
  readonly field: BudgetField;
  readonly from: string;
  readonly to: string;
}

interface ReadCampaignForm {
  /** Only touched fields, without invalid ones. */
  readonly change: CampaignChange;
  /** The rule that a field breaks, at the field. */
  readonly problems: ReadonlyMap<CampaignFormField, string>;
  readonly large: readonly LargeChange[];
  /** Warnings of the account's rules, at the field. */
  readonly warnings: ReadonlyMap<CampaignFormField, string>;
}

/**
 * Reads a form by the rules of the grid's cells. Touched fields are found by comparison with the campaign from when
 * the form opened, so that a field which another person changed since is not reset; rules over several fields use the
 * current campaign.
 */
export function readCampaignForm(
  opened: Campaign,
  now: Campaign,
  form: EditForm,
  guard: Guard = NO_GUARD,
): ReadCampaignForm {
  const problems = new Map<CampaignFormField, string>();
  const typed: CampaignChange = {
    name: form.name,
    purchase_order_number: form.purchase_order_number,
    ...(isSettableStatus(form.entity_status) && { entity_status: form.entity_status }),
  };
  for (const field of BUDGET_FIELDS) {
    const typedAmount = readAmount({ clearable: mayClear(field) }, now, form[field]);
    if (typedAmount.ok) typed[field] = typedAmount.micros;
    else problems.set(field, typedAmount.reason);
  }
  const change = touchedOnly(STAGED_CAMPAIGNS, opened, typed);
  for (const { field, advice } of checkChange(now, change, guard)) {
    if (isEditableField(field) && !problems.has(field)) problems.set(field, advice);
  }
  const warnings = new Map<CampaignFormField, string>();
  for (const { field, advice } of guard.change(now, change).warnings) {
    if (isEditableField(field)) warnings.set(field, [warnings.get(field), advice].filter(Boolean).join(" "));
  }
  const large = BUDGET_FIELDS.flatMap((field) => {
    const [from, to] = [now[field], change[field]];
    return from !== null && to && isLargeChange(from, to) ? [{ field, from, to }] : [];
  });
  return { change, problems, large, warnings };
}
