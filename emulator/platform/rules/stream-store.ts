import type { Connection, SqlRow } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow } from "../../database/rows";

export interface StreamRule extends SqlRow {
  readonly seq: number;
  readonly id: string;
  readonly value: string;
  readonly tag: string | null;
}

/** Rules of an application after a place, in the order of creation; only those with the ids, where ids are given. */
export function rulesAfter(
  connection: Connection,
  applicationId: string,
  { ids, after, count }: { ids: readonly string[] | undefined; after: number; count: number },
): StreamRule[] {
  return connection.all<StreamRule>(
    `SELECT seq, id, value, tag FROM stream_rules WHERE application_id = ?1 AND seq > ?2
       AND (?3 IS NULL OR id IN (SELECT value FROM json_each(?3))) ORDER BY seq LIMIT ?4`,
    [applicationId, after, ids ? JSON.stringify(ids) : null, count],
  );
}

export function insertRule(
  connection: Connection,
  applicationId: string,
  { value, tag }: { value: string; tag: string | null },
): { id: string; value: string; tag: string | null } {
  const rule = { id: newLongIdentifier(), value, tag };
  insertRow(connection, "stream_rules", { ...rule, application_id: applicationId });
  return rule;
}

export function removeStreamRule(connection: Connection, id: string): void {
  connection.run("DELETE FROM stream_rules WHERE id = ?", [id]);
}
