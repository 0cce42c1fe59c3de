import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { list } from "@/lib/ads/endpoints/campaigns";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { startService, type TestService } from "../testing/service";

let service: TestService;
let account: string;
let campaigns: string;

beforeAll(() => {
  service = startService();
  account = service.idOf("accounts", "name = 'Maison Aubel'");
  campaigns = `/live/12/accounts/${account}/campaigns`;
});

beforeEach(() => service.service.reset());

/** Every record that the pages of a list show, in the order they come. */
async function readToTheEnd(path: string, query: Record<string, string>) {
  const records: Record<string, unknown>[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await service.get(path, { ...query, ...(cursor && { cursor }) });
    expect(page.status, page.text).toBe(200);
    records.push(...page.records);
    cursor = page.body.next_cursor;
  } while (cursor);
  return records;
}

const idsOf = (records: readonly Record<string, unknown>[]) => records.map(({ id }) => String(id));

const attributes = [...new Set(sortTerms().map((term) => term.replace(/-(asc|desc)$/, "")))] as const;

function sortTerms(): string[] {
  const { items } = paramKindOf(list.params.shape.sort_by).jsonSchema as { items: { enum: string[] } };
  return items.enum;
}

describe("reading a list to its end", () => {
  it("shows every record once, whatever the page size and the order", async () => {
    const everything = idsOf(
      await readToTheEnd(campaigns, { count: "1000", with_deleted: "true" }),
    ).toSorted();
    const terms = fc.uniqueArray(fc.tuple(fc.constantFrom(...attributes), fc.constantFrom("asc", "desc")), {
      maxLength: 3,
      selector: ([attribute]) => attribute,
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: everything.length + 1 }), terms, async (count, sort) => {
        service.service.reset();
        const ids = idsOf(
          await readToTheEnd(campaigns, {
            count: String(count),
            with_deleted: "true",
            ...(sort.length > 0 && { sort_by: sort.map((term) => term.join("-")).join(",") }),
          }),
        );
        expect(ids.toSorted()).toEqual(everything);
      }),
      { numRuns: 60 },
    );
  });

  it("is the same in pieces as in one page", async () => {
    for (const term of sortTerms()) {
      service.service.reset();
      const whole = idsOf(await readToTheEnd(campaigns, { count: "1000", sort_by: term }));
      expect(idsOf(await readToTheEnd(campaigns, { count: "7", sort_by: term })), term).toEqual(whole);
    }
  });

  it("goes on where it was when records come, change and go in between", async () => {
    const path = `/live/12/accounts/${service.idOf("accounts", "name = 'Banco Vela'")}/campaigns`;
    const before = idsOf(await readToTheEnd(path, { sort_by: "name-asc" }));
    const first = await service.get(path, { sort_by: "name-asc", count: "5" });
    const shown = idsOf(first.records);
    await service.call("DELETE", `${path}/${shown[1]}`);
    await service.call("PUT", `${path}/${shown[4]}`, { query: { name: "zzz moved to the end" } });
    await service.call("DELETE", `${path}/${before[7]}`);
    const rest = await readToTheEnd(path, {
      sort_by: "name-asc",
      count: "5",
      cursor: first.body.next_cursor ?? "",
    });
    const expected = before.slice(5).toSpliced(2, 1);
    expect(idsOf(rest)).toEqual([...expected, shown[4]]);
  });
});

describe("the order of a list", () => {
  it("puts absent amounts first and compares them as numbers", async () => {
    const budgets = (await readToTheEnd(campaigns, { sort_by: "daily_budget_amount_local_micro-asc" })).map(
      ({ daily_budget_amount_local_micro: budget }) => Number(budget ?? -1),
    );
    expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
    expect(budgets[0]).toBe(-1);
  });

  it("compares names whatever their case", async () => {
    const names = (await readToTheEnd("/live/12/accounts", { sort_by: "name-desc" })).map(({ name }) =>
      String(name).toLowerCase(),
    );
    expect(names).toEqual(names.toSorted().toReversed());
  });
});

