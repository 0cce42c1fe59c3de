import * as products from "@/lib/ads/endpoints/products";
import { productErrors } from "@/lib/ads/product-rules";
import type { Connection } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import type { Collection } from "../../database/list-page";
import { insertRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { route } from "../../service/route";
import { catalogOf } from "./catalogs";

const collection: Collection = { table: "products", alias: "p", record: "json(p.shown)" };

/** Of a group of variants the one that was put in first. */
const FIRST_OF_GROUP = `(p.item_group_key IS NULL OR p.seq = (SELECT min(seq) FROM products
  WHERE product_catalog_id = p.product_catalog_id AND item_group_key = p.item_group_key))`;

interface Held {
  readonly [column: string]: string | null;
  readonly id: string;
  readonly item_group_key: string | null;
  readonly shown: string;
}

/** The service's identifier of a group of variants, which the first of them makes. */
function groupKey(connection: Connection, catalog: string, group: string | undefined): string | null {
  if (!group) return null;
  const known = connection.one<{ item_group_key: string }>(
    `SELECT item_group_key FROM products WHERE product_catalog_id = ? AND item_group_key IS NOT NULL
       AND json_extract(shown, '$.item_group_id') = ? LIMIT 1`,
    [catalog, group],
  );
  return known?.item_group_key ?? newLongIdentifier();
}

const FIELDS = Object.keys(products.productRecord.shape);

/** A product as it is shown, as JSON text. */
export function shownProduct(
  product: products.ProductInput,
  product_key: string,
  item_group_key: string | null,
): string {
  const known = new Map<string, unknown>(Object.entries({ ...product, product_key, item_group_key }));
  return JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, known.get(name) ?? null])));
}

/** Puts a product in, or changes the one with its id. */
function putProduct(connection: Connection, catalog: string, product: products.ProductInput) {
  const held = connection.one<Held>(
    "SELECT id, item_group_key, shown FROM products WHERE product_catalog_id = ? AND sku = ?",
    [catalog, product.id],
  );
  const key = held?.id ?? newLongIdentifier();
  const item_group_key = groupKey(connection, catalog, product.item_group_id);
  const shown = shownProduct(product, key, item_group_key);
  if (!held) {
    const row = { id: key, product_catalog_id: catalog, sku: product.id, item_group_key, shown };
    insertRow(connection, "products", row);
    return { key, status: "CREATE_SUCCESS" };
  }
  if (held.shown === shown) return { key, status: "NO_CHANGE" };
  connection.run("UPDATE products SET item_group_key = ?, shown = ? WHERE id = ?", [
    item_group_key,
    shown,
    key,
  ]);
  return { key, status: "UPDATE_SUCCESS" };
}

export const productRoutes = [
  route(products.list, (call) => {
    const { count = products.PRODUCTS_PAGE_MAX, cursor, item_group_key: group } = call.params;
    const catalog = catalogOf(call);
    const { store, now } = call;
    return answerList({ store, now, params: { count, cursor } }, collection, (bind) => [
      `p.product_catalog_id = ${bind(catalog)}`,
      group === undefined ? FIRST_OF_GROUP : `p.item_group_key = ${bind(group)}`,
    ]);
  }),

  route(products.upsert, (call) => {
    const { store, body } = call;
    const catalog = catalogOf(call);
    const times = new Map<string, number>();
    for (const { id } of body.products) times.set(id, (times.get(id) ?? 0) + 1);
    const answers = store.write(() =>
      body.products.map((product) => {
        const again = (times.get(product.id) ?? 0) > 1;
        const errors = again ? ["id occurs several times"] : productErrors(product);
        const { key, status } =
          errors.length > 0 ? { key: null, status: "ERROR" } : putProduct(store.connection, catalog, product);
        return { id: product.id, product_key: key, status, errors, warnings: [] };
      }),
    );
    return { data: JSON.stringify({ products_response: answers }) };
  }),

  route(products.remove, (call) => {
    const { store, body } = call;
    const catalog = catalogOf(call);
    const answers = store.write(() =>
      body.product_keys.map((key) => {
        const gone = store.connection.run("DELETE FROM products WHERE product_catalog_id = ? AND id = ?", [
          catalog,
          key,
        ]);
        return gone > 0
          ? { product_key: key, failed_product_key: null, message: null }
          : { product_key: null, failed_product_key: key, message: `Product ${key} was not found` };
      }),
    );
    return { data: JSON.stringify({ delete_products: answers }) };
  }),
];
