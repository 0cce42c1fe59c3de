import * as z from "zod";
import { flag, integer, sortBy, text } from "./params";
import type { Access } from "./permissions";
import type { RateLimit } from "./rate-limits";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The service's own two environments. */
export const ENVIRONMENTS = ["live", "sandbox"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** The environment in an address; undefined for anything else. */
export function readEnvironment(text: string | undefined): Environment | undefined {
  return ENVIRONMENTS.find((environment) => environment === text);
}

/** The parts of the service, each with its own base address (README, Connecting a real service). */
export type Base = "ads" | "platform" | "upload";

/**
 * The shape of an answer: `one` has a record in `data`, `list` an array with `next_cursor`, `batch` an array beside an
 * array of requests. `whole` has no such frame: the body is the record, or empty. `stream` sends one record a line, as
 * they occur, until the client disconnects.
 */
type AnswerShape = "one" | "list" | "batch" | "whole" | "stream";

/** Who may call: a user with a signature, the application with its bearer token, or both. */
type CredentialKind = "user" | "application" | "either";

/**
 * Who may call an endpoint through the dashboard's forward: all users for themselves, or only the operators of the
 * application, where it is about data of the application.
 */
type ForwardedFor = "everybody" | "operators";

export interface Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Data extends z.ZodType = z.ZodType,
  Kind extends AnswerShape = AnswerShape,
> {
  /** Row of docs/endpoints.tsv. */
  readonly number: string;
  /** `resource.verb`, unique in the catalogue. */
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly base: Base;
  /** Null where the path contains it, as outside the advertising service. */
  readonly version: 12 | 5 | null;
  /** In the specification's notation, `/accounts/:account_id/campaigns`. */
  readonly path: string;
  readonly environments: readonly Environment[];
  /** Path parameters and query parameters together; unrefined, so it can be picked from and extended. */
  readonly params: Params;
  /** JSON body, for the endpoints that the specification marks JSON; or bytes (lib/ads/media-body.ts). */
  readonly body: Body;
  readonly answer: Kind;
  /** One record of `data`, or the body of a `whole` answer. */
  readonly data: Data;
  /** For several endpoints with the same method and path: this one's value of the parameter `command`. */
  readonly command?: string;
  readonly access: Access;
  readonly rateLimit: RateLimit;
  /** Seconds for which the dashboard may cache a read; for low rate limits only. */
  readonly cacheSeconds?: number;
  readonly credentials: CredentialKind;
  readonly forwardedFor: ForwardedFor;
  /** Its payload identifies people or how to reach them: never in logs or addresses. */
  readonly personal?: true;
  readonly deprecated?: Deprecation;
  /**
   * For an endpoint that creates, changes or deletes a record: the read to look it up with, where the answer was lost.
   * Left out where the list (of a new record) or the read at the same path contains it without further parameters, and
   * for batches that may be applied in part.
   */
  readonly seenBy?: (input: z.input<Params>) => Seen;
  /** Status of a success, where it is not 200. */
  readonly successStatus?: 201 | 202 | 204;
}

/** A read, with its input. */
export interface Seen {
  readonly endpoint: AnyEndpoint;
  readonly input: Readonly<Record<string, unknown>>;
}

interface Deprecation {
  /** The day, `2026-03-25`. */
  readonly since: string;
  /** The path of its replacement. */
  readonly successor: string;
}

export type AnyEndpoint = Endpoint;

/** The caller's input: typed values for every parameter, and the JSON body if there is one. */
export type InputOf<E extends AnyEndpoint> = E["body"] extends z.ZodType
  ? Beside<z.input<E["params"]>> & { body: z.input<E["body"]> }
  : z.input<E["params"]>;

/** Parameters besides a body: without any, zod's type for that would leave no room for the body. */
type Beside<Params> = Params extends Record<string, never> ? unknown : Params;

export type ParamsOf<E extends AnyEndpoint> = z.output<E["params"]>;
export type BodyOf<E extends AnyEndpoint> = E["body"] extends z.ZodType ? z.output<E["body"]> : undefined;
export type RecordOf<E extends AnyEndpoint> = z.output<E["data"]>;
export type DataOf<E extends AnyEndpoint> = E["answer"] extends "one" | "whole" ? RecordOf<E> : RecordOf<E>[];

type Declaration<
  P extends z.ZodObject,
  B extends z.ZodType | undefined,
  D extends z.ZodType,
  K extends AnswerShape,
> = Omit<
  Endpoint<P, B, D, K>,
  "base" | "version" | "environments" | "body" | "credentials" | "forwardedFor"
> & {
  base?: Base;
  version?: 12 | 5 | null;
  environments?: readonly Environment[];
  body?: B;
  credentials?: CredentialKind;
  forwardedFor?: ForwardedFor;
};

/**
 * Declares one endpoint. Defaults: of the advertising service in version 12, both environments, for users, forwarded
 * for everyone, no body.
 */
export function defineEndpoint<
  P extends z.ZodObject,
  D extends z.ZodType,
  const K extends AnswerShape,
  B extends z.ZodType | undefined = undefined,
>(declaration: Declaration<P, B, D, K>): Endpoint<P, B, D, K> {
  return {
    base: "ads",
    version: 12,
    environments: ENVIRONMENTS,
    credentials: "user",
    forwardedFor: "everybody",
    ...declaration,
    body: declaration.body as B,
  };
}

/** A cursor encodes a position, so in a list by name it contains a whole name. */
export const CURSOR_MAX = 4096;

/** The largest page of the service (advertising specification, Endpoints: common list parameters). */
export const PAGE_MAX = 1_000;
/** And how many it gives by default. */
export const PAGE_USUAL = 200;
/** Size of a first page that is read and rendered quickly, before full pages. */
export const FIRST_PAGE = 200;
/** The most of cards, drafts and scheduled posts. */
export const SHORT_PAGE_MAX = 200;
export const SHORT_PAGE_USUAL = 100;

/** The parameters of paging; `of` has the page sizes. */
export function pageParams(of = { max: PAGE_MAX, usual: PAGE_USUAL }) {
  return {
    count: integer({ min: 1, ...of }).optional(),
    cursor: text({ max: CURSOR_MAX }).optional(),
  };
}

/** The same for resources with smaller pages: cards, drafts and scheduled posts. */
export const shortPageParams = () => pageParams({ max: SHORT_PAGE_MAX, usual: SHORT_PAGE_USUAL });

/** Whether deleted records are included. */
export const withDeleted = () => flag({ usual: false }).optional();

/**
 * Parameters shared by list endpoints (advertising specification, Endpoints: common list parameters).
 *
 * @param orders what a list can be sorted by, besides the times of its records and whether they are deleted
 */
export function listParams<const Orders extends readonly string[]>(...orders: Orders) {
  return {
    sort_by: sortBy(["created_at", "updated_at", "deleted", ...orders]).optional(),
    ...pageParams(),
    with_deleted: withDeleted(),
    with_total_count: flag({ usual: false }).optional(),
  };
}

/** The path below the base address of its part of the service, `/12/accounts/:account_id`. */
export function versionedPath({ version, path }: Pick<AnyEndpoint, "version" | "path">): string {
  return version === null ? path : `/${version}${path}`;
}

/** Names of the path parameters, in order of appearance. */
export function pathParamsOf(endpoint: Pick<AnyEndpoint, "path">): string[] {
  return [...endpoint.path.matchAll(/:([a-z_]+)/g)].map(([, name = ""]) => name);
}

/** The resource of an endpoint, `funding-instruments`: the first part of its name. */
export const resourceOf = ({ name }: Pick<AnyEndpoint, "name">): string => name.slice(0, name.indexOf("."));

/** The path of a call with the values of its parameters, not encoded. */
export const addressOf = (endpoint: Pick<AnyEndpoint, "path">, input: unknown): string => {
  const values = new Map<string, unknown>(Object.entries(input ?? {}));
  return endpoint.path.replace(/:([a-z_]+)/g, (_, name) => String(values.get(name)));
};

/** Schema of one item of a batch: an operation and the parameters of the single call. */
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
