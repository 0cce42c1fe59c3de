import * as z from "zod";
import { type Fields, isFields } from "@/lib/ads/cached-records";
import { callAndMeter } from "@/lib/ads/client";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { RefusedError } from "@/lib/ads/errors";
import { CLOCKS_DIFFER_BY, comparable, readSeen, whereSeen } from "@/lib/ads/lost-answers";
import { buildRequest } from "@/lib/ads/request";
import type { Scope } from "@/lib/ads/scope";
import type { ServiceError } from "@/lib/ads/service-error";
import { type Creatable, creatableOf } from "./creatables";
import { type CreatedRecord, type CreationItem, type IdOf, inputOf } from "./creation-plan";

/** Where the steps of a job go, and what is known of those before. */
interface CreationPlace {
  readonly scope: Scope;
  readonly accountId: string;
  readonly idOf: IdOf;
}

/** A step with what it comes to. */
interface Ready {
  readonly creatable: Creatable;
  readonly input: Fields;
}

function readyOf(item: CreationItem, idOf: IdOf): Ready {
  const creatable = creatableOf(item.operation.endpoint);
  const input = inputOf(item, idOf);
  if (!creatable || !input) throw new Error(`“${item.key}” cannot be created yet`);
  return { creatable, input };
}

/**
 * Sends steps of one kind that share a request.
 *
 * @throws RefusedError with the errors of each step, also where the catalogue refuses one before it is sent
 */
export async function sendSteps(
  items: readonly CreationItem[],
  { scope, accountId: account_id, idOf }: CreationPlace,
): Promise<CreatedRecord[]> {
  const inputs = items.map((item) => readyOf(item, idOf));
  const [first] = inputs;
  if (!first) return [];
  const { creatable } = first;
  const { endpoint, batch, list } = creatable;
  const faults = inputs.map(({ input }) => faultsOf(endpoint, { account_id, ...input }));
  if (faults.some((errors) => errors.length > 0)) throw new RefusedError(400, [], faults);
  const send = async (to: AnyEndpoint, input: Fields): Promise<readonly Fields[]> => {
    const answer = await callAndMeter(to, scope, { account_id, ...input });
    return [answer.data].flat().filter(isFields);
  };
  const made = (records: readonly Fields[]) => records.flatMap((record) => madeRecord(creatable, record));
  if (batch && inputs.length > 1) {
    const body = inputs.map(({ input: params }) => ({ operation_type: "Create", params }));
    return made(await send(batch.endpoint, { body }));
  }
  if (list) {
    const listed = inputs.map(({ input }) => String([input[list.param]].flat()[0]));
    const all = [...new Set(listed)];
    const records = await send(endpoint, { ...first.input, [list.param]: all }).catch((error: unknown) =>
      refusedByStep(error, listed),
    );
    return made(
      listed.flatMap((each) => {
        const record = records[all.indexOf(each)];
        return record ? [record] : [];
      }),
    );
  }
  return made(await send(endpoint, first.input));
}

/** What the catalogue has against an input. */
function faultsOf(endpoint: AnyEndpoint, input: Fields): ServiceError[] {
  try {
    buildRequest(endpoint, input);
    return [];
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return error.issues.map(({ path, message }) => ({
      code: "INVALID_PARAMETER",
      message,
      parameter: path.join("."),
    }));
  }
}

/** Passes on the refusal of a list with each error at the step whose value it names; as it is where one names none. */
function refusedByStep(error: unknown, listed: readonly string[]): never {
  if (!(error instanceof RefusedError)) throw error;
  if (
    error.errors.length === 0 ||
    !error.errors.every(({ value }) => value !== undefined && listed.includes(value))
  )
    throw error;
  const own = listed.map((each) => error.errors.filter(({ value }) => value === each));
  throw new RefusedError(error.status, [], own, error.againAt);
}

function madeRecord({ endpoint, givenBy }: Creatable, record: Fields): CreatedRecord[] {
  const id = record[givenBy];
  return typeof id === "string" ? [{ ...record, id, deleted: false, madeBy: endpoint.name }] : [];
}

/** Reads where steps would show whose answers were lost, each place once. What is deleted again is there no more. */
export async function lookForSteps(
  items: readonly CreationItem[],
  { scope, accountId: account_id, idOf }: CreationPlace,
): Promise<CreatedRecord[]> {
  const places = new Map<string, () => Promise<CreatedRecord[]>>();
  for (const item of items) {
    const { creatable, input } = readyOf(item, idOf);
    const { endpoint } = creatable;
    const seen = whereSeen({ endpoint, input: { account_id, ...input } });
    if (!seen) throw new Error(`No read shows what ${endpoint.name} makes`);
    places.set(JSON.stringify([endpoint.name, seen.input]), async () =>
      (await readSeen(seen, scope))
        .filter(({ deleted }) => deleted !== true)
        .flatMap((record) => madeRecord(creatable, record)),
    );
  }
  const found: CreatedRecord[] = [];
  for (const read of places.values()) found.push(...(await read()));
  return found;
}

/** Whether a record is what a step was to create: of its kind, with its values, and not older than the plan. */
export function isRecordOf(item: CreationItem, record: CreatedRecord, idOf: IdOf): boolean {
  const { creatable, input } = readyOf(item, idOf);
  if (record.madeBy !== creatable.endpoint.name) return false;
  const { body, ...params } = input;
  const { list } = creatable;
  const sent: Fields = {
    ...params,
    ...(isFields(body) && body),
    ...(list && { [list.shownAs]: [params[list.param]].flat()[0] }),
  };
  const createdAt = Date.parse(String(record.created_at));
  return (
    (Number.isNaN(createdAt) || createdAt >= (item.since ?? 0) - CLOCKS_DIFFER_BY) &&
    creatable.identifiedBy.every((field) => comparable(sent[field]) === comparable(record[field]))
  );
}
