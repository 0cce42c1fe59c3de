import type { Connection } from "../../database/connection";
import { notFound, Refusal } from "../../service/refusals";
import type { ParsedCall } from "../../service/route";

/** Who asks for something in a catalog, and where. */
export interface InCatalog extends Pick<ParsedCall, "store" | "environment" | "caller"> {
  readonly params: { readonly product_catalog_id: string };
}

/** SQL: the users in whose name a user sells: themselves, and those who let an account of theirs promote them. */
const SELLS_FOR = `(c.user_id = ?1 OR c.user_id IN (
  SELECT u.user_id FROM promotable_users u JOIN permissions p ON p.account_id = u.account_id
  WHERE p.user_id = ?1 AND NOT u.deleted))`;

/** Whether a user may sell in the name of another. */
export function maySellFor(connection: Connection, userId: string, callerId: string): boolean {
  const asked = `SELECT 1 AS found FROM (SELECT ?2 AS user_id) c WHERE ${SELLS_FOR}`;
  return connection.one(asked, [callerId, userId]) !== undefined;
}

/** The identifier of the catalog in the path. Throws the refusal where the caller has none like it. */
export function catalogOf({ store, environment, caller, params }: InCatalog): string {
  const { product_catalog_id: id } = params;
  const found = store.connection.one(
    `SELECT c.id FROM product_catalogs c WHERE ${SELLS_FOR} AND c.id = ?2 AND c.environment = ?3 AND NOT c.deleted`,
    [caller.userId, id, environment],
  );
  if (!found) throw new Refusal([notFound("Product Catalog", id, "product_catalog_id")]);
  return id;
}
