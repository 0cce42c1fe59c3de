import { expect, it } from "vitest";
import { comparedAds } from "./compared-ads";

const ad = (id: string, impressions: bigint, url_clicks: bigint, engagements = url_clicks) => ({
  id,
  sums: { impressions, url_clicks, engagements },
});

it("compares ads by what their line item is after, those that were shown most first", () => {
  const { ads, all, by } = comparedAds(
    [ad("a", 40_000n, 900n), ad("b", 60_000n, 900n), ad("c", 0n, 0n)],
    "WEBSITE_CLICKS",
  );
  expect(ads.map(({ id, likely }) => [id, likely])).toEqual([
    ["b", "lower"],
    ["a", "higher"],
    ["c", undefined],
  ]);
  expect([all.impressions, by]).toEqual([100_000n, "link clicks"]);
});

it("goes by engagements where impressions are the result, or no objective is known", () => {
  for (const objective of ["REACH", undefined]) {
    const { ads, by } = comparedAds([ad("a", 50_000n, 0n, 1_300n), ad("b", 50_000n, 0n, 1_000n)], objective);
    expect(by).toBe("engagements");
    expect(ads.map(({ likely }) => likely)).toEqual(["higher", "lower"]);
  }
});
