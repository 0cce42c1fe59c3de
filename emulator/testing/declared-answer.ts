import { expect } from "vitest";
import * as z from "zod";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { ERROR_CODES } from "@/lib/ads/error-codes";
import { parseExactJson } from "@/lib/json/exact-json";

const CODES = new Map(
  Object.entries(ERROR_CODES).map(([status, codes]) => [Number(status), new Set<string>(codes)]),
);

const coded = z.object({ code: z.string() });
const envelope = z.object({
  data: z.unknown().optional(),
  errors: z.array(coded).default([]),
  operation_errors: z.array(z.array(coded)).optional(),
});

const strictData = new Map<AnyEndpoint, z.ZodType>();

/** The schema of `data` that refuses what is not declared; made once, because zod compiles it at its first use. */
function strictDataOf(endpoint: AnyEndpoint): z.ZodType {
  const known = strictData.get(endpoint);
  if (known) return known;
  const record = endpoint.data instanceof z.ZodObject ? endpoint.data.strict() : endpoint.data;
  const made = endpoint.answer === "one" || endpoint.answer === "whole" ? record : z.array(record);
  strictData.set(endpoint, made);
  return made;
}

/** Holds an answer to the catalogue: it contains nothing undeclared, and refuses with a code of its status. */
export function expectDeclared(endpoint: AnyEndpoint, { status, text }: { status: number; text: string }) {
  const body = parseExactJson(text);
  const { data, errors, operation_errors: ofItems } = envelope.parse(body);
  if (status === 200) {
    const declared = endpoint.answer === "whole" ? body : data;
    expect(strictDataOf(endpoint).safeParse(declared).error, text).toBeUndefined();
    return;
  }
  expect([...errors, ...(ofItems ?? []).flat()].length, text).toBeGreaterThan(0);
  if (ofItems) return;
  for (const { code } of errors) expect(CODES.get(status), text).toContain(code);
}
