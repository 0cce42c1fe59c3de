import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { anyFreePort } from "../scripts/ports.mjs";
import { root } from "../scripts/project.mjs";
import { emulatorEnvironment, startDashboard } from "../scripts/servers.mjs";
import { dashboardEnvironment, expect, test } from "./fixtures";

test("H4 127.0.0.1 and [::1] lead to the dashboard's own name in one step", async ({ page, servers }) => {
  const { port } = new URL(servers.dashboard.url);
  const response = await page.goto(`http://127.0.0.1:${port}/sign-in?problem=denied`);
  expect(page.url()).toBe(`${servers.dashboard.url}/sign-in?problem=denied`);
  expect(response?.request().redirectedFrom()?.redirectedFrom()).toBeNull();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("H3 npm start prints what the servers log, the request id of every answer in it", async () => {
  const data = await mkdtemp(path.join(os.tmpdir(), "flightdeck-start-"));
  const [port, emulatorPort] = [await anyFreePort(), await anyFreePort()];
  const started = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, PORT: String(port), EMULATOR_PORT: String(emulatorPort) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  started.stdout.setEncoding("utf8").on("data", (chunk) => {
    printed += chunk;
  });
  try {
    await expect.poll(() => printed, { timeout: 30_000 }).toContain(`Flightdeck  http://localhost:${port}`);
    const address = `http://localhost:${port}/api/ads/live/mara_agency/12/accounts`;
    const { headers, status } = await fetch(address, { headers: { "x-forward": "1" } });
    expect(status).toBe(401);
    await expect
      .poll(() => printed.split("\n").find((line) => line.includes(headers.get("x-request-id") ?? "none")))
      .toContain('"endpoint":"accounts.list"');
  } finally {
    started.kill("SIGTERM");
    await new Promise((resolve) => started.once("close", resolve));
    await rm(data, { recursive: true, force: true });
  }
});

test("M1 a dashboard that is shutting down says so, and resets no connection", async ({ servers }) => {
  const port = await anyFreePort();
  const environment = {
    ...emulatorEnvironment(servers.emulator.url),
    ...dashboardEnvironment(port),
    STORE: "none",
  };
  const dashboard = startDashboard({ port, noticeSeconds: 1, environment });
  await dashboard.ready();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (address: string) =>
    new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
      request({ agent, host: "127.0.0.1", port, path: address, headers: { host: `localhost:${port}` } })
        .on("response", async (response) => {
          await text(response);
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection });
        })
        .on("error", reject)
        .end();
    });
  expect(await ask("/api/health")).toEqual({ status: 200, connection: "keep-alive" });
  const stopped = dashboard.stop();
  await expect.poll(() => ask("/api/health")).toEqual({ status: 503, connection: "close" });
  expect(await ask("/sign-in")).toEqual({ status: 200, connection: "close" });
  await stopped;
  agent.destroy();
});

test("L6 an offer of HTTP/2 is answered in HTTP/1.1, and an address that is put right keeps the headers", async ({
  servers,
}) => {
  const { port, host } = new URL(servers.dashboard.url);
  const offer = "connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABkAAQAoAAA\r\n";
  const asked = (url: string, more: string) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.write(`GET ${url} HTTP/1.1\r\nhost: ${host}\r\n${more}\r\n`);
    return new Promise<string>((resolve, reject) => {
      socket.once("data", (data) => resolve(String(data))).once("error", reject);
      socket.once("close", () => reject(new Error("closed without an answer")));
    }).finally(() => socket.destroy());
  };
  // Twice: Next would listen for offers from the first request on.
  for (let time = 0; time < 2; time += 1) expect(await asked("/sign-in", offer)).toMatch(/^HTTP\/1.1 200 /);
  const moved = await asked("/sign-in/", "");
  expect(moved).toMatch(/^HTTP\/1.1 308 /);
  expect(moved).toMatch(/x-content-type-options: nosniff/i);
  expect(moved).toMatch(/content-security-policy: default-src 'none'/i);
  expect(await asked("/_next/image?url=%2Ficon.svg&w=64&q=75", "")).toMatch(/^HTTP\/1.1 404 /);
});
