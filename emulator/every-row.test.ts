import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { catalogue } from "@/lib/ads/catalogue";
import { credentialEndpoints } from "@/lib/oauth/endpoints";
import { createEmulator } from "./app";

/** Every row of docs/endpoints.tsv is there and answered. Nothing may be missing. */

const tsv = readFileSync(path.resolve(import.meta.dirname, "../docs/endpoints.tsv"), "utf8");
const rows = tsv
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [number = "", , method = "", template = "", base = ""] = line.split("\t");
    return { number, method, path: template.replaceAll(/\{([a-z_]+)\}/g, ":$1"), base };
  });

/** Rows that the sandbox has not (reference: nothing can be posted or scheduled there). */
const LIVE_ONLY = new Set(["R4", "R5", "R6", "R7", "R8", "R9", "R83", "R84", "R85", "R86"]);

/** Where a row of the list is answered, and where it must not be. */
function addressesOf({ base, number, path: template }: (typeof rows)[number]) {
  const filled = template.replace(/:[a-z_]+/g, "1");
  const version = /\}\/(12|5)/.exec(base)?.[1];
  if (base.startsWith("{ads_sandbox_url}")) {
    return { open: [`/sandbox/${version}${filled}`], closed: [`/live/${version}${filled}`] };
  }
  if (base.startsWith("{ads_url}")) {
    const [live, sandbox] = [`/live/${version}${filled}`, `/sandbox/${version}${filled}`];
    return LIVE_ONLY.has(number)
      ? { open: [live], closed: [sandbox] }
      : { open: [live, sandbox], closed: [] };
  }
  return { open: [base.startsWith("{upload_url}") ? `/upload${filled}` : filled], closed: [] };
}

const emulator = createEmulator({ data: ":memory:", seed: "empty" });
const declared = [...catalogue, ...Object.values(credentialEndpoints)];

describe.each(rows.map((row) => [`${row.number} ${row.method} ${row.path}`, row] as const))(
  "%s",
  (_, row) => {
    const methods = row.method.startsWith("(") ? ["GET", "POST"] : [row.method];

    it("is declared as the specification names it", () => {
      const found = declared.filter(({ number }) => number.split(" ")[0] === row.number);
      expect(found.map((one) => one.path)).toContain(row.path);
      for (const method of methods) expect(found.map((one) => one.method)).toContain(method);
    });

    it("is answered where the specification says, and asks who calls", async () => {
      const { open, closed } = addressesOf(row);
      for (const method of methods) {
        for (const address of open) {
          const { status } = await emulator.app.request(`http://127.0.0.1:4010${address}`, { method });
          expect([400, 401, 403], `${method} ${address}`).toContain(status);
        }
        for (const address of closed) {
          const { status } = await emulator.app.request(`http://127.0.0.1:4010${address}`, { method });
          expect(status, `${method} ${address}`).toBe(405);
        }
      }
    });
  },
);
