import { beforeEach, describe, expect, it } from "vitest";
import { DEMO_USERS } from "@/lib/demo-users";
import { errorOf, everyPage, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";
import { LOCATIONS } from "../lookups/locations";

let service: TestService;
let account: TestAccount;
let lineItem: string;

beforeEach(async () => {
  service = startService("empty");
  account = openAccount(service);
  lineItem = await account.lineItem({ campaign_id: await account.campaign() });
});

const MARA = DEMO_USERS.find(({ handle }) => handle === "mara_agency")?.id ?? "";
const UNITED_STATES = "96683cc9126741d1";

const add = (targeting_type: string, targeting_value: string, query: Record<string, string> = {}) =>
  account.post("targeting_criteria", {
    line_item_id: lineItem,
    targeting_type,
    targeting_value,
    operator_type: "EQ",
    ...query,
  });

const list = (query: Record<string, string> = {}) =>
  account.get("targeting_criteria", { line_item_ids: lineItem, ...query });

describe("adding a targeting criterion", () => {
  it("gives the value its readable name", async () => {
    const { status, body, record } = await add("LOCATION", UNITED_STATES);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data_type: "targeting_criterion",
      data: {
        line_item_id: lineItem,
        name: "United States",
        targeting_type: "LOCATION",
        targeting_value: UNITED_STATES,
        operator_type: "EQ",
        location_type: "COUNTRIES",
        deleted: false,
      },
    });
    const got = await account.get(`targeting_criteria/${record.id}`, { lang: "en" });
    expect(got.record).toEqual({ ...record, localized_name: "United States" });
  });

  it("names languages, users and audiences", async () => {
    const audience = await account.post("custom_audiences", { name: "Buyers" });
    const nameOf = async (...criterion: Parameters<typeof add>) => (await add(...criterion)).record.name;
    expect(await nameOf("CUSTOM_AUDIENCE", String(audience.record.id), { operator_type: "NE" })).toBe(
      "Buyers",
    );
    expect(await nameOf("LANGUAGE", "de")).toBe("German");
    expect(await nameOf("FOLLOWERS_OF_USER", "1")).toBe("1");
    expect(await nameOf("FOLLOWERS_OF_USER", MARA)).toBe("@mara_agency");
  });

  it("needs an operator, as the service does", async () => {
    const { body } = await account.post("targeting_criteria", {
      line_item_id: lineItem,
      targeting_type: "GENDER",
      targeting_value: "1",
    });
    expect(body.errors).toEqual([
      {
        code: "MISSING_PARAMETER",
        message: '"operator_type" is a required parameter',
        parameter: "operator_type",
      },
    ]);
  });

  it.each([
    ["an age that is none", "AGE", "AGE_1_TO_2", "EQ", "targeting_value"],
    ["a gender that is none", "GENDER", "3", "EQ", "targeting_value"],
    ["a platform that is none", "PLATFORM", "9", "EQ", "targeting_value"],
    ["a place that is none", "LOCATION", "nowhere", "EQ", "targeting_value"],
    ["a user who is no number", "FOLLOWERS_OF_USER", "mara", "EQ", "targeting_value"],
    ["an app list to be included", "APP_LIST", "games", "EQ", "operator_type"],
    ["an interest to be excluded", "INTEREST", "12", "NE", "operator_type"],
    ["an activation without a direction", "NETWORK_ACTIVATION_DURATION", "3", "EQ", "operator_type"],
    ["a type that is none", "SHOE_SIZE", "42", "EQ", "targeting_type"],
  ])("refuses %s", async (_, type, value, operator_type, parameter) => {
    expect(errorOf(await add(type, value, { operator_type }))).toMatchObject({
      status: 400,
      code: "INVALID_PARAMETER",
      parameter,
    });
  });

  it("allows one age and one event", async () => {
    await add("AGE", "AGE_OVER_18");
    expect(errorOf(await add("AGE", "AGE_OVER_21"))).toMatchObject({
      status: 400,
      code: "REQUEST_TOO_COMPLEX",
    });
    await add("EVENT", "1");
    expect(errorOf(await add("EVENT", "2"))).toMatchObject({ code: "REQUEST_TOO_COMPLEX" });
  });

  it("answers the same criterion twice with the one there is", async () => {
    const first = await add("GENDER", "2");
    expect((await add("GENDER", "2")).record).toEqual(first.record);
    expect((await list()).records).toHaveLength(1);
  });

  it("needs a line item of the account", async () => {
    const answer = await add("GENDER", "1", { line_item_id: "nosuch" });
    expect(errorOf(answer)).toEqual({
      status: 404,
      code: "NOT_FOUND",
      message: `Line Item nosuch was not found for Account ${account.id}`,
      parameter: "line_item_id",
    });
  });
});

