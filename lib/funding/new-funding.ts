import * as z from "zod";
import type { InputOf } from "@/lib/ads/endpoint";
import {
  create,
  type FundingType,
  fundingRules,
  insertionOrderNeedsEnd,
  takesCreditLimit,
  takesFundedAmount,
} from "@/lib/ads/endpoints/funding-instruments";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { brokenRules } from "@/lib/ads/rules";
import { readMoney } from "@/lib/format/read-money";
import { type FormReading, problemsAt } from "@/lib/forms/form-reading";
import { instantIn } from "@/lib/time/calendar";
import { formatServiceTime } from "@/lib/time/service-time";

/** What a person types for a new instrument: everything as text, so that nothing typed is ever lost. */
export interface FundingTyped {
  readonly type: FundingType;
  readonly currency: string;
  /** On the account's clocks, `2026-11-21T09:30`. */
  readonly start: string;
  readonly end: string;
  readonly limit: string;
  readonly funded: string;
}

type FundingField = keyof FundingTyped;

/** The form's fields by the service's parameters: server errors are shown at their field. */
const FIELD_OF: Readonly<Record<string, FundingField>> = {
  type: "type",
  currency: "currency",
  start_time: "start",
  end_time: "end",
  credit_limit_local_micro: "limit",
  funded_amount_local_micro: "funded",
};

/** The field in which a parameter is typed. */
export const fundingFieldOf = (parameter: string) => FIELD_OF[parameter];

/** Whether a type must have an end: the rule of the catalogue, asked about an instrument without one. */
export const needsEnd = (type: FundingType) =>
  insertionOrderNeedsEnd.broken({ type, start_time: "2000-01-01T00:00:00Z" });

export type NewFunding = Omit<InputOf<typeof create>, "account_id">;

const CURRENCY = z.string().regex(/^[A-Z]{3}$/);

/**
 * Reads the form: local times become instants, amounts micros, and the catalogue's rules are applied. Amounts
 * that the type does not take are left out, though they stay typed should the type change back.
 */
export function readFunding(typed: FundingTyped, zone: string): FormReading<FundingField, NewFunding> {
  const problems: Partial<Record<FundingField, string>> = {};
  const currency = typed.currency.trim().toUpperCase();
  if (!CURRENCY.safeParse(currency).success) problems.currency = "Three letters, for example EUR.";
  const amount = (field: "limit" | "funded", taken: boolean) => {
    if (!taken || typed[field].trim() === "" || problems.currency) return undefined;
    const read = readMoney(typed[field], currency);
    if (!read.ok) problems[field] = read.reason;
    else if (read.micros === "0")
      problems[field] = paramKindOf(create.params.shape.credit_limit_local_micro).rule;
    else return read.micros;
    return undefined;
  };
  const time = (field: "start" | "end") => {
    if (typed[field] === "") return undefined;
    const instant = instantIn(zone, typed[field]);
    if (instant === undefined) problems[field] = paramKindOf(create.params.shape.start_time).rule;
    return instant === undefined ? undefined : formatServiceTime(instant);
  };
  const start = time("start");
  if (typed.start === "") problems.start = "Say when it starts.";
  const end = time("end");
  const limit = amount("limit", takesCreditLimit(typed.type));
  const funded = amount("funded", takesFundedAmount(typed.type));
  const terms = {
    type: typed.type,
    currency,
    start_time: start ?? "",
    ...(end !== undefined && { end_time: end }),
    ...(limit !== undefined && { credit_limit_local_micro: limit }),
    ...(funded !== undefined && { funded_amount_local_micro: funded }),
  };
  for (const { parameter, advice } of start === undefined ? [] : brokenRules(fundingRules, terms)) {
    const field = FIELD_OF[parameter];
    if (field) problems[field] ??= advice;
  }
  return { problems: problemsAt(problems), input: terms };
}
