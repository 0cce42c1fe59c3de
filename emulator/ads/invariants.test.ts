import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { endpointsOf } from "@/lib/ads/catalogue";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { paramKindOf } from "@/lib/ads/param-kinds";
import { openAccount } from "../testing/account";
import { expectDeclared } from "../testing/declared-answer";
import { bodyFor, callEndpoint, callerOf, homeOf, neededBy } from "../testing/endpoint-call";
import { startService } from "../testing/service";
import { openWorlds } from "../testing/worlds";

/** What holds for every endpoint of a kind, whatever it is about. */

const service = startService();
const { worlds, restore } = await openWorlds(service);
const account = openAccount(service);

const named = (endpoints: readonly AnyEndpoint[]) => endpoints.map((one) => [one.name, one] as const);
const endpoints = endpointsOf("ads");

const needs = (endpoint: AnyEndpoint) => neededBy(endpoint, homeOf(endpoint, worlds).ids);

/** Every record that the pages of a list show, as JSON text, in the order they come. */
async function readToTheEnd(
  endpoint: AnyEndpoint,
  query: Readonly<Record<string, string>>,
): Promise<string[]> {
  const records: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await callEndpoint(service, endpoint, { ...query, ...(cursor && { cursor }) });
    expect(page.status, page.text).toBe(200);
    const shown = z.array(z.unknown()).parse(page.body.data);
    expect(shown.length === 0 && cursor !== undefined, "an empty page after another").toBe(false);
    records.push(...shown.map((record) => JSON.stringify(record)));
    cursor = page.body.next_cursor;
  } while (cursor);
  return records;
}

const mostOf = (endpoint: AnyEndpoint) =>
  z.looseObject({ maximum: z.number() }).parse(paramKindOf(shapeOf(endpoint).count ?? z.never()).jsonSchema)
    .maximum;

const shapeOf = (endpoint: AnyEndpoint): Readonly<Record<string, z.ZodType>> => endpoint.params.shape;

const sortTermsOf = (endpoint: AnyEndpoint): string[] => {
  const sort = shapeOf(endpoint).sort_by;
  if (!sort) return [];
  const { items } = z
    .looseObject({ items: z.looseObject({ enum: z.array(z.string()) }) })
    .parse(paramKindOf(sort).jsonSchema);
  return items.enum;
};

/** What a body names is removed one by one, and a report contains whether each was there. */
const removals = endpoints.filter(({ name, body }) => name.endsWith(".remove") && body === undefined);
const others = endpoints.filter((endpoint) => !removals.includes(endpoint));

describe.each(named(others))("%s", (_, endpoint) => {
  it("answers a sensible call with success, and only declared fields", async () => {
    restore();
    const answer = await callEndpoint(service, endpoint, needs(endpoint), {
      as: callerOf(endpoint),
      json: bodyFor(endpoint, homeOf(endpoint, worlds).ids),
    });
    expect(answer.status, answer.text).toBe(200);
    expectDeclared(endpoint, answer);
  });
});

const pagedLists = endpoints.filter(
  (endpoint) => "cursor" in shapeOf(endpoint) && "count" in shapeOf(endpoint),
);

describe.each(named(pagedLists))("pages of %s", (_, endpoint) => {
  it("show each record once, whatever their size and order", async () => {
    restore();
    const all = {
      ...needs(endpoint),
      ...("with_deleted" in shapeOf(endpoint) && { with_deleted: "true" }),
    };
    const most = mostOf(endpoint);
    const everything = (await readToTheEnd(endpoint, { ...all, count: String(most) })).toSorted();
    const terms = sortTermsOf(endpoint);
    const orders =
      terms.length === 0
        ? fc.constant([])
        : fc.uniqueArray(fc.constantFrom(...terms), {
            maxLength: 2,
            selector: (term) => term.replace(/-(asc|desc)$/, ""),
          });
    // No more than thirty pages a list, so that long ones are read in pages that are worth it.
    const least = Math.max(1, Math.ceil(everything.length / 30));
    const counts = fc.integer({ min: least, max: Math.min(most, Math.max(everything.length + 1, least)) });
    await fc.assert(
      fc.asyncProperty(counts, orders, async (count, sort) => {
        const read = await readToTheEnd(endpoint, {
          ...all,
          count: String(count),
          ...(sort.length > 0 && { sort_by: sort.join(",") }),
        });
        expect(read.toSorted()).toEqual(everything);
      }),
      { numRuns: 12, seed: inject("randomSeed") },
    );
  });
});

const resourceOf = ({ name }: AnyEndpoint) => name.split(".")[0];

describe.each(named(removals))("%s", (_, endpoint) => {
  const get = endpoints.find((one) => resourceOf(one) === resourceOf(endpoint) && one.name.endsWith(".get"));

  it("works once; what is deleted is unknown, unless deleted records are asked for", async () => {
    restore();
    const isLive = endpoint.environments.includes("live");
    const params = needs(endpoint);
    const removed = await callEndpoint(service, endpoint, params);
    expect(removed.status, removed.text).toBe(200);
    expectDeclared(endpoint, removed);
    const again = await callEndpoint(service, endpoint, params);
    expect(again.status, again.text).toBe(404);
    expect(again.body.errors?.[0]?.code).toBe("NOT_FOUND");
    if (!get || !isLive) return;
    expect((await callEndpoint(service, get, params)).status).toBe(404);
    const asked = await callEndpoint(service, get, { ...params, with_deleted: "true" });
    if (removed.text.includes('"deleted":true') && asked.status === 200) {
      expect(asked.text).toContain('"deleted":true');
    } else {
      // Removed for good.
      expect(asked.status, asked.text).toBe(404);
    }
  });
});

