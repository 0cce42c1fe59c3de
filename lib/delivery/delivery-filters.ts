import { REASONS_NOT_SERVABLE } from "@/lib/ads/endpoints/campaigns";
import type { FilterField } from "@/lib/grid/filters";
import { causeOfCode, type Delivery } from "./delivery";
import { DELIVERY_STATUSES, statusValues } from "./delivery-status";
import { reasonWords } from "./delivery-words";

/** Any reason at all, in the `why` filter. */
const ANY_REASON = "any";

const STATUS_WORDS: Readonly<Record<string, string>> = DELIVERY_STATUSES;

const reasonName = (code: string) => reasonWords({ cause: causeOfCode(code), code }).name;

/** How every list is filtered by whether its rows serve. */
export const deliveryFilters = {
  status: <Row>(deliveryOf: (row: Row) => Delivery): FilterField<Row> => ({
    label: "Status",
    kind: "choice",
    values: Object.keys(DELIVERY_STATUSES),
    words: (value) => (Object.hasOwn(STATUS_WORDS, value) ? STATUS_WORDS[value] : undefined) ?? value,
    of: (row) => statusValues(deliveryOf(row).status),
  }),
  why: <Row>(deliveryOf: (row: Row) => Delivery): FilterField<Row> => ({
    label: "Why not serving",
    kind: "choice",
    values: [ANY_REASON, ...REASONS_NOT_SERVABLE],
    words: (value) => (value === ANY_REASON ? "Any reason" : reasonName(value)),
    of: (row) => {
      const { reasons } = deliveryOf(row);
      return reasons.length > 0 ? [ANY_REASON, ...reasons.map(({ code }) => code)] : [];
    },
  }),
} as const;
