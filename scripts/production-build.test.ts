import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashSources } from "./production-build.mjs";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "sources-"));
  await mkdir(path.join(folder, "lib/ads"), { recursive: true });
  await writeFile(path.join(folder, "lib/money.ts"), "one");
  await writeFile(path.join(folder, "lib/ads/call.ts"), "two");
  await writeFile(path.join(folder, "next.config.mjs"), "three");
});

afterEach(() => rm(folder, { recursive: true }));

const hash = () => hashSources(folder, ["app", "lib", "next.config.mjs"]);

it("stays the same when only times or tests change", async () => {
  const before = await hash();
  await utimes(path.join(folder, "lib/money.ts"), 1, 1);
  await writeFile(path.join(folder, "lib/money.test.ts"), "a test");
  expect(await hash()).toBe(before);
});

it.each([
  ["a content", () => writeFile(path.join(folder, "lib/ads/call.ts"), "other")],
  ["a top-level file", () => writeFile(path.join(folder, "next.config.mjs"), "other")],
  ["a new file", () => writeFile(path.join(folder, "lib/time.ts"), "")],
  ["a file that is gone", () => rm(path.join(folder, "lib/money.ts"))],
])("changes with %s", async (_, change) => {
  const before = await hash();
  await change();
  expect(await hash()).not.toBe(before);
});
