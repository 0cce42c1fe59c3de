import type { Context } from "hono";
import type { AnyEndpoint, Environment } from "@/lib/ads/endpoint";
import { mayUse } from "@/lib/ads/permissions";
import { totalCounts } from "@/lib/ads/rate-limits";
import { formatServiceTime } from "@/lib/time/service-time";
import { CredentialError } from "../credentials/errors";
import type { Connection } from "../database/connection";
import { isUnavailable } from "../database/database-faults";
import type { RecordStore } from "../database/store";
import type { PathParams } from "../http/addresses";
import type { Caller } from "../http/caller";
import type { Clock } from "../http/clock";
import { withJobFileOrigin } from "../http/job-file-address";
import { publicOrigin, withMediaOrigin, withPreviewOrigin } from "../http/public-origin";
import { type Allowance, RateLimiter } from "../http/rate-limiter";
import { arrivedJson, arrivedParameters } from "./arrival";
import { BatchRefusal, readBatchBody } from "./batch";
import { readJsonBody } from "./json-body";
import { type Membership, Memberships } from "./memberships";
import { Bytes, type Page, PageCache } from "./page-cache";
import { echoOfGiven, type Given } from "./parameters";
import { Readings, readingOf } from "./readings";
import { Refusal, refusals } from "./refusals";
import { CURRENT_VERSION, type ResponseMeta, send, sendCredentialError, sendErrors } from "./rendering";
import type { ParsedCall, Reply, Route, SpendingShown } from "./route";

export type Verify = (c: Context) => Promise<Caller>;

/** What every call passes through, in this order: signature, allowance, account, permission, parameters. */
export class Pipeline {
  private readonly pages = new PageCache();
  private readonly readings = new Readings();
  private readonly limiter: RateLimiter;
  private readonly memberships: Memberships;

  /**
   * `fillIn` writes what the seed left for the first call to an account, `settle` what was spent until now, in
   * milliseconds; `now` of the first as the service writes times.
   */
  constructor(
    private readonly store: RecordStore,
    private readonly clock: Clock,
    private readonly verify: Verify,
    private readonly fillIn: (connection: Connection, accountId: string, now: string) => void,
    private readonly settle: (
      store: RecordStore,
      accountId: string,
      now: number,
      what: SpendingShown,
    ) => void,
  ) {
    this.memberships = store.cache(Memberships);
    this.limiter = new RateLimiter(clock);
    store.onWrite(() => this.pages.clear());
  }

  reset(): void {
    this.limiter.clear();
    this.store.reset();
  }

  async answer(
    c: Context,
    environment: Environment,
    route: Route,
    pathParams: PathParams,
  ): Promise<Response> {
    const { endpoint } = route;
    const version = endpoint.version ?? CURRENT_VERSION;
    const startedAt = performance.now();
    let caller: Caller;
    try {
      caller = await this.verify(c);
    } catch (error) {
      if (!(error instanceof CredentialError)) throw error;
      return sendCredentialError(error, version);
    }
    const { access } = caller;
    const ofAccount = route.ofAccount && endpoint.method === "GET";
    let allowance: Allowance | undefined;
    // Made in one go: adding to a copy of it would take longer than reading the parameters.
    const metaOf = (headers?: ResponseMeta["headers"]): ResponseMeta => ({
      startedAt,
      version,
      access,
      allowance,
      ofAccount,
      headers,
    });
    let given: Given = {};
    try {
      // Of a change, the allowance counts before anything is read.
      const known = endpoint.method === "GET" ? this.readings.of(route, pathParams, c.req.url) : undefined;
      given = known?.given ?? (await arrivedParameters(c, endpoint, pathParams));
      allowance = this.takeAllowance(endpoint, environment, caller, given);
      if (allowance.exceeded) throw refusals.tooManyRequests();
      if (endpoint.method !== "GET" && access === "read") throw refusals.readOnly();
      const membership = this.admit(route, environment, caller, given);
      const { read, echo } = known ?? readingOf(route, given);
      if (!read.ok) throw new Refusal(read.errors);
      const now = formatServiceTime(this.clock.now());
      const text = endpoint.body ? await arrivedJson(c) : "";
      const batch =
        endpoint.answer === "batch" ? readBatchBody(endpoint, text, String(given.account_id)) : undefined;
      const request = batch?.request ?? `{"params":${echo}}`;
      const call: ParsedCall = {
        request,
        params: read.params,
        unread: batch?.unread,
        body: batch?.items ?? (endpoint.body ? readJsonBody(endpoint, text, request) : undefined),
        caller,
        environment,
        membership,
        now,
        store: this.store,
      };
      if (endpoint.method !== "GET") await this.store.nextBatch();
      const origin = publicOrigin(c);
      const answer = () => rendered(route, request, route.answer(call), origin);
      const { bytes, headers } =
        endpoint.method === "GET"
          ? this.readThrough(
              `${origin} ${environment} ${caller.userId} ${endpoint.name} ${echo}`,
              now,
              answer,
            )
          : answer();
      if (this.store.committed) await this.store.committed;
      return send(c, bytes, metaOf(headers));
    } catch (error) {
      return this.refuse(c, endpoint, given, error, metaOf());
    }
  }

