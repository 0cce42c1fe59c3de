import type { InputOf } from "@/lib/ads/endpoint";
import { type BUDGET_OPTIMIZATIONS, campaignRules, create } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { brokenRules } from "@/lib/ads/rules";
import { listPlain } from "@/lib/format/lists";
import type { FormReading } from "@/lib/forms/form-reading";
import { tidyName } from "@/lib/text/visible-name";
import type { FieldProblem } from "./change";
import { unfilledIn } from "./name-pattern";
import { type Guard, type GuardVerdict, NO_GUARD } from "./rules/guard";

type BudgetOptimization = (typeof BUDGET_OPTIMIZATIONS)[number];

/** The values of the campaign form. Amounts are micros, null for none, undefined for invalid text. */
export interface NewCampaign {
  funding_instrument_id: string;
  name: string;
  daily_budget_amount_local_micro: string | null | undefined;
  total_budget_amount_local_micro: string | null | undefined;
  budget_optimization: BudgetOptimization;
  standard_delivery: boolean;
  purchase_order_number: string;
  /** Starts at once. Otherwise it is created paused, and spends nothing before a person resumes it. */
  active: boolean;
}

export const EMPTY_CAMPAIGN: NewCampaign = {
  funding_instrument_id: "",
  name: "",
  daily_budget_amount_local_micro: null,
  total_budget_amount_local_micro: null,
  budget_optimization: "CAMPAIGN",
  standard_delivery: true,
  purchase_order_number: "",
  active: false,
};

/** The initial values of the form: with a single usable funding source, there is nothing to choose. */
export function beginCampaign(
  funding: readonly Pick<FundingInstrument, "id" | "able_to_fund">[],
): NewCampaign {
  const [able, ...others] = funding.filter(({ able_to_fund }) => able_to_fund);
  return able && others.length === 0 ? { ...EMPTY_CAMPAIGN, funding_instrument_id: able.id } : EMPTY_CAMPAIGN;
}

type CreateCampaign = InputOf<typeof create>;

/** The input: without empty fields, and with delivery only where the campaign's budget is shared. */
export function createInput(accountId: string, form: NewCampaign): CreateCampaign {
  const { daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total } = form;
  return {
    account_id: accountId,
    funding_instrument_id: form.funding_instrument_id,
    name: tidyName(form.name),
    entity_status: form.active ? "ACTIVE" : "PAUSED",
    budget_optimization: form.budget_optimization,
    ...(daily && { daily_budget_amount_local_micro: daily }),
    ...(total && { total_budget_amount_local_micro: total }),
    ...(form.budget_optimization === "CAMPAIGN" && { standard_delivery: form.standard_delivery }),
    ...(form.purchase_order_number.trim() !== "" && {
      purchase_order_number: form.purchase_order_number.trim(),
    }),
  };
}

const fields = create.params.shape;
/** The fields that rules are about, in the order of the form. */
const FORM_FIELDS = [
  "funding_instrument_id",
  "name",
  "daily_budget_amount_local_micro",
  "total_budget_amount_local_micro",
  "purchase_order_number",
] as const;

const isFormField = (field: string): field is keyof NewCampaign => Object.hasOwn(EMPTY_CAMPAIGN, field);

/** The errors of the form, the first of each field, or its input. */
export function readNewCampaign(
  accountId: string,
  form: NewCampaign,
  { templates, rules }: { templates: readonly string[]; rules: NewCampaignRules },
): FormReading<keyof NewCampaign, CreateCampaign> {
  const problems = new Map<keyof NewCampaign, string>();
  const unfilled = [...new Set(templates.flatMap((template) => unfilledIn(template, form.name)))];
  if (unfilled.length > 0) problems.set("name", `Fill in ${listPlain(unfilled)} first.`);
  for (const { field, advice } of checkNewCampaign(form, rules)) {
    if (isFormField(field) && !problems.has(field)) problems.set(field, advice);
  }
  return { problems, input: createInput(accountId, form) };
}

/** The errors of the form by field, before anything is sent, from the catalogue's own rules. */
export function checkNewCampaign(form: NewCampaign, rules: NewCampaignRules = UNRULED): FieldProblem[] {
  if (form.funding_instrument_id === "") {
    return [
      { field: "funding_instrument_id", advice: "Select a funding source." },
      ...otherProblems(form, rules),
    ];
  }
  return otherProblems(form, rules);
}

export interface NewCampaignRules {
  readonly guard: Guard;
  /** The currency of the amounts; undefined while the funding source is unknown. */
  readonly currency: string | undefined;
}

const UNRULED: NewCampaignRules = { guard: NO_GUARD, currency: undefined };

/** The verdict of the account's rules on the campaign that a form creates. Invalid amounts count as none. */
export function judgeNewCampaign(
  form: NewCampaign,
  { guard, currency = "" }: NewCampaignRules,
): GuardVerdict {
  return guard.creation({
    currency,
    name: tidyName(form.name),
    daily_budget_amount_local_micro: form.daily_budget_amount_local_micro || null,
    total_budget_amount_local_micro: form.total_budget_amount_local_micro || null,
    purchase_order_number: form.purchase_order_number.trim() || null,
  });
}

function otherProblems(form: NewCampaign, rules: NewCampaignRules): FieldProblem[] {
  const input = createInput("account", form);
  const problems = FORM_FIELDS.filter((field) => field !== "funding_instrument_id").flatMap((field) => {
    if (form[field] === undefined) return [{ field, advice: "This is not an amount." }];
    return fields[field].safeParse(input[field]).success
      ? []
      : [{ field, advice: paramKindOf(fields[field]).rule }];
  });
  const broken = brokenRules(campaignRules, {
    budget_optimization: form.budget_optimization,
    standard_delivery: form.budget_optimization === "CAMPAIGN" ? form.standard_delivery : null,
    daily_budget_amount_local_micro: form.daily_budget_amount_local_micro ?? null,
    total_budget_amount_local_micro: form.total_budget_amount_local_micro ?? null,
  });
  return [
    ...problems,
    ...broken.map(({ parameter, advice }) => ({ field: parameter, advice })),
    ...judgeNewCampaign(form, rules).blocks,
  ];
}
