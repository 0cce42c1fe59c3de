import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Answerer, dashboard } from "./dashboard";

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.stubEnv("APP_URL", "http://localhost:3000");
  vi.stubEnv("LOG_LEVEL", "silent");
});

afterEach(() => {
  stop();
  vi.unstubAllEnvs();
});

/** Asks a dashboard whose pages are `pages`. */
async function ask(path: string, pages: Answerer, headers: Record<string, string> = {}) {
  const server = createServer(dashboard(pages));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => server.closeAllConnections();
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  server.close();
  return response;
}

const page: Answerer = async (_, response) => void response.end("a page");

it("brings calls of the forward to it", async () => {
  const response = await ask("/api/ads/live/mara/12/no-such-endpoint", page);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ errors: [{ code: "FORWARD_NO_SUCH_ENDPOINT" }] });
});

it.each(["/", "/sign-in", "/api/health", "/api/adsorb", "/elsewhere/api/ads/live"])(
  "leaves %s to Next",
  async (path) => {
    expect(await (await ask(path, page)).text()).toBe("a page");
  },
);

it("gives answers of the forward the headers that Next gives to all others", async () => {
  const { headers } = await ask("/api/ads/live/mara/12/no-such-endpoint", page);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("strict-transport-security")).toBeNull();
});

it("asks browsers that came over https to stay there", async () => {
  const { headers } = await ask("/api/ads/live/mara/12/x", page, { "x-forwarded-proto": "https" });
  expect(headers.get("strict-transport-security")).toContain("max-age=63072000");
});

it("says that it failed when a page fails, and breaks off an answer that had begun", async () => {
  const failing: Answerer = () => Promise.reject(new Error("out of order"));
  expect((await ask("/", failing)).status).toBe(500);
  const stopping: Answerer = async (_, response) => {
    response.writeHead(200, { "content-length": "100" }).write("half");
    throw new Error("out of order");
  };
  await expect(ask("/", stopping).then((response) => response.text())).rejects.toThrow();
});
