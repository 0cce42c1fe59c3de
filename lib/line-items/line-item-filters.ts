import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { recordFilters } from "@/lib/records/record-columns";
import { LINE_ITEM_COLUMNS } from "./line-item-columns";

const DATES = {
  now: "Under way now",
  ahead: "Still to come",
  over: "Over",
  open: "Without an end",
} as const;

type Dates = keyof typeof DATES;

const inWords = (words: Readonly<Record<string, string>>) => (value: string) =>
  (Object.hasOwn(words, value) ? words[value] : undefined) ?? value;

/** Whether its dates are past, current or future. */
function datesOf({ start_time: start, end_time: end }: LineItem, now: number): Dates[] {
  const begun = start === null || Date.parse(start) <= now;
  const over = end !== null && Date.parse(end) <= now;
  return [over ? "over" : begun ? "now" : "ahead", ...(end === null ? (["open"] as const) : [])];
}

/** The filters of line items. */
export const LINE_ITEM_FILTERS = recordFilters(LINE_ITEM_COLUMNS, {
  dates: {
    label: "Dates",
    kind: "choice",
    values: Object.keys(DATES),
    words: inWords(DATES),
    of: (item) => datesOf(item, Date.now()),
  },
  runs: {
    label: "Runs between",
    kind: "days",
    of: ({ start_time: from, end_time: to }) => ({ from, to }),
  },
});

export type LineItemFilterId = (typeof LINE_ITEM_FILTERS)["ids"][number];