  private readThrough(key: string, now: string, make: () => Rendered): Page {
    const known = this.pages.get(key, now);
    if (known) return known;
    const made = make();
    const span = this.store.validity.spanAt(now);
    const { validUntil = span.until } = made;
    this.pages.set(key, made, validUntil < span.until ? { from: now, until: validUntil } : span);
    return made;
  }

  /** Counts the call; with_total_count has an allowance of its own. The answer reports the scarcer one. */
  private takeAllowance(
    { name, rateLimit, params }: AnyEndpoint,
    environment: Environment,
    { userId }: Caller,
    given: Given,
  ): Allowance {
    const counted = rateLimit.scope === "category" ? rateLimit.category : name;
    const place = rateLimit.scope === "account" ? ` ${String(given.account_id)}` : "";
    const allowance = this.limiter.take(`${environment} ${userId} ${counted}${place}`, rateLimit);
    const counts = isTrue(given.with_total_count) && "with_total_count" in params.shape;
    if (!counts || allowance.exceeded) return allowance;
    const counting = this.limiter.take(`${environment} ${userId} ${totalCounts.category}`, totalCounts);
    return counting.exceeded || counting.remaining < allowance.remaining ? counting : allowance;
  }

  /** Throws if the caller has no access to the account or may not do this there. */
  private admit(
    { endpoint, ofAccount, seesDeletedAccounts, showsSpending }: Route,
    environment: Environment,
    { userId }: Caller,
    given: Given,
  ): Membership | undefined {
    const accountId = given.account_id;
    if (!ofAccount || typeof accountId !== "string") return undefined;
    const membership = this.memberships.of(environment, accountId, userId);
    if (membership?.detailsDue) this.openAccount(accountId);
    if (!membership || (membership.deleted && !seesDeletedAccounts))
      throw refusals.accountNotFound(accountId);
    if (!mayUse(endpoint.access, membership.permissions)) throw refusals.notPermitted(accountId);
    if (showsSpending) this.settle(this.store, accountId, this.clock.now(), showsSpending);
    return membership;
  }

  /**
   * An account of the seed gets its line items and creatives when it is first asked for: filling in all of them
   * would take longer than starting may.
   */
  openAccount(accountId: string): void {
    const { store } = this;
    store.write(() => {
      const due = "UPDATE accounts SET details_due = 0 WHERE id = ? AND details_due";
      if (store.connection.run(due, [accountId]) > 0)
        this.fillIn(store.connection, accountId, formatServiceTime(this.clock.now()));
    });
    this.memberships.clear();
    store.validity.forget();
  }

  private refuse(
    c: Context,
    endpoint: AnyEndpoint,
    given: Given,
    error: unknown,
    meta: ResponseMeta,
  ): Response {
    if (error instanceof BatchRefusal) {
      const text = `{"operation_errors":${JSON.stringify(error.operationErrors)},"request":${error.request}}`;
      return send(c, new Bytes(text), meta, 400);
    }
    if (isUnavailable(error)) return this.refuse(c, endpoint, given, refusals.unavailable(), meta);
    if (!(error instanceof Refusal)) console.error(error);
    const { status, errors } = error instanceof Refusal ? error : refusals.internal();
    return sendErrors(c, { status, errors, echo: echoOfGiven(endpoint.params, given) }, meta);
  }
}

const isTrue = (value: unknown) => typeof value === "string" && value.toLowerCase() === "true";

interface Rendered extends Page {
  readonly validUntil: string | undefined;
}

function rendered(route: Route, request: string, reply: Reply, origin: string): Rendered {
  const bytes = new Bytes(
    [withMediaOrigin, withJobFileOrigin, withPreviewOrigin].reduce(
      (json, complete) => complete(json, origin),
      envelope(route, request, reply),
    ),
  );
  return { bytes, headers: reply.headers, validUntil: reply.validUntil };
}

function envelope(route: Route, request: string, reply: Reply): string {
  if ("whole" in reply) return reply.whole;
  let before = `"request":${reply.request ?? request}`;
  if (route.dataType !== undefined) before += `,"data_type":"${route.dataType}"`;
  if (reply.nextCursor !== undefined) before += `,"next_cursor":${JSON.stringify(reply.nextCursor)}`;
  if (reply.totalCount !== undefined) before += `,"total_count":${reply.totalCount}`;
  if (reply.message !== undefined) before += `,"message":${JSON.stringify(reply.message)}`;
  return `{${before},"data":${reply.data}}`;
}
