import { expect, it } from "vitest";
import { planUndo } from "@/lib/bulk/bulk-undo";
import { sampleLineItem } from "../sample-line-item";
import { keptPromotion, planPosts } from "./bulk-posts";

const items = [sampleLineItem({ id: "a", name: "A" }), sampleLineItem({ id: "b", name: "B" })];
const standing = (id: string) => (id === "a" ? ["7"] : ["7", "8"]);

it("adds posts where they are missing, and says who has them", () => {
  const {
    items: planned,
    excluded,
    previews,
    requests,
  } = planPosts(items, { kind: "add", postIds: ["8"] }, standing);
  expect(planned.map(({ operation }) => operation.params)).toEqual([
    { line_item_id: "a", posts: ["7", "8"] },
  ]);
  expect(previews.get("a")).toEqual({ comes: ["8"], goes: [], stays: 0 });
  expect(excluded).toEqual([{ key: "b", name: "B", reason: "It promotes these already." }]);
  expect(requests).toBe(1);
});

it("removes posts, and can be taken back", () => {
  const { items: planned } = planPosts(items, { kind: "remove", postIds: ["7", "8"] }, standing);
  expect(planned.map(({ operation }) => operation.params.posts)).toEqual([[], []]);
  const done = new Map(planned.map(({ key }) => [key, { state: "done", id: key, surprises: [] } as const]));
  expect(planUndo(planned, done, keptPromotion).map(({ operation }) => operation.params.posts)).toEqual([
    ["7"],
    ["7", "8"],
  ]);
});

it("leaves alone what cannot take posts, and what is deleted", () => {
  const others = [sampleLineItem({ product_type: "MEDIA" }), sampleLineItem({ deleted: true })];
  const { excluded } = planPosts(others, { kind: "add", postIds: ["8"] }, standing);
  expect(excluded.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/does not promote posts/),
    expect.stringMatching(/deleted/),
  ]);
});

it("tells how many of the posts are there already, and sends as many at once as the service takes", () => {
  const postIds = ["7", ...Array.from({ length: 51 }, (_, place) => `${100 + place}`)];
  const { previews, requests } = planPosts(items.slice(0, 1), { kind: "add", postIds }, standing);
  expect(previews.get("a")).toMatchObject({ comes: postIds.slice(1), stays: 1 });
  expect(requests).toBe(2);
});
