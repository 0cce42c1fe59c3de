import * as z from "zod";
import { type AnyEndpoint, pathParamsOf } from "./endpoint";
import { type ParamKind, paramKindOf } from "./param-kinds";

/** One parameter of an endpoint, for descriptions and forms. */
export interface Parameter {
  readonly name: string;
  readonly place: "path" | "query";
  readonly required: boolean;
  readonly schema: z.ZodType;
  readonly words: ParamKind;
}

/** The parameters of an endpoint, in the order of their declaration. */
export function parametersOf(endpoint: AnyEndpoint): readonly Parameter[] {
  const inPath = pathParamsOf(endpoint);
  return Object.entries<z.ZodType>(endpoint.params.shape).map(([name, schema]) => {
    const place = inPath.includes(name) ? "path" : "query";
    return {
      name,
      place,
      required: place === "path" || !schema.isOptional(),
      schema,
      words: paramKindOf(schema),
    };
  });
}

/** JSON Schema of an endpoint's JSON body; undefined where it has none. */
export function bodySchemaOf({ body }: AnyEndpoint): Readonly<Record<string, unknown>> | undefined {
  if (!body) return undefined;
  const schema = z.toJSONSchema(body, {
    io: "input",
    unrepresentable: "any",
    // Parameters describe their JSON form themselves.
    override: ({ zodSchema, jsonSchema }) => {
      const kind = kindOf(zodSchema);
      if (!kind) {
        // zod omits the examples of transformed values; ours are in the form that is sent.
        const examples = zodSchema instanceof z.ZodType ? zodSchema.meta()?.examples : undefined;
        if (Array.isArray(examples)) jsonSchema.examples = examples;
        return;
      }
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, kind);
    },
  });
  const { $schema: _, ...rest } = schema;
  return rest;
}

function kindOf(schema: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  try {
    return paramKindOf(schema).jsonSchema;
  } catch {
    return undefined;
  }
}
