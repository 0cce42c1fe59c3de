import * as productCatalogs from "@/lib/ads/endpoints/product-catalogs";
import type { Connection } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow, setColumns } from "../../database/rows";
import { Refusal } from "../../service/refusals";
import { route } from "../../service/route";
import { catalogOf, maySellFor } from "./catalogs";

const SHOWN = "json_object('id', c.id, 'name', c.name)";
const echoedAs = { product_catalog_id: "id" };

/** Whose catalog is meant. Throws the refusal where the caller may not act for them. */
function sellerOf(connection: Connection, callerId: string, userId = callerId): string {
  if (maySellFor(connection, userId, callerId)) return userId;
  const message = `You do not have permission to manage the products of User ${userId}`;
  throw new Refusal([{ code: "ACTION_NOT_ALLOWED", message, parameter: "user_id" }]);
}

const shownJson = (connection: Connection, id: string): string =>
  connection.one<{ shown: string }>(`SELECT ${SHOWN} AS shown FROM product_catalogs c WHERE c.id = ?`, [id])
    ?.shown ?? "null";

export const productCatalogRoutes = [
  route(productCatalogs.list, ({ params, store: { connection }, environment, caller }) => {
    const seller = sellerOf(connection, caller.userId, params.user_id);
    const found = connection.one<{ shown: string }>(
      `SELECT json_group_array(json(${SHOWN})) AS shown FROM product_catalogs c
       WHERE c.user_id = ? AND c.environment = ? AND NOT c.deleted`,
      [seller, environment],
    );
    return { data: found?.shown ?? "[]", nextCursor: null };
  }),

  route(productCatalogs.create, ({ params, store, environment, caller, now }) => {
    const { connection } = store;
    const seller = sellerOf(connection, caller.userId, params.user_id);
    const known = connection.one(
      "SELECT id FROM product_catalogs WHERE user_id = ? AND environment = ? AND NOT deleted",
      [seller, environment],
    );
    if (known) {
      throw new Refusal([{ code: "INVALID", message: `User ${seller} already has a Product Catalog` }]);
    }
    const id = newLongIdentifier();
    store.write(() =>
      insertRow(connection, "product_catalogs", {
        id,
        environment,
        user_id: seller,
        name: params.name,
        created_at: now,
        updated_at: now,
      }),
    );
    return { data: shownJson(connection, id) };
  }),

  route(
    productCatalogs.update,
    (call) => {
      const { params, store, now } = call;
      const id = catalogOf(call);
      const { connection } = store;
      const changed = { name: params.name, updated_at: now };
      store.write(() => setColumns(connection, "product_catalogs", id, changed));
      return { data: shownJson(connection, id) };
    },
    { echoedAs },
  ),

  route(
    productCatalogs.remove,
    (call) => {
      const id = catalogOf(call);
      const { connection } = call.store;
      call.store.write(() => setColumns(connection, "product_catalogs", id, { deleted: true }));
      return { data: shownJson(connection, id) };
    },
    { echoedAs },
  ),
];
