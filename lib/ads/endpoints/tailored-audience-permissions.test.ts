import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import { create, list, remove } from "./tailored-audience-permissions";

it("declares permissions of audiences in version 5, as the specification does", () => {
  const path = "/5/accounts/:account_id/tailored_audiences/:tailored_audience_id/permissions";
  expect([list, create, remove].map(inOneLine)).toEqual([
    `73 GET ${path} count cursor granted_account_ids sort_by tailored_audience_permission_ids with_total_count`,
    `74 POST ${path} granted_account_id* permission_level*`,
    `75 DELETE ${path}/:tailored_audience_permission_id`,
  ]);
  expect(fieldsOf(list)).toBe("granted_account_id permission_level tailored_audience_id");
});
