import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
let account: string;
let funding: string;
let existing: string;
const path = () => `/live/12/batch/accounts/${account}/campaigns`;
const batch = (json: unknown) => service.call("POST", path(), { json });
const names = async () =>
  (await service.get(`/live/12/accounts/${account}/campaigns`, { count: "1000" })).records.map(
    ({ name }) => name,
  );

beforeAll(() => {
  service = startService();
  account = service.idOf("accounts", "name = 'Hexbolt Games'");
  funding = service.idOf(
    "funding_instruments",
    `account_id = '${account}' AND type IN ('INSERTION_ORDER', 'PARTNER_MANAGED') AND funded_amount_local_micro IS NOT spent_local_micro`,
  );
});

beforeEach(() => {
  existing = service.idOf(
    "campaigns",
    `account_id = '${account}' AND NOT deleted AND entity_status = 'ACTIVE'`,
  );
});

const create = (name: string, more: object = {}) => ({
  operation_type: "Create",
  params: { funding_instrument_id: funding, name, ...more },
});

describe("a batch of campaigns", () => {
  it("creates, changes and deletes in the order given and answers in the same order", async () => {
    const { status, body, records } = await batch([
      create("First", { daily_budget_amount_local_micro: 5500000, entity_status: "PAUSED" }),
      { operation_type: "Update", params: { campaign_id: existing, name: "Renamed" } },
      { operation_type: "Delete", params: { campaign_id: existing } },
    ]);
    expect(status).toBe(200);
    expect(records).toMatchObject([
      { name: "First", entity_status: "PAUSED", daily_budget_amount_local_micro: 5500000 },
      { id: existing, name: "Renamed", deleted: false },
      { id: existing, name: "Renamed", deleted: true },
    ]);
    expect(body.request).toEqual([
      {
        params: {
          account_id: account,
          funding_instrument_id: funding,
          name: "First",
          daily_budget_amount_local_micro: 5500000,
          entity_status: "PAUSED",
        },
        operation_type: "Create",
      },
      { params: { account_id: account, campaign_id: existing, name: "Renamed" }, operation_type: "Update" },
      { params: { account_id: account, campaign_id: existing }, operation_type: "Delete" },
    ]);
  });

  it("does nothing when one item is wrong, and says which", async () => {
    const before = await names();
    const { status, body } = await batch([
      create("Good"),
      create("Bad", {
        daily_budget_amount_local_micro: 2_000_000,
        total_budget_amount_local_micro: 1_000_000,
      }),
      { operation_type: "Update", params: { campaign_id: "nosuchid" } },
    ]);
    expect(status).toBe(400);
    expect(body).not.toHaveProperty("errors");
    expect(body).not.toHaveProperty("data");
    expect(body.operation_errors).toEqual([
      [],
      [expect.objectContaining({ code: "INVALID_PARAMETER", parameter: "daily_budget_amount_local_micro" })],
      [
        {
          code: "NOT_FOUND",
          message: `Campaign nosuchid was not found for Account ${account}`,
          parameter: "campaign_id",
        },
      ],
    ]);
    expect(body.request).toHaveLength(3);
    expect(await names()).toEqual(before);
  });

  it("says of each item what is missing or unreadable", async () => {
    const { body } = await batch([
      { params: { name: "No operation" } },
      { operation_type: "Upsert", params: {} },
      { operation_type: "Create" },
      { operation_type: "Create", params: { name: 5, standard_delivery: "maybe" } },
      "text",
    ]);
    expect(body.operation_errors?.map((errors) => errors.map(({ message }) => message))).toEqual([
      ['"operation_type" is a required parameter'],
      ['Expected a value in Create, Update, Delete, got "Upsert" for operation_type'],
      ['"params" is a required parameter'],
      [
        '"funding_instrument_id" is a required parameter',
        'Expected boolean, got "maybe" for standard_delivery',
      ],
      ['"operation_type" is a required parameter', '"params" is a required parameter'],
    ]);
  });

  it("says at once which items cannot be read and which could not be done", async () => {
    const before = await names();
    const { status, body } = await batch([
      { operation_type: "Update", params: { campaign_id: "nosuchid" } },
      { operation_type: "Upsert", params: {} },
      create("Good"),
      { operation_type: "Delete", params: { campaign_id: "neither" } },
      create("Bad", { standard_delivery: "maybe" }),
    ]);
    expect(status).toBe(400);
    expect(body.operation_errors?.map((errors) => errors.map(({ code }) => code))).toEqual([
      ["NOT_FOUND"],
      ["INVALID_PARAMETER"],
      [],
      ["NOT_FOUND"],
      ["INVALID_PARAMETER"],
    ]);
    expect(body.request).toHaveLength(5);
    expect(await names()).toEqual(before);
  });

  it("echoes the items of this account as far as they could be read, when it is refused", async () => {
    const { body } = await batch([
      create("", { account_id: "other", colour: "red", daily_budget_amount_local_micro: "5500000" }),
    ]);
    expect(body.request).toEqual([
      {
        params: {
          name: "",
          funding_instrument_id: funding,
          daily_budget_amount_local_micro: 5500000,
          account_id: account,
        },
        operation_type: "Create",
      },
    ]);
  });

  it("takes 40 items and refuses more as a whole", async () => {
    const forty = Array.from({ length: 40 }, (_, number) => create(`Number ${number}`));
    const { status, records } = await batch(forty);
    expect(status).toBe(200);
    expect(records.map(({ name }) => name)).toEqual(forty.map(({ params }) => params.name));
    const over = await batch([...forty, create("One more")]);
    expect(over.status).toBe(400);
    expect(over.body).not.toHaveProperty("operation_errors");
    expect(over.body.errors?.[0]?.message).toBe("A maximum of 40 items must be provided for operations");
  });

  it.each([["{}"], ["not json"], [""], ["null"]])("refuses %j, which is no array", async (text) => {
    const response = await service.app.request(path(), {
      method: "POST",
      body: text,
      headers: { "x-test-handle": "mara_agency", "content-type": "application/json" },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ code: "INVALID_PARAMETER" }] });
  });

  it("keeps amounts exact that a JavaScript number cannot hold", async () => {
    const response = await service.app.request(path(), {
      method: "POST",
      body: `[{"operation_type":"Create","params":{"funding_instrument_id":"${funding}","name":"Exact","total_budget_amount_local_micro":9007199254750010000}}]`,
      headers: { "x-test-handle": "mara_agency", "content-type": "application/json" },
    });
    const text = await response.text();
    expect(text.match(/"total_budget_amount_local_micro":9007199254750010000/g)).toHaveLength(2);
  });

  it("holds the limit of active campaigns within the batch", async () => {
    service.db.exec(`UPDATE accounts SET active_campaign_limit = (
      SELECT count(*) + 1 FROM campaigns WHERE account_id = '${account}' AND NOT deleted
      AND entity_status <> 'DRAFT' AND (ends_at IS NULL OR ends_at > '2026-11-21T10:00:00Z')
    ) WHERE id = '${account}'`);
    service.service.reset();
    const { body } = await batch([
      create("Fits"),
      create("A draft", { entity_status: "DRAFT" }),
      create("Over"),
    ]);
    expect(body.operation_errors?.map((errors) => errors.map(({ code }) => code))).toEqual([
      [],
      [],
      ["TOO_MANY_CAMPAIGNS"],
    ]);
    expect((await batch([create("Fits")])).status).toBe(200);
    const alone = await service.call("POST", `/live/12/accounts/${account}/campaigns`, {
      query: { funding_instrument_id: funding, name: "Over" },
    });
    expect(alone.body.errors?.[0]?.code).toBe("TOO_MANY_CAMPAIGNS");
  });
});
