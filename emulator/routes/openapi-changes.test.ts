import { expect, it } from "vitest";
import { holdToTheDocument } from "./test-any-request";
import { operations, RUNS } from "./test-openapi";

await holdToTheDocument(operations.filter(({ method }) => method !== "GET"));

it("all operations together get twenty thousand requests", () => {
  expect(operations.length * RUNS).toBeGreaterThanOrEqual(20_000);
});
