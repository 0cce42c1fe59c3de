import type * as z from "zod";
import { type ParamKind, paramKindOf } from "@/lib/ads/param-kinds";

/** Different values of a parameter that takes one: it is unclear which of them is meant. */
export class RepeatedValue {
  constructor(private readonly values: string) {}

  /** As it is echoed, and shown in an error. */
  toJSON(): string {
    return this.values;
  }
}

/** What a parameter is that came again in the same query or form: a list goes on, anything else has one value. */
export function repeatedValue(schema: z.ZodObject, name: string, before: unknown, value: string): unknown {
  if (before === value) return value;
  const said = before instanceof RepeatedValue ? before.toJSON() : String(before);
  const joined = [said, value].filter((each) => each !== "").join(",");
  const isList = parameterKindOf(schema, name)?.jsonSchema.type === "array";
  return isList ? joined : new RepeatedValue(joined);
}

/** The declared kind of a parameter; undefined where it is not declared. */
export function parameterKindOf(schema: z.ZodObject, name: string): ParamKind | undefined {
  const param: unknown = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
  return isSchema(param) ? paramKindOf(param) : undefined;
}

/** Whether something declares what a parameter may be. */
export function isSchema(value: unknown): value is z.ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}
