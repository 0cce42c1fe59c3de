import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { dayEnd, dayStart } from "@/lib/calendar";
import { ANY_REASON, type ChoiceFilter, type DateFilter, type Filter, type MoneyFilter } from "./filters";

export type Test = (campaign: Campaign) => boolean;

/** Case does not matter, and neither do accents that a keyboard may lack. */
const folded = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** One test for all filters together: a campaign must pass each. Days are counted in the account's zone. */
export function compileFilters(filters: readonly Filter[], zone: string): Test {
  const tests = filters.map((filter) => compileFilter(filter, zone));
  return (campaign) => tests.every((test) => test(campaign));
}

function compileFilter(filter: Filter, zone: string): Test {
  switch (filter.field) {
    case "status":
    case "why":
    case "funding":
    case "optimization":
      return compileChoice(filter);
    case "daily":
      return within(filter, (campaign) => campaign.daily_budget_amount_local_micro);
    case "total":
      return within(filter, (campaign) => campaign.total_budget_amount_local_micro);
    case "name":
      return nameTest(filter.text, filter.match);
    case "po":
      return ({ purchase_order_number: po }) => (po === null || po === "") === (filter.is === "empty");
    case "created":
      return between(filter, zone, ({ created_at }) => created_at);
    case "updated":
      return between(filter, zone, ({ updated_at }) => updated_at);
  }
}

function compileChoice({ field, values }: ChoiceFilter): Test {
  const wanted = new Set(values);
  switch (field) {
    case "status":
      return ({ entity_status }) => wanted.has(entity_status);
    case "funding":
      return ({ funding_instrument_id }) => wanted.has(funding_instrument_id);
    case "optimization":
      return ({ budget_optimization }) => wanted.has(budget_optimization);
    case "why":
      return ({ reasons_not_servable: reasons }) =>
        (wanted.has(ANY_REASON) && reasons.length > 0) || reasons.some((reason) => wanted.has(reason));
  }
}

function within({ currency, from, to }: MoneyFilter, amountOf: (campaign: Campaign) => string | null): Test {
  const low = from === undefined ? undefined : BigInt(from);
  const high = to === undefined ? undefined : BigInt(to);
  return (campaign) => {
    const text = amountOf(campaign);
    if (text === null || campaign.currency !== currency) return false;
    const amount = BigInt(text);
    return (low === undefined || amount >= low) && (high === undefined || amount <= high);
  };
}

function between({ from, to }: DateFilter, zone: string, instantOf: (campaign: Campaign) => string): Test {
  const first = from === undefined ? undefined : dayStart(from, zone);
  const end = to === undefined ? undefined : dayEnd(to, zone);
  return (campaign) => {
    const at = Date.parse(instantOf(campaign));
    return (first === undefined || at >= first) && (end === undefined || at < end);
  };
}

function nameTest(text: string, match: "contains" | "starts"): Test {
  const wanted = folded(text);
  return match === "starts"
    ? ({ name }) => folded(name).startsWith(wanted)
    : ({ name }) => folded(name).includes(wanted);
}

/** The search box: part of a name, or a campaign's whole id. */
export function searchTest(text: string): Test {
  const wanted = text.trim();
  if (wanted === "") return () => true;
  const inName = nameTest(wanted, "contains");
  return (campaign) => campaign.id === wanted || inName(campaign);
}