describe("targeting by IAB category", () => {
  const item = (value: string) => ({
    operation_type: "Create",
    params: {
      line_item_id: lineItem,
      targeting_type: "IAB_CATEGORY",
      targeting_value: value,
      operator_type: "EQ",
    },
  });

  it("includes all that its content category maps to, or is a validation error", async () => {
    expect(errorOf(await add("IAB_CATEGORY", "IAB3"))).toMatchObject({
      status: 400,
      code: "INVALID_PARAMETER",
      message: "Targeting by IAB_CATEGORY must include all categories of the content category: IAB3, IAB13",
    });
    expect((await add("IAB_CATEGORY", "IAB17")).status).toBe(200);
    const refused = await account.batch("targeting_criteria", [item("IAB3")]);
    expect(refused.body.operation_errors?.[0]?.[0]?.code).toBe("INVALID_PARAMETER");
    expect((await account.batch("targeting_criteria", [item("IAB3"), item("IAB13")])).status).toBe(200);
  });

  it("cannot lose a part of them", async () => {
    const { records } = await account.batch("targeting_criteria", [item("IAB3"), item("IAB13")]);
    expect(errorOf(await account.remove(`targeting_criteria/${records[0]?.id}`))).toMatchObject({
      status: 400,
    });
    const both = records.map(({ id }) => ({
      operation_type: "Delete",
      params: { targeting_criterion_id: id },
    }));
    expect((await account.batch("targeting_criteria", both)).status).toBe(200);
    expect((await list()).records).toEqual([]);
  });
});

describe("a batch of targeting criteria", () => {
  it("adds and removes in order, or does nothing", async () => {
    const stays = (await add("GENDER", "1")).record.id;
    const items = [
      {
        operation_type: "Create",
        params: {
          line_item_id: lineItem,
          targeting_type: "GENDER",
          targeting_value: "2",
          operator_type: "EQ",
        },
      },
      { operation_type: "Delete", params: { targeting_criterion_id: stays } },
    ];
    const refused = await account.batch("targeting_criteria", [
      ...items,
      { operation_type: "Delete", params: { targeting_criterion_id: "nosuch" } },
    ]);
    expect(refused.body.operation_errors?.map((errors) => errors.length)).toEqual([0, 0, 1]);
    expect((await list()).records.map(({ id }) => id)).toEqual([stays]);
    const done = await account.batch("targeting_criteria", items);
    expect(done.records.map(({ deleted }) => deleted)).toEqual([false, true]);
    expect(done.body.data_type).toBe("targeting_criterion");
  });

  it("refuses updates and more than 500 items", async () => {
    const update = await account.batch("targeting_criteria", [{ operation_type: "Update", params: {} }]);
    expect(update.body.operation_errors?.[0]?.[0]).toMatchObject({
      code: "INVALID_PARAMETER",
      message: 'Expected a value in Create, Delete, got "Update" for operation_type',
    });
    const one = { operation_type: "Delete", params: { targeting_criterion_id: "x" } };
    expect(errorOf(await account.batch("targeting_criteria", Array(501).fill(one))).status).toBe(400);
  });
});

describe("reading and removing targeting criteria", () => {
  it("lists those of the line items asked for, page by page", async () => {
    for (const { targeting_value } of LOCATIONS.slice(0, 7)) await add("LOCATION", targeting_value);
    expect(await everyPage(list, { count: "3", sort_by: "created_at-desc" })).toHaveLength(7);
    expect(errorOf(await account.get("targeting_criteria"))).toMatchObject({
      status: 400,
      code: "MISSING_PARAMETER",
      parameter: "line_item_ids",
    });
  });

  it("removes once; the record then comes only with with_deleted", async () => {
    const { id } = (await add("GENDER", "1")).record;
    expect((await account.remove(`targeting_criteria/${id}`)).record.deleted).toBe(true);
    expect(errorOf(await account.remove(`targeting_criteria/${id}`))).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
      parameter: "targeting_criterion_id",
    });
    expect((await account.get(`targeting_criteria/${id}`)).status).toBe(404);
    expect((await account.get(`targeting_criteria/${id}`, { with_deleted: "true" })).status).toBe(200);
    expect((await list({ with_deleted: "true" })).records).toHaveLength(1);
  });

  it("refuses those who may not, and a PUT, which does not exist", async () => {
    expect((await add("GENDER", "1")).status).toBe(200);
    const query = {
      line_item_id: lineItem,
      targeting_type: "GENDER",
      targeting_value: "2",
      operator_type: "EQ",
    };
    const analyst = await account.post("targeting_criteria", query, { as: "leo_analyst" });
    expect(errorOf(analyst)).toMatchObject({ status: 403, code: "ACTION_NOT_ALLOWED" });
    expect(errorOf(await account.put("targeting_criteria/x"))).toMatchObject({
      status: 405,
      code: "METHOD_NOT_ALLOWED",
    });
  });
});

describe("app line items", () => {
  it("are targeted at the platforms of their stores", async () => {
    const app = await account.lineItem({
      campaign_id: await account.campaign(),
      objective: "APP_INSTALLS",
      store_a_app_identifier: "1234567890",
      store_b_app_identifier: "com.example.app",
    });
    const { records } = await list({ line_item_ids: app });
    expect(records.map(({ name, targeting_type }) => `${targeting_type} ${name}`)).toEqual([
      "PLATFORM iOS",
      "PLATFORM Android",
    ]);
  });
});

describe("the demo", () => {
  it("targets a country with every line item", async () => {
    const demo = startService();
    const id = demo.idOf("accounts", "name = 'Kestrel Air'");
    const items = (await demo.get(`/live/12/accounts/${id}/line_items`, { count: "50" })).records;
    const { records } = await demo.get(`/live/12/accounts/${id}/targeting_criteria`, {
      line_item_ids: items.map((one) => one.id).join(),
      count: "1000",
    });
    for (const one of items) {
      const own = records.filter(({ line_item_id }) => line_item_id === one.id);
      expect(own.map(({ name }) => name)).toContain("United Kingdom");
    }
  });
});
