import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import { create, get, list, preview, remove, update } from "./draft-posts";

it("declares draft posts as the specification does", () => {
  expect([create, list, get, update, remove, preview].map(inOneLine)).toEqual([
    "R1 POST /12/accounts/:account_id/draft_posts as_user_id* card_uri media_keys name nullcast text",
    "R2 GET /12/accounts/:account_id/draft_posts count cursor user_id",
    "R3 GET /12/accounts/:account_id/draft_posts/:draft_post_id",
    "70 PUT /12/accounts/:account_id/draft_posts/:draft_post_id card_uri media_keys name nullcast text",
    "71 DELETE /12/accounts/:account_id/draft_posts/:draft_post_id",
    "72 POST /12/accounts/:account_id/draft_posts/preview/:draft_post_id",
  ]);
  expect(fieldsOf(get)).toBe("card_uri media_keys name nullcast status text user_id");
  expect(update.params.shape.name.safeParse("a".repeat(80)).success).toBe(true);
  expect(update.params.shape.name.safeParse("a".repeat(81)).success).toBe(false);
});
