import * as z from "zod";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { parseExactJson } from "@/lib/json/exact-json";
import { BatchRefusal } from "./batch";
import { bodyError, type Step } from "./body-error";
import { Refusal } from "./refusals";

/**
 * Reads a JSON body that is no batch of records by the endpoint's declaration; all mistakes are reported at once,
 * those of the items of a list item by item. `request` is what such an answer echoes.
 */
export function readJsonBody({ body: schema, name }: AnyEndpoint, text: string, request: string): unknown {
  if (!schema) throw new Error(`${name} declares no body`);
  let given: unknown;
  try {
    given = parseExactJson(text);
  } catch {
    given = undefined;
  }
  const isList = schema instanceof z.ZodArray;
  if (typeof given !== "object" || given === null || Array.isArray(given) !== isList) {
    const expected = isList ? "array" : "object";
    const message = `Expected a JSON ${expected} as the body of the request`;
    throw new Refusal([{ code: "INVALID_PARAMETER", message }]);
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const { issues } = read.error;
  if (Array.isArray(given) && issues.every(({ path }) => typeof path[0] === "number")) {
    const errors = given.map((_, index) =>
      issues.filter(({ path }) => path[0] === index).map((issue) => bodyError(schema, given, issue, inItem)),
    );
    throw new BatchRefusal(errors, request);
  }
  throw new Refusal(issues.map((issue) => bodyError(schema, given, issue)));
}

/** Steps inside an item of a list; the place of an error already names the item. */
const inItem = ([, ...rest]: readonly Step[]) =>
  rest[0] === "params" && rest.length > 1 ? rest.slice(1) : rest;
