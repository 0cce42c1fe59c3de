import * as z from "zod";
import * as productSets from "@/lib/ads/endpoints/product-sets";
import type { Connection } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow, setColumns } from "../../database/rows";
import { answerFixedList } from "../../service/fixed-list";
import { missing, notFound, Refusal } from "../../service/refusals";
import { route } from "../../service/route";
import { catalogOf, type InCatalog } from "./catalogs";
import { passes } from "./filters";

interface SetRow {
  readonly [column: string]: string | null;
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly type: string;
  readonly chosen: string;
  readonly filters: string;
}

const COLUMNS = "id, name, description, type, chosen, filters";
const keys = z.array(z.string());
const filters = z.array(
  z.object({
    attribute: z.enum(productSets.FILTER_ATTRIBUTES),
    operator: z.enum(productSets.FILTER_OPERATORS),
    value: z.string(),
  }),
);
const held = z.looseObject({ id: z.string(), product_key: z.string() });
const echoedAs = { product_set_id: "id" };

/** What a catalog holds, in the order in which it was put in. */
const productsOf = (connection: Connection, catalog: string) =>
  connection
    .all<{ shown: string }>("SELECT shown FROM products WHERE product_catalog_id = ? ORDER BY seq", [catalog])
    .map(({ shown }) => held.parse(JSON.parse(shown)));

/** Sets as they are shown; which products are in one is found when it is asked for. */
function shownSets(connection: Connection, catalog: string, rows: readonly SetRow[]) {
  const products = productsOf(connection, catalog);
  return rows.map(({ id, name, description, type, ...row }) => {
    const [chosen, asked] = [keys.parse(JSON.parse(row.chosen)), filters.parse(JSON.parse(row.filters))];
    const inSet = products.filter((product) =>
      type === "MANUAL"
        ? chosen.includes(product.product_key)
        : asked.every((filter) => passes(product, filter)),
    );
    const product_ids = inSet.map((product) => product.id);
    return { id, name, description, type, filters: asked, product_ids, processing_status: "DONE" };
  });
}

/** One set. Throws the refusal where the catalog has none like it. */
function rowOf(connection: Connection, catalog: string, id: string): SetRow {
  const row = connection.one<SetRow>(
    `SELECT ${COLUMNS} FROM product_sets WHERE product_catalog_id = ? AND id = ? AND NOT deleted`,
    [catalog, id],
  );
  if (!row) throw new Refusal([notFound("Product Set", id, "product_set_id")]);
  return row;
}

function shownJson(call: InCatalog, catalog: string, id: string): string {
  const { connection } = call.store;
  return JSON.stringify(shownSets(connection, catalog, [rowOf(connection, catalog, id)])[0]);
}

/** Throws the refusal for products that the catalog has not. */
function holdChosen(connection: Connection, catalog: string, chosen: readonly string[]): void {
  const known = new Set(productsOf(connection, catalog).map(({ product_key }) => product_key));
  const unknown = chosen.filter((key) => !known.has(key));
  if (unknown.length > 0) throw new Refusal(unknown.map((key) => notFound("Product", key, "product_keys")));
}

export const productSetRoutes = [
  route(productSets.list, (call) => {
    const catalog = catalogOf(call);
    const { connection } = call.store;
    const rows = connection.all<SetRow>(
      `SELECT ${COLUMNS} FROM product_sets WHERE product_catalog_id = ? AND NOT deleted ORDER BY seq`,
      [catalog],
    );
    return answerFixedList(shownSets(connection, catalog, rows), ({ id }) => id, call.params);
  }),

  route(productSets.get, (call) => ({ data: shownJson(call, catalogOf(call), call.params.product_set_id) }), {
    echoedAs,
  }),

  route(productSets.create, (call) => {
    const { body, store } = call;
    const catalog = catalogOf(call);
    const { name, description = null, type } = body;
    const manual = type === "MANUAL";
    if (manual && !body.product_keys) throw new Refusal([missing("product_keys")]);
    if (!manual && !body.filters) throw new Refusal([missing("filters")]);
    const chosen = manual ? (body.product_keys ?? []) : [];
    holdChosen(store.connection, catalog, chosen);
    const id = newLongIdentifier();
    store.write(() =>
      insertRow(store.connection, "product_sets", {
        id,
        product_catalog_id: catalog,
        name,
        description,
        type,
        chosen: JSON.stringify(chosen),
        filters: JSON.stringify(manual ? [] : body.filters),
      }),
    );
    return { data: shownJson(call, catalog, id) };
  }),

  route(
    productSets.update,
    (call) => {
      const { params, body, store } = call;
      const { connection } = store;
      const catalog = catalogOf(call);
      const { type, ...row } = rowOf(connection, catalog, params.product_set_id);
      if (type === "FILTERED") {
        const message = `Product Set ${row.id} is made by filters and cannot be changed`;
        throw new Refusal([{ code: "INVALID", message, parameter: "product_set_id" }]);
      }
      if (body.product_keys) holdChosen(connection, catalog, body.product_keys);
      const chosen = body.product_keys ? JSON.stringify(body.product_keys) : row.chosen;
      const { name = row.name, description } = body;
      store.write(() => setColumns(connection, "product_sets", row.id, { name, description, chosen }));
      return { data: shownJson(call, catalog, row.id) };
    },
    { echoedAs },
  ),

  route(
    productSets.remove,
    (call) => {
      const catalog = catalogOf(call);
      const id = call.params.product_set_id;
      const data = shownJson(call, catalog, id);
      call.store.write(() => setColumns(call.store.connection, "product_sets", id, { deleted: true }));
      return { data };
    },
    { echoedAs },
  ),
];
