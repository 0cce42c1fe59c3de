import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import * as audiences from "./custom-audiences";

it("declares custom audiences as the specification does", () => {
  const { list, get, create, update, targeted, uploadUsers, remove } = audiences;
  expect([list, get, create, update, targeted, uploadUsers, remove].map(inOneLine)).toEqual([
    "R36 GET /12/accounts/:account_id/custom_audiences count cursor custom_audience_ids permission_scope q sort_by with_deleted with_total_count",
    "R37 GET /12/accounts/:account_id/custom_audiences/:custom_audience_id with_deleted",
    "77 POST /12/accounts/:account_id/custom_audiences description name*",
    "78 PUT /12/accounts/:account_id/custom_audiences/:custom_audience_id description name",
    "76 GET /12/accounts/:account_id/custom_audiences/:custom_audience_id/targeted cursor with_active",
    "79 POST /12/accounts/:account_id/custom_audiences/:custom_audience_id/users",
    "R38 DELETE /12/accounts/:account_id/custom_audiences/:custom_audience_id",
  ]);
  expect(fieldsOf(get)).toBe(
    "audience_size audience_type description is_owner name owner_account_id partner_source permission_level reasons_not_targetable targetable targetable_types",
  );
  expect(fieldsOf(targeted)).toBe("campaign_id campaign_name line_items");
  expect(uploadUsers.rateLimit).toMatchObject({ limit: 1_500, windowSeconds: 60 });
  const operation = { operation_type: "Update", params: { users: [{ partner_user_id: ["1"] }] } };
  expect(uploadUsers.body.safeParse(Array(2_500).fill(operation)).success).toBe(true);
  expect(uploadUsers.body.safeParse(Array(2_501).fill(operation)).success).toBe(false);
});
