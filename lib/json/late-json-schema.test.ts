import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import config from "../../next.config.mjs";

const [schemas, late] = await Promise.all(
  ["node_modules/zod/v4/classic/schemas.js", "lib/json/late-json-schema.mjs"].map((file) =>
    readFile(path.resolve(file), "utf8"),
  ),
);

describe("what browsers load in the place of zod's JSON Schema code", () => {
  it("has all that zod's schemas ask of it, by the names that the build replaces", () => {
    const [, processors = ""] = /import \* as processors from "([^"]+)"/.exec(schemas ?? "") ?? [];
    const [, methods = "", other = ""] =
      /import \{ (.*JSONSchemaMethod) \} from "([^"]+)"/.exec(schemas ?? "") ?? [];
    expect(Object.keys(config.turbopack?.resolveAlias ?? {})).toEqual(
      expect.arrayContaining([processors, other]),
    );
    const asked = [...(schemas ?? "").matchAll(/\bprocessors\.(\w+)\(/g)].map(([, name]) => name);
    expect(asked).not.toEqual([]);
    const given = [...(late ?? "").matchAll(/(?: as|export const) (\w+)/g)].map(([, name]) => name);
    expect(given).toEqual(expect.arrayContaining([...asked, ...methods.split(", ")]));
  });
});
