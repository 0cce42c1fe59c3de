import { optimizationName } from "@/lib/ads/campaign-field-words";
import { statusName } from "@/lib/campaigns/status";
import { listPlain } from "@/lib/format/lists";
import { formatNumber, formatPercent } from "@/lib/format/numbers";
import {
  billedByName,
  goalName,
  objectiveName,
  placementNames,
  productName,
  strategyName,
} from "@/lib/line-items/line-item-words";

/** What an id refers to. */
export type Reference = "campaign" | "line-item" | "funding" | "user" | "post";

/** A value of a field, before or after a change, as far as it can be put into words. */
export type HistoryValue =
  | { readonly kind: "none" }
  | { readonly kind: "text"; readonly text: string }
  /** As the service wrote it. */
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "money"; readonly micros: string; readonly currency: string }
  | { readonly kind: "time"; readonly at: string }
  | { readonly kind: "reference"; readonly to: Reference; readonly id: string };

const REFERENCES: Readonly<Record<string, Reference>> = {
  advertiser_user_id: "user",
  campaign_id: "campaign",
  funding_instrument_id: "funding",
  line_item_id: "line-item",
  post_id: "post",
  user_id: "user",
};

/** Words for the service's codes, field by field; an unknown code is unchanged. */
const CODES: Readonly<Record<string, (code: string) => string>> = {
  bid_strategy: strategyName,
  budget_optimization: optimizationName,
  entity_status: statusName,
  goal: goalName,
  objective: objectiveName,
  pay_by: billedByName,
  product_type: productName,
};

const AMOUNT = /^-?\d+$/;

/** Parses a value in a record of the history. `currency` is that of the changed record, if it has any. */
export function historyValue(field: string, value: unknown, currency: string | undefined): HistoryValue {
  if (value === null || value === undefined || value === "") return { kind: "none" };
  if (Array.isArray(value)) return listValue(field, value);
  switch (typeof value) {
    case "boolean":
      return { kind: "text", text: value ? "Yes" : "No" };
    case "string":
    case "number":
      return plainValue(field, value, currency);
    default:
      return { kind: "code", text: JSON.stringify(value) };
  }
}

function plainValue(field: string, value: string | number, currency: string | undefined): HistoryValue {
  const text = String(value);
  if (field.endsWith("_local_micro")) {
    return AMOUNT.test(text) && currency !== undefined
      ? { kind: "money", micros: text, currency }
      : { kind: "code", text };
  }
  const to = Object.hasOwn(REFERENCES, field) ? REFERENCES[field] : undefined;
  if (to) return { kind: "reference", to, id: text };
  if (/_(time|at)$/.test(field) && !Number.isNaN(Date.parse(text))) return { kind: "time", at: text };
  if (typeof value === "number") return { kind: "text", text: formatNumber(value) };
  const inWords = Object.hasOwn(CODES, field) ? CODES[field] : undefined;
  if (inWords) return { kind: "text", text: inWords(text) };
  return { kind: /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(text) ? "code" : "text", text };
}

function listValue(field: string, values: readonly unknown[]): HistoryValue {
  if (values.length === 0) return { kind: "none" };
  const texts = values.filter((value) => typeof value === "string");
  if (texts.length < values.length) return { kind: "code", text: JSON.stringify(values) };
  return { kind: "text", text: field === "placements" ? placementNames(texts) : listPlain(texts) };
}

/** The relative change of an amount, "+50%", rounded to whole percents; undefined where it is meaningless. */
export function amountChange(before: HistoryValue | undefined, after: HistoryValue): string | undefined {
  if (before?.kind !== "money" || after.kind !== "money" || before.currency !== after.currency)
    return undefined;
  const [was, is] = [BigInt(before.micros), BigInt(after.micros)];
  if (was <= 0n || is < 0n) return undefined;
  const rounded = (200n * (is > was ? is - was : was - is) + was) / (2n * was);
  const sign = is > was ? "+" : "−";
  return rounded === 0n ? undefined : `${sign}${formatPercent(rounded)}`;
}
