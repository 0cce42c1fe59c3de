import { expect, it } from "vitest";
import { postsToDuplicate } from "./duplicate-many";

it("takes each post once, in the order of the ads, and counts what is left out", () => {
  const ads = [
    { id: "a", kind: "post", shows: "1" },
    { id: "b", kind: "media", shows: "1" },
    { id: "c", kind: "post", shows: "2" },
    { id: "d", kind: "post", shows: "1" },
    { id: "e", kind: "account", shows: "3" },
  ] as const;
  const { posts, same, others } = postsToDuplicate(ads);
  expect(posts.map(({ shows }) => shows)).toEqual(["1", "2"]);
  expect([same, others]).toEqual([1, 2]);
});
