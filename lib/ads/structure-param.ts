import * as z from "zod";
import { type ParamKind, paramKinds } from "./param-kinds";

/** A value that only JSON holds: an object, or a list of them. `expected` and `rule` say what it looks like. */
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
