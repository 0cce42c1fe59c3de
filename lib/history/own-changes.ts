import * as z from "zod";
import type { AnsweredChange } from "@/lib/ads/changing-calls";
import { type AnyEndpoint, resourceOf } from "@/lib/ads/endpoint";
import { isServiceRecord, type ServiceRecord } from "@/lib/ads/known-records";
import { holdsSame } from "@/lib/json/same-json";
import type { HistoryRecord } from "./describe-change";
import type { HistoryEntity } from "./entities";

/** Resources of the catalogue that can have a history. */
const ENTITY_OF: Readonly<Record<string, HistoryEntity>> = {
  campaigns: "CAMPAIGN",
  "line-items": "LINE_ITEM",
  "promoted-posts": "PROMOTED_POST",
  "targeting-criteria": "TARGETING_CRITERIA",
  "promoted-accounts": "PROMOTED_ACCOUNT",
};

const entityOf = (endpoint: AnyEndpoint): HistoryEntity | undefined => ENTITY_OF[resourceOf(endpoint)];

const inputShape = z.looseObject({
  account_id: z.string(),
  body: z
    .array(z.looseObject({ operation_type: z.string(), params: z.record(z.string(), z.unknown()) }))
    .optional(),
});

interface Circumstances {
  /** The user that the call was made for. */
  readonly userId: string;
  /** When it was answered, as the service writes times. */
  readonly now: string;
  /** A record before the call, if known. */
  readonly before: (id: string) => ServiceRecord | undefined;
}

export interface OwnChanges {
  readonly accountId: string;
  /** One for each record, as the service's own history has them. */
  readonly changes: readonly HistoryRecord[];
}

/** The changes of a call to records with a history; undefined without any. */
export function ownChanges(
  { endpoint, input, data }: AnsweredChange,
  { userId, now, before }: Circumstances,
): OwnChanges | undefined {
  const entity = entityOf(endpoint);
  const called = inputShape.safeParse(input);
  if (!entity || !called.success) return undefined;
  const { account_id: accountId, body, ...params } = called.data;
  const changes = (Array.isArray(data) ? data : [data]).flatMap((after: unknown, index) => {
    if (!isServiceRecord(after)) return [];
    const item = body?.[index];
    const type = changeType(endpoint, item?.operation_type);
    const known = before(after.id);
    const changed = changesOf(type, { before: known, after, touched: item?.params ?? params });
    // The record had the requested values already: nothing changed.
    if (type === "UPDATE" && known && Object.keys(changed).length === 0) return [];
    return {
      change_by: { user_id: userId, platform: "THIS_BROWSER" },
      change_time: typeof after.updated_at === "string" ? after.updated_at : now,
      change_type: type,
      changes: changed,
      entity,
      entity_id: after.id,
      entity_data: { name: after.name ?? null, currency: after.currency ?? null },
    };
  });
  return { accountId, changes };
}

function changeType({ method }: AnyEndpoint, operation: string | undefined): HistoryRecord["change_type"] {
  if (operation === "Delete" || method === "DELETE") return "DELETE";
  if (operation === "Update" || method === "PUT") return "UPDATE";
  return "CREATE";
}

interface Sides {
  readonly before: ServiceRecord | undefined;
  readonly after: ServiceRecord;
  /** The parameters that the call gave. */
  readonly touched: Readonly<Record<string, unknown>>;
}

/** Before and after of each field; for a record that was not known before, the request and the result. */
function changesOf(
  type: HistoryRecord["change_type"],
  { before, after, touched }: Sides,
): HistoryRecord["changes"] {
  if (type === "DELETE") return { deleted: { before: false, after: true } };
  const fields = Object.entries(after).filter(([field]) => !FOLLOWING_FIELDS.has(field));
  if (type === "UPDATE" && !before) return Object.fromEntries(fields.filter(([field]) => field in touched));
  const was = type === "CREATE" ? undefined : before;
  return Object.fromEntries(
    fields.flatMap(([field, value]) => {
      const old = was?.[field] ?? null;
      return holdsSame(old, value) ? [] : [[field, { before: old, after: value }]];
    }),
  );
}

/**
 * Every record in cached answers, whatever their shape, by its id; of several, the newest, and of those in one second
 * the last.
 */
export function recordsById(answers: unknown): ReadonlyMap<string, ServiceRecord> {
  const found = new Map<string, ServiceRecord>();
  for (const record of recordsIn(answers)) {
    const known = found.get(record.id);
    if (!known || String(known.updated_at) <= String(record.updated_at)) found.set(record.id, record);
  }
  return found;
}

/** Where answers, and stored ones, have their records. */
const HOLDERS = ["data", "pages", "records"] as const;

function* recordsIn(value: unknown): Generator<ServiceRecord> {
  if (Array.isArray(value)) for (const item of value) yield* recordsIn(item);
  else if (isServiceRecord(value)) yield value;
  else if (typeof value === "object" && value !== null) {
    for (const holder of HOLDERS) yield* recordsIn(Reflect.get(value, holder));
  }
}

/** Timestamps and derived fields, which are not changed by people. */
export const FOLLOWING_FIELDS: ReadonlySet<string> = new Set([
  "id",
  "created_at",
  "updated_at",
  "effective_status",
  "servable",
  "reasons_not_servable",
]);
