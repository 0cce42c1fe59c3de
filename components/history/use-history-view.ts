import { createParser, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { HISTORY_ENTITIES, list } from "@/lib/ads/endpoints/account-history";
import { EVERYTHING, type HistoryEntity } from "@/lib/history/entities";
import { PERIODS, type Period } from "@/lib/history/period";

/** Only valid ids: anything else in the address counts as empty. */
const parseAsId = createParser({
  parse: (text) => list.params.shape.entity_id.safeParse(text).data ?? null,
  serialize: (id: string) => id,
});

export type HistoryOf = HistoryEntity | typeof EVERYTHING;

const inAddress = {
  entity: parseAsStringLiteral([...HISTORY_ENTITIES, EVERYTHING]).withDefault("CAMPAIGN"),
  /** Whose history is shown; without it, the choice of one. */
  id: parseAsId,
  q: parseAsString.withDefault(""),
  /** The author of the shown changes. */
  by: parseAsString,
  period: parseAsStringLiteral(PERIODS).withDefault("30"),
  from: parseAsString,
  to: parseAsString,
};

/** The view of the history, stored in the address. */
export function useHistoryView() {
  const [{ entity: of, id, q, by, period, from, to }, setValues] = useQueryStates(inAddress);
  const entity: HistoryEntity = of === EVERYTHING ? "CAMPAIGN" : of;
  return {
    of,
    entity,
    id,
    search: q,
    by,
    chosen: { period, from, to },
    setOf: (next: HistoryOf) => void setValues({ entity: next, id: null, q: null, by: null }),
    choose: (next: string | null) => void setValues({ id: next, q: null, by: null }, { history: "push" }),
    setSearch: (text: string) => void setValues({ q: text }),
    setBy: (userId: string | null) => void setValues({ by: userId }),
    setPeriod: (next: Period) =>
      void setValues(next === "days" ? { period: next } : { period: next, from: null, to: null }),
    setDay: (which: "from" | "to", day: string) => void setValues({ [which]: day || null }),
    /** Shows every change that was read. */
    clear: () => void setValues({ q: null, by: null }),
  };
}

export type HistoryView = ReturnType<typeof useHistoryView>;
