import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { APPROVALS_PATH } from "./approval-wish";

const ORIGIN = "http://localhost:3000";

/** The service's answer about a token. */
let says: { readonly status: number; readonly body: string };
const service = createServer((_, response) => {
  response.writeHead(says.status, { "content-type": "application/json" }).end(says.body);
});
const revoked = { status: 401, body: '{"errors":[{"code":89,"message":"Invalid or expired token."}]}' };

afterAll(() => {
  service.closeAllConnections();
  service.close();
});

async function modules() {
  vi.resetModules();
  vi.stubEnv("SESSION_SECRET", "approval-route-secret-0123456789-abcdefghij");
  vi.stubEnv("APP_URL", ORIGIN);
  vi.stubEnv("LOG_LEVEL", "silent");
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("PLATFORM_URL", `http://127.0.0.1:${(service.address() as AddressInfo).port}`);
  const { answerApproval, MADE_LINKS } = await import("./answer-approval");
  const { openApproval } = await import("./approval-link");
  const { APPROVAL_REQUEST_MAX } = await import("./approval-wish");
  const { postView } = await import("./post-view");
  const { storeSession } = await import("@/lib/session/open-session");
  const { beginSession } = await import("@/lib/session/session-token");
  const { storeHandle } = await import("@/lib/session/vault");
  const { noteAccepted } = await import("@/lib/forward/own-token");
  return {
    answerApproval,
    storeHandle,
    noteAccepted,
    openApproval,
    MADE_LINKS,
    APPROVAL_REQUEST_MAX,
    postView,
    storeSession,
    beginSession,
  };
}

let own: Awaited<ReturnType<typeof modules>>;
let cookie: string;
let sessionAlone: string;
let people = 0;

beforeAll(async () => {
  own = await modules();
});

beforeEach(async () => {
  people += 1;
  const person = { id: String(people), handle: "mara", name: "Mara" };
  sessionAlone = (await own.storeSession(own.beginSession(person))).split(";")[0] ?? "";
  const grant = {
    userId: person.id,
    handle: "mara",
    access: "write",
    token: `t${people}`,
    secret: "s",
  } as const;
  const handle = (await own.storeHandle({ personId: person.id, ...grant })).split(";")[0];
  cookie = `${handle}; ${sessionAlone}`;
  own.noteAccepted(grant.token);
  says = { status: 200, body: "[]" };
});

const view = (post: object = { text: "Autumn" }) =>
  own.postView({ post, media: () => ({ media_type: "IMAGE", media_url: "blob:http://localhost:3000/x" }) });

interface Asked {
  body?: unknown;
  headers?: Record<string, string>;
  without?: string;
}

async function ask({ body, headers = {}, without }: Asked = {}) {
  const all: Record<string, string> = {
    cookie,
    origin: ORIGIN,
    "sec-fetch-site": "same-origin",
    "x-forward": "1",
    "content-type": "application/json",
    ...headers,
  };
  if (without) delete all[without];
  const text =
    typeof body === "string"
      ? body
      : JSON.stringify(body ?? { days: 7, posts: [{ name: "A", view: view() }] });
  const response = await own.answerApproval(
    new Request(ORIGIN + APPROVALS_PATH, { method: "POST", headers: all, body: text }),
  );
  return {
    status: response.status,
    cache: response.headers.get("cache-control"),
    body: await response.json(),
  };
}

describe("G03 a link is made", () => {
  it("for a person who is signed in, and holds what was sent", async () => {
    const { status, cache, body } = await ask();
    expect({ status, cache }).toEqual({ status: 201, cache: "private, no-store" });
    const token = body.url.split("/approve/")[1];
    expect(await own.openApproval(token)).toMatchObject({
      state: "open",
      approval: { sharedBy: "mara", posts: [{ name: "A", view: view() }] },
    });
  });

  it("without pictures that only the sender's browser has", async () => {
    const { body } = await ask({
      body: { days: 1, posts: [{ name: "", view: view({ media_keys: ["3_1"] }) }] },
    });
    const opened = await own.openApproval(body.url.split("/approve/")[1]);
    expect(JSON.stringify(opened)).not.toContain("blob:");
    expect(JSON.stringify(opened)).toContain("Not in this link");
  });

  it("for our own pages only", async () => {
    expect(await ask({ headers: { origin: "https://evil.example" } })).toMatchObject({ status: 403 });
    expect(await ask({ headers: { "sec-fetch-site": "cross-site" } })).toMatchObject({ status: 403 });
    expect(await ask({ without: "x-forward" })).toMatchObject({ status: 403 });
  });

  it("for no person who is signed out", async () => {
    expect(await ask({ without: "cookie" })).toMatchObject({
      status: 401,
      body: { errors: [{ code: "SIGNED_OUT" }] },
    });
    expect(await ask({ headers: { cookie: `${cookie}x` } })).toMatchObject({ status: 401 });
  });

  it("B11 for a person whose tokens the service still accepts, wherever they signed out", async () => {
    const forgetAccepted = () => Reflect.deleteProperty(globalThis, Symbol.for("flightdeck.accepted-tokens"));
    forgetAccepted();
    expect(await ask()).toMatchObject({ status: 201 });
    forgetAccepted();
    says = revoked;
    expect(await ask()).toMatchObject({ status: 401, body: { errors: [{ code: "SIGNED_OUT" }] } });
    says = { status: 500, body: "{}" };
    expect(await ask()).toMatchObject({ status: 503, body: { errors: [{ code: "NOT_CERTAIN" }] } });
    expect(await ask({ headers: { cookie: sessionAlone } })).toMatchObject({ status: 401 });
  });

  it.each([
    ["no JSON", "{"],
    ["another number of days", { days: 365, posts: [] }],
    ["no posts", { days: 7, posts: [] }],
    ["something beside the drawing", { days: 7, posts: [{ name: "", view: {}, token: "secret" }] }],
    [
      "a script for a picture",
      { days: 7, posts: [{ name: "", view: { author: { portrait: "javascript:alert(1)" } } }] },
    ],
  ])("from a preview, not from %s", async (_, body) => {
    expect(await ask({ body })).toMatchObject({ status: 400, body: { errors: [{ code: "NOT_A_PREVIEW" }] } });
  });

  it("within bounds of size", async () => {
    const tooLong = { days: 7, posts: [{ name: "x".repeat(own.APPROVAL_REQUEST_MAX), view: view() }] };
    expect(await ask({ body: tooLong })).toMatchObject({ status: 413 });
  });

  it("so many times an hour by one person", async () => {
    for (let made = 0; made < own.MADE_LINKS.count; made += 1)
      expect((await ask({ body: "{" })).status).toBe(400);
    expect(await ask()).toMatchObject({ status: 429 });
  });
});
