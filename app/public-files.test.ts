import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, it, vi } from "vitest";

const served = (name: string) => readFileSync(path.join(import.meta.dirname, "../public", name), "utf8");
const robots = served("robots.txt");

afterEach(() => vi.unstubAllEnvs());

/** Whether a robot may read a path: the longest rule that fits it decides (RFC 9309, 2.2.2). */
function mayRead(asked: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\/[^\s$]*)(\$?)$/gm)]
    .map(([, kind = "", start = "", end]) => ({ kind, start, end }))
    .filter(({ start, end }) => (end ? asked === start : asked.startsWith(start)))
    .sort((a, b) => b.start.length - a.start.length);
  return rules[0]?.kind !== "Disallow";
}

it("lets robots read the page of signing in and nothing else", () => {
  expect(mayRead("/sign-in")).toBe(true);
  for (const closed of [
    "/",
    "/live/mara/1/campaigns",
    "/approve/token",
    "/reports/token",
    "/sign-in?return_to=/live",
  ]) {
    expect(mayRead(closed)).toBe(false);
  }
});

it("has a manifest whose icon exists, and an icon for those who ask for /favicon.ico", () => {
  const { icons, start_url: start } = JSON.parse(served("manifest.webmanifest"));
  expect(start).toBe("/");
  for (const { src } of icons) {
    expect(readFileSync(path.join(import.meta.dirname, src), "utf8")).toContain("<svg");
  }
  const icon = readFileSync(path.join(import.meta.dirname, "../public/favicon.ico"));
  expect(icon.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

it("gives the contact for reports of weaknesses, which expires in half a year, where one is set", async () => {
  vi.stubEnv("APP_URL", "https://ads.example");
  vi.stubEnv("SESSION_SECRET", "public-files-secret-of-forty-characters-");
  vi.stubEnv("SECURITY_CONTACT", "mailto:security@example.com");
  vi.resetModules();
  const { GET } = await import("./.well-known/security.txt/route");
  const text = await GET().text();
  expect(text).toContain("Contact: mailto:security@example.com\n");
  expect(text).toContain("Canonical: https://ads.example/.well-known/security.txt\n");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires - Date.now()).toBeGreaterThan(170 * 86_400_000);
  expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
});

it("has no such text where no contact is set", async () => {
  vi.stubEnv("APP_URL", "http://localhost:3000");
  vi.stubEnv("SESSION_SECRET", "public-files-secret-of-forty-characters-");
  vi.resetModules();
  const { GET } = await import("./.well-known/security.txt/route");
  expect(GET().status).toBe(404);
});
