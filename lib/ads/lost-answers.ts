import * as z from "zod";
import { formatServiceTime } from "@/lib/time/service-time";
import { type Fields, isFields, recordKey } from "./cached-records";
import { callEndpoint } from "./call";
import { reportChangingCall } from "./changing-calls";
import {
  type AnyEndpoint,
  type DataOf,
  type InputOf,
  pathParamsOf,
  resourceOf,
  type Seen,
  withDeleted,
} from "./endpoint";
import {
  type CallError,
  type CallOutcome,
  isCallError,
  isGone,
  RefusedError,
  UnreachableError,
} from "./errors";
import type { Answered } from "./read-answer";
import type { Scope } from "./scope";

/** Clocks differ: a record from the last minutes may be the one just sent. */
export const CLOCKS_DIFFER_BY = 5 * 60_000;
/** Pages of a list in which a new record is looked up; lists have the newest first, or are short. */
const PAGES_MAX = 5;

/** What a lookup shows after a lost answer: what was done, that nothing was, or neither. */
type Found<Done> = { readonly done: Done } | CallOutcome;

/**
 * Sends a change. If its answer is lost, it is looked up.
 *
 * @throws what `send` throws; if the change may have been made, with the `outcome` of the lookup
 */
export async function sendOrFind<Done>(
  send: () => Promise<Done>,
  find: () => Promise<Found<Done>>,
): Promise<Done> {
  try {
    return await send();
  } catch (error) {
    if (!leavesOpen(error)) throw error;
    const found = await find().catch((): CallOutcome => "unknown");
    if (typeof found === "object") return found.done;
    error.outcome = found;
    throw error;
  }
}

/**
 * A failure that leaves it open whether the change was made: no answer, an incomplete one, a server error. Without its
 * store, the dashboard has changed nothing.
 */
const leavesOpen = (error: unknown): error is CallError =>
  isCallError(error) &&
  !(error instanceof RefusedError && (error.status < 500 || error.codes.includes("STORE_AWAY"))) &&
  !(error instanceof UnreachableError && error.offline);

interface Change<E extends AnyEndpoint> {
  readonly endpoint: E;
  readonly scope: Scope;
  readonly input: InputOf<E>;
  /** Sends it. */
  readonly send: () => Promise<Answered<E>>;
  /** Keys of the records that existed before the change was sent. */
  readonly known: ReadonlySet<string>;
  /** The cached record with a key, if any. */
  readonly cached?: (key: string) => Fields | undefined;
  /** Called with the current record, where a change was not made. */
  readonly onLook?: (record: Fields) => void;
}

/**
 * Sends a change. If its answer is lost, the record is looked up: if it has the values that were sent, it is the
 * answer. A record that was to be deleted has to be marked as deleted, or gone: then the answer is what was known of it.
 *
 * @throws what `send` throws. If the change may have been made, the error has an `outcome`: "not-done" if a lookup
 *   shows that nothing was changed, "unknown" if the lookup failed, too, or no read shows such a change
 */
export async function sendAndLook<E extends AnyEndpoint>(change: Change<E>): Promise<Answered<E>> {
  const sentAt = Date.now();
  return sendOrFind(change.send, async () => {
    const seen = await look(change);
    if (!seen) return "unknown";
    const { endpoint, scope, input } = change;
    const parts = partsOf(change, seen, sentAt);
    const done = goneRecord(change, seen) ?? recordsOf(parts);
    if (!done) {
      const [found] = endpoint.method === "POST" ? [] : seen;
      if (found) change.onLook?.(found);
      // One request is applied completely or not at all.
      return parts.some(isMissing) ? "not-done" : "unknown";
    }
    const records = done.map((record) => endpoint.data.safeParse(record).data ?? record);
    const data = (endpoint.answer === "one" ? records[0] : records) as DataOf<E>;
    reportChangingCall({ endpoint, scope, input, data });
    return { done: { data, nextCursor: null, asOf: Date.now() } };
  });
}

/** The effect of a change on one record. */
interface Part {
  /** Records that it may have made or changed. */
  readonly among: readonly Fields[];
  /** Whether a record has the change; undefined if the record does not show it. */
  readonly isDone: (record: Fields) => boolean | undefined;
  /** It creates a record, so without one it was not done. */
  readonly makes: boolean;
}

/** The changes record by record, for a batch those of its items. */
function partsOf(change: Change<AnyEndpoint>, seen: readonly Fields[], sentAt: number): readonly Part[] {
  const { endpoint, input } = change;
  const { body, ...params } = input as Fields;
  const made = seen.filter((record) => isNew(record, change, sentAt));
  const part = (values: Fields, makes: boolean, among = makes ? made : seen): Part => ({
    among,
    makes,
    isDone: (record) => holds(record, values, endpoint),
  });
  if (endpoint.method === "DELETE") {
    return [{ among: seen, makes: false, isDone: ({ deleted }) => deleted === true }];
  }
  if (endpoint.answer !== "batch") {
    return [part({ ...params, ...(isFields(body) && body) }, endpoint.method === "POST")];
  }
  return [body].flat().flatMap((item) => {
    if (!isFields(item) || !isFields(item.params)) return [];
    const { operation_type: operation, params: values } = item;
    if (operation === "Create") return [part(values, true)];
    const named = seen.filter((record) => Object.values(values).includes(recordKey(record)));
    return [part(operation === "Delete" ? { deleted: true } : values, false, named)];
  });
}

