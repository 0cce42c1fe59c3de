import { afterEach, describe, expect, it, vi } from "vitest";
import { callPrepared } from "./call-prepared";
import { uploadUsers } from "./endpoints/custom-audiences";
import { NotAsPromisedError, RefusedError, UnreachableError } from "./errors";
import { FORWARD_HEADER } from "./scope";
import { forwarded, refusalOf } from "./transport";

const NOW = Date.UTC(2026, 10, 25, 12);
const PAGE = "<html>Bad gateway</html>";

const meant = (status: number, text: string, headers: Record<string, string> = {}) =>
  refusalOf(new Response(text, { status, headers }), text, NOW);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("an answer that is no success", () => {
  it("keeps its codes as text, its values of any kind, and nothing else", () => {
    const error = { code: 326, message: "Locked", parameter: "name", value: { a: 1 }, trace: "secret" };
    const found = meant(403, JSON.stringify({ errors: [error], operation_errors: [[], [error]] }));
    expect(found).toBeInstanceOf(RefusedError);
    const refusal = { code: "326", message: "Locked", parameter: "name", value: '{"a":1}' };
    expect(found).toMatchObject({ status: 403, errors: [refusal], operationErrors: [[], [refusal]] });
  });

  it.each([502, 504])("with status %i is no answer, whoever wrote it", (status) => {
    expect(meant(status, PAGE)).toBeInstanceOf(UnreachableError);
  });

  it.each([429, 503])("with status %i is waited for, though a proxy wrote it", (status) => {
    expect(meant(status, PAGE, { "retry-after": "20" })).toMatchObject({
      name: "RefusedError",
      status,
      againAt: new Date(NOW + 20_000),
    });
  });

  it("without an error body is not what was promised, and gives its status", () => {
    expect(meant(404, "{}")).toBeInstanceOf(RefusedError);
    expect(meant(500, "[]")).toMatchObject({ name: "NotAsPromisedError", status: 500 });
    expect(() => meant(404, PAGE)).toThrow(NotAsPromisedError);
  });
});

describe("a call with a body that was written ahead", () => {
  const scope = { environment: "sandbox", handle: "mara agency" } as const;
  const params = { account_id: "a1", custom_audience_id: "b2" };

  it("goes the way of every other, with its bytes as they are", async () => {
    const fetched = vi.fn<typeof fetch>(async () =>
      Response.json({ data: { success_count: 2, total_count: 2 } }),
    );
    vi.stubGlobal("fetch", fetched);
    const body = new TextEncoder().encode("[]");
    const { data } = await callPrepared(uploadUsers, scope, params, body, { origin: "http://here.test" });
    expect(data).toEqual({ success_count: 2, total_count: 2 });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(
      "http://here.test/api/ads/sandbox/mara%20agency/12/accounts/a1/custom_audiences/b2/users",
    );
    expect(init?.method).toBe("POST");
    expect(init?.body).toBe(body);
    const headers = new Headers(init?.headers);
    expect([headers.get(FORWARD_HEADER), headers.get("content-type")]).toEqual(["1", "application/json"]);
  });

  it("distinguishes a success without a count from a refusal", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ data: {} }));
    const call = callPrepared(uploadUsers, scope, params, new Uint8Array());
    await expect(call).rejects.toMatchObject({ name: "NotAsPromisedError", status: undefined });
  });
});

describe("a call whose page is left", () => {
  const scope = { environment: "live", handle: "mara" } as const;
  const outlives = (method: "GET" | "PUT", body?: string) =>
    forwarded(scope, {
      base: "ads",
      method,
      path: "/12/accounts/a1",
      query: [],
      ...(body !== undefined && { body }),
    }).init.keepalive;

  it("goes on where it is a change, and not where it is a read or more than browsers would send on", () => {
    expect(outlives("PUT")).toBe(true);
    expect(outlives("PUT", JSON.stringify({ name: "Spring" }))).toBe(true);
    expect(outlives("PUT", "x".repeat(5_000))).toBe(false);
    expect(outlives("GET")).toBe(false);
  });
});
