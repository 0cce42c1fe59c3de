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
/** The largest account's campaigns are planned in so many parts. */
const PARTS = 3;

type Service = ReturnType<typeof startService>;

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

/** Live accounts that spend: the one with thousands of campaigns, or all the others. */
const accountsOf = ({ db }: Service, which: "largest" | "others") =>
  new Connection(db)
    .all<{ id: string; name: string }>(
      `SELECT id, name FROM accounts
       WHERE environment = 'live' AND approval_status = 'ACCEPTED' AND NOT deleted ORDER BY seq`,
      [],
    )
    .filter(({ name }) => (name === "Megamart Marketplace") === (which === "largest"))
    .map(({ id }) => id);

/** How many campaigns of an account have used up their budgets, by their records and by their plans; of a part of them. */
async function usedUpIn(service: Service, id: string, isAsked = (_: number) => true): Promise<number> {
  const connection = new Connection(service.db);
  const step = stepAt(service.clock.now());
  await service.get(`/live/12/accounts/${id}/campaigns`, { count: "1" });
  const rows = connection
    .all<CampaignRow>(
      `SELECT id, account_id, spent_local_micro AS spent, total_budget_amount_local_micro AS total FROM campaigns
       WHERE account_id = ? AND total IS NOT NULL ORDER BY seq`,
      [id],
    )
    .filter((_, at) => isAsked(at));
  const asked = new Set(rows.map((row) => row.id));
  const plans = new Map(
    readCampaigns(connection, id)
      .filter((records) => asked.has(records.id))
      .map((records) => [records.id, planOf(records, step).spent]),
  );
  const marked = rows.filter(({ spent, total }) => spent >= total).map((row) => row.id);
  expect(marked).toEqual(rows.filter((row) => (plans.get(row.id) ?? 0) >= row.total).map((row) => row.id));
  return marked.length;
}

describe("says for every campaign of the demo whether its budget is used up", () => {
  let service: Service;
  const usedUp = new Set<number>();

  beforeAll(() => {
    service = startService("demo");
  });

  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    "of the largest account, part %i",
    async (part) => {
      const [largest = ""] = accountsOf(service, "largest");
      expect(await usedUpIn(service, largest, (at) => at % PARTS === part)).toBeGreaterThan(0);
    },
  );

  it.each([0, 1, 6, 20, 70])("of the others and a part of it, %i days later", async (later) => {
    service.clock.advance(service.now + later * DAY - service.clock.now());
    const [largest = ""] = accountsOf(service, "largest");
    let found = await usedUpIn(service, largest, (at) => at % (4 * PARTS) === 0);
    for (const id of accountsOf(service, "others")) found += await usedUpIn(service, id);
    usedUp.add(found);
  });

  it("of which others are as time goes on", () => {
    expect(usedUp.size).toBeGreaterThan(2);
  });
});

describe("stops instruments in time, whether their charges are asked for or only their campaigns", () => {
  const stopped: { asked?: string[]; unasked?: string[] } = {};
  let begun = 0;

  it.each([
    ["asked", "funding_instruments"],
    ["unasked", "campaigns"],
  ] as const)("%s: %s are read, and no more is spent than there is", async (which, kind) => {
    const service = startService("demo");
    begun = service.now;
    for (const later of [0, 9, 120]) {
      service.clock.advance(service.now + later * DAY - service.clock.now());
      for (const id of accountsOf(service, "others")) {
        await service.get(`/live/12/accounts/${id}/${kind}`, { count: "1" });
      }
    }
    const connection = new Connection(service.db);
    const beyond = connection.all(
      `SELECT id FROM funding_instruments
       WHERE spent_local_micro > coalesce(credit_limit_local_micro, funded_amount_local_micro)`,
      [],
    );
    expect(beyond).toEqual([]);
    const rows = connection.all<InstrumentRow>(
      "SELECT id, exhausted_at FROM funding_instruments WHERE exhausted_at IS NOT NULL ORDER BY seq",
      [],
    );
    stopped[which] = rows.map(({ exhausted_at: at }) => String(at));
  });

  it("at the same times, some of them later", () => {
    expect(stopped.unasked).toEqual(stopped.asked);
    expect(stopped.asked?.filter((at) => Date.parse(at) > begun).length).toBeGreaterThan(0);
  });
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
