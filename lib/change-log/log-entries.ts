import type { AnsweredChange } from "@/lib/ads/changing-calls";
import { type AnyEndpoint, resourceOf } from "@/lib/ads/endpoint";
import { isServiceRecord, type ServiceRecord } from "@/lib/ads/known-records";
import type { HistoryRecord } from "@/lib/history/describe-change";
import { ownChanges } from "@/lib/history/own-changes";

/** What is sent with a method of changes and changes nothing. */
const CHANGES_NOTHING = /^(audience-estimate|statistics-jobs)\.|\.preview$/;

/** No values are stored of the members of audiences, nor of personal data: only that it was changed. */
const WITHOUT_VALUES = /audience|do-not-reach|opt-out/;

/** Where a change in the log was made, as the service's history names platforms. */
export const THIS_DASHBOARD = "THIS_DASHBOARD";

/** Whether the log records a call. */
export const isLogged = (endpoint: AnyEndpoint): boolean =>
  endpoint.method !== "GET" && endpoint.path.includes(":account_id") && !CHANGES_NOTHING.test(endpoint.name);

/** The account that a call is about. */
export const accountIn = (input: unknown): string | undefined =>
  typeof input === "object" && input !== null && "account_id" in input && typeof input.account_id === "string"
    ? input.account_id
    : undefined;

interface Circumstances {
  readonly userId: string;
  /** When it was answered, as the service writes times. */
  readonly now: string;
  /** A record as it was known before the call. */
  readonly before: (id: string) => ServiceRecord | undefined;
}

/** What a call changed, one entry for each record, in the shape of the service's own history. */
export function logEntries(call: AnsweredChange, circumstances: Circumstances): readonly HistoryRecord[] {
  const own = ownChanges(call, circumstances);
  const records = own ? own.changes : otherChanges(call, circumstances);
  return records.map((record) => ({
    ...record,
    change_by: { ...record.change_by, platform: THIS_DASHBOARD },
  }));
}

/** For records without a history at the service: what was asked for, and the resulting record. */
function otherChanges(
  { endpoint, input, data }: AnsweredChange,
  { userId, now }: Circumstances,
): readonly HistoryRecord[] {
  const hidden = endpoint.personal === true || WITHOUT_VALUES.test(endpoint.name);
  const params = typeof input === "object" && input !== null ? Object.entries(input) : [];
  const ids = new Set(endpoint.path.match(/(?<=:)[a-z_]+/g));
  const values = params.filter(([name, value]) => !ids.has(name) && name !== "body" && value !== undefined);
  const [, named] = params.findLast(([name]) => ids.has(name) && name !== "account_id") ?? [];
  const answered = (Array.isArray(data) ? data : [data]).filter(isServiceRecord);
  const things = answered.length > 0 ? answered : [undefined];
  return things.map((record) => ({
    change_by: { user_id: userId, platform: THIS_DASHBOARD },
    change_time: typeof record?.updated_at === "string" ? record.updated_at : now,
    change_type: endpoint.method === "POST" ? "CREATE" : endpoint.method === "PUT" ? "UPDATE" : "DELETE",
    changes: hidden ? {} : Object.fromEntries(values),
    entity: resourceOf(endpoint),
    entity_id: typeof named === "string" ? named : (record?.id ?? accountIn(input) ?? ""),
    entity_data: hidden ? null : { name: record?.name ?? null },
  }));
}
