import type { TargetingTerms } from "@/lib/ads/targeting-rules";
import type { Connection, SqlRow } from "../../database/connection";
import { columns, plainCollection } from "../../database/plain-collection";

const fields = {
  ...columns("t", "line_item_id", "name", "targeting_type", "targeting_value"),
  ...columns("t", "operator_type", "location_type"),
};

export const targetingCriteria = plainCollection("targeting_criteria", "t", fields);

/** With the name in the caller's language, which is the name itself: the emulator translates nothing. */
export const localizedTargetingCriteria = plainCollection("targeting_criteria", "t", {
  ...fields,
  localized_name: "t.name",
});

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
