import { expect, test } from "vitest";
import { Dialect } from "@/lib/ads/dialect";
import { readOptions, UsageError } from "./options";

test("without options it is the demo, in memory, on the usual port", () => {
  expect(readOptions([])).toEqual({ port: 4010, data: ":memory:", seed: "demo" });
});

test("every option is read", () => {
  expect(readOptions(["--port", "0", "--data", ".data", "--seed=large"])).toEqual({
    port: 0,
    data: ".data",
    seed: "large",
  });
  expect(readOptions(["--help"])).toBe("help");
  expect(readOptions(["--dialect", "dialects/public.json"])).toMatchObject({ dialect: expect.any(Dialect) });
});

test.each([
  [["--port", "here"], "--port: expected a number from 0 to 65535, got “here”."],
  [["--port", "65536"], "--port: expected a number from 0 to 65535, got “65536”."],
  [["--seed", "small"], "--seed: expected demo, empty, large; got “small”."],
  [["--data", ""], "--data: expected :memory: or a folder."],
  [["--dialect", "public.json"], "--dialect: public.json cannot be read."],
  [["--dialect", "README.md"], "--dialect: README.md is no JSON"],
  [["--dialect", "package.json"], "--dialect: package.json"],
  [["--colour"], "Unknown option '--colour'"],
  [["demo"], "Unexpected argument 'demo'"],
])("%j is refused", (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});
