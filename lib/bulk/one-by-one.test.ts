import { expect, it } from "vitest";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { planBulkChange } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { oneByOne } from "./one-by-one";

const campaigns = ["a", "b", "c"].map((id) => sampleCampaign({ id }));
const { items } = planBulkChange(campaigns, { kind: "delete" });

const notFound = (parameter: string) =>
  new RefusedError(404, [{ code: "NOT_FOUND", message: "It was not found", parameter }], []);

it("takes one that is not there any more for deleted, and goes on", async () => {
  const found = await oneByOne(items, async ({ key }) => {
    if (key === "b") throw notFound("campaign_id");
    return sampleCampaign({ id: key });
  });
  expect(found.map(({ id, deleted }) => [id, deleted])).toEqual([
    ["a", false],
    ["b", true],
    ["c", false],
  ]);
});

it.each([new RefusedError(403, [], []), notFound("account_id"), new UnreachableError("No answer")])(
  "asks nothing more after %s",
  async (error) => {
    const asked: string[] = [];
    const asking = oneByOne(items, async ({ key }) => {
      asked.push(key);
      throw error;
    });
    await expect(asking).rejects.toBe(error);
    expect(asked).toEqual(["a"]);
  },
);
