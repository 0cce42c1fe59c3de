import * as z from "zod";
import type { Dialect } from "@/lib/ads/dialect";
import { createEmulator } from "../app";
import { OWNER_TOKEN } from "../credentials/seed";
import { createClock } from "../http/clock";
import type { Send } from "../platform/activity/webhook-sender";
import { DEMO_APPLICATION } from "../seed/people";
import { createTestClient, ORIGIN, type TestCall } from "./client";

const basic = `Basic ${btoa(`${DEMO_APPLICATION.consumerKey}:${DEMO_APPLICATION.consumerSecret}`)}`;

interface Asked {
  readonly query?: Record<string, string>;
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
}

export interface PlatformAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body; an object unless the endpoint answers with a list. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** The whole emulator in this process, called by its owner and by the demo application. */
export function startPlatform(seed: "demo" | "empty" = "empty", send?: Send, dialect?: Dialect) {
  const clock = createClock();
  const emulator = createEmulator({
    data: ":memory:",
    seed,
    clock,
    ...(send && { send }),
    ...(dialect && { dialect }),
  });
  const sign = createTestClient(emulator.app);
  const owner = { key: OWNER_TOKEN.token, secret: OWNER_TOKEN.secret };
  let bearer: Promise<string> | undefined;

  async function fetchBearer(): Promise<string> {
    const response = await emulator.app.request(`${ORIGIN}/oauth2/token`, {
      method: "POST",
      headers: { authorization: basic, "content-type": "application/x-www-form-urlencoded" },
      body: "grant_type=client_credentials",
    });
    return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
  }

  /** The raw answer to a call with the application's bearer token. */
  async function request(method: string, path: string, { query, json, headers }: Asked = {}) {
    bearer ??= fetchBearer();
    const search = new URLSearchParams(query).toString();
    return emulator.app.request(`${ORIGIN}${path}${search && `?${search}`}`, {
      method,
      headers: {
        authorization: `Bearer ${await bearer}`,
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(json !== undefined && { body: typeof json === "string" ? json : JSON.stringify(json) }),
    });
  }

  return {
    emulator,
    clock,
    request,
    /** Value of the header that an application's calls carry. */
    authorization: async () => {
      bearer ??= fetchBearer();
      return `Bearer ${await bearer}`;
    },
    /** As the application. */
    call: async (method: string, path: string, asked: Asked = {}) => read(await request(method, path, asked)),
    /** As the owner of the demo application, or with another token. */
    asUser: async (method: string, path: string, asked: TestCall = {}) => {
      // Signatures are held against the emulator's clock.
      const oauth = { oauth_timestamp: String(Math.floor(clock.now() / 1000)) };
      return read(await sign(path, { token: owner, oauth, ...asked, method }));
    },
    control: async (method: string, path: string, json?: unknown) =>
      read(
        await emulator.app.request(`${ORIGIN}/_emulator/${path}`, {
          method,
          ...(json !== undefined && { body: JSON.stringify(json) }),
        }),
      ),
    stop: () => emulator.close(),
  };
}

export type TestPlatform = ReturnType<typeof startPlatform>;

async function read(response: Response): Promise<PlatformAnswer> {
  const text = await response.text();
  const parsed: unknown = /^[[{]/.test(text) ? JSON.parse(text) : {};
  const body = z.record(z.string(), z.unknown()).catch({ list: parsed }).parse(parsed);
  return { status: response.status, headers: response.headers, body, text };
}

/** Lines of a stream as they come; keep-alives are empty ones. */
export function linesOf(response: Response) {
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  const lines: string[] = [];
  let rest = "";
  return {
    /** The next line; undefined once the stream has ended. */
    async next(): Promise<string | undefined> {
      while (lines.length === 0) {
        const { done, value } = await reader.read();
        if (done) return undefined;
        const parts = (rest + decoder.decode(value, { stream: true })).split("\r\n");
        rest = parts.pop() ?? "";
        lines.push(...parts);
      }
      return lines.shift();
    },
    hangUp: () => reader.cancel(),
  };
}
