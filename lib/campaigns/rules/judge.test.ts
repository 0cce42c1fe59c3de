import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { campaignWithChange } from "@/lib/campaigns/change";
import { checkChange } from "@/lib/campaigns/check-change";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { guardOf } from "./judge";
import { anyRules, judgeWith, sampleRule } from "./test-rules";

const overFiveHundred = {
  is: "over",
  field: "daily_budget_amount_local_micro",
  micros: "500000000",
  currency: "EUR",
} as const;
const daily = (micros: string) => ({ daily_budget_amount_local_micro: micros });

describe("an amount", () => {
  const guard = judgeWith({ ...overFiveHundred, severity: "warn", note: "Ask Ines first" });

  it("over the limit is shown with the note, at its field", () => {
    const { blocks, warnings } = guard.change(sampleCampaign(), daily("500000001"));
    expect(blocks).toEqual([]);
    expect(warnings).toEqual([
      {
        field: "daily_budget_amount_local_micro",
        advice: "A rule warns of a daily budget over 500.00 EUR. Ask Ines first.",
      },
    ]);
  });

  it("at the limit, or in another currency, is not judged", () => {
    expect(guard.change(sampleCampaign(), daily("500000000")).warnings).toEqual([]);
    expect(guard.change(sampleCampaign({ currency: "JPY" }), daily("900000000")).warnings).toEqual([]);
  });

  it("that is missing breaks only the rule that says so", () => {
    const cleared = { total_budget_amount_local_micro: "" };
    const field = "total_budget_amount_local_micro";
    const missing = judgeWith({ is: "missing", field });
    expect(missing.change(sampleCampaign(), cleared).blocks).toHaveLength(1);
    const under = judgeWith({ is: "under", field, micros: "5", currency: "EUR" });
    expect(under.change(sampleCampaign(), cleared).blocks).toEqual([]);
  });
});

describe("a name", () => {
  it("is held against text with its capitals", () => {
    const guard = judgeWith({ is: "lacking", field: "name", text: "Q4" });
    expect(guard.change(sampleCampaign(), { name: "Autumn Q4" }).blocks).toEqual([]);
    expect(guard.change(sampleCampaign(), { name: "Autumn q4" }).blocks[0]?.advice).toBe(
      "A rule blocks a name without “Q4”. To change it, open Rules under Account.",
    );
  });

  it("is held against the naming template, where there is one", () => {
    const rule = { is: "unlike-template", field: "name" } as const;
    const blocks = (template: string) =>
      judgeWith(rule, { template }).change(sampleCampaign(), { name: "Autumn" }).blocks;
    expect(blocks("")).toEqual([]);
    expect(blocks("{brand}_{geo}")[0]?.advice).toContain("not like {brand}_{geo}");
  });
});

it("leaves alone a field that is sent as it was", () => {
  const guard = judgeWith(overFiveHundred);
  const campaign = sampleCampaign({ daily_budget_amount_local_micro: "900000000" });
  expect(guard.change(campaign, daily("900000000")).blocks).toEqual([]);
  expect(guard.change(campaign, daily("900000001")).blocks).toHaveLength(1);
});

it("does not hold up a change that leads back to a limit", () => {
  const over = judgeWith(overFiveHundred);
  const dear = sampleCampaign({ daily_budget_amount_local_micro: "710000000" });
  expect(over.change(dear, daily("705000000")).blocks).toEqual([]);
  expect(over.change(dear, daily("715000000")).blocks).toHaveLength(1);
  const under = judgeWith({ ...overFiveHundred, is: "under" });
  const small = sampleCampaign({ daily_budget_amount_local_micro: "100000000" });
  expect(under.change(small, daily("200000000")).blocks).toEqual([]);
  expect(under.change(small, daily("50000000")).blocks).toHaveLength(1);
});

it("judges all of a campaign that is created", () => {
  const guard = judgeWith({ is: "missing", field: "purchase_order_number" });
  expect(guard.creation(sampleCampaign()).blocks).toHaveLength(1);
  expect(guard.creation(sampleCampaign({ purchase_order_number: "45-1" })).blocks).toEqual([]);
});

it("leaves alone whatever a change does not touch, whatever the campaign breaks", () => {
  fc.assert(
    fc.property(
      anyRules.map(guardOf),
      fc.constantFrom("ACTIVE" as const, "PAUSED" as const),
      (guard, entity_status) => {
        expect(checkChange(sampleCampaign(), { entity_status }, guard)).toEqual([]);
        expect(guard.change(sampleCampaign(), { entity_status }).warnings).toEqual([]);
      },
    ),
  );
});

it("says of a change what it says of a campaign that is created so, at the touched field that kept the rules", () => {
  const micros = fc.bigInt(1n, 10n ** 12n).map(String);
  fc.assert(
    fc.property(anyRules.map(guardOf), fc.option(micros), micros, (guard, before, after) => {
      const campaign = sampleCampaign({ daily_budget_amount_local_micro: before });
      const created = guard.creation(campaignWithChange(campaign, daily(after)));
      const changed = guard.change(campaign, daily(after));
      const atField = (problems: typeof created.blocks) =>
        problems.filter(({ field }) => field === "daily_budget_amount_local_micro");
      if (before === after) expect([...changed.blocks, ...changed.warnings]).toEqual([]);
      else {
        const was = guard.creation(campaign);
        const isValid = [...atField(was.blocks), ...atField(was.warnings)].length === 0;
        if (!isValid) {
          expect(atField(created.blocks)).toEqual(expect.arrayContaining([...changed.blocks]));
          expect(atField(created.warnings)).toEqual(expect.arrayContaining([...changed.warnings]));
          return;
        }
        expect(changed.blocks).toEqual(atField(created.blocks));
        expect(changed.warnings).toEqual(atField(created.warnings));
      }
    }),
  );
});

it("blocks a change through the one check that all ways pass", () => {
  const guard = judgeWith(overFiveHundred);
  const [problem] = checkChange(
    sampleCampaign({ total_budget_amount_local_micro: null }),
    daily("600000000"),
    guard,
  );
  expect(problem?.field).toBe("daily_budget_amount_local_micro");
});

it("says whose rule it is, where it is the account’s", () => {
  const rule = sampleRule({ is: "lacking", field: "name", text: "Q4" });
  const advice = (own: boolean) =>
    guardOf({
      templates: [],
      guards: [{ ...rule, savedAs: { whose: "account", maker: "jon", own, madeAt: 1, version: 1 } }],
    }).change(sampleCampaign(), { name: "Autumn" }).blocks[0]?.advice;
  expect(advice(true)).toMatch(/^A rule of the account blocks a name without “Q4”/);
  expect(advice(false)).toMatch(/^A rule of the account by @jon blocks a name without “Q4”/);
});

it("lets a name be made by any template, and by the account’s alone where the rule is the account’s", () => {
  const savedAs = { whose: "account", maker: "jon", own: false, madeAt: 1, version: 1 } as const;
  const rule = sampleRule({ is: "unlike-template", field: "name" });
  const templates = [
    { id: "a", pattern: "Q4_{brand}", savedAs },
    { id: "b", pattern: "Q1_{brand}" },
  ];
  const blocks = (name: string, shared: boolean) =>
    guardOf({ templates, guards: [shared ? { ...rule, savedAs } : rule] }).change(sampleCampaign(), { name })
      .blocks.length;
  expect([blocks("Q1_Nike", false), blocks("Q4_Nike", false), blocks("Nike", false)]).toEqual([0, 0, 1]);
  expect([blocks("Q1_Nike", true), blocks("Q4_Nike", true)]).toEqual([1, 0]);
});
