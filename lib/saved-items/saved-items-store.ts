import "server-only";
import type { Environment } from "@/lib/ads/endpoint";
import {
  accountScope,
  type SavedItemTable,
  type StoreDatabase,
  type StoreTransaction,
} from "@/lib/database/tables";
import { SAVED_ITEMS_MAX, type SavedKind } from "@/lib/lists/savable";
import { readBody, type SavedBody, type SavedItem } from "./saved-item";

/** The requesting person, and the account. */
export interface Requester {
  readonly environment: Environment;
  readonly accountId: string;
  /** The user of the service. */
  readonly userId: string;
  readonly handle: string;
  /** May change the account's campaigns, and so its shared items. */
  readonly mayManage: boolean;
}

export interface ItemToSave {
  readonly kind: SavedKind;
  readonly id: string;
  readonly name: string;
  readonly body: SavedBody;
  readonly shared: boolean;
  /** The changed version; undefined for a new item. */
  readonly version?: number | undefined;
}

/**
 * The outcome of a change:
 * - `changed`: it was changed meanwhile, and `item` is the current one
 * - `gone`: it was deleted meanwhile
 * - `not-permitted`: this person may not make the change
 * - `full`: the account has the maximum number of its kind
 */
export type ChangeOutcome =
  | { readonly outcome: "done"; readonly item?: SavedItem | undefined }
  | { readonly outcome: "changed"; readonly item: SavedItem }
  | { readonly outcome: "gone" | "not-permitted" | "full" };

/**
 * The items of a kind that a person can see: their own and the shared ones, in the order of creation.
 *
 * @throws what the database throws
 */
export async function listItems(
  db: StoreDatabase,
  requester: Requester,
  kind: SavedKind,
): Promise<readonly SavedItem[]> {
  const rows = await db
    .selectFrom("kept_item")
    .selectAll()
    .where("scope", "=", scopeOf(requester))
    .where("kind", "=", kind)
    .where(({ eb, or }) => or([eb("shared", "=", 1), eb("owner_id", "=", requester.userId)]))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => itemOf(row, kind, requester) ?? []);
}

/**
 * Saves a new item, or changes an existing one at the given version.
 *
 * @param now in milliseconds
 * @throws what the database throws
 */
export function saveItem(
  db: StoreDatabase,
  requester: Requester,
  item: ItemToSave,
  now: number,
): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction) => {
    const known = await rowOf(transaction, requester, item.kind, item.id);
    if (!known) {
      return item.version === undefined ? addItem(transaction, requester, item, now) : { outcome: "gone" };
    }
    if (!mayChange(known, requester)) return { outcome: "not-permitted" };
    if (item.shared !== (known.shared === 1) && !mayShare(known, requester, item)) {
      return { outcome: "not-permitted" };
    }
    const row = await transaction
      .updateTable("kept_item")
      .set({
        name: item.name,
        body: JSON.stringify(item.body),
        shared: item.shared ? 1 : 0,
        version: known.version + 1,
        updated_at: now,
      })
      .where("scope", "=", known.scope)
      .where("kind", "=", known.kind)
      .where("id", "=", known.id)
      // Checked in the statement too: another instance may have changed it since it was read.
      .where("version", "=", item.version ?? 0)
      .returningAll()
      .executeTakeFirst();
    return row
      ? { outcome: "done", item: itemOf(row, item.kind, requester) }
      : asItIs(transaction, requester, item.kind, item.id);
  });
}

async function addItem(
  db: StoreTransaction,
  requester: Requester,
  item: ItemToSave,
  now: number,
): Promise<ChangeOutcome> {
  if (item.shared && !requester.mayManage) return { outcome: "not-permitted" };
  const { count } = await db
    .selectFrom("kept_item")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("scope", "=", scopeOf(requester))
    .where("kind", "=", item.kind)
    .executeTakeFirstOrThrow();
  if (Number(count) >= SAVED_ITEMS_MAX) return { outcome: "full" };
  const row = await db
    .insertInto("kept_item")
    .values({
      scope: scopeOf(requester),
      kind: item.kind,
      id: item.id,
      owner_id: requester.userId,
      owner_handle: requester.handle,
      shared: item.shared ? 1 : 0,
      name: item.name,
      body: JSON.stringify(item.body),
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(["scope", "kind", "id"]).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row
    ? { outcome: "done", item: itemOf(row, item.kind, requester) }
    : asItIs(db, requester, item.kind, item.id);
}

/**
 * Deletes the given version of an item.
 *
 * @throws what the database throws
 */
export function deleteItem(
  db: StoreDatabase,
  requester: Requester,
  { kind, id, version }: Required<Pick<ItemToSave, "kind" | "id">> & { readonly version: number },
): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction) => {
    const known = await rowOf(transaction, requester, kind, id);
    if (!known) return { outcome: "gone" };
    if (!mayChange(known, requester)) return { outcome: "not-permitted" };
    const { numDeletedRows } = await transaction
      .deleteFrom("kept_item")
      .where("scope", "=", known.scope)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    return Number(numDeletedRows) > 0 ? { outcome: "done" } : asItIs(transaction, requester, kind, id);
  });
}

const scopeOf = ({ environment, accountId }: Requester) => accountScope(environment, accountId);

const isVisible = (row: SavedItemTable, { userId }: Requester) => row.shared === 1 || row.owner_id === userId;

const mayChange = (row: SavedItemTable, { userId, mayManage }: Requester) =>
  row.owner_id === userId || (row.shared === 1 && mayManage);

/** Its author chooses who sees it, and can share it if the role allows. */
const mayShare = (row: SavedItemTable, { userId, mayManage }: Requester, { shared }: ItemToSave) =>
  row.owner_id === userId && (!shared || mayManage);

const rowOf = (db: StoreTransaction, requester: Requester, kind: SavedKind, id: string) =>
  db
    .selectFrom("kept_item")
    .selectAll()
    .where("scope", "=", scopeOf(requester))
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();

async function asItIs(
  db: StoreTransaction,
  requester: Requester,
  kind: SavedKind,
  id: string,
): Promise<ChangeOutcome> {
  const row = await rowOf(db, requester, kind, id);
  if (!row) return { outcome: "gone" };
  const item = isVisible(row, requester) ? itemOf(row, kind, requester) : undefined;
  return item ? { outcome: "changed", item } : { outcome: "not-permitted" };
}

function itemOf(row: SavedItemTable, kind: SavedKind, { userId }: Requester): SavedItem | undefined {
  const body = readBody(kind, row.body);
  if (!body) return undefined;
  return {
    kind,
    id: row.id,
    name: row.name,
    body,
    shared: row.shared === 1,
    owner: { user_id: row.owner_id, handle: row.owner_handle },
    mine: row.owner_id === userId,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
