import { expect, it } from "vitest";
import { planUndo } from "@/lib/bulk/bulk-undo";
import { sampleLineItem } from "../test-line-item";
import { type ChosenFile, planShown, type ShownBulkChange, storedShown } from "./bulk-shown";

const items = [sampleLineItem({ id: "a", name: "A" }), sampleLineItem({ id: "b", name: "B" })];
const current = (id: string) => ({ posts: id === "a" ? ["7"] : ["7", "8"] });
const post = (id: string) => ({ kind: "posts", id });

it("adds posts where they are missing, and says who has them", () => {
  const {
    items: planned,
    excluded,
    previews,
    requests,
  } = planShown(items, { kind: "add", posts: ["8"] }, current);
  expect(planned.map(({ operation }) => operation.params)).toEqual([
    { line_item_id: "a", posts: ["7", "8"] },
  ]);
  expect(previews.get("a")).toEqual({ comes: [post("8")], goes: [], stays: 0, unfit: 0 });
  expect(excluded).toEqual([{ key: "b", name: "B", reason: "It promotes these already." }]);
  expect(requests).toBe(1);
});

it("removes posts, and can be taken back", () => {
  const { items: planned } = planShown(items, { kind: "remove", posts: ["7", "8"] }, current);
  expect(planned.map(({ operation }) => operation.params.posts)).toEqual([[], []]);
  const done = new Map(planned.map(({ key }) => [key, { state: "done", id: key, surprises: [] } as const]));
  expect(planUndo(planned, done, storedShown).map(({ operation }) => operation.params.posts)).toEqual([
    ["7"],
    ["7", "8"],
  ]);
});

it("leaves alone what cannot take posts, and what is deleted", () => {
  const others = [sampleLineItem({ product_type: "MEDIA" }), sampleLineItem({ deleted: true })];
  const { excluded } = planShown(others, { kind: "add", posts: ["8"] }, current);
  expect(excluded.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/does not promote posts/),
    expect.stringMatching(/deleted/),
  ]);
});

it("counts the posts that are promoted already, and sends a full batch at a time", () => {
  const postIds = ["7", ...Array.from({ length: 51 }, (_, place) => `${100 + place}`)];
  const { previews, requests } = planShown(items.slice(0, 1), { kind: "add", posts: postIds }, current);
  expect(previews.get("a")).toMatchObject({ comes: postIds.slice(1).map(post), stays: 1 });
  expect(requests).toBe(2);
});

const everything: ShownBulkChange = {
  kind: "add",
  posts: ["7"],
  accounts: ["5"],
  media: [
    { account_media_id: "m1", creative_type: "BANNER", landing_url: "https://shop.example/" },
    { account_media_id: "m2", creative_type: "PREROLL", landing_url: null },
  ],
};

it("adds to each line item what it can show, and changes and keeps nothing of the other kinds", () => {
  const network = sampleLineItem({ id: "a", placements: ["PUBLISHER_NETWORK"] });
  const follows = sampleLineItem({ id: "b", product_type: "PROMOTED_ACCOUNT" });
  const film = sampleLineItem({ id: "c", product_type: "MEDIA" });
  const shown = { posts: ["7"], accounts: [], media: [] };
  const { items: planned, previews, requests } = planShown([network, follows, film], everything, () => shown);
  const [banner, preroll] = everything.media ?? [];
  expect(planned.map(({ operation, before }) => [operation.params, before])).toEqual([
    [
      { line_item_id: "a", media: [{ account_media_id: "m1", landing_url: banner?.landing_url }] },
      { id: "a", deleted: false, media: [] },
    ],
    [
      { line_item_id: "b", accounts: ["5"] },
      { id: "b", deleted: false, accounts: [] },
    ],
    [
      { line_item_id: "c", media: [{ account_media_id: "m2", landing_url: preroll?.landing_url }] },
      { id: "c", deleted: false, media: [] },
    ],
  ]);
  expect([...previews.values()].map(({ stays, unfit }) => [stays, unfit])).toEqual([
    [1, 2],
    [0, 3],
    [0, 3],
  ]);
  expect(requests).toBe(3);
});

it("says why a file cannot be shown, and leaves alone one that is shown with another destination", () => {
  const clicks = sampleLineItem({ placements: ["PUBLISHER_NETWORK"], objective: "WEBSITE_CLICKS" });
  const file = { account_media_id: "m1", creative_type: "BANNER", landing_url: null };
  const why = (media: ChosenFile, there: { account_media_id: string; landing_url: string | null }[] = []) =>
    planShown([clicks], { kind: "add", media: [media] }, () => ({ media: there })).excluded[0]?.reason;
  expect(why(file)).toMatch(/no destination/);
  const leading = { ...file, landing_url: "https://shop.example/" };
  expect(why(leading)).toBeUndefined();
  expect(why(leading, [{ account_media_id: "m1", landing_url: "https://other.example/" }])).toBe(
    "It shows these already.",
  );
  expect(why({ ...leading, creative_type: "PREROLL" })).toMatch(/does not show files/);
});
