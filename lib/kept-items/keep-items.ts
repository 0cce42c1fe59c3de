import "server-only";
import type { Environment } from "@/lib/ads/endpoint";
import {
  accountScope,
  type KeptItemTable,
  type StoreDatabase,
  type StoreTransaction,
} from "@/lib/database/tables";
import { KEPT_ITEMS_MAX, type KeptKind } from "@/lib/lists/keepable";
import { type KeptBody, type KeptItem, readBody } from "./kept-item";

/** Who asks, and in which account. */
export interface Keeper {
  readonly environment: Environment;
  readonly accountId: string;
  /** The user of the service. */
  readonly userId: string;
  readonly handle: string;
  /** May change the account's campaigns, and so what is shared in it. */
  readonly mayManage: boolean;
}

export interface ItemToSave {
  readonly kind: KeptKind;
  readonly id: string;
  readonly name: string;
  readonly body: KeptBody;
  readonly shared: boolean;
  /** The one that was changed; undefined for a new item. */
  readonly version?: number | undefined;
}

/**
 * What became of a change:
 * - `changed`: it was changed meanwhile, and `item` is what it is now
 * - `gone`: it was deleted meanwhile
 * - `not-permitted`: this person may not change it, or not so
 * - `full`: the account has as many of its kind as it may
 */
export type Kept =
  | { readonly outcome: "done"; readonly item?: KeptItem | undefined }
  | { readonly outcome: "changed"; readonly item: KeptItem }
  | { readonly outcome: "gone" | "not-permitted" | "full" };

/**
 * The items of a kind that a person may see: their own and the account's, in the order of their making.
 *
 * @throws what the database throws
 */
export async function listItems(
  db: StoreDatabase,
  keeper: Keeper,
  kind: KeptKind,
): Promise<readonly KeptItem[]> {
  const rows = await db
    .selectFrom("kept_item")
    .selectAll()
    .where("scope", "=", scopeOf(keeper))
    .where("kind", "=", kind)
    .where(({ eb, or }) => or([eb("shared", "=", 1), eb("owner_id", "=", keeper.userId)]))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => itemOf(row, kind, keeper) ?? []);
}

/**
 * Saves a new item, or changes an existing one at the given version.
 * @param now in milliseconds
 * @throws what the database throws
 */
export function saveItem(db: StoreDatabase, keeper: Keeper, item: ItemToSave, now: number): Promise<Kept> {
  return db.transaction().execute(async (transaction) => {
    const known = await rowOf(transaction, keeper, item.kind, item.id);
    if (!known) {
      return item.version === undefined ? addItem(transaction, keeper, item, now) : { outcome: "gone" };
    }
    if (!mayChange(known, keeper)) return { outcome: "not-permitted" };
    if (item.shared !== (known.shared === 1) && !mayShare(known, keeper, item)) {
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
      ? { outcome: "done", item: itemOf(row, item.kind, keeper) }
      : asItIs(transaction, keeper, item.kind, item.id);
  });
}

async function addItem(db: StoreTransaction, keeper: Keeper, item: ItemToSave, now: number): Promise<Kept> {
  if (item.shared && !keeper.mayManage) return { outcome: "not-permitted" };
  const { count } = await db
    .selectFrom("kept_item")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("scope", "=", scopeOf(keeper))
    .where("kind", "=", item.kind)
    .executeTakeFirstOrThrow();
  if (Number(count) >= KEPT_ITEMS_MAX) return { outcome: "full" };
  const row = await db
    .insertInto("kept_item")
    .values({
      scope: scopeOf(keeper),
      kind: item.kind,
      id: item.id,
      owner_id: keeper.userId,
      owner_handle: keeper.handle,
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
    ? { outcome: "done", item: itemOf(row, item.kind, keeper) }
    : asItIs(db, keeper, item.kind, item.id);
}

/**
 * Deletes the version of an item that is named.
 *
 * @throws what the database throws
 */
export function deleteItem(
  db: StoreDatabase,
  keeper: Keeper,
  { kind, id, version }: Required<Pick<ItemToSave, "kind" | "id">> & { readonly version: number },
): Promise<Kept> {
  return db.transaction().execute(async (transaction) => {
    const known = await rowOf(transaction, keeper, kind, id);
    if (!known) return { outcome: "gone" };
    if (!mayChange(known, keeper)) return { outcome: "not-permitted" };
    const { numDeletedRows } = await transaction
      .deleteFrom("kept_item")
      .where("scope", "=", known.scope)
      .where("kind", "=", kind)
      .where("id", "=", id)
      .where("version", "=", version)
      .executeTakeFirst();
    return Number(numDeletedRows) > 0 ? { outcome: "done" } : asItIs(transaction, keeper, kind, id);
  });
}

const scopeOf = ({ environment, accountId }: Keeper) => accountScope(environment, accountId);

const isVisible = (row: KeptItemTable, { userId }: Keeper) => row.shared === 1 || row.owner_id === userId;

const mayChange = (row: KeptItemTable, { userId, mayManage }: Keeper) =>
  row.owner_id === userId || (row.shared === 1 && mayManage);

/** Its maker chooses who sees it, and gives it to the account as far as the role goes. */
const mayShare = (row: KeptItemTable, { userId, mayManage }: Keeper, { shared }: ItemToSave) =>
  row.owner_id === userId && (!shared || mayManage);

const rowOf = (db: StoreTransaction, keeper: Keeper, kind: KeptKind, id: string) =>
  db
    .selectFrom("kept_item")
    .selectAll()
    .where("scope", "=", scopeOf(keeper))
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();

async function asItIs(db: StoreTransaction, keeper: Keeper, kind: KeptKind, id: string): Promise<Kept> {
  const row = await rowOf(db, keeper, kind, id);
  if (!row) return { outcome: "gone" };
  const item = isVisible(row, keeper) ? itemOf(row, kind, keeper) : undefined;
  return item ? { outcome: "changed", item } : { outcome: "not-permitted" };
}

function itemOf(row: KeptItemTable, kind: KeptKind, { userId }: Keeper): KeptItem | undefined {
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
