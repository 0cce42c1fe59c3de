import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { DEMO_APPLICATION } from "./seed/people";

// Whole processes start here, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const root = path.resolve(import.meta.dirname, "..");
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

function run(...args: string[]) {
  const child = spawn(process.execPath, ["scripts/emulator.mjs", ...args], { cwd: root });
  children.push(child);
  const printed = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    printed.err += chunk;
  });
  return { child, printed, ended: once(child, "close") };
}

async function start(...args: string[]) {
  const started = run("--port", "0", "--seed", "empty", ...args);
  while (!started.printed.out.includes("users (password")) await once(started.child.stdout, "data");
  const base = /authorization\s+(\S+)/.exec(started.printed.out)?.[1] ?? "";
  return { ...started, base };
}

test("prints where it listens and what to sign in with, and ends cleanly when asked", async () => {
  const { child, printed, base, ended } = await start();
  expect(base).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  for (const text of [
    DEMO_APPLICATION.consumerKey,
    DEMO_APPLICATION.consumerSecret,
    "mara_agency",
    "owner's token",
  ])
    expect(printed.out).toContain(text);
  // A kept-alive connection does not keep the process.
  expect((await fetch(base)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(printed.err).toBe("");
});

test("records in a folder survive a killed process", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "emulator-"));
  try {
    const before = await start("--data", folder);
    const bearer = async (base: string) => {
      const response = await fetch(`${base}/oauth2/token`, {
        method: "POST",
        headers: { authorization: `Basic ${btoa("demo-consumer-key:demo-consumer-secret")}` },
        body: new URLSearchParams({ grant_type: "client_credentials" }),
      });
      return (await response.json()).access_token;
    };
    const token = await bearer(before.base);
    before.child.kill("SIGKILL");
    await before.ended;
    const after = await start("--data", folder, "--seed", "large");
    expect(await bearer(after.base)).toBe(token);
    expect(after.printed.out).toContain("kept as they were (seed empty)");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a wrong option is refused with one message and the usage", async () => {
  const { printed, ended } = run("--seed", "small");
  expect(await ended).toEqual([2, null]);
  expect(printed.err).toContain("--seed: expected demo, empty, large; got “small”.");
  expect(printed.err).toContain("Usage: npm run emulator");
});

test("a port that is taken is said plainly", async () => {
  const { base } = await start();
  const { port } = new URL(base);
  const second = run("--port", port, "--seed", "empty");
  expect(await second.ended).toEqual([2, null]);
  expect(second.printed.err.trim()).toBe(`--port: ${port} is taken by another program.`);
});
