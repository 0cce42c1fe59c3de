import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import * as posts from "./posts";
import * as scheduledPosts from "./scheduled-posts";

it("declares published posts as the public documentation does", () => {
  expect([posts.create, posts.list].map(inOneLine)).toEqual([
    "R9 POST /12/accounts/:account_id/post as_user_id* card_uri conversation_settings media_keys name nullcast post_mode text trim_user video_cta video_cta_value video_description video_title (live only)",
    "R10 GET /12/accounts/:account_id/posts count cursor include_mentions_and_replies name post_ids post_type* timeline_type trim_user user_id",
  ]);
  expect(posts.list.params.shape.post_type.safeParse("PUBLISHED").success).toBe(true);
  expect(posts.list.params.shape.post_type.safeParse("LIVE").success).toBe(false);
  const ids = (count: number) => posts.list.params.shape.post_ids.safeParse(Array(count).fill("1").join(","));
  expect([ids(200).success, ids(201).success]).toEqual([true, false]);
});

it("declares scheduled posts as the public documentation does", () => {
  const { list, get, create, update, remove } = scheduledPosts;
  expect([list, get, create, update, remove].map(inOneLine)).toEqual([
    "R4 GET /12/accounts/:account_id/scheduled_posts count cursor user_id (live only)",
    "R5 GET /12/accounts/:account_id/scheduled_posts/:scheduled_post_id (live only)",
    "R6 POST /12/accounts/:account_id/scheduled_posts as_user_id* card_uri media_keys name nullcast scheduled_at* text (live only)",
    "R7 PUT /12/accounts/:account_id/scheduled_posts/:scheduled_post_id card_uri media_keys name nullcast scheduled_at text (live only)",
    "R8 DELETE /12/accounts/:account_id/scheduled_posts/:scheduled_post_id (live only)",
  ]);
  expect(fieldsOf(get)).toBe(
    "card_uri completed_at media_keys name nullcast post_id scheduled_at scheduled_status text user_id",
  );
  expect(list.params.shape.count.safeParse(201).success).toBe(false);
});
