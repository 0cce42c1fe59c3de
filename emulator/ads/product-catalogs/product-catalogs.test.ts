import { beforeEach, describe, expect, it } from "vitest";
import { errorOf } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";

let service: TestService;

beforeEach(() => {
  service = startService("empty");
});

const CATALOGS = "/live/12/product_catalogs";
type Query = Readonly<Record<string, string>>;
const call = (method: string, path: string, options: { query?: Query; json?: unknown; as?: string } = {}) =>
  service.call(method, `${CATALOGS}${path}`, options);
const created = async () => (await call("POST", "", { query: { name: "Outdoor shop" } })).record.id;

const product = (fields: object = {}) => ({
  id: "boots",
  title: "Boots",
  description: "Made to last",
  availability: "in stock",
  condition: "new",
  price: "60.00 USD",
  link: "https://www.example.com/boots",
  image_link: "https://www.example.com/boots.jpg",
  brand: "Fjell",
  ...fields,
});

describe("a product catalog", () => {
  it("belongs to its user, and is visible to no other", async () => {
    const id = await created();
    expect(errorOf(await call("POST", "", { query: { name: "Another" } }))).toMatchObject({
      status: 400,
      code: "INVALID",
    });
    expect((await call("GET", "")).body.data).toEqual([{ id, name: "Outdoor shop" }]);
    expect((await call("GET", "", { as: "jon_marketer" })).body.data).toEqual([]);
    expect(errorOf(await call("GET", `/${id}/products`, { as: "jon_marketer" }))).toMatchObject({
      status: 404,
      parameter: "product_catalog_id",
    });
    expect(errorOf(await call("GET", "", { query: { user_id: "2200000002" } }))).toMatchObject({
      code: "ACTION_NOT_ALLOWED",
      parameter: "user_id",
    });
    expect((await service.get("/sandbox/12/product_catalogs")).body.data).toEqual([]);
  });

  it("is renamed, and deleted for good with what is in it", async () => {
    const id = await created();
    const renamed = await call("PUT", `/${id}`, { query: { name: "Shop" } });
    expect(renamed.body).toMatchObject({ data: { id, name: "Shop" }, request: { params: { id } } });
    expect((await call("DELETE", `/${id}`)).record).toMatchObject({ id, name: "Shop" });
    expect((await call("GET", `/${id}/products`)).status).toBe(404);
    expect((await call("POST", "", { query: { name: "Anew" } })).status).toBe(200);
  });
});

describe("products", () => {
  const put = (id: string, ...products: object[]) => call("PUT", `/${id}/products`, { json: { products } });

  it("are put in and changed one by one, each with what became of it", async () => {
    const id = await created();
    const first = await put(
      id,
      product(),
      product({ id: "tent", price: "a lot" }),
      product({ id: "lamp", brand: "", sale_price: "70.00 USD", inventory: 0 }),
    );
    expect(first.body.data).toEqual({
      products_response: [
        {
          id: "boots",
          product_key: expect.any(String),
          status: "CREATE_SUCCESS",
          errors: [],
          warnings: [],
        },
        expect.objectContaining({ id: "tent", product_key: null, status: "ERROR" }),
        expect.objectContaining({
          errors: [
            "sale_price must be lower than price",
            "One of brand, gtin and mpn is required",
            "inventory must be at least 1 when availability is in stock",
          ],
        }),
      ],
    });
    expect((await put(id, product())).text).toContain("NO_CHANGE");
    expect((await put(id, product({ price: "50.00 USD" }))).text).toContain("UPDATE_SUCCESS");
    const twice = await put(id, product({ title: "A" }), product({ title: "B" }));
    expect(twice.text.match(/"status":"ERROR"/g)).toHaveLength(2);
    expect((await call("GET", `/${id}/products`)).records).toMatchObject([
      { id: "boots", title: "Boots", price: "50.00 USD", color: null, item_group_key: null },
    ]);
  });

  it("show the first of a group of variants, or all of one that is asked for", async () => {
    const id = await created();
    await put(
      id,
      ...["40", "41", "42"].map((size) => product({ id: `boots-${size}`, size, item_group_id: "boots" })),
      product({ id: "lamp" }),
    );
    const { records } = await call("GET", `/${id}/products`);
    expect(records.map((one) => one.id)).toEqual(["boots-40", "lamp"]);
    const group = { item_group_key: String(records[0]?.item_group_key) };
    expect((await call("GET", `/${id}/products`, { query: group })).records).toHaveLength(3);
  });

  it("are taken out by their keys, each with what became of it", async () => {
    const id = await created();
    await put(id, product());
    const [one] = (await call("GET", `/${id}/products`)).records;
    const answer = await call("DELETE", `/${id}/products`, {
      json: { product_keys: [one?.product_key, "123"] },
    });
    expect(answer.body.data).toEqual({
      delete_products: [
        { product_key: one?.product_key, failed_product_key: null, message: null },
        { product_key: null, failed_product_key: "123", message: "Product 123 was not found" },
      ],
    });
  });
});

