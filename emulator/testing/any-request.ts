import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import * as z from "zod";
import { endpointsOf } from "@/lib/ads/catalogue";
import { parseExactJson } from "@/lib/json/exact-json";
import { createEmulator } from "../app";
import { OWNER_TOKEN } from "../credentials/seed";
import { DEMO_APPLICATION, PEOPLE } from "../seed/people";
import { createTestClient, ORIGIN } from "./client";
import { expectDeclared } from "./declared-answer";
import { answerSchema, type Known, type MadeRequest, type Operation, RUNS, requestsTo } from "./openapi";
import { startService } from "./service";
import { openWorlds } from "./worlds";

interface Got {
  readonly status: number;
  readonly text: string;
  /** Of the content, without its parameters. */
  readonly type: string;
}

/** What refuses before an operation is known: a path that is another one's, a body that is too long. */
const STRAY = new Set([404, 405, 413]);

/** Whether a call to it ends by itself. */
const ends = ({ path, method }: Operation) => !(method === "GET" && path.endsWith("/stream"));

/**
 * Sends requests of every kind to operations of the OpenAPI document: none may break the service, and every answer
 * has a status and a shape of the document. The seed decides which requests; it is printed with a failure
 * and set by RANDOM_SEED.
 */
export async function holdToTheDocument(operations: readonly Operation[]): Promise<void> {
  const advertising = await askAdvertising();
  const others = await askOthers();
  describe.each(operations.filter(ends).map((one) => [one.operationId, one] as const))(
    "%s",
    (_, operation) => {
      const asker = operation.bases.some((base) => /\/(live|sandbox)$/.test(base)) ? advertising : others;
      it(`answers ${RUNS} requests as the document says`, async () => {
        let sent = 0;
        await fc.assert(
          fc.asyncProperty(requestsTo(operation, asker.known), async (request) => {
            sent += 1;
            expectPromised(operation, request, await asker.ask(operation, request));
          }),
          { numRuns: RUNS, seed: inject("randomSeed") },
        );
        expect(sent).toBeGreaterThanOrEqual(RUNS);
      });
    },
  );
}

function expectPromised(operation: Operation, request: MadeRequest, { status, text, type }: Got): void {
  const said = `${operation.method} ${request.path}: ${status} ${text.slice(0, 1000)}`;
  expect(status, said).toBeLessThan(500);
  const schema = answerSchema(operation, status, type);
  if (schema === undefined && request.isBroken && STRAY.has(status)) return;
  expect(schema, `not promised: ${said}`).toBeDefined();
  if (!schema || !/json$/.test(type)) return;
  const read = schema.safeParse(parseExactJson(text));
  expect(read.error && z.prettifyError(read.error), said).toBeUndefined();
  const endpoint = endpoints.get(operation.operationId);
  if (endpoint) expectDeclared(endpoint, { status, text });
}

const endpoints = new Map(endpointsOf("ads").map((endpoint) => [endpoint.name, endpoint]));

async function askAdvertising() {
  const service = startService();
  const { worlds, restore } = await openWorlds(service);
  const known =
    (base: string): Known =>
    (name) => {
      const ids = worlds
        .filter(({ environment }) => base.endsWith(environment))
        .flatMap((world) => world.ids[name.replace(/_ids?$/, "")] ?? []);
      return ids.length > 0 ? ids : undefined;
    };
  const handles = PEOPLE.map(({ handle }) => handle);
  let turn = 0;
  const ask = async ({ method, security }: Operation, request: MadeRequest): Promise<Got> => {
    turn += 1;
    // Most people may do little, and the agency everything.
    const as = request.isBroken && security === undefined ? handles[turn % handles.length] : "mara_agency";
    const query = new URLSearchParams(request.query).toString();
    const response = await service.app.request(`${request.base}${request.path}${query && `?${query}`}`, {
      method,
      headers: { "x-test-handle": as ?? "", ...typeOf(request) },
      ...bodyOf(method, request),
    });
    const got = { status: response.status, text: await response.text(), type: contentOf(response) };
    // Allowances are another matter, and records that are gone answer nothing but 404.
    restore();
    return got;
  };
  return { ask, known };
}

const contentOf = ({ headers }: Response) => (headers.get("content-type") ?? "").split(";")[0]?.trim() ?? "";

function typeOf({ form, json }: MadeRequest): Record<string, string> {
  if (json !== undefined) return { "content-type": "application/json" };
  return form ? { "content-type": "application/x-www-form-urlencoded" } : {};
}

function bodyOf(method: string, { form, json }: MadeRequest): { body?: string } {
  if (method === "GET") return {};
  if (json !== undefined) return { body: json };
  return form ? { body: new URLSearchParams(form).toString() } : {};
}

/** The test client writes JSON itself. */
function parsedOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The credential service, the platform and uploads: with the owner's signature, or the application's tokens. */
async function askOthers() {
  const { app, clock } = createEmulator({ data: ":memory:", seed: "demo" });
  const sign = createTestClient(app);
  const token = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };
  const basic = `Basic ${btoa(`${DEMO_APPLICATION.consumerKey}:${DEMO_APPLICATION.consumerSecret}`)}`;
  const fetchBearer = async () => {
    const response = await app.request(`${ORIGIN}/oauth2/token`, {
      method: "POST",
      headers: { authorization: basic, "content-type": "application/x-www-form-urlencoded" },
      body: "grant_type=client_credentials",
    });
    return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
  };
  const ask = async (operation: Operation, request: MadeRequest): Promise<Got> => {
    // Allowances are another matter.
    clock.advance(15 * 60_000);
    const { method, security = [] } = operation;
    const path = `${request.base}${request.path}`;
    const schemes = new Set(security.flatMap((scheme) => Object.keys(scheme)));
    const response =
      schemes.has("oauth1") && !schemes.has("bearer")
        ? await sign(path, {
            method,
            query: { ...request.query },
            ...(request.form && { form: { ...request.form } }),
            token: /^\/(1\.1|oauth2)\//.test(request.path) && /token/.test(request.path) ? undefined : token,
            oauth: { oauth_timestamp: String(Math.floor(clock.now() / 1000)) },
            ...(request.json !== undefined && { json: parsedOrText(request.json) }),
          })
        : await app.request(`${ORIGIN}${path}?${new URLSearchParams(request.query)}`, {
            method,
            headers: {
              ...(schemes.has("bearer") && { authorization: `Bearer ${await fetchBearer()}` }),
              ...(schemes.has("basic") && { authorization: basic }),
              ...typeOf(request),
            },
            ...bodyOf(method, request),
          });
    return { status: response.status, text: await response.text(), type: contentOf(response) };
  };
  const [people, handles] = [PEOPLE.map(({ id }) => id), PEOPLE.map(({ handle }) => handle)];
  // Posts of the brand whose account has posts of every kind, and the brand.
  const posts = ["1890000000000023401", "1890000000000023405"];
  const byName: Readonly<Record<string, readonly string[]>> = {
    user_id: people,
    as_user_id: people,
    id: [...people, "2400000023", ...posts],
    ids: [...people, ...posts],
    since_id: posts,
    until_id: posts,
    screen_name: handles,
    username: handles,
    usernames: handles,
    query: ["café OR guayaba -is:reply", "from:mara_agency", "has:images lang:es", "(coffee"],
  };
  const known = (): Known => (name) => byName[name];
  return { ask, known };
}

declare module "vitest" {
  interface ProvidedContext {
    /** Decides which random requests are sent. */
    randomSeed: number;
  }
}
