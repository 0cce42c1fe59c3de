import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { campaignRecord } from "@/lib/ads/endpoints/campaigns";
import { lineItemRecord } from "@/lib/ads/endpoints/line-items";
import { campaignDelivery } from "@/lib/delivery/delivery";
import { openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
let account: TestAccount;
let campaign: string;

beforeEach(async () => {
  service = startService("empty");
  account = openAccount(service);
  campaign = await account.campaign({ entity_status: "ACTIVE" });
});

const reported = async () => {
  const { record } = await account.get(`campaigns/${campaign}`);
  return z.object({ servable: z.boolean(), reasons_not_servable: z.array(z.string()) }).parse(record);
};

describe("a campaign serves only while one of its line items can", () => {
  it("does not while it has none, or none is active, or none has anything to show", async () => {
    expect(await reported()).toEqual({ servable: false, reasons_not_servable: ["INCOMPLETE"] });
    const item = await account.lineItem({ campaign_id: campaign, entity_status: "PAUSED" });
    expect((await reported()).reasons_not_servable).toEqual(["INCOMPLETE"]);
    await account.put(`line_items/${item}`, { entity_status: "ACTIVE" });
    expect((await reported()).reasons_not_servable).toEqual(["INCOMPLETE"]);
    const promotion = await account.promote(item);
    expect(await reported()).toEqual({ servable: true, reasons_not_servable: [] });
    await account.remove(`promoted_posts/${promotion}`);
    expect((await reported()).reasons_not_servable).toEqual(["INCOMPLETE"]);
  });
});

it("is scheduled between two line items, and serves when the second starts", async () => {
  const first = await account.lineItem({ campaign_id: campaign, end_time: "2026-11-21T11:00:00Z" });
  const second = await account.lineItem({ campaign_id: campaign, start_time: "2026-11-21T12:00:00Z" });
  await account.promote(first);
  await account.promote(second);
  expect((await reported()).servable).toBe(true);
  service.clock.advance(90 * 60_000);
  expect(await reported()).toEqual({ servable: false, reasons_not_servable: ["STARTS_IN_FUTURE"] });
  service.clock.advance(60 * 60_000);
  expect((await reported()).servable).toBe(true);
});

it("lists the most severe reason first", async () => {
  service.db.prepare("UPDATE accounts SET approval_status = 'REJECTED' WHERE id = ?").run([account.id]);
  await account.put(`campaigns/${campaign}`, { entity_status: "PAUSED" });
  expect((await reported()).reasons_not_servable).toEqual([
    "ACCOUNT_REJECTED",
    "PAUSED_BY_ADVERTISER",
    "INCOMPLETE",
  ]);
});

it("says of every campaign of the demo what its line items say", async () => {
  const demo = startService("demo");
  const id = demo.idOf("accounts", "environment = 'live' AND approval_status = 'ACCEPTED'");
  const path = `/live/12/accounts/${id}`;
  const all = { count: "1000" };
  const campaigns = z.array(campaignRecord).parse((await demo.get(`${path}/campaigns`, all)).records);
  const items = z.array(lineItemRecord).parse((await demo.get(`${path}/line_items`, all)).records);
  expect(campaigns.length).toBeGreaterThan(10);
  const OF_ITEMS = ["INCOMPLETE", "EXPIRED", "STARTS_IN_FUTURE"];
  for (const each of campaigns) {
    const rest = each.reasons_not_servable.filter((code) => !OF_ITEMS.includes(code));
    const lineItems = items.filter(({ campaign_id }) => campaign_id === each.id);
    const { reasons } = campaignDelivery(
      { ...each, reasons_not_servable: rest },
      { lineItems, now: demo.now },
    );
    expect(each.reasons_not_servable).toEqual(reasons.map(({ code }) => code));
  }
});
