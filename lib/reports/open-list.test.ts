import { expect, it } from "vitest";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { openList } from "./open-list";
import { REPORT_ROWS_MAX } from "./report";

const entries = Array.from({ length: REPORT_ROWS_MAX + 100 }, (_, at) => {
  const row = sampleCampaign({ id: `c${at}`, name: `Campaign ${at}` });
  return { row, stored: row, objectives: [] };
});

const opened = (query: string) =>
  openList({
    resource: CAMPAIGN_RECORDS,
    view: { query, follows: { range: "7d", rows: [] }, columns: ["name", "spend"], zone: "UTC" },
    entries,
    names: new Map(),
    countedAs: (id) => ({ entity: "CAMPAIGN", id }),
  });

/** Each campaign's spend equals its number. */
const numbersOf = ({ things }: ReturnType<typeof opened>) => ({
  at: (thing: number) => ({
    state: "read" as const,
    sums: { billed_charge_local_micro: BigInt(things[thing]?.id.slice(1) ?? 0) * 1_000_000n },
    objectives: [],
    parts: ["core" as const],
  }),
  days: [],
});

it("keeps the records of a long list that its order puts first", async () => {
  const list = opened("sort=spend-desc");
  const { count, rows } = await list.choose(async () => numbersOf(list));
  expect(count).toBe(600);
  expect(rows).toHaveLength(REPORT_ROWS_MAX);
  expect(rows.map(({ record }) => record)).toMatchObject([
    { id: "c599" },
    { id: "c598" },
    ...rows.slice(2).map(() => ({})),
  ]);
});

it("keeps every record that numbers may let in later, where these are few", async () => {
  const list = opened("spend=590..EUR&name=~campaign 59");
  const { rows } = await list.choose(async () => expect.unreachable("No numbers are needed"));
  expect(rows).toHaveLength(11);
  const around = { title: "", many: "campaigns", rangeWords: "", range: { from: "", to: "" }, zone: "UTC" };
  const drawn = list.draw({ ...around, compared: undefined }, numbersOf(list), {
    compares: false,
    atLeast: 0,
  });
  expect(drawn.count).toBe(10);
  expect(drawn.totals[1]).toMatchObject([{ n: "5945000000", currency: "EUR" }]);
});
