import { formatDay } from "@/lib/calendar";
import { explainReason } from "@/lib/campaigns/why-not-serving";
import { formatMicros } from "@/lib/money";
import { ANY_REASON, type ChoiceField, type Filter } from "./filters";

const CHOICE_WORDS: Readonly<Record<string, string>> = {
  ACTIVE: "Active",
  PAUSED: "Paused",
  DRAFT: "Draft",
  CAMPAIGN: "Across the campaign",
  LINE_ITEM: "By line item",
};

/** One value of a choice in words; values that nobody knows stay as they are. */
export function choiceWords(field: ChoiceField, value: string, fundingName: (id: string) => string): string {
  if (field === "funding") return fundingName(value);
  if (field === "why") return value === ANY_REASON ? "Any reason" : explainReason(value).short;
  return (Object.hasOwn(CHOICE_WORDS, value) ? CHOICE_WORDS[value] : undefined) ?? value;
}

/** What a filter asks for, after its label: "Active or Paused", "10.00 to 20.00 EUR", "contains “spring”". */
export function filterWords(filter: Filter, fundingName: (id: string) => string): string {
  switch (filter.field) {
    case "status":
    case "why":
    case "funding":
    case "optimization":
      return filter.values.map((value) => choiceWords(filter.field, value, fundingName)).join(" or ");
    case "daily":
    case "total":
      return range(
        filter.from,
        filter.to,
        (micros) => formatMicros(micros, filter.currency),
        ` ${filter.currency}`,
      );
    case "name":
      return `${filter.match === "contains" ? "contains" : "starts with"} “${filter.text}”`;
    case "po":
      return filter.is === "set" ? "is set" : "is empty";
    case "created":
    case "updated":
      return range(filter.from, filter.to, formatDay, "");
  }
}

function range(
  from: string | undefined,
  to: string | undefined,
  words: (end: string) => string,
  unit: string,
) {
  if (from !== undefined && to !== undefined) {
    return from === to ? `${words(from)}${unit}` : `${words(from)} to ${words(to)}${unit}`;
  }
  return from !== undefined ? `from ${words(from)}${unit}` : `up to ${words(to ?? "")}${unit}`;
}