describe("choosing from a list", () => {
  it("finds names that start with q, in any case and script", async () => {
    const found = async (q: string) =>
      (await service.get("/live/12/accounts", { q })).records.map(({ name }) => name);
    expect(await found("kestrel")).toEqual(["Kestrel Air"]);
    service.service.reset();
    expect(await found("النور")).toEqual(["النور للاتصالات"]);
    expect(await found("estrel")).toEqual([]);
    expect(await found("%")).toEqual([]);
  });

  it("filters by identifiers, and leaves out those of other accounts", async () => {
    const [a, b] = idsOf((await service.get(campaigns, { count: "2" })).records);
    const foreign = service.idOf("campaigns", `account_id <> '${account}'`);
    const { body, records } = await service.get(campaigns, { campaign_ids: `${b},${a},${foreign}` });
    expect(idsOf(records)).toEqual([a, b]);
    expect(body.request).toEqual({ params: { account_id: account, campaign_ids: [b, a, foreign] } });
  });

  it("filters campaigns by funding instrument", async () => {
    const funding = service.idOf("funding_instruments", `account_id = '${account}'`);
    const { records } = await service.get(campaigns, { funding_instrument_ids: funding });
    expect(records.length).toBeGreaterThan(0);
    expect(new Set(records.map((one) => one.funding_instrument_id))).toEqual(new Set([funding]));
  });

  it("shows drafts and deleted records only when asked", async () => {
    const states = async (query: Record<string, string>) =>
      (await service.get(campaigns, { count: "1000", ...query })).records;
    const usual = await states({});
    expect(usual.some((one) => one.deleted || one.entity_status === "DRAFT")).toBe(false);
    expect((await states({ with_draft: "true" })).length).toBeGreaterThan(usual.length);
    expect((await states({ with_deleted: "true" })).some((one) => one.deleted)).toBe(true);
    expect(await states({ with_deleted: "false" })).toEqual(usual);
  });

  it("counts all that match, not those of the page", async () => {
    const all = await readToTheEnd(campaigns, {});
    const { body } = await service.get(campaigns, { count: "1", with_total_count: "true" });
    expect(body.total_count).toBe(all.length);
    expect((await service.get(campaigns)).body).not.toHaveProperty("total_count");
  });
});

describe("cursors", () => {
  it("are null on the last page, even when it is full", async () => {
    const { records } = await service.get(campaigns, { count: "1000" });
    const exact = await service.get(campaigns, { count: String(records.length) });
    expect(exact.body.next_cursor).toBeNull();
  });

  it("cannot be combined with a count of everything", async () => {
    const { body } = await service.get(campaigns, { count: "1" });
    const both = await service.get(campaigns, { cursor: body.next_cursor ?? "", with_total_count: "true" });
    expect(both.status).toBe(400);
    expect(both.body.errors).toEqual([
      {
        code: "EXCLUSIVE_PARAMETERS",
        message: "with_total_count and cursor are exclusive parameters",
      },
    ]);
  });

  it("are refused when they are not of this list in this order", async () => {
    const { body } = await service.get(campaigns, { count: "1", sort_by: "name-asc" });
    const strange = [
      body.next_cursor ?? "",
      "garbage",
      Buffer.from('["",["x"]]').toString("base64url"),
      Buffer.from('["",[99999999999999999999999]]').toString("base64url"),
      Buffer.from("{}").toString("base64url"),
    ];
    for (const cursor of strange) {
      const answer = await service.get(campaigns, { cursor });
      expect(answer.status, cursor).toBe(400);
      expect(answer.body.errors?.[0]).toMatchObject({ code: "INVALID_PARAMETER", parameter: "cursor" });
    }
  });
});

describe("the size of a page", () => {
  it("is 200 unless asked otherwise, and out of range is an error", async () => {
    const many = `/live/12/accounts/${service.idOf("accounts", "name = 'Megamart Marketplace'")}/campaigns`;
    expect((await service.get(many)).records).toHaveLength(200);
    expect((await service.get(many, { count: "1000" })).records).toHaveLength(1000);
    const { status, body } = await service.get(many, { count: "1001" });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.message).toBe('Expected an integer between 1 and 1000, got "1001" for count');
  });
});
