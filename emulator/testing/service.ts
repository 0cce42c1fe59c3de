import { Hono } from "hono";
import * as z from "zod";
import { parseExactJson } from "@/lib/json/exact-json";
import { advertisingRoutes } from "../ads/advertising";
import { seedDatabase } from "../ads/seed";
import { openDatabase } from "../database/database";
import { SeedImages } from "../database/seed-images";
import { createClock } from "../http/clock";
import { PEOPLE } from "../seed/people";
import type { Seed } from "../seed/seeds";

/** The tests' present. */
const NOW = Date.parse("2026-11-21T10:00:00Z");

/** The tests' present is always the same, so one copy of each seed serves all of them. */
const images = new SeedImages(0);

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: z.output<typeof envelope>;
  /** The record of an answer with one. Throws when there is none. */
  readonly record: z.output<typeof testRecord>;
  /** The records of an answer with several. Throws when it is not that. */
  readonly records: readonly z.output<typeof testRecord>[];
}

const testRecord = z.looseObject({ id: z.string().default("") });

const envelope = z.looseObject({
  request: z.unknown().optional(),
  data: z.unknown().optional(),
  next_cursor: z.string().nullish(),
  total_count: z.number().optional(),
  errors: z.array(z.looseObject({ code: z.string(), message: z.string() })).optional(),
  operation_errors: z.array(z.array(z.looseObject({ code: z.string() }))).optional(),
});

interface CallOptions {
  as?: string;
  access?: "read" | "write";
  query?: Readonly<Record<string, string>>;
  form?: Readonly<Record<string, string>>;
  json?: unknown;
  headers?: Record<string, string>;
}

/**
 * The advertising service in this process, with callers named by a header instead of verified by a signature.
 * Calls are made as the agency's admin unless another handle is given.
 */
export function startService(seed: Seed = "demo") {
  const db = openDatabase(":memory:");
  const clock = createClock(() => NOW);
  const service = advertisingRoutes({
    db,
    clock,
    verify: async (c) => {
      const handle = c.req.header("x-test-handle") ?? "";
      const person = PEOPLE.find((one) => one.handle === handle);
      return {
        userId: person?.id ?? "2999999999",
        handle,
        applicationId: "10000001",
        access: c.req.header("x-test-access") === "read" ? "read" : "write",
      };
    },
  });
  images.fill(db, seed, NOW, () => seedDatabase(db, seed, clock));
  const app = new Hono();
  service.register(app);

  async function call(method: string, path: string, options: CallOptions = {}): Promise<TestAnswer> {
    const query = new URLSearchParams(options.query).toString();
    const form = options.form && new URLSearchParams(options.form).toString();
    const sent = form ?? (options.json === undefined ? undefined : JSON.stringify(options.json));
    const response = await app.request(`${path}${query && `?${query}`}`, {
      method,
      headers: {
        "x-test-handle": options.as ?? "mara_agency",
        ...(options.access && { "x-test-access": options.access }),
        ...(form !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
        ...(options.json !== undefined && { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(sent !== undefined && { body: sent }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-encoding") === null && text.startsWith("{");
    const body = envelope.parse(isJson ? parseExactJson(text) : {});
    return {
      status: response.status,
      headers: response.headers,
      text,
      body,
      get record() {
        return testRecord.parse(body.data);
      },
      get records() {
        return z.array(testRecord).parse(body.data);
      },
    };
  }

  const get = (path: string, query?: CallOptions["query"], options?: CallOptions) =>
    call("GET", path, { ...options, ...(query && { query }) });

  /** Identifiers of one record, by a condition on its table. */
  function idOf(table: "accounts" | "campaigns" | "funding_instruments", condition: string): string {
    const row: unknown = db
      .prepare(`SELECT id FROM ${table} WHERE ${condition} ORDER BY seq LIMIT 1`)
      .get([]);
    if (typeof row !== "object" || row === null || !("id" in row))
      throw new Error(`No ${table} ${condition}`);
    return String(row.id);
  }

  return { db, clock, app, service, call, get, idOf, now: NOW };
}

export type TestService = ReturnType<typeof startService>;