const digits = fc.bigInt({ min: 1n, max: 9_223_372_036_854n }).map((coins) => `${coins * 10_000n}`);

describe("money", () => {
  it("comes back digit for digit, by every way in and out", async () => {
    const { funding } = account;
    await fc.assert(
      fc.asyncProperty(digits, digits, fc.boolean(), async (a, b, inForm) => {
        service.service.reset();
        const [daily = "", total = ""] = BigInt(a) < BigInt(b) ? [a, b] : [b, a];
        const params = {
          name: "Exact",
          funding_instrument_id: funding,
          entity_status: "DRAFT",
          daily_budget_amount_local_micro: daily,
          total_budget_amount_local_micro: total,
        };
        const created = inForm
          ? await service.call("POST", account.at("campaigns"), { form: params })
          : await account.post("campaigns", params);
        const { id } = created.record;
        const [listed, shown] = [
          await account.get("campaigns", { campaign_ids: id, with_draft: "true" }),
          await account.get(`campaigns/${id}`),
        ];
        for (const { text } of [created, listed, shown]) {
          expect(text).toContain(`"daily_budget_amount_local_micro":${daily},`);
          expect(text).toContain(`"total_budget_amount_local_micro":${total},`);
        }
        const item = (amount: bigint | string) =>
          `[{"operation_type":"Update","params":{"campaign_id":"${id}","total_budget_amount_local_micro":${amount}}}]`;
        const batch = await service.app.request(account.at("campaigns").replace("/12/", "/12/batch/"), {
          method: "POST",
          headers: { "x-test-handle": "mara_agency", "content-type": "application/json" },
          body: item(total),
        });
        const answered = await batch.text();
        expect(batch.status, answered).toBe(200);
        expect(answered).toContain(`"total_budget_amount_local_micro":${total},`);
        await account.remove(`campaigns/${id}`);
      }),
      { numRuns: 60, seed: inject("randomSeed") },
    );
  });
});

const item = fc.oneof(
  { weight: 4, arbitrary: fc.constant("good") },
  { weight: 1, arbitrary: fc.constantFrom("long name", "unknown", "not an operation") },
);

/** Batches that create records of one kind, with items that are right and wrong. */
const BATCHES: Readonly<Record<string, (name: string, right: boolean, ids: { campaign: string }) => object>> =
  {
    campaigns: (name, right) => ({
      name,
      funding_instrument_id: right ? account.funding : "zzzz9",
      entity_status: "DRAFT",
    }),
    line_items: (name, right, { campaign }) => ({
      name,
      campaign_id: right ? campaign : "zzzz9",
      objective: "ENGAGEMENTS",
      product_type: "PROMOTED_POST",
      placements: ["ALL_ON_SERVICE"],
      start_time: "2026-11-22T00:00:00Z",
      entity_status: "DRAFT",
    }),
  };

describe.each(Object.entries(BATCHES))("a batch of %s", (resource, paramsOf) => {
  it("is done as a whole and in order, or not at all", async () => {
    const listed = async () => {
      service.service.reset();
      const { body } = await account.get(resource, { with_draft: "true", count: "1000" });
      return z.array(z.looseObject({ id: z.string(), name: z.string().nullable() })).parse(body.data);
    };
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 8 }), async (kinds) => {
        turn += 1;
        // A campaign holds a hundred line items.
        const campaign = await account.campaign({ entity_status: "DRAFT" });
        const before = await listed();
        const names = kinds.map((_, at) => `${turn} ${at}`);
        const items = kinds.map((kind, at) => ({
          operation_type: kind === "not an operation" ? "Replace" : "Create",
          params: paramsOf(kind === "long name" ? "x".repeat(256) : (names[at] ?? ""), kind !== "unknown", {
            campaign,
          }),
        }));
        const answer = await account.batch(resource, items);
        const after = await listed();
        const wrong = kinds.flatMap((kind, at) => (kind === "good" ? [] : [at]));
        if (wrong.length === 0) {
          expect(answer.status, answer.text).toBe(200);
          expect(answer.records.map(({ name }) => name)).toEqual(names);
          expect(after.length - before.length).toBe(names.length);
          return;
        }
        expect(answer.status, answer.text).toBe(400);
        expect(after).toEqual(before);
        const { operation_errors: errors = [] } = answer.body;
        expect(errors).toHaveLength(kinds.length);
        // All at once: those that cannot be read, and those that were tried.
        expect(errors.flatMap((some, at) => (some.length > 0 ? [at] : []))).toEqual(wrong);
      }),
      { numRuns: 40, seed: inject("randomSeed") },
    );
  });
});
