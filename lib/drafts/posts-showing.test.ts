import { expect, test } from "vitest";
import { postsShowing } from "./posts-showing";

const post = (id: string, over: { name?: string; text?: string; card_uri?: string } = {}) => ({
  id,
  name: null,
  text: `Words of ${id}`,
  card_uri: "card://1",
  ...over,
});
const scheduled = (id: string, status: string) => ({ ...post(id), scheduled_status: status });

test("a card is looked for in each life of a post", () => {
  const lives = {
    drafts: [post("1", { name: "Teaser" }), post("2", { card_uri: "card://2" })],
    scheduled: [scheduled("3", "SCHEDULED"), scheduled("4", "FAILED")],
    published: [post("5", { text: "" })],
  };
  expect(postsShowing("card://1", lives)).toEqual([
    { kind: "draft", id: "1", name: "Teaser" },
    { kind: "scheduled", id: "3", name: "Words of 3" },
    { kind: "scheduled", id: "4", name: "Words of 4" },
    { kind: "published", id: "5", name: "5" },
  ]);
});

test("a scheduled post that came out counts once", () => {
  const lives = {
    drafts: [],
    scheduled: [scheduled("6", "SUCCESS")],
    published: [post("7")],
  };
  expect(postsShowing("card://1", lives).map(({ id }) => id)).toEqual(["7"]);
});