/** A different record for each part of a change; undefined unless every part has one. */
function recordsOf(parts: readonly Part[]): readonly Fields[] | undefined {
  const found = new Set<Fields>();
  for (const { among, isDone } of parts) {
    const record = among.find((each) => !found.has(each) && isDone(each) === true);
    if (!record) return undefined;
    found.add(record);
  }
  return found.size > 0 ? [...found] : undefined;
}

/** A deleted record as it was last known, where a lookup found none; undefined for anything else. */
function goneRecord(change: Change<AnyEndpoint>, seen: readonly Fields[]): readonly Fields[] | undefined {
  if (change.endpoint.method !== "DELETE" || seen.length > 0) return undefined;
  const { name, key } = namedBy(change);
  const field = name === "media_key" ? name : "id";
  const at = formatServiceTime(Date.now());
  return [{ ...change.cached?.(key), [field]: key, deleted: true, updated_at: at }];
}

/** The parameter that names the record of a change, and its value. */
function namedBy({ endpoint, input }: Change<AnyEndpoint>): { readonly name: string; readonly key: string } {
  const name = pathParamsOf(endpoint).at(-1) ?? "";
  return { name, key: String((input as Fields)[name]) };
}

/** Whether the records show that a part of a change was not made. */
const isMissing = ({ among, isDone, makes }: Part): boolean =>
  (makes || among.length > 0) && among.every((record) => isDone(record) === false);

/** The records among which the change would be, for a deletion its own; undefined if they cannot be read. */
async function look(change: Change<AnyEndpoint>): Promise<readonly Fields[] | undefined> {
  const read = whereSeen(change);
  if (!read) return undefined;
  const deletes = change.endpoint.method === "DELETE";
  const { name, key } = namedBy(change);
  try {
    const seen = await readSeen(read, change.scope);
    return deletes ? seen.filter((record) => recordKey(record) === key) : seen;
  } catch (error) {
    return deletes && isGone(error, name) ? [] : undefined;
  }
}

/** The read that shows the effect of a change: the one its endpoint names, or the one at the same path. */
export function whereSeen({
  endpoint,
  input,
}: Pick<Change<AnyEndpoint>, "endpoint" | "input">): Seen | undefined {
  if (endpoint.base !== "ads") return undefined;
  // A list of words has no authors.
  if (endpoint.data instanceof z.ZodString) return undefined;
  if (endpoint.seenBy) return endpoint.seenBy(input);
  if (endpoint.answer === "batch") return undefined;
  const shape: Record<string, z.ZodType> = endpoint.params.shape;
  const inPath = pathParamsOf(endpoint);
  const resource = resourceOf(endpoint);
  const made = endpoint.method === "POST";
  const path = z.object(
    Object.fromEntries(inPath.flatMap((name) => (shape[name] ? [[name, shape[name]]] : []))),
  );
  const asked = Object.fromEntries(inPath.map((name) => [name, (input as Fields)[name]]));
  const deletes = endpoint.method === "DELETE";
  return {
    endpoint: {
      ...endpoint,
      name: `${resource}.${made ? "list" : "get"}`,
      method: "GET",
      params: deletes ? path.extend({ with_deleted: withDeleted() }) : path,
      body: undefined,
      answer: made ? "list" : "one",
    },
    input: deletes ? { ...asked, with_deleted: true } : asked,
  };
}

/** The current records of a read, page after page. */
export async function readSeen({ endpoint, input }: Seen, scope: Scope): Promise<readonly Fields[]> {
  const records: Fields[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const asked: Fields = cursor === null ? input : { ...input, cursor };
    const answer: Answered<AnyEndpoint> = await callEndpoint(endpoint, scope, asked, { fresh: true });
    records.push(...[answer.data].flat().filter(isFields));
    cursor = answer.nextCursor;
    if (cursor === null) break;
  }
  return records;
}

/** Whether a record is new since a change, and not too old to be created by it. */
function isNew(record: Fields, { known }: Change<AnyEndpoint>, sentAt: number): boolean {
  const createdAt = Date.parse(String(record.created_at));
  return (
    !known.has(recordKey(record) ?? "") && (Number.isNaN(createdAt) || createdAt >= sentAt - CLOCKS_DIFFER_BY)
  );
}

/** Whether a record has the values that were sent, as far as it contains them; undefined where it contains none. */
function holds(record: Fields, values: Fields, endpoint: AnyEndpoint): boolean | undefined {
  const inPath = pathParamsOf(endpoint);
  const sent = Object.entries(values).filter(
    ([field, value]) => value !== undefined && !inPath.includes(field),
  );
  const declared = endpoint.data instanceof z.ZodObject ? endpoint.data.shape : {};
  const shown = sent.filter(([field, value]) => (field in record || field in declared) && isPlain(value));
  if (shown.length === 0 && sent.length > 0) return undefined;
  return shown.every(([field, value]) => comparable(value) === comparable(record[field]));
}

/** Values that the service may return in another shape, such as a card's blocks, are not compared. */
const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((each) => typeof each !== "object") : !isFields(value);

/** A value as comparable text: empty equals unset, and all notations of an instant are equal. */
export function comparable(value: unknown): string {
  if (Array.isArray(value)) return value.map(comparable).join();
  const text = String(value ?? "");
  return /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? String(Date.parse(text)) : text;
}
