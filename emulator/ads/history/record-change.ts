import { FOLLOWING_FIELDS } from "@/lib/history/own-changes";
import { parseExactJson } from "@/lib/json/exact-json";
import type { Collection } from "../../database/list-page";
import { recordJson } from "../../database/rows";
import type { Changing } from "../../service/changes";
import { type Change, inJson, recordChange } from "./store";

interface ChangedRecord {
  readonly entity: Change["entity"];
  readonly id: string;
  /** The record as JSON text; absent before its creation. */
  readonly before?: string;
  readonly after: string;
}

/** Writes down what a change did to a record, by comparing the record with what it was. */
export function storeChange(
  { store, membership, caller, now }: Changing,
  { entity, id, before, after }: ChangedRecord,
): void {
  const fields = fieldsOf(after);
  const deleted = fields.get("deleted") === true;
  recordChange(store.connection, {
    accountId: membership.accountId,
    entity,
    entityId: id,
    userId: caller.userId,
    now,
    type: before === undefined ? "CREATE" : deleted ? "DELETE" : "UPDATE",
    changesJson: differences(before === undefined ? new Map() : fieldsOf(before), fields),
    entityJson: after,
  });
}

/** A record of the account as JSON text, deleted or not. */
export function changedJson(
  { store, membership, now }: Changing,
  collection: Collection,
  id: string,
): string {
  const which = { accountId: membership.accountId, id, now, withDeleted: true };
  return recordJson(store.connection, collection, which) ?? "null";
}

/** Writes down what became of a record of a collection, and returns it. */
export function storeRecordChange(
  changing: Changing,
  collection: Collection,
  changed: Omit<ChangedRecord, "after">,
): string {
  const after = changedJson(changing, collection, changed.id);
  storeChange(changing, { ...changed, after });
  return after;
}

function fieldsOf(json: string): ReadonlyMap<string, unknown> {
  const value = parseExactJson(json);
  return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
}

function differences(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): string {
  const fields = [...after].flatMap(([name, value]) => {
    const [was, is] = [inJson(name, before.get(name) ?? null), inJson(name, value)];
    return was === is || FOLLOWING_FIELDS.has(name)
      ? []
      : [`${JSON.stringify(name)}:{"before":${was},"after":${is}}`];
  });
  return `{${fields.join(",")}}`;
}
