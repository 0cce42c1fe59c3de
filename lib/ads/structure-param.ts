import * as z from "zod";
import { type ParamKind, paramKinds } from "./param-kinds";

/** A value in JSON: an object, or a list of objects. `expected` and `rule` describe it in messages. */
export function structure<S extends z.ZodType>(
  schema: S,
  { expected, rule }: { expected: string; rule: string },
): S {
  let known: ParamKind["jsonSchema"] | undefined;
  paramKinds.add(schema, {
    expected,
    rule,
    // Slow: only for describing it.
    get jsonSchema() {
      const { $schema: _, ...made } =
        known ?? z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
      known = made;
      return made;
    },
  });
  return schema;
}
