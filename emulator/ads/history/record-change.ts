import { FOLLOWING_FIELDS } from "@/lib/history/own-changes";
import { parseExactJson } from "@/lib/json/exact-json";
import type { Connection } from "../../database/connection";
import type { Caller } from "../../http/caller";
import { type Change, recordChange } from "./store";

interface Changed {
  readonly connection: Connection;
  readonly accountId: string;
  readonly caller: Caller;
  readonly now: string;
  readonly entity: Change["entity"];
  readonly id: string;
  /** The record as JSON text; absent before its creation. */
  readonly before?: string;
  readonly after: string;
}

/** Writes down what a change did to a record, by comparing the record with what it was. */
export function keepHistory({
  connection,
  accountId,
  caller,
  now,
  entity,
  id,
  before,
  after,
}: Changed): void {
  const fields = fieldsOf(after);
  const deleted = fields.get("deleted") === true;
  recordChange(connection, {
    accountId,
    entity,
    entityId: id,
    userId: caller.userId,
    now,
    type: before === undefined ? "CREATE" : deleted ? "DELETE" : "UPDATE",
    changesJson: differences(before === undefined ? new Map() : fieldsOf(before), fields),
    entityJson: after,
  });
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

/** Amounts are integers in JSON, whatever their size. */
const inJson = (name: string, value: unknown): string =>
  name.endsWith("_local_micro") && typeof value === "string" ? value : JSON.stringify(value);
