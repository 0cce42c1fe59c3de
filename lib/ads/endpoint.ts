import { z } from "zod";
import { flag, integer, text } from "./params";
import type { Access } from "./permissions";
import type { RateLimit } from "./rate-limits";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The service's own two environments. */
export const ENVIRONMENTS = ["live", "sandbox"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The environment that an address names; undefined for anything else. */
export function readEnvironment(text: string | undefined): Environment | undefined {
  return ENVIRONMENTS.find((environment) => environment === text);
}

/**
 * How an answer is shaped: `one` puts a record in `data`, `list` an array with `next_cursor`,
 * `batch` an array beside an array of requests.
 */
export type Answer = "one" | "list" | "batch";

export const BATCH_OPERATIONS = ["Create", "Update", "Delete"] as const;
export type BatchOperation = (typeof BATCH_OPERATIONS)[number];

export interface Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Data extends z.ZodType = z.ZodType,
  Kind extends Answer = Answer,
> {
  /** Row of docs/endpoints.tsv. */
  readonly number: string;
  /** `noun.verb`, unique in the catalogue. */
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly version: 12 | 5;
  /** As the specification writes it, `/accounts/:account_id/campaigns`. */
  readonly path: string;
  readonly environments: readonly Environment[];
  /** Path parameters and query parameters together; unrefined, so it can be picked from and extended. */
  readonly params: Params;
  /** JSON body, for the endpoints that the specification marks JSON. */
  readonly body: Body;
  readonly answer: Kind;
  /** One record of `data`. */
  readonly data: Data;
  readonly access: Access;
  readonly rateLimit: RateLimit;
  /** Seconds for which the dashboard may answer a repeated read itself; for scarce allowances only. */
  readonly cacheSeconds?: number;
}

export type AnyEndpoint = Endpoint;

/** What a caller passes: typed values for every parameter, and the JSON body where there is one. */
export type InputOf<E extends AnyEndpoint> = z.input<E["params"]> &
  (E["body"] extends z.ZodType ? { body: z.input<E["body"]> } : unknown);

export type ParamsOf<E extends AnyEndpoint> = z.output<E["params"]>;
export type BodyOf<E extends AnyEndpoint> = E["body"] extends z.ZodType ? z.output<E["body"]> : undefined;
export type RecordOf<E extends AnyEndpoint> = z.output<E["data"]>;
export type DataOf<E extends AnyEndpoint> = E["answer"] extends "one" ? RecordOf<E> : RecordOf<E>[];

type Declaration<
  P extends z.ZodObject,
  B extends z.ZodType | undefined,
  D extends z.ZodType,
  K extends Answer,
> = Omit<Endpoint<P, B, D, K>, "version" | "environments" | "body"> & {
  version?: 12 | 5;
  environments?: readonly Environment[];
  body?: B;
};

/** Declares one endpoint. Defaults: version 12, both environments, no JSON body. */
export function defineEndpoint<
  P extends z.ZodObject,
  D extends z.ZodType,
  const K extends Answer,
  B extends z.ZodType | undefined = undefined,
>(declaration: Declaration<P, B, D, K>): Endpoint<P, B, D, K> {
  return {
    version: 12,
    environments: ENVIRONMENTS,
    ...declaration,
    body: declaration.body as B,
  };
}

/** A cursor carries the place in the order, so a list by name holds a whole name in it. */
export const CURSOR_MAX = 4096;

/** Parameters shared by list endpoints (advertising specification, Endpoints: common list parameters). */
export function listParams({ max = 1000 }: { max?: number } = {}) {
  return {
    count: integer({ min: 1, max }).optional(),
    cursor: text({ max: CURSOR_MAX }).optional(),
    with_deleted: flag().optional(),
    with_total_count: flag().optional(),
  };
}

/** Names of the path parameters, in order of appearance. */
export function pathParamsOf(endpoint: Pick<AnyEndpoint, "path">): string[] {
  return [...endpoint.path.matchAll(/:([a-z_]+)/g)].map(([, name = ""]) => name);
}

/** Schema of one item of a batch: an operation and the parameters of the single call it stands for. */
export function batchItem<C extends z.ZodObject, U extends z.ZodObject, R extends z.ZodObject>(operations: {
  Create: C;
  Update: U;
  Delete: R;
}) {
  return z.discriminatedUnion("operation_type", [
    z.object({ operation_type: z.literal("Create"), params: operations.Create }),
    z.object({ operation_type: z.literal("Update"), params: operations.Update }),
    z.object({ operation_type: z.literal("Delete"), params: operations.Delete }),
  ]);
}
