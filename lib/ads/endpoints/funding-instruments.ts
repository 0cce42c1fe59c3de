import * as z from "zod";
import { accountResource } from "@/lib/ads/account-resource";
import { defineEndpoint, listParams } from "@/lib/ads/endpoint";
import { choice, id, ids, micros, text, time } from "@/lib/ads/params";
import { manageCampaigns, viewCampaigns } from "@/lib/ads/permissions";
import { amount, identifier, instant, open, recordBase } from "@/lib/ads/records";
import type { Rule } from "@/lib/ads/rules";

export const FUNDING_TYPES = [
  "AGENCY_CREDIT_LINE",
  "CREDIT_CARD",
  "CREDIT_LINE",
  "INSERTION_ORDER",
  "PARTNER_MANAGED",
] as const;

export type FundingType = (typeof FUNDING_TYPES)[number];

export const REASONS_NOT_ABLE_TO_FUND = [
  "BUDGET_EXHAUSTED",
  "CREDIT_CARD_APPROVAL_PENDING",
  "CREDIT_CARD_DELETED",
  "CREDIT_CARD_REJECTED",
  "DELETED",
  "EXPIRED",
  "PAUSED",
  "STARTS_IN_FUTURE",
] as const;

/** Advertising specification, Resources: Funding instrument. */
export const fundingInstrumentRecord = z.looseObject({
  ...recordBase,
  type: open(FUNDING_TYPES),
  description: z.string().nullable(),
  currency: z.string(),
  start_time: instant().nullable(),
  end_time: instant().nullable(),
  credit_limit_local_micro: amount().nullable(),
  funded_amount_local_micro: amount().nullable(),
  credit_remaining_local_micro: amount().nullable(),
  entity_status: open(["ACTIVE", "PAUSED"]),
  account_id: identifier(),
  able_to_fund: z.boolean(),
  reasons_not_able_to_fund: z.array(open(REASONS_NOT_ABLE_TO_FUND)),
  io_header: z.string().nullable(),
});

export type FundingInstrument = z.output<typeof fundingInstrumentRecord>;

export interface FundingTerms {
  type: string;
  start_time: string;
  end_time?: string | undefined;
  credit_limit_local_micro?: string | undefined;
  funded_amount_local_micro?: string | undefined;
}

/** Types with a credit limit, and the one with a funded amount (advertising specification, funding create). */
const WITH_CREDIT_LIMIT: readonly string[] = ["CREDIT_CARD", "CREDIT_LINE"];
const WITH_FUNDED_AMOUNT: readonly string[] = ["INSERTION_ORDER"];
export const takesCreditLimit = (type: string) => WITH_CREDIT_LIMIT.includes(type);
export const takesFundedAmount = (type: string) => WITH_FUNDED_AMOUNT.includes(type);

export const creditLimitOnlyOnCredit: Rule<FundingTerms> = {
  name: "credit-limit-only-on-credit",
  parameter: "credit_limit_local_micro",
  code: "INVALID_PARAMETER",
  message: "setting credit_limit_local_micro is not allowed",
  advice: "A credit limit belongs to credit cards and credit lines. Leave it empty for other types.",
  broken: ({ type, credit_limit_local_micro }) =>
    credit_limit_local_micro !== undefined && !takesCreditLimit(type),
};

export const fundedAmountOnlyOnInsertionOrder: Rule<FundingTerms> = {
  name: "funded-amount-only-on-insertion-order",
  parameter: "funded_amount_local_micro",
  code: "INVALID_PARAMETER",
  message: "setting funded_amount_local_micro is not allowed",
  advice: "A funded amount belongs to insertion orders. Leave it empty for other types.",
  broken: ({ type, funded_amount_local_micro }) =>
    funded_amount_local_micro !== undefined && !takesFundedAmount(type),
};

export const insertionOrderNeedsEnd: Rule<FundingTerms> = {
  name: "insertion-order-needs-end",
  parameter: "end_time",
  code: "MISSING_PARAMETER",
  message: '"end_time" is a required parameter',
  advice: "An insertion order runs to a fixed day. Say when it ends.",
  broken: ({ type, end_time }) => type === "INSERTION_ORDER" && end_time === undefined,
};

export const endAfterStart: Rule<FundingTerms> = {
  name: "end-after-start",
  parameter: "end_time",
  code: "INVALID_TIME_WINDOW",
  message: "end_time must be after start_time",
  advice: "The end lies before the start. Choose a later end.",
  broken: ({ start_time, end_time }) =>
    end_time !== undefined && Date.parse(end_time) <= Date.parse(start_time),
};

export const fundingRules = [
  creditLimitOnlyOnCredit,
  fundedAmountOnlyOnInsertionOrder,
  insertionOrderNeedsEnd,
  endAfterStart,
] as const;

const resource = accountResource({
  name: "funding-instruments",
  key: { funding_instrument_id: id() },
  data: fundingInstrumentRecord,
  view: viewCampaigns,
  manage: manageCampaigns,
});

export const list = defineEndpoint({
  ...resource.list,
  number: "25",
  summary: "Funding instruments of an account",
  params: z.object({
    account_id: id(),
    funding_instrument_ids: ids().optional(),
    ...listParams("funded_amount_local_micro", "start_time", "end_time"),
  }),
});

export const get = defineEndpoint({ ...resource.get, number: "26", summary: "One funding instrument" });

export const create = defineEndpoint({
  ...resource.create,
  number: "27",
  summary: "Create a sandbox funding instrument",
  environments: ["sandbox"],
  params: z.object({
    account_id: id(),
    currency: text({ min: 3, max: 3 }),
    start_time: time(),
    type: choice(FUNDING_TYPES),
    end_time: time().optional(),
    credit_limit_local_micro: micros().optional(),
    funded_amount_local_micro: micros().optional(),
  }),
});

/** Only partner-managed funding can be changed, by campaign managers (public guide, Partner-managed funding). */
export const update = defineEndpoint({
  ...resource.update,
  number: "R99",
  summary: "Change the amount of a partner-managed funding instrument, or pause it",
  params: z.object({
    account_id: id(),
    funding_instrument_id: id(),
    funded_amount_local_micro: micros().optional(),
    entity_status: choice(["ACTIVE", "PAUSED"]).optional(),
  }),
});

export const remove = defineEndpoint({
  ...resource.remove,
  number: "28",
  summary: "Delete a sandbox funding instrument",
  environments: ["sandbox"],
});
