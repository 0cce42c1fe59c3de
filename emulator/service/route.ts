import {
  type AnyEndpoint,
  type BodyOf,
  type Environment,
  type ParamsOf,
  pathParamsOf,
} from "@/lib/ads/endpoint";
import type { RecordStore } from "../database/store";
import type { Caller } from "../http/caller";
import type { Unread } from "./batch";
import type { Membership } from "./memberships";

/** A call in the pipeline: parsed with the schemas of its endpoint. */
export interface ParsedCall {
  readonly params: unknown;
  readonly body: unknown;
  readonly membership: Membership | undefined;
  readonly caller: Caller;
  readonly environment: Environment;
  /** The present instant as the service writes it. */
  readonly now: string;
  readonly store: RecordStore;
  /** What is wrong with items of a batch that cannot be read; `body` is without them. */
  readonly unread?: Unread | undefined;
  /** JSON text of `request` as the answer will echo it. */
  readonly request: string;
}

type MembershipOf<E extends AnyEndpoint> = "account_id" extends keyof ParamsOf<E> ? Membership : undefined;

/** One call, after everything was checked that can be checked without knowing what the endpoint does. */
export interface Call<E extends AnyEndpoint> extends ParsedCall {
  readonly params: ParamsOf<E>;
  readonly body: BodyOf<E>;
  /** The account in the path, and what the caller may do there. */
  readonly membership: MembershipOf<E>;
}

/** What an endpoint answers: in the service's usual frame, or JSON text of the whole body. */
export type Reply = FramedReply | WholeReply;

interface Lifetime {
  /** When the answer changes by the clock alone, as the service writes instants, if that is before any record does. */
  readonly validUntil?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface WholeReply extends Lifetime {
  readonly whole: string;
}

export interface FramedReply extends Lifetime {
  /** JSON text of `data`. */
  readonly data: string;
  readonly nextCursor?: string | null;
  readonly totalCount?: number;
  /** Said beside the data. */
  readonly message?: string;
  /** JSON text of `request`, where the service echoes something else than the parameters it read. */
  readonly request?: string;
}

/** What an answer shows of spending: whether budgets are used up, or also what instruments were charged. */
export type SpendingShown = "budgets" | "charges";

interface RouteOptions {
  /** Value of `data_type`, where the service sends one. */
  readonly dataType?: string;
  /** Parameters that are echoed under another name. */
  readonly echoedAs?: Readonly<Record<string, string>>;
  /** What is echoed beside the parameters. */
  readonly alsoEchoed?: Readonly<Record<string, string>>;
  /** The endpoint answers for deleted accounts too. */
  readonly seesDeletedAccounts?: boolean;
  /** The answer depends on what was spent until now. */
  readonly showsSpending?: SpendingShown;
}

export interface Route extends RouteOptions {
  readonly endpoint: AnyEndpoint;
  /** The path names an account. */
  readonly ofAccount: boolean;
  readonly answer: (call: ParsedCall) => Reply;
}

/** Binds the work of an endpoint to its declaration. */
export function route<E extends AnyEndpoint>(
  endpoint: E,
  answer: (call: Call<E>) => Reply,
  options: RouteOptions = {},
): Route {
  return {
    endpoint,
    ofAccount: pathParamsOf(endpoint).includes("account_id"),
    // The pipeline parsed the call with the schemas of this very endpoint.
    answer: (call) => answer(call as Call<E>),
    ...options,
  };
}

/** Routes whose answers name the same type of data. */
export const ofDataType = (dataType: string, routes: readonly Route[]): readonly Route[] =>
  routes.map((one) => ({ ...one, dataType }));
