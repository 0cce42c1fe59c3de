import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { startService, type TestAnswer } from "../testing/service";

const service = startService();
const account = service.idOf("accounts", "name = 'Kestrel Air'");
const funding = service.idOf("funding_instruments", `account_id = '${account}' AND type = 'INSERTION_ORDER'`);
const at = (path: string) => `/live/12/accounts/${account}/${path}`;
const asked = (method: string, path: string, query: Record<string, string>) => (): Promise<TestAnswer> =>
  service.call(method, at(path), { query });

const created = asked("POST", "campaigns", { funding_instrument_id: funding, name: "Launch" });
const written = () =>
  z.object({ rows: z.number() }).parse(service.db.prepare("SELECT total_changes() AS rows").get([])).rows;

// What lies below the account is filled in by the first call.
beforeAll(() => service.get(at("campaigns")));

it.each([
  ["a campaign to create", asked("POST", "campaigns", { funding_instrument_id: "none", name: "Launch" })],
  ["a campaign to change", asked("PUT", "campaigns/none", { name: "Launch" })],
  ["a campaign to delete", asked("DELETE", "campaigns/none", {})],
  [
    "a line item to create",
    asked("POST", "line_items", {
      campaign_id: "none",
      objective: "ENGAGEMENTS",
      product_type: "PROMOTED_POST",
      placements: "ALL_ON_SERVICE",
      start_time: "2026-12-01T00:00:00Z",
    }),
  ],
  ["a line item to change", asked("PUT", "line_items/none", { name: "Launch" })],
  ["a line item to delete", asked("DELETE", "line_items/none", {})],
])("of %s that is refused nothing is written, and what arrived with it is stored", async (_, refused) => {
  const before = written();
  const [first, none, second] = await Promise.all([created(), refused(), created()]);
  expect(none.body.errors?.map(({ code }) => code).join()).toMatch(
    /^(NOT_FOUND|INVALID_FUNDING_INSTRUMENT)$/,
  );
  // Each campaign and its line in the history.
  expect(written() - before).toBe(4);
  for (const { record } of [first, second])
    expect((await service.get(at(`campaigns/${record.id}`))).record).toEqual(record);
});
