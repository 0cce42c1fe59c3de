import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import type { TargetingTerms } from "@/lib/ads/targeting-rules";
import type { Connection, SqlRow } from "../../database/connection";
import { asBoolean, asObject } from "../../database/json-columns";
import { type Collection, integerKey, textKey } from "../../database/list-page";

const fields = {
  id: "t.id",
  line_item_id: "t.line_item_id",
  name: "t.name",
  targeting_type: "t.targeting_type",
  targeting_value: "t.targeting_value",
  operator_type: "t.operator_type",
  location_type: "t.location_type",
  created_at: "t.created_at",
  updated_at: "t.updated_at",
  deleted: asBoolean("t.deleted"),
} satisfies Record<Exclude<Extract<keyof TargetingCriterion, string>, "localized_name">, string>;

export const targetingCriteria: Collection = {
  table: "targeting_criteria t",
  joins: "",
  record: asObject(fields),
  keys: {
    created_at: textKey("t.created_at"),
    updated_at: textKey("t.updated_at"),
    deleted: integerKey("t.deleted"),
  },
};

/** With the name in the caller's language, which is the name itself: the emulator translates nothing. */
export const localizedTargetingCriteria: Collection = {
  ...targetingCriteria,
  record: asObject({ ...fields, localized_name: "t.name" }),
};

interface TermsRow extends SqlRow, TargetingTerms {
  id: string;
  targeting_type: string;
  targeting_value: string;
  operator_type: string;
}

/** What a line item is targeted by. */
export function targetingOf(connection: Connection, lineItemId: string): readonly TermsRow[] {
  return connection.all<TermsRow>(
    `SELECT id, targeting_type, targeting_value, operator_type FROM targeting_criteria
     WHERE line_item_id = ? AND NOT deleted`,
    [lineItemId],
  );
}
