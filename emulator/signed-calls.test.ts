import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { createEmulator } from "./app";
import { OWNER_TOKEN } from "./credentials/seed";
import { createTestClient } from "./testing/client";

/** The advertising service behind real signatures, made by an implementation that is not the project's own. */

const { app } = createEmulator({ data: ":memory:", seed: "demo" });
const sign = createTestClient(app);
const token = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };

const record = z.looseObject({ id: z.string(), name: z.string().nullish() });
const one = z.object({ request: z.object({ params: z.looseObject({}) }), data: record });
const list = z.object({ data: z.array(record) });

let campaigns: string;
let batch: string;
let funding: string;

beforeAll(async () => {
  const accounts = list.parse(
    await (await sign("/live/12/accounts", { method: "GET", query: { q: "kestrel" }, token })).json(),
  );
  const path = `accounts/${accounts.data[0]?.id}`;
  campaigns = `/live/12/${path}/campaigns`;
  batch = `/live/12/batch/${path}/campaigns`;
  const instruments = await sign(`/live/12/${path}/funding_instruments`, { method: "GET", token });
  funding = list.parse(await instruments.json()).data[0]?.id ?? "";
});

/** Every character that signers and servers have disagreed on. */
const NAME = "Zwölf & 100% “Sale” = a+b !*'() ~ قهوة 🎯";

describe("signed calls", () => {
  it.each(["query", "form"] as const)("carry parameters in the %s, whatever they hold", async (place) => {
    const parameters = {
      name: NAME,
      funding_instrument_id: funding,
      daily_budget_amount_local_micro: "5500000",
    };
    const created = await sign(campaigns, { [place]: parameters, token });
    const answer = one.parse(await created.json());
    expect(created.status).toBe(200);
    expect(answer.data.name).toBe(NAME);
    expect(answer.request.params.name).toBe(NAME);
    const changed = await sign(`${campaigns}/${answer.data.id}`, {
      method: "PUT",
      [place]: { name: `${NAME}.`, purchase_order_number: "" },
      token,
    });
    expect(one.parse(await changed.json()).data.name).toBe(`${NAME}.`);
    expect((await sign(`${campaigns}/${answer.data.id}`, { method: "DELETE", token })).status).toBe(200);
  });

  it("carry a list value by value, and a single value once", async () => {
    const all = list.parse(await (await sign(campaigns, { method: "GET", token })).json());
    const [a = "", b = "", c = ""] = all.data.map(({ id }) => id).toReversed();
    const some = await sign(campaigns, { method: "GET", query: { campaign_ids: [c, `${a},${b}`] }, token });
    expect(some.status).toBe(200);
    expect(list.parse(await some.json()).data.map(({ id }) => id)).toEqual([c, b, a]);
    const same = await sign(campaigns, { method: "GET", query: { count: ["2", "2"] }, token });
    expect(list.parse(await same.json()).data).toHaveLength(2);
    const different = await sign(campaigns, { method: "GET", query: { count: ["2", "3"] }, token });
    expect(different.status).toBe(400);
    expect(await different.json()).toMatchObject({
      errors: [
        {
          code: "INVALID_PARAMETER",
          message: "count was given more than once, with different values",
          parameter: "count",
          value: "2,3",
        },
      ],
    });
  });

  it("carry JSON that is not part of the signature", async () => {
    const json = [{ operation_type: "Create", params: { name: NAME, funding_instrument_id: funding } }];
    const response = await sign(batch, { json, token });
    expect(list.parse(await response.json()).data[0]?.name).toBe(NAME);
  });

  it("are refused without a signature, in the advertising service's words and with its headers", async () => {
    const response = await app.request(campaigns);
    expect(response.status).toBe(401);
    expect(response.headers.get("x-current-api-version")).toBe("12");
    expect(await response.json()).toEqual({
      errors: [{ code: "UNAUTHORIZED_ACCESS", message: "This request is not properly authenticated" }],
      request: { params: {} },
    });
  });

  it("are refused with another signature, and counted for no user", async () => {
    const response = await sign(campaigns, { method: "GET", token: { ...token, secret: "wrong" } });
    expect(response.status).toBe(401);
    expect(response.headers.get("x-rate-limit-remaining")).toBeNull();
  });
});

describe("clients that keep no more of an address than its host", () => {
  it.each([
    ["http://ads-api.example", "live"],
    ["http://127.0.0.1:4010", "live"],
    ["http://ads-api-sandbox.example", "sandbox"],
  ])("at %s are in %s", async (origin, environment) => {
    const at = createTestClient(app, undefined, origin);
    const accounts = list.parse(await (await at("/12/accounts", { method: "GET", token })).json());
    const named = await sign(`/${environment}/12/accounts`, { method: "GET", token });
    expect(accounts).toEqual(list.parse(await named.json()));
    expect(accounts.data.length).toBeGreaterThan(1);
  });

  it("get the advertising service's own error for what does not exist", async () => {
    const unsigned = await app.request("/12/accounts");
    expect(unsigned.status).toBe(401);
    expect(await unsigned.json()).toMatchObject({ errors: [{ code: "UNAUTHORIZED_ACCESS" }] });
    const nothing = await sign("/12/nothing", { method: "GET", token });
    expect(await nothing.json()).toMatchObject({ errors: [{ code: "ROUTE_NOT_FOUND" }] });
    // A version that there is not, with the environment in the address and without.
    for (const path of ["/7/accounts", "/live/7/accounts", "/99/accounts/a/campaigns"]) {
      const older = await sign(path, { method: "GET", token });
      expect([older.status, await older.json()]).toMatchObject([
        404,
        { errors: [{ code: "ROUTE_NOT_FOUND" }] },
      ]);
    }
  });
});

describe("SDKs that save all they have read", () => {
  const whole = z.object({
    data: z.array(z.looseObject({ id: z.string(), reasons_not_servable: z.array(z.string()) })),
  });

  /** All that is not null. */
  const given = (record: object) => Object.entries(record).filter(([, value]) => value !== null);
  const inQuery = (record: object) =>
    Object.fromEntries(given(record).map(([name, value]) => [name, String(value)]));

  it.each([
    ["campaigns", "campaign_id"],
    ["line_items", "line_item_id"],
  ])("change nothing of %s, one by one and in a batch", async (resource, idName) => {
    const path = campaigns.replace("campaigns", resource);
    const { data } = whole.parse(await (await sign(path, { method: "GET", token })).json());
    // Nothing of a deleted campaign can be saved.
    const records = data.filter(({ reasons_not_servable: why }) => !why.includes("DELETED")).slice(0, 40);
    expect(records.length).toBeGreaterThan(1);
    for (const record of records) {
      const saved = await sign(`${path}/${record.id}`, { method: "PUT", query: inQuery(record), token });
      expect(await saved.json()).toMatchObject({ data: record });
    }
    const json = records.map((record) => ({
      operation_type: "Update",
      params: { ...Object.fromEntries(given(record)), [idName]: record.id },
    }));
    const saved = await sign(batch.replace("campaigns", resource), { json, token });
    expect(await saved.json()).toMatchObject({ data: records });
  });
});
