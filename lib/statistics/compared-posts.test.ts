import { expect, it } from "vitest";
import { comparedPosts } from "./compared-posts";

const post = (id: string, impressions: bigint, url_clicks: bigint, engagements = url_clicks) => ({
  id,
  sums: { impressions, url_clicks, engagements },
});

it("compares posts by what their line item is after, those that were shown most first", () => {
  const { posts, all, by } = comparedPosts(
    [post("a", 40_000n, 900n), post("b", 60_000n, 900n), post("c", 0n, 0n)],
    "WEBSITE_CLICKS",
  );
  expect(posts.map(({ id, likely }) => [id, likely])).toEqual([
    ["b", "lower"],
    ["a", "higher"],
    ["c", undefined],
  ]);
  expect([all.impressions, by]).toEqual([100_000n, "link clicks"]);
});

it("goes by engagements where impressions are the result, or no objective is known", () => {
  for (const objective of ["REACH", undefined]) {
    const { posts, by } = comparedPosts(
      [post("a", 50_000n, 0n, 1_300n), post("b", 50_000n, 0n, 1_000n)],
      objective,
    );
    expect(by).toBe("engagements");
    expect(posts.map(({ likely }) => likely)).toEqual(["higher", "lower"]);
  }
});
