import type * as z from "zod";
import { type ParamKind, paramKindOf } from "@/lib/ads/params";

/** Of which kind a parameter is declared; undefined where the declaration does not know it. */
export function parameterKindOf(schema: z.ZodObject, name: string): ParamKind | undefined {
  const param: unknown = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
  return isSchema(param) ? paramKindOf(param) : undefined;
}

/** Whether something declares what a parameter may be. */
export function isSchema(value: unknown): value is z.ZodType {
  return typeof value === "object" && value !== null && "_zod" in value;
}
