import type { AudienceMember } from "@/lib/ads/endpoints/custom-audiences";
import type { ServiceError } from "@/lib/ads/service-error";
import { afterMonths, UPLOAD_EXPIRY_MONTHS } from "@/lib/audiences/upload-dates";
import { formatServiceTime } from "@/lib/time/service-time";
import type { Connection } from "../../database/connection";
import type { Which } from "../../database/rows";
import { BatchRefusal } from "../../service/batch";
import type { ParsedCall } from "../../service/route";
import { processedAt } from "./store";

/** When people who come in now expire by default. */
export const latestExpiry = (now: string) =>
  formatServiceTime(afterMonths(Date.parse(now), UPLOAD_EXPIRY_MONTHS));

interface Operation {
  readonly operation_type: "Update" | "Delete";
  readonly params: {
    readonly users: readonly Partial<AudienceMember>[];
    readonly effective_at?: string | undefined;
    readonly expires_at?: string | undefined;
  };
}

interface Uploading extends Pick<ParsedCall, "store" | "now" | "request"> {
  readonly body: readonly Operation[];
}

/**
 * Adds people to a list of people or takes them out, all or none, and returns how many each operation names.
 *
 * @param mistakesIn what is wrong with the times of an operation
 */
export function uploadMembers(
  { store, now, request, body }: Uploading,
  table: "custom_audiences" | "do_not_reach_lists",
  { accountId, id }: Which,
  mistakesIn: (expiresAt: string, effectiveAt: string) => readonly ServiceError[],
): readonly number[] {
  const { connection } = store;
  const processed = processedAt(now);
  const operations = body.map(({ operation_type, params }) => {
    const { users, effective_at = now, expires_at: expiresAt = latestExpiry(now) } = params;
    const people = users.map(identifiersOf);
    const errors = [...mistakesIn(expiresAt, effective_at)];
    if (people.some((identifiers) => identifiers.length === 0)) {
      const message = "A minimum of 1 identifier must be provided for each of users";
      errors.push({ code: "INVALID_PARAMETER", message, parameter: "users" });
    }
    const [countsFrom = processed] = [effective_at, processed].toSorted().toReversed();
    return { operation_type, people, errors, countsFrom, expiresAt };
  });
  const mistakes = operations.map(({ errors }) => errors);
  if (mistakes.some((errors) => errors.length > 0)) throw new BatchRefusal(mistakes, request);
  store.write(() => {
    for (const { operation_type, people, ...span } of operations) {
      for (const identifiers of people) {
        if (operation_type === "Update") putMember(connection, id, identifiers, span);
        else dropMembers(connection, id, identifiers);
      }
    }
    connection.run(
      `UPDATE ${table} SET ready_at = coalesce(ready_at, ?), updated_at = ? WHERE id = ? AND account_id = ?`,
      [processed, now, id, accountId],
    );
  });
  store.validity.forget();
  return operations.map(({ people }) => people.length);
}

/** The identifiers of a person as they are stored: what kind, and the value. */
const identifiersOf = (member: Partial<AudienceMember>): string[] =>
  Object.entries(member).flatMap(([kind, values]) => (values ?? []).map((value) => `${kind}:${value}`));

interface Span {
  readonly countsFrom: string;
  readonly expiresAt: string;
}

/** Adds a person, or renews one who shares an identifier with them. */
function putMember(
  connection: Connection,
  audienceId: string,
  identifiers: readonly string[],
  { countsFrom, expiresAt }: Span,
): void {
  const [first = ""] = identifiers;
  const known = connection.one<{ member: string; counts_from: string }>(
    // Crossed, so that each identifier is looked up: the other indexes would be read from end to end.
    `SELECT member, counts_from FROM json_each(?2) AS given
     CROSS JOIN audience_members m ON m.audience_id = ?1 AND m.identifier = given.value
     ORDER BY counts_from LIMIT 1`,
    [audienceId, JSON.stringify(identifiers)],
  );
  for (const identifier of identifiers) {
    connection.run(
      `INSERT OR REPLACE INTO audience_members (audience_id, identifier, member, counts_from, expires_at)
       VALUES (?, ?, ?, ?, ?)`,
      [audienceId, identifier, known?.member ?? first, known?.counts_from ?? countsFrom, expiresAt],
    );
  }
}

/** Takes out everyone who has one of the identifiers. */
function dropMembers(connection: Connection, audienceId: string, identifiers: readonly string[]): void {
  connection.run(
    `DELETE FROM audience_members WHERE audience_id = ?1 AND member IN (
       SELECT m.member FROM json_each(?2) AS given
       CROSS JOIN audience_members m ON m.audience_id = ?1 AND m.identifier = given.value)`,
    [audienceId, JSON.stringify(identifiers)],
  );
}
