import * as z from "zod";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import type { ServiceError } from "@/lib/ads/service-error";
import { parseExactJson } from "@/lib/json/exact-json";
import { asFarAsRead, echoOf, type Given, parseParameters } from "./parameters";
import { missing, Refusal, unexpected } from "./refusals";

/**
 * A batch with mistakes in its items: nothing was done. `operationErrors` has one list for each item, empty
 * for those without a mistake; `request` echoes the items.
 */
export class BatchRefusal extends Error {
  override readonly name = "BatchRefusal";

  constructor(
    readonly operationErrors: readonly (readonly ServiceError[])[],
    /** JSON text. */
    readonly request: string,
  ) {
    super("Items of the batch were refused");
  }
}

export type Unread = readonly (readonly ServiceError[])[];

interface ReadBatch {
  /** The items that can be read, parsed; typed by the endpoint that declares them. */
  readonly items: readonly { readonly operation_type: string; readonly params: Given }[];
  /** What is wrong with those that cannot, a list for each item that was sent; undefined where all can be read. */
  readonly unread: Unread | undefined;
  /** JSON text of `request`. */
  readonly request: string;
}

/**
 * Reads the body of a batch call. Request-level mistakes throw Refusal. Those of items are reported with what is wrong with
 * the others, which is known once they are tried.
 */
export function readBatchBody(endpoint: AnyEndpoint, text: string, accountId: string): ReadBatch {
  const { operations, max } = declarationOf(endpoint);
  const given = readArray(text);
  if (given.length === 0) throw sized("A minimum of 1 items must be provided for operations");
  if (given.length > max) throw sized(`A maximum of ${max} items must be provided for operations`);
  const items = given.map((item) => readItem(operations, item));
  const request = `[${items
    .map(({ schema, params, operation }) => {
      const echo = echoOf(schema, { ...params, account_id: accountId });
      return `{"params":${echo},"operation_type":${JSON.stringify(operation ?? null)}}`;
    })
    .join(",")}]`;
  const readable = items.filter(({ errors }) => errors.length === 0);
  return {
    items: readable.map(({ operation, params }) => ({ operation_type: operation ?? "", params })),
    unread: readable.length < items.length ? items.map(({ errors }) => errors) : undefined,
    request,
  };
}

const sized = (message: string) => new Refusal([{ code: "INVALID_PARAMETER", message }]);

function readArray(text: string): unknown[] {
  let body: unknown;
  try {
    body = parseExactJson(text);
  } catch {
    body = undefined;
  }
  if (!Array.isArray(body)) throw sized("Expected a JSON array of operations as the body of the request");
  return body;
}

interface ReadItem {
  operation: string | undefined;
  schema: z.ZodObject;
  params: Given;
  errors: readonly ServiceError[];
}

const NO_PARAMETERS = z.object({});

function readItem(operations: ReadonlyMap<string, z.ZodObject>, item: unknown): ReadItem {
  const { operation_type: operation, params } = asObject(item) ?? {};
  const schema = typeof operation === "string" ? operations.get(operation) : undefined;
  const given = asObject(params);
  const errors: ServiceError[] = [];
  if (operation === undefined) errors.push(missing("operation_type"));
  else if (!schema) errors.push(unexpected("operation_type", expectedAmong(operations), String(operation)));
  if (params === undefined) errors.push(missing("params"));
  else if (!given) errors.push(unexpected("params", "an object", JSON.stringify(params)));
  const shown = { operation: typeof operation === "string" ? operation : undefined };
  if (errors.length > 0 || !schema || !given) {
    return { ...shown, schema: schema ?? NO_PARAMETERS, params: given ?? {}, errors };
  }
  const read = parseParameters(schema, given);
  return read.ok
    ? { ...shown, schema, params: read.params, errors }
    : { ...shown, schema, params: asFarAsRead(schema, given), errors: read.errors };
}

const expectedAmong = (operations: ReadonlyMap<string, unknown>) =>
  `a value in ${[...operations.keys()].join(", ")}`;

function asObject(value: unknown): Record<string, unknown> | undefined {
  return z.record(z.string(), z.unknown()).safeParse(value).data;
}

interface BatchDeclaration {
  operations: ReadonlyMap<string, z.ZodObject>;
  max: number;
}

const declarations = new WeakMap<AnyEndpoint, BatchDeclaration>();

/** Which operations the endpoint's body declares, with the parameters of each, and how many at most. */
function declarationOf(endpoint: AnyEndpoint): BatchDeclaration {
  const known = declarations.get(endpoint);
  if (known) return known;
  const { body } = endpoint;
  if (!(body instanceof z.ZodArray) || !(body.element instanceof z.ZodDiscriminatedUnion)) {
    throw new Error(`${endpoint.name} declares no batch`);
  }
  const operations = new Map<string, z.ZodObject>();
  for (const option of body.element.options) {
    if (!(option instanceof z.ZodObject)) continue;
    const { operation_type: operation, params } = option.shape;
    if (operation instanceof z.ZodLiteral && params instanceof z.ZodObject) {
      operations.set(String(operation.value), params);
    }
  }
  const { maxItems = Number.POSITIVE_INFINITY } = z.toJSONSchema(body, {
    io: "input",
    unrepresentable: "any",
  });
  const declaration = { operations, max: maxItems };
  declarations.set(endpoint, declaration);
  return declaration;
}
