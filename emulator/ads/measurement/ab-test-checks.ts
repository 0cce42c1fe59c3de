import type { AbTestGroup } from "@/lib/ads/endpoints/ab-tests";
import type { ServiceError } from "@/lib/ads/service-error";
import { Binder, type Connection } from "../../database/connection";
import { among } from "../../database/list-page";
import { notFound } from "../../service/refusals";

const DAY = 86_400_000;
/** Public guide of version 12, A/B testing. */
const DAYS_MIN = { usual: 1, apps: 5 } as const;
const LINE_ITEM_GROUPS_MAX = 5;
const APP_OBJECTIVES: readonly string[] = ["APP_INSTALLS", "APP_ENGAGEMENTS"];

/** A test as it would be. */
interface AbTestTerms {
  readonly id?: string;
  readonly accountId: string;
  readonly entity_type: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly user_groups: readonly Pick<AbTestGroup, "size" | "entity_ids">[];
}

interface Entity {
  readonly [column: string]: string | null;
  readonly id: string;
  readonly campaign_id: string;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly objective: string | null;
}

const FROM: Readonly<Record<string, string>> = {
  CAMPAIGN: `SELECT e.id, e.id AS campaign_id, e.starts_at, e.ends_at,
    (SELECT min(objective) FROM line_items WHERE campaign_id = e.id AND NOT deleted) AS objective FROM campaigns e`,
  LINE_ITEM: `SELECT e.id, e.campaign_id, e.start_time AS starts_at, e.end_time AS ends_at, e.objective
    FROM line_items e`,
};

const invalid = (parameter: string, message: string): ServiceError => ({
  code: "INVALID_PARAMETER",
  message,
  parameter,
});
const window = (parameter: string, message: string): ServiceError => ({
  code: "INVALID_TIME_WINDOW",
  message,
  parameter,
});

/** What is wrong with a test; nothing when it can be run. `now` is the present as the service writes it. */
export function abTestErrors(connection: Connection, terms: AbTestTerms, now: string): ServiceError[] {
  const named = terms.user_groups.flatMap(({ entity_ids }) => entity_ids);
  const entities = entitiesOf(connection, terms, named);
  const known = new Set(entities.map(({ id }) => id));
  const kind = terms.entity_type === "CAMPAIGN" ? "Campaign" : "Line Item";
  const unknown = [...new Set(named)].filter((id) => !known.has(id));
  // A refusal is of one status.
  if (unknown.length > 0) return unknown.map((id) => notFound(kind, id, "entity_ids", terms.accountId));
  return [
    ...timeErrors(terms, entities, now),
    ...groupErrors(terms),
    ...(new Set(named).size < named.length
      ? [invalid("entity_ids", "An entity can be in one user group only")]
      : []),
    ...takenErrors(connection, terms, named),
    ...(terms.entity_type === "LINE_ITEM" ? lineItemErrors(connection, terms, entities) : []),
  ];
}

function entitiesOf(connection: Connection, terms: AbTestTerms, named: readonly string[]): readonly Entity[] {
  const binder = new Binder();
  const account = binder.bind(terms.accountId);
  const condition = among("e.id", named, binder.bind);
  return connection.all<Entity>(
    `${FROM[terms.entity_type] ?? ""} WHERE e.account_id = ${account} AND NOT e.deleted AND ${condition}`,
    binder.values,
  );
}

function timeErrors(terms: AbTestTerms, entities: readonly Entity[], now: string): ServiceError[] {
  const { start_time: start, end_time: end } = terms;
  const forApps = entities.some(({ objective }) => APP_OBJECTIVES.includes(objective ?? ""));
  const days = forApps ? DAYS_MIN.apps : DAYS_MIN.usual;
  const outside = entities.filter(
    ({ starts_at, ends_at }) => (starts_at ?? "") >= end || (ends_at ?? "9999") <= start,
  );
  return [
    ...(start <= now ? [window("start_time", "start_time must be in the future")] : []),
    ...(Date.parse(end) - Date.parse(start) < days * DAY
      ? [window("end_time", `end_time must be at least ${days} days after start_time`)]
      : []),
    ...outside.map(({ id }) => window("entity_ids", `${id} does not run between start_time and end_time`)),
  ];
}

function groupErrors({ user_groups: groups }: AbTestTerms): ServiceError[] {
  // In hundredths, which add up without a rest.
  const sum = groups.reduce((total, { size }) => total + Math.round(Number(size) * 100), 0);
  return sum === 10_000 ? [] : [invalid("size", "The sizes of user_groups must add up to 100.00")];
}

/** Entities can be in one test only. */
function takenErrors(connection: Connection, terms: AbTestTerms, named: readonly string[]): ServiceError[] {
  const taken = connection.all<{ id: string }>(
    `SELECT DISTINCT e.value AS id FROM ab_tests t, json_each(t.user_groups) g,
       json_each(json_extract(g.value, '$.entity_ids')) e
     WHERE t.account_id = ? AND t.id <> ? AND t.entity_type = ? AND NOT t.deleted`,
    [terms.accountId, terms.id ?? "", terms.entity_type],
  );
  const ids = new Set(taken.map(({ id }) => id));
  return named.filter((id) => ids.has(id)).map((id) => invalid("entity_ids", `${id} is in another A/B test`));
}

/** Line items are compared one to one, in equal parts, and all of their campaign. */
function lineItemErrors(
  connection: Connection,
  { user_groups: groups }: AbTestTerms,
  entities: readonly Entity[],
): ServiceError[] {
  const sizes = groups.map(({ size }) => Number(size));
  const campaigns = [...new Set(entities.map(({ campaign_id }) => campaign_id))];
  const items = campaigns.map(
    (campaign) =>
      connection.one<{ items: number }>(
        "SELECT count(*) AS items FROM line_items WHERE campaign_id = ? AND NOT deleted",
        [campaign],
      )?.items ?? 0,
  );
  const all = items.reduce((sum, count) => sum + count, 0);
  return [
    ...(groups.length > LINE_ITEM_GROUPS_MAX
      ? [
          invalid(
            "user_groups",
            `A maximum of ${LINE_ITEM_GROUPS_MAX} items must be provided for user_groups`,
          ),
        ]
      : []),
    ...(groups.some(({ entity_ids }) => entity_ids.length > 1)
      ? [invalid("entity_ids", "A user group can have one line item only")]
      : []),
    // A third and a third make a hundred with a little more for one.
    ...(Math.max(...sizes) - Math.min(...sizes) > 0.05
      ? [invalid("size", "The sizes of user_groups must be equal for line items")]
      : []),
    ...(entities.length > 0 && (campaigns.length > 1 || all > entities.length)
      ? [invalid("entity_ids", "All line items of one campaign must be included")]
      : []),
  ];
}
