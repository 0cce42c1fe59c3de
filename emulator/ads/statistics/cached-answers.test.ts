import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { openAccount } from "../../testing/account";
import { startService } from "../../testing/service";

/** With answers and their inputs in the cache, an answer equals the one computed from scratch. */

const HOUR = 3_600_000;
const GROUPS = "ENGAGEMENT,BILLING,VIDEO,WEB_CONVERSION";
const service = startService("empty");
const account = openAccount(service);
const fields = { daily_budget_amount_local_micro: "90000000", total_budget_amount_local_micro: "400000000" };
const campaigns = [await account.campaign(fields), await account.campaign(fields)];
const lineItems: string[] = [];
const promotions: string[] = [];
for (const campaign_id of campaigns) {
  const lineItem = await account.lineItem({ campaign_id });
  lineItems.push(lineItem);
  promotions.push(await account.promote(lineItem));
}

const from = "2026-11-21T00:00:00Z";
const until = "2026-11-27T23:00:00Z";
const span = { start_time: from, end_time: until, granularity: "HOUR", placement: "ALL_ON_SERVICE" };
const questions: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ...(
    [
      ["CAMPAIGN", campaigns],
      ["LINE_ITEM", lineItems],
      ["PROMOTED_POST", promotions],
    ] as const
  ).map(
    ([entity, ids]) =>
      [
        `/live/12/stats/accounts/${account.id}`,
        { ...span, entity, entity_ids: ids.join(), metric_groups: GROUPS },
      ] as const,
  ),
  [
    `/live/12/stats/accounts/${account.id}`,
    {
      ...span,
      entity: "FUNDING_INSTRUMENT",
      entity_ids: account.funding,
      granularity: "TOTAL",
      metric_groups: "ENGAGEMENT",
    },
  ],
  [
    `/live/12/stats/accounts/${account.id}/active_entities`,
    { entity: "CAMPAIGN", start_time: from, end_time: until },
  ],
  [account.at("campaigns"), {}],
  [account.at("line_items"), {}],
  [account.at("funding_instruments"), {}],
];

type Action = (() => void) | (() => Promise<unknown>);
const one = (ids: readonly string[]) => fc.constantFrom(...ids);
const micros = fc.integer({ min: 5, max: 900 }).map((euros) => String(euros * 1_000_000));
const status = fc.constantFrom("ACTIVE", "PAUSED");
const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .oneof(
      fc.integer({ min: 1, max: 400 }).map((minutes) => minutes * 60_000),
      fc.integer({ min: 1, max: 40 }).map((hours) => hours * HOUR),
    )
    .map((later) => () => service.clock.advance(later)),
  fc
    .tuple(
      one(campaigns),
      fc.record({ entity_status: status, daily_budget_amount_local_micro: micros }, { requiredKeys: [] }),
    )
    .map(
      ([id, change]) =>
        () =>
          account.put(`campaigns/${id}`, change),
    ),
  fc.tuple(one(campaigns), micros).map(
    ([id, total]) =>
      () =>
        account.put(`campaigns/${id}`, { total_budget_amount_local_micro: total }),
  ),
  fc
    .tuple(
      one(lineItems),
      fc.record({ entity_status: status, bid_amount_local_micro: micros }, { requiredKeys: [] }),
    )
    .map(
      ([id, change]) =>
        () =>
          account.put(`line_items/${id}`, change),
    ),
  one(lineItems).map((id) => () => account.promote(id)),
  fc.constant(() => account.campaign()),
);

it("answers what it would compute anew, after any changes, pauses, budgets and moves of the clock", async () => {
  const answers = new Set<string>();
  const all = async () => {
    const texts: string[] = [];
    for (const [path, query] of questions) {
      const { status: code, text } = await service.get(path, query);
      expect([path, code]).toEqual([path, 200]);
      texts.push(text);
    }
    return texts;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 12 }), async (actions) => {
      // The clock goes back to the beginning with each run, as tests have it do.
      service.clock.reset();
      for (const act of actions) {
        await all();
        await act();
        const cached = await all();
        service.service.reset();
        expect(cached).toEqual(await all());
        for (const text of cached) answers.add(text);
      }
    }),
    { numRuns: 8, seed: inject("randomSeed") },
  );
  // Something was shown, and it was not always the same.
  expect(answers.size).toBeGreaterThan(20);
});
