import { expect, it } from "vitest";
import { outdatedPackages } from "./dependencies.mjs";

const wanted = {
  packages: {
    "": {},
    "node_modules/next": { version: "16.4.6" },
    "node_modules/zod": { version: "4.6.7" },
    "node_modules/@libsql/win32-x64-msvc": { version: "0.5.29", optional: true },
  },
};

it("is content with the same versions, and without packages for other machines", () => {
  const installed = {
    packages: { "node_modules/next": { version: "16.4.6" }, "node_modules/zod": { version: "4.6.7" } },
  };
  expect(outdatedPackages(wanted, installed)).toEqual([]);
});

it("names what is missing or of another version", () => {
  const installed = { packages: { "node_modules/next": { version: "16.4.5" } } };
  expect(outdatedPackages(wanted, installed)).toEqual(["node_modules/next", "node_modules/zod"]);
  expect(outdatedPackages(wanted, {})).toHaveLength(2);
});
