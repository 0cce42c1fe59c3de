import { z } from "zod";
import { callEndpoint } from "./call";
import { tellChangingCall } from "./changing-calls";
import { type AnyEndpoint, type DataOf, type InputOf, pathParamsOf, type Seen } from "./endpoint";
import { type CallError, isCallError, RefusedError } from "./errors";
import type { Answered } from "./read-answer";
import type { Scope } from "./scope";

/** Clocks differ: what was made in the last minutes may be what was just sent. */
const CLOCKS_DIFFER_BY = 5 * 60_000;
/** Pages of a list in which something new is looked for; lists have the newest first, or are short. */
const PAGES_MAX = 5;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A failure that leaves open whether the change was made: no answer, half an answer, a fault of the service. */
const leavesOpen = (error: unknown): error is CallError =>
  isCallError(error) && !(error instanceof RefusedError && error.status < 500);

interface Change<E extends AnyEndpoint> {
  readonly endpoint: E;
  readonly scope: Scope;
  readonly input: InputOf<E>;
  /** Sends it. */
  readonly send: () => Promise<Answered<E>>;
  /** Whether a record was there before the change was sent. */
  readonly wasThere: (id: string) => boolean;
}

/**
 * Sends a change. Where its answer is lost, the record is looked for: if it holds what was sent, it is the answer.
 *
 * @throws what `send` throws. Where the change may have been made all the same, the error has an `outcome`: "not-done"
 *   if a fresh look shows that nothing was changed, "unknown" if looking failed, too, or no read shows such a change
 */
export async function sendChange<E extends AnyEndpoint>(change: Change<E>): Promise<Answered<E>> {
  const sentAt = Date.now();
  try {
    return await change.send();
  } catch (error) {
    if (!leavesOpen(error)) throw error;
    error.outcome = "unknown";
    const seen = await look(change);
    if (!seen) throw error;
    const { endpoint, scope, input } = change;
    const done = seen.find(
      (record) => holds(record, change) && (endpoint.method !== "POST" || isNew(record, change, sentAt)),
    );
    if (!done) {
      error.outcome = "not-done";
      throw error;
    }
    const record = endpoint.data.parse(done);
    const data = (endpoint.answer === "list" ? [record] : record) as DataOf<E>;
    tellChangingCall({ endpoint, scope, input, data });
    return { data, nextCursor: null, asOf: Date.now() };
  }
}

/** The records among which the change would show; undefined where they cannot be read. */
async function look(change: Change<AnyEndpoint>): Promise<readonly Fields[] | undefined> {
  const read = readFor(change);
  return read && readAll(read, change.scope).catch(() => undefined);
}

/** The read that shows what a change does: the one its endpoint names, or what stands at the same address. */
function readFor({ endpoint, input }: Change<AnyEndpoint>): Seen | undefined {
  // Nothing in such an answer says which record each part of the change became.
  if (endpoint.base !== "ads" || endpoint.answer === "batch") return undefined;
  if (endpoint.seenBy) return endpoint.seenBy(input);
  const shape: Record<string, z.ZodType> = endpoint.params.shape;
  const inPath = pathParamsOf(endpoint);
  const noun = endpoint.name.slice(0, endpoint.name.indexOf("."));
  const made = endpoint.method === "POST";
  return {
    endpoint: {
      ...endpoint,
      name: `${noun}.${made ? "list" : "get"}`,
      method: "GET",
      params: z.object(
        Object.fromEntries(inPath.flatMap((name) => (shape[name] ? [[name, shape[name]]] : []))),
      ),
      body: undefined,
      answer: made ? "list" : "one",
    },
    input: Object.fromEntries(inPath.map((name) => [name, (input as Fields)[name]])),
  };
}

/** The records of a read as they are now, page after page. */
async function readAll({ endpoint, input }: Seen, scope: Scope): Promise<readonly Fields[]> {
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

/** Whether a record was not there before a change, and is not older than what the change makes. */
function isNew(record: Fields, { wasThere }: Change<AnyEndpoint>, sentAt: number): boolean {
  const createdAt = Date.parse(String(record.created_at));
  return !wasThere(String(record.id)) && (Number.isNaN(createdAt) || createdAt >= sentAt - CLOCKS_DIFFER_BY);
}

/** Whether a record has the values that were sent, as far as it shows them. */
function holds(record: Fields, { endpoint, input }: Change<AnyEndpoint>): boolean {
  const { body, ...params } = input as Fields;
  const inPath = pathParamsOf(endpoint);
  const sent = Object.entries({ ...params, ...(isFields(body) && body) }).filter(
    ([field, value]) => value !== undefined && !inPath.includes(field),
  );
  const shown = sent.filter(([field, value]) => field in record && isPlain(value));
  const comparable = shown.length > 0 || sent.length === 0;
  return comparable && shown.every(([field, value]) => plain(value) === plain(record[field]));
}

/** What the service may show in another shape than it was sent, such as a card's blocks, is not compared. */
const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((each) => typeof each !== "object") : !isFields(value);

/** A value as text: empty is nothing, and an instant is one however it is written. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join();
  const text = String(value ?? "");
  return /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? String(Date.parse(text)) : text;
}
