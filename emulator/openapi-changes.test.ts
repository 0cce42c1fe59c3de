import { expect, it } from "vitest";
import { holdToTheDocument } from "./testing/any-request";
import { operations, RUNS } from "./testing/openapi";

await holdToTheDocument(operations.filter(({ method }) => method !== "GET"));

it("all operations together get twenty thousand requests", () => {
  expect(operations.length * RUNS).toBeGreaterThanOrEqual(20_000);
});
