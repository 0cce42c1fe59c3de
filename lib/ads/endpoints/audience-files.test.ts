import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import * as changes from "./custom-audience-changes";
import * as doNotReachLists from "./do-not-reach-lists";
import * as funding from "./funding-instruments";
import * as globalOptOut from "./global-opt-out";

/**
 * Copied by hand from the public version 12 reference of 2026-08-22 and, for files of people, from that of version 3
 * with the names of version 12; in this project's words, never derived.
 */

const ONE = "/12/accounts/:account_id";

it("declares lists of people not to be reached as the reference does", () => {
  const lists = `${ONE}/do_not_reach_lists`;
  const declared = [
    ...[doNotReachLists.list, doNotReachLists.create],
    ...[doNotReachLists.uploadUsers, doNotReachLists.remove],
  ];
  expect(declared.map(inOneLine)).toEqual([
    `R100 GET ${lists} with_deleted`,
    `R101 POST ${lists} description`,
    "R102 POST /12/batch/accounts/:account_id/do_not_reach_lists/:do_not_reach_list_id/users",
    `R103 DELETE ${lists}/:do_not_reach_list_id`,
  ]);
  expect(fieldsOf(doNotReachLists.list)).toBe("description list_size name reasons_not_targetable targetable");
  expect(fieldsOf(doNotReachLists.uploadUsers)).toBe("success_count total_count");
});

it("declares files of people as the reference does", () => {
  const path = `${ONE}/custom_audience_changes`;
  expect([changes.list, changes.get, changes.create, globalOptOut.replace].map(inOneLine)).toEqual([
    `R104 GET ${path} count cursor custom_audience_change_ids sort_by with_deleted with_total_count`,
    `R105 GET ${path}/:custom_audience_change_id with_deleted`,
    `R106 POST ${path} custom_audience_id* input_file_path* operation*`,
    `R107 PUT ${ONE}/custom_audiences/global_opt_out input_file_path* list_type*`,
  ]);
  expect(fieldsOf(changes.get)).toBe("custom_audience_id input_file_path operation state");
  expect(fieldsOf(globalOptOut.replace)).toBe("input_file_path list_type");
  expect(changes.AUDIENCE_CHANGE_OPERATIONS).toEqual(["ADD", "REMOVE", "REPLACE"]);
});

it("declares the change of a funding instrument as the Postman collection does, with the status of version 12", () => {
  expect(inOneLine(funding.update)).toBe(
    `R99 PUT ${ONE}/funding_instruments/:funding_instrument_id entity_status funded_amount_local_micro`,
  );
});
