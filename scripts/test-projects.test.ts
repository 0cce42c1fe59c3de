import { expect, it } from "vitest";
import { readSourceFiles } from "./source-files";
import { REPLACING } from "./test-projects";

/** A pattern of files with `**`, `*` and `{one,other}`. */
const asRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern
      .replaceAll(".", "\\.")
      .replaceAll("**/", "(.+/)?")
      .replaceAll(/(?<!\()\*/g, "[^/]*")
      .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => `(${choices.replaceAll(",", "|")})`)}$`,
  );

it("tests that set addresses of services have modules of their own", () => {
  const patterns = REPLACING.map(asRegExp);
  const setting = readSourceFiles()
    .filter(({ path, text }) => /^lib\/.*\.test\.tsx?$/.test(path) && /\bstartForward\(/.test(text))
    .map(({ path }) => path);
  expect(setting.length).toBeGreaterThan(5);
  expect(setting.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});