describe("product sets", () => {
  const fill = async () => {
    const id = await created();
    const products = [
      product(),
      product({ id: "tent", price: "349.00 USD", product_type: "Tents" }),
      product({ id: "euro", price: "999.00 EUR" }),
    ];
    await call("PUT", `/${id}/products`, { json: { products } });
    return { id, products: (await call("GET", `/${id}/products`)).records };
  };

  it("hold what passes all filters, in the currency that is asked for, also once it came later", async () => {
    const { id } = await fill();
    const filters = [{ attribute: "price", operator: "GREATER_THAN", value: "100.00 USD" }];
    const { record } = await call("POST", `/${id}/product_sets`, {
      json: { name: "Dear", type: "FILTERED", filters },
    });
    expect(record).toMatchObject({ product_ids: ["tent"], processing_status: "DONE", filters });
    const dearer = product({ price: "160.00 USD" });
    await call("PUT", `/${id}/products`, { json: { products: [dearer] } });
    expect((await call("GET", `/${id}/product_sets/${record.id}`)).record.product_ids).toEqual([
      "boots",
      "tent",
    ]);
    expect(
      errorOf(await call("PUT", `/${id}/product_sets/${record.id}`, { json: { name: "Dearer" } })),
    ).toMatchObject({ code: "INVALID", parameter: "product_set_id" });
  });

  it("hold what was chosen, and are changed and deleted", async () => {
    const { id, products } = await fill();
    const keys = products.map(({ product_key }) => product_key);
    const set = { name: "Chosen", type: "MANUAL", product_keys: keys.slice(0, 1) };
    const { record } = await call("POST", `/${id}/product_sets`, { json: set });
    const path = `/${id}/product_sets/${record.id}`;
    const changed = await call("PUT", path, { json: { product_keys: keys.slice(1) } });
    expect(changed.record).toMatchObject({ name: "Chosen", product_ids: ["tent", "euro"] });
    expect((await call("DELETE", path)).status).toBe(200);
    expect(errorOf(await call("GET", path))).toMatchObject({ status: 404, parameter: "product_set_id" });
    expect((await call("GET", `/${id}/product_sets`)).records).toEqual([]);
    expect(
      errorOf(await call("POST", `/${id}/product_sets`, { json: { ...set, product_keys: ["1"] } })),
    ).toMatchObject({ status: 404, parameter: "product_keys" });
    expect(
      errorOf(await call("POST", `/${id}/product_sets`, { json: { name: "None", type: "MANUAL" } })),
    ).toMatchObject({ code: "MISSING_PARAMETER", parameter: "product_keys" });
  });
});

describe("a scheduled feed", () => {
  const feed = {
    feed_url: "https://www.example.com/feed.csv",
    feed_format: "CSV",
    frequency: "WEEKLY",
    repeat: "SATURDAY",
    start_time: "01:30",
    time_zone: "America/New_York",
  };

  it("is one of its catalog, changed and deleted", async () => {
    const id = await created();
    const { record } = await call("POST", `/${id}/scheduled_feeds`, { query: feed });
    expect(record).toMatchObject({ ...feed, created_at: "2026-11-21T10:00:00.000Z" });
    expect(errorOf(await call("POST", `/${id}/scheduled_feeds`, { query: feed }))).toMatchObject({
      code: "INVALID",
    });
    const path = `/${id}/scheduled_feeds/${record.id}`;
    const daily = await call("PUT", path, { query: { frequency: "DAILY", start_time: "07:30" } });
    expect(daily.record).toMatchObject({ frequency: "DAILY", repeat: null, start_time: "07:30" });
    expect((await call("DELETE", path)).status).toBe(200);
    expect((await call("GET", `/${id}/scheduled_feeds`)).records).toEqual([]);
  });

  it("repeats by what fits how often it is read", async () => {
    const id = await created();
    const refusal = async (query: Query) =>
      errorOf(await call("POST", `/${id}/scheduled_feeds`, { query: { ...feed, ...query } }));
    expect(await refusal({ frequency: "HOURLY" })).toMatchObject({ parameter: "repeat" });
    expect(await refusal({ frequency: "DAILY" })).toMatchObject({ parameter: "repeat" });
    expect(await refusal({ repeat: "5" })).toMatchObject({ parameter: "repeat" });
    expect(await refusal({ time_zone: "Mars/Olympus" })).toMatchObject({ parameter: "time_zone" });
    expect(await refusal({ start_time: "25:00" })).toMatchObject({ parameter: "start_time" });
  });
});
