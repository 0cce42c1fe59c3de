import { AUDIENCE_SIZE_MIN } from "@/lib/ads/endpoints/custom-audiences";
import type { ServiceError } from "@/lib/ads/service-error";
import { formatServiceTime } from "@/lib/time/service-time";
import { foldName } from "../../database/conditions";
import type { Connection } from "../../database/connection";
import { asBoolean, asNamesOf, asObject } from "../../database/json-columns";
import type { Collection } from "../../database/list-page";
import { plainCollection } from "../../database/plain-collection";
import type { Which } from "../../database/rows";
import { ownerOfAudience } from "../audience-permissions/store";
import { aroundLineItem, servesNow } from "../line-items/store";

/** SQL: how many people count as members of what has an id; `?1` is the present instant. */
export const sizeOf = (id: string) => `(SELECT count(DISTINCT member) FROM audience_members
  WHERE audience_id = ${id} AND counts_from <= ?1 AND expires_at > ?1)`;

const size = sizeOf("u.id");
const processing = "(u.ready_at IS NULL OR u.ready_at > ?1)";
const tooSmall = `${size} < ${AUDIENCE_SIZE_MIN}`;
const targetable = `(NOT u.deleted AND NOT ${processing} AND NOT ${tooSmall})`;

const fields = {
  name: "u.name",
  description: "u.description",
  audience_type: "u.audience_type",
  targetable: asBoolean(targetable),
  targetable_types: `json(iif(u.audience_type = 'FLEXIBLE', '["FLEXIBLE","EXCLUDED_FLEXIBLE"]', '["CRM","EXCLUDED_CRM"]'))`,
  reasons_not_targetable: asNamesOf({ PROCESSING: processing, TOO_SMALL: tooSmall }),
  permission_level: "'READ_WRITE'",
  owner_account_id: "u.account_id",
  is_owner: asBoolean("1"),
  partner_source: "'OTHER'",
  audience_size: `iif(${processing}, NULL, ${size})`,
};

export const customAudiences = plainCollection("custom_audiences", "u", fields, {
  keys: { name: { key: "u.name_folded", holds: "text" } },
});

const ofAudience = (column: string) => `(SELECT ${column} FROM custom_audiences WHERE id = s.audience_id)`;

/** Audiences of other accounts, by the permissions `s` that share them. */
export const sharedAudiences: Collection = {
  table: "audience_permissions",
  alias: "s",
  joins: "CROSS JOIN custom_audiences u ON u.id = s.audience_id",
  record: asObject({
    id: "u.id",
    ...fields,
    permission_level: "s.permission_level",
    is_owner: asBoolean("0"),
    created_at: "u.created_at",
    updated_at: "u.updated_at",
    deleted: asBoolean("u.deleted"),
  }),
  keys: {
    created_at: { key: ofAudience("created_at"), holds: "text" },
    updated_at: { key: ofAudience("updated_at"), holds: "text" },
    deleted: { key: ofAudience("deleted"), holds: "integer" },
    name: { key: ofAudience("name_folded"), holds: "text" },
  },
};

/** An audience as an account sees it with which it is shared, as JSON text; undefined when it is not. */
export function sharedAudienceJson(
  connection: Connection,
  { accountId, id, now, withDeleted }: Which & { readonly now: string; readonly withDeleted: boolean },
): string | undefined {
  const { table, alias, joins = "", record } = sharedAudiences;
  return connection.one<{ record: string }>(
    `SELECT ${record} AS record FROM ${table} ${alias} ${joins} WHERE ?1 IS NOT NULL AND u.id = ?2
       AND s.granted_account_id = ?3 AND NOT s.deleted AND (?4 OR NOT u.deleted)`,
    [now, id, accountId, withDeleted ? 1 : 0],
  )?.record;
}

/** Campaigns with their line items that target an audience; `active` leaves out those that do not serve. */
export function campaignsTargeting(audienceId: string, active: boolean): Collection {
  // An identifier of the service, so it can be part of the statement.
  const from = `line_items l ${aroundLineItem} WHERE l.campaign_id = g.id AND NOT l.deleted
    AND l.id IN (SELECT line_item_id FROM targeting_criteria WHERE NOT deleted AND operator_type = 'EQ'
      AND targeting_type LIKE 'CUSTOM_AUDIENCE%' AND targeting_value = '${audienceId}')`;
  const item = asObject({ id: "l.id", name: "l.name", servable: asBoolean(servesNow) });
  return {
    table: "campaigns",
    alias: "g",
    record: asObject({
      campaign_id: "g.id",
      campaign_name: "g.name",
      line_items: `(SELECT json_group_array(json(${item})) FROM ${from} ${active ? `AND ${servesNow}` : ""})`,
    }),
  };
}

/** Condition of campaigns `g` that have line items in such a list; `now` is a placeholder of the present. */
export const targetsAudience = (audience: string, now: string, active: boolean) =>
  `EXISTS (SELECT 1 FROM line_items l ${aroundLineItem} JOIN targeting_criteria t ON t.line_item_id = l.id
     WHERE l.campaign_id = g.id AND NOT l.deleted AND NOT t.deleted AND t.operator_type = 'EQ'
       AND t.targeting_type LIKE 'CUSTOM_AUDIENCE%' AND t.targeting_value = ${audience}
       ${active ? `AND ${servesNow.replaceAll("?1", now)}` : ""})`;

/** How long people who were sent in are processed. */
const PROCESSING_MS = 6 * 3_600_000;

/** When people who come in now are processed, as the service writes instants. */
export const processedAt = (now: string) => formatServiceTime(Date.parse(now) + PROCESSING_MS);

export const nameTakenError = (name: string): ServiceError => ({
  code: "INVALID_PARAMETER",
  message: `An audience named "${name}" exists already`,
  parameter: "name",
  value: name,
});

/** The type of an audience that an account owns or has shared; undefined when it has none of that id. */
export function audienceTypeOf(connection: Connection, accountId: string, id: string): string | undefined {
  if (ownerOfAudience(connection, accountId, id) === undefined) return undefined;
  return connection.one<{ audience_type: string }>(
    "SELECT audience_type FROM custom_audiences WHERE id = ?",
    [id],
  )?.audience_type;
}

/** How many people are in an audience that an account owns or has shared: none while they are processed. */
export function sizeOfAudience(connection: Connection, accountId: string, id: string, now: string): number {
  if (ownerOfAudience(connection, accountId, id) === undefined) return 0;
  const found = connection.one<{ size: number }>(
    `SELECT iif(${processing}, 0, ${size}) AS size FROM custom_audiences u WHERE u.id = ?2`,
    [now, id],
  );
  return found?.size ?? 0;
}

/** Whether another audience of the account that is not deleted has the name. */
export function audienceNameTaken(connection: Connection, accountId: string, name: string, id = ""): boolean {
  const found = connection.one(
    "SELECT 1 AS found FROM custom_audiences WHERE account_id = ? AND name_folded = ? AND id <> ? AND NOT deleted",
    [accountId, foldName(name), id],
  );
  return found !== undefined;
}

/** Every identifier in an audience, sorted. */
export const membersOf = (connection: Connection, audienceId: string): string[] =>
  connection
    .all<{ identifier: string }>(
      "SELECT identifier FROM audience_members WHERE audience_id = ? ORDER BY identifier",
      [audienceId],
    )
    .map(({ identifier }) => identifier);
