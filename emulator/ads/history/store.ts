import type { HISTORY_ENTITIES } from "@/lib/ads/endpoints/account-history";
import type { Binder, Connection } from "../../database/connection";
import { asObject } from "../../database/json-columns";
import type { Collection } from "../../database/list-page";
import { insertRow } from "../../database/rows";

/** Changes are listed newest first. */
export const accountHistory: Collection = {
  table: "account_history",
  alias: "h",
  record: asObject({
    change_by: "json_object('user_id', h.user_id, 'platform', h.platform)",
    change_time: "h.change_time",
    change_type: "h.change_type",
    changes: "json(h.changes)",
    entity: "h.entity",
    entity_id: "h.entity_id",
    entity_data: "json(h.entity_data)",
  }),
  order: "desc",
};

interface HistoryFilter {
  accountId: string;
  entity: string;
  entityId: string;
  from: string;
  until: string;
  userId?: string | undefined;
}

export function filterHistory(filter: HistoryFilter) {
  return (bind: Binder["bind"]): string[] => [
    `h.account_id = ${bind(filter.accountId)}`,
    `h.entity = ${bind(filter.entity)}`,
    `h.entity_id = ${bind(filter.entityId)}`,
    `h.change_time >= ${bind(filter.from)}`,
    `h.change_time < ${bind(filter.until)}`,
    ...(filter.userId === undefined ? [] : [`h.user_id = ${bind(filter.userId)}`]),
  ];
}

export interface Change {
  accountId: string;
  entity: (typeof HISTORY_ENTITIES)[number];
  entityId: string;
  userId: string;
  now: string;
  type: "CREATE" | "UPDATE" | "DELETE";
  /** JSON text: field by field, what it was `before` and is `after`. */
  changesJson: string;
  /** The record as JSON text, as the change left it. */
  entityJson: string;
}

/** One change of a record as it is stored. */
export const changeRow = (change: Change) => ({
  account_id: change.accountId,
  entity: change.entity,
  entity_id: change.entityId,
  user_id: change.userId,
  platform: "API_OTHER",
  change_time: change.now,
  change_type: change.type,
  changes: change.changesJson,
  entity_data: change.entityJson,
});

/** Writes down one change of a record. */
export const recordChange = (connection: Connection, change: Change): void =>
  insertRow(connection, "account_history", changeRow(change));

/** A field of a record in JSON text: amounts are integers there, whatever their size. */
export const inJson = (name: string, value: unknown): string =>
  name.endsWith("_local_micro") && typeof value === "string" ? value : JSON.stringify(value);
