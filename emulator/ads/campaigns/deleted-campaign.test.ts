import { expect, it } from "vitest";
import { errorOf, openAccount } from "../../testing/account";
import { startService } from "../../testing/service";

const account = openAccount(startService("empty"));

it("leaves its line items behind, which can still be changed and deleted", async () => {
  const campaign = await account.campaign();
  const id = await account.lineItem({ campaign_id: campaign, name: "Before" });
  await account.remove(`campaigns/${campaign}`);
  const changed = await account.put(`line_items/${id}`, { name: "After", entity_status: "PAUSED" });
  expect(changed.record).toMatchObject({ name: "After", entity_status: "PAUSED", deleted: false });
  expect((await account.remove(`line_items/${id}`)).record.deleted).toBe(true);
  const another = await account.post("line_items", {
    campaign_id: campaign,
    objective: "ENGAGEMENTS",
    product_type: "PROMOTED_POST",
    placements: "ALL_ON_SERVICE",
    start_time: "2026-11-01T00:00:00Z",
  });
  expect(errorOf(another)).toMatchObject({ status: 404, parameter: "campaign_id" });
});
