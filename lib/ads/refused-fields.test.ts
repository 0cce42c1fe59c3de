import { expect, test } from "vitest";
import { RefusedError, UnreachableError } from "./errors";
import { refusedFields } from "./refused-fields";

const refused = (...parameters: (string | undefined)[]) =>
  new RefusedError(
    400,
    parameters.map((parameter, index) => ({
      code: "INVALID_PARAMETER",
      message: `message ${index}`,
      ...(parameter !== undefined && { parameter }),
    })),
    [],
  );
const fieldOf = (parameter: string) => ({ first_choice: "first", name: "name" })[parameter];

test("each message stands at its field, the first of several", () => {
  const { fields, complete } = refusedFields(refused("first_choice", "name", "name"), fieldOf);
  expect([...fields]).toEqual([
    ["first", "message 0"],
    ["name", "message 1"],
  ]);
  expect(complete).toBe(true);
});

test("a field may be named as an attribute of the record", () => {
  const error = new RefusedError(400, [{ code: "INVALID", message: "No", attribute: "name" }], []);
  expect([...refusedFields(error, fieldOf).fields]).toEqual([["name", "No"]]);
});

test("a message without a field leaves something to be shown elsewhere", () => {
  expect(refusedFields(refused("name", undefined), fieldOf).complete).toBe(false);
  expect(refusedFields(refused("name", "media_key"), fieldOf).complete).toBe(false);
  expect(refusedFields(refused(), fieldOf).complete).toBe(false);
});

test("what was not refused has no fields", () => {
  expect(refusedFields(new UnreachableError("gone"), fieldOf)).toEqual({
    fields: new Map(),
    complete: false,
  });
  expect(refusedFields(null, fieldOf).fields.size).toBe(0);
});
