import { beforeAll, describe, expect, it } from "vitest";
import { Connection, type SqlRow } from "../../database/connection";
import { openAccount } from "../../testing/account";
import { startService } from "../../testing/service";
import { chargeInstruments } from "./charges";
import { planOf } from "./plan";
import { stepAt } from "./plans";
import { readCampaigns } from "./records";

/** What is written of spending is right, though most of it is not looked at. */

const DAY = 86_400_000;
const HOUR = 3_600_000;

interface CampaignRow extends SqlRow {
  id: string;
  account_id: string;
  spent: number;
  total: number;
}

interface InstrumentRow extends SqlRow {
  id: string;
  exhausted_at: string | null;
}

describe("tells of every campaign of the demo whether its budget is used up", () => {
  let service: ReturnType<typeof startService>;
  const usedUp = new Set<number>();

  beforeAll(() => {
    service = startService("demo");
  });

  it.each([0, 1, 6, 20, 70])("%i days later", async (later) => {
    const connection = new Connection(service.db);
    const accounts = connection.all<{ id: string; handle: string }>(
      "SELECT id, handle FROM accounts WHERE environment = 'live' AND approval_status = 'ACCEPTED' AND NOT deleted",
      [],
    );
    service.clock.advance(service.now + later * DAY - service.clock.now());
    const step = stepAt(service.clock.now());
    let found = 0;
    for (const { id, handle } of accounts) {
      // The largest is looked at once.
      if (later > 0 && handle === "MegamartMarketplace") continue;
      await service.get(`/live/12/accounts/${id}/campaigns`, { count: "1" });
      const rows = connection.all<CampaignRow>(
        `SELECT id, account_id, spent_local_micro AS spent, total_budget_amount_local_micro AS total FROM campaigns
         WHERE account_id = ? AND total IS NOT NULL`,
        [id],
      );
      const plans = new Map(
        readCampaigns(connection, id).map((records) => [records.id, planOf(records, step).spent]),
      );
      const told = rows.filter(({ spent, total }) => spent >= total).map((row) => row.id);
      expect(told).toEqual(rows.filter((row) => (plans.get(row.id) ?? 0) >= row.total).map((row) => row.id));
      found += told.length;
    }
    usedUp.add(found);
  });

  it("of which others are as time goes on", () => {
    expect(usedUp.size).toBeGreaterThan(2);
  });
});

it("stops instruments in time, whether their charges are asked for or only their campaigns", async () => {
  const [asked, unasked] = [startService("demo"), startService("demo")];
  const stopped = new Map<object, string[]>();
  for (const service of [asked, unasked]) {
    const connection = new Connection(service.db);
    const accounts = connection.all<{ id: string }>(
      `SELECT id FROM accounts WHERE environment = 'live' AND approval_status = 'ACCEPTED' AND NOT deleted
         AND handle <> 'MegamartMarketplace'`,
      [],
    );
    for (const later of [0, 9, 120]) {
      service.clock.advance(service.now + later * DAY - service.clock.now());
      for (const { id } of accounts) {
        const kind = service === asked ? "funding_instruments" : "campaigns";
        await service.get(`/live/12/accounts/${id}/${kind}`, { count: "1" });
      }
    }
    const rows = connection.all<InstrumentRow>(
      "SELECT id, exhausted_at FROM funding_instruments WHERE exhausted_at IS NOT NULL ORDER BY seq",
      [],
    );
    const beyond = connection.all(
      `SELECT id FROM funding_instruments
       WHERE spent_local_micro > coalesce(credit_limit_local_micro, funded_amount_local_micro)`,
      [],
    );
    expect(beyond).toEqual([]);
    stopped.set(
      service,
      rows.map(({ exhausted_at: at }) => String(at)),
    );
  }
  expect(stopped.get(unasked)).toEqual(stopped.get(asked));
  expect(stopped.get(asked)?.filter((at) => Date.parse(at) > asked.now).length).toBeGreaterThan(0);
});

it("looks at nothing when an account of the seed is opened", () => {
  const service = startService("demo");
  const due = new Connection(service.db).all(
    `SELECT c.id FROM campaigns c JOIN accounts a ON a.id = c.account_id
     WHERE c.lasts_until <= ?1 AND a.environment = 'live'`,
    [new Date(service.now).toISOString()],
  );
  expect(due).toEqual([]);
});

it("says at once that a budget is used up which was lowered below what is spent", async () => {
  const service = startService("empty");
  const account = openAccount(service);
  const campaign = await account.campaign({
    daily_budget_amount_local_micro: "100000000",
    total_budget_amount_local_micro: "900000000",
  });
  await account.promote(await account.lineItem({ campaign_id: campaign }));
  service.clock.advance(3 * DAY);
  const reasons = async () => (await account.get(`campaigns/${campaign}`)).record.reasons_not_servable;
  expect(await reasons()).toEqual([]);
  await account.put(`campaigns/${campaign}`, { total_budget_amount_local_micro: "100000000" });
  expect(await reasons()).toEqual(["BUDGET_EXHAUSTED"]);
});

it("takes charges back with the clock", async () => {
  const service = startService("empty");
  const account = openAccount(service);
  const { connection } = account;
  const campaign = await account.campaign({ daily_budget_amount_local_micro: "400000000" });
  await account.promote(await account.lineItem({ campaign_id: campaign }));
  const spent = () =>
    connection.one<{ spent: number }>(
      "SELECT spent_local_micro AS spent FROM funding_instruments WHERE id = ?",
      [account.funding],
    )?.spent;
  const begun = stepAt(service.clock.now());
  const [noon, evening] = [begun + 5 * HOUR, begun + 11 * HOUR];
  chargeInstruments(connection, account.id, begun, evening);
  const atEvening = spent();
  expect(atEvening).toBeGreaterThan(0);
  chargeInstruments(connection, account.id, evening, noon);
  expect(spent()).toBeLessThan(atEvening ?? 0);
  chargeInstruments(connection, account.id, noon, evening);
  expect(spent()).toBe(atEvening);
  chargeInstruments(connection, account.id, evening, begun);
  expect(spent()).toBe(0);
});
