import type * as z from "zod";
import type { historyRecord } from "@/lib/ads/endpoints/account-history";
import { fieldName } from "@/lib/ads/field-words";
import { amountChange, type HistoryValue, historyValue } from "@/lib/line-items/history-value";

export type HistoryRecord = z.output<typeof historyRecord>;

export interface FieldChange {
  readonly field: string;
  readonly name: string;
  /** Undefined where the response does not contain it. */
  readonly before: HistoryValue | undefined;
  readonly after: HistoryValue;
  /** "+50 %", for amounts. */
  readonly difference: string | undefined;
}

export interface Described {
  /** The kind of change in words; the service's own for an unknown one. */
  readonly what: string;
  readonly kind: "created" | "changed" | "deleted";
  readonly fields: readonly FieldChange[];
}

const KINDS: Readonly<Record<string, Pick<Described, "what" | "kind">>> = {
  CREATE: { what: "Created", kind: "created" },
  UPDATE: { what: "Changed", kind: "changed" },
  DELETE: { what: "Deleted", kind: "deleted" },
};

/**
 * Fields shown elsewhere: deletions as the kind of change, the currency beside each amount, and the id above the list.
 */
const SHOWN_ELSEWHERE = new Set(["id", "created_at", "updated_at", "deleted", "currency", "account_id"]);

/** One change in words. Creating sets fields that were empty: those that stay empty are left out. */
export function describeChange(record: HistoryRecord): Described {
  const { change_type: type, changes, entity_data: entity } = record;
  const { what, kind } = (Object.hasOwn(KINDS, type) ? KINDS[type] : undefined) ?? {
    what: type,
    kind: "changed",
  };
  const currency = typeof entity?.currency === "string" ? entity.currency : undefined;
  const fields = Object.entries(changes)
    .filter(([field]) => !SHOWN_ELSEWHERE.has(field))
    .map(([field, change]) => fieldChange(field, change, currency))
    .filter(({ after }) => kind !== "created" || after.kind !== "none");
  return { what, kind, fields };
}

function fieldChange(field: string, change: unknown, currency: string | undefined): FieldChange {
  const name = fieldName(field);
  const sides = bothSides(change);
  if (!sides) {
    // The shape of a change is not specified: an unknown one is shown as received.
    return {
      field,
      name,
      before: undefined,
      after: historyValue(field, change, currency),
      difference: undefined,
    };
  }
  const before = historyValue(field, sides.before, currency);
  const after = historyValue(field, sides.after, currency);
  return { field, name, before, after, difference: amountChange(before, after) };
}

/** The previous and the new value, where the response contains both. */
export function bothSides(
  change: unknown,
): { readonly before: unknown; readonly after: unknown } | undefined {
  return typeof change === "object" && change !== null && "before" in change && "after" in change
    ? { before: change.before, after: change.after }
    : undefined;
}

/** The previous value of each field, where the response contains it. */
export const valuesBefore = ({
  changes,
}: Pick<HistoryRecord, "changes">): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([field, change]) => {
      const sides = bothSides(change);
      return sides ? [[field, sides.before]] : [];
    }),
  );

/** The name of the changed record after the change; undefined without one. */
export function nameAfter({ entity_data: entity }: HistoryRecord): string | undefined {
  const name = entity?.name;
  return typeof name === "string" && name !== "" ? name : undefined;
}
