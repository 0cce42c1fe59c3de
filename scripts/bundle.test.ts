import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bundled } from "./bundle.mjs";

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "bundle-"));
  write("main.ts", 'import { word } from "./word";\nexport const said: string = word;\n');
  write("word.ts", 'export const word = "first";\n');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(path.join(home, name), text);
const make = () => bundled("main.ts", { home, folder: path.join(home, "bundles") });

it("makes a bundle once, and again when a file of it has changed", async () => {
  const file = await make();
  expect((await import(file)).said).toBe("first");
  const made = statSync(file).ino;
  expect(statSync(await make()).ino).toBe(made);

  write("word.ts", 'export const word = "the second";\n');
  expect(readFileSync(await make(), "utf8")).toContain("the second");
  expect(statSync(file).ino).not.toBe(made);
});

it("makes it again when a file of it is gone, and says what is missing", async () => {
  await make();
  rmSync(path.join(home, "word.ts"));
  await expect(make()).rejects.toThrow(/Could not resolve ".\/word"/);
});

it("makes it again when something else was written in its place", async () => {
  const file = await make();
  writeFileSync(file, "// cut short");
  expect(readFileSync(await make(), "utf8")).toContain("first");
});

it("bundles packages, except those that are named to stay outside", async () => {
  mkdirSync(path.join(home, "node_modules/inner"), { recursive: true });
  write("node_modules/inner/index.js", 'module.exports = require("node:path").basename("/packed/inner");');
  write("main.ts", 'export { default as said } from "inner";\nexport const later = () => import("outer");\n');
  const file = await bundled("main.ts", { home, folder: path.join(home, "bundles"), outside: ["outer"] });
  const text = readFileSync(file, "utf8");
  expect(text).toContain('import("outer")');
  expect(text).not.toMatch(/from ?"inner"/);
  expect((await import(file)).said).toBe("inner");
});
