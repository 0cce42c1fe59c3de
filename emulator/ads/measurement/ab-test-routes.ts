import * as z from "zod";
import * as abTests from "@/lib/ads/endpoints/ab-tests";
import { foldName } from "../../database/conditions";
import type { Connection } from "../../database/connection";
import { newIdentifier } from "../../database/identifiers";
import { textKey } from "../../database/list-page";
import { columns, plainCollection } from "../../database/plain-collection";
import type { Caller } from "../../http/caller";
import { onlyGiven } from "../../service/changes";
import { Refusal, refusals } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { abTestErrors } from "./ab-test-checks";

const TABLE = "ab_tests";
const STATUS = `CASE WHEN t.start_time > ?1 THEN 'SCHEDULED' WHEN t.end_time <= ?1 THEN 'COMPLETED' ELSE 'LIVE' END`;

const collection = plainCollection(
  TABLE,
  "t",
  {
    ...columns("t", "name", "description", "entity_type", "start_time", "end_time"),
    status: STATUS,
    user_groups: "json(t.user_groups)",
    created_by: "json(t.created_by)",
    updated_by: "json(t.updated_by)",
  },
  { keys: { start_time: textKey("t.start_time"), end_time: textKey("t.end_time") } },
);

const resource = new Resource({ kind: "AB Test", parameter: "ab_test_id", collection });

const storedGroups = z.array(
  z.object({
    id: z.string(),
    name: z.string().nullable(),
    description: z.string().nullable(),
    size: z.string(),
    entity_ids: z.array(z.string()),
  }),
);
type StoredGroup = z.output<typeof storedGroups>[number];

const byJson = ({ userId, handle }: Caller) => JSON.stringify({ user_id: userId, username: handle });

/** Percent as the service shows it: with one digit after the point, or two where it needs them. */
const shownSize = (size: string) => (Number.isInteger(Number(size) * 10) ? Number(size).toFixed(1) : size);

const newGroup = ({
  name = null,
  description = null,
  size,
  entity_ids,
}: abTests.AbTestGroup): StoredGroup => ({
  id: newIdentifier("association"),
  name,
  description,
  size: shownSize(size),
  entity_ids,
});

/**
 * The groups of a test after a change: those that are named by their ids with what is given of them, or others in place
 * of all. Throws the refusal for a mixture of both, and for a new one that lacks something.
 */
function changedGroups(
  before: readonly StoredGroup[],
  given: readonly abTests.ChangedGroup[],
): StoredGroup[] {
  const refused = (message: string, parameter: string) =>
    new Refusal([{ code: "INVALID_PARAMETER", message, parameter }]);
  if (given.every(({ id }) => id === undefined)) {
    return given.map(({ size, entity_ids, ...words }) => {
      if (size === undefined || entity_ids === undefined) {
        throw refused("A new user group needs size and entity_ids", "user_groups");
      }
      return newGroup({ ...words, size, entity_ids });
    });
  }
  const changes = new Map(given.map((group) => [group.id, group]));
  const unknown = given.find(({ id }) => !before.some((group) => group.id === id));
  if (unknown) throw refused(`User group ${unknown.id ?? "without an id"} is not in the A/B test`, "id");
  return before.map((group) => {
    const { id: _, size = group.size, ...words } = changes.get(group.id) ?? {};
    return { ...group, ...onlyGiven(words), size: shownSize(size) };
  });
}

interface TestRow {
  readonly [column: string]: string | null;
  readonly entity_type: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly status: string;
  readonly user_groups: string;
}

const rowOf = (connection: Connection, id: string, now: string) =>
  connection.one<TestRow>(
    `SELECT t.entity_type, t.start_time, t.end_time, ${STATUS} AS status, t.user_groups FROM ${TABLE} t WHERE t.id = ?2`,
    [now, id],
  );

/** Throws the refusal for what can no longer be changed. */
function holdChangeable(status: string, changed: readonly string[]): void {
  const only = changed.every((name) => name === "end_time");
  if (status === "SCHEDULED" || (status === "LIVE" && only)) return;
  const message = `An A/B test that is ${status} cannot be changed`;
  throw new Refusal([{ code: "INVALID", message, parameter: changed[0] ?? "ab_test_id" }]);
}

export const abTestRoutes = [
  route(abTests.list, (call) => {
    const { params, now } = call;
    const { user_id: userId, username, status, live_during: during } = params;
    if (userId !== undefined && username !== undefined) throw refusals.exclusive("user_id", "username");
    return resource.list(call, { id: params.ab_test_ids }, (bind) => [
      ...(status === undefined ? [] : [`${STATUS.replaceAll("?1", bind(now))} = ${bind(status)}`]),
      ...(during === undefined
        ? []
        : [`t.start_time <= ${bind(during[1])}`, `t.end_time >= ${bind(during[0])}`]),
      ...(userId === undefined ? [] : [`json_extract(t.created_by, '$.user_id') = ${bind(userId)}`]),
      ...(username === undefined
        ? []
        : [`json_extract(t.created_by, '$.username') = ${bind(username)} COLLATE NOCASE`]),
    ]);
  }),

  route(abTests.get, resource.get),

  route(abTests.create, (call) => {
    const { params, body, store, now, caller } = call;
    const accountId = params.account_id;
    const { name = null, description = null, user_groups, ...times } = body;
    const errors = abTestErrors(store.connection, { accountId, user_groups, ...times }, now);
    if (errors.length > 0) throw new Refusal(errors);
    store.validity.forget();
    return resource.created(call, newIdentifier("association"), {
      name,
      name_folded: foldName(name ?? ""),
      description,
      ...times,
      user_groups: JSON.stringify(user_groups.map(newGroup)),
      created_by: byJson(caller),
      updated_by: byJson(caller),
    });
  }),

  route(abTests.update, (call) => {
    const { params, body, store, now, caller } = call;
    const { account_id: accountId, ab_test_id: id } = params;
    resource.json(call, id);
    const row = rowOf(store.connection, id, now);
    if (!row) throw resource.unknown(id, accountId);
    const { name, description, user_groups: given, ...times } = body;
    const changed = Object.entries(body).flatMap(([field, value]) => (value === undefined ? [] : [field]));
    holdChangeable(row.status, changed);
    const before = storedGroups.parse(JSON.parse(row.user_groups));
    const user_groups = given ? changedGroups(before, given) : before;
    const { start_time = row.start_time, end_time = row.end_time } = times;
    // What has begun is held to its end alone.
    const from = row.status === "LIVE" ? "" : now;
    const terms = { id, accountId, entity_type: row.entity_type, start_time, end_time, user_groups };
    const errors = abTestErrors(store.connection, terms, from);
    if (end_time <= now) {
      const message = "end_time must be in the future";
      errors.push({ code: "INVALID_TIME_WINDOW", message, parameter: "end_time" });
    }
    if (errors.length > 0) throw new Refusal(errors);
    store.validity.forget();
    return resource.changed(call, {
      name,
      name_folded: name === undefined ? undefined : foldName(name ?? ""),
      description,
      start_time,
      end_time,
      user_groups: JSON.stringify(user_groups),
      updated_by: byJson(caller),
    });
  }),

  route(abTests.remove, resource.remove),
];
