// What browsers load in the place of two modules of zod (next.config.mjs). Its schemas carry the code that describes them
// in JSON Schema along, six kilobytes of every page for the two that describe any. Here they leave it to
// `z.toJSONSchema`, which brings that code itself.

/**
 * @param {import("zod/v4/core").$ZodType} schema
 * @param {import("zod/v4/core").ToJSONSchemaContext} context
 * @param {import("zod/v4/core").JSONSchema.BaseSchema} json
 * @param {import("zod/v4/core").ProcessParams} params
 */
const process = (schema, context, json, params) =>
  context.processors[schema._zod.def.type](schema, context, json, params);

const unknown = () => {
  throw new Error("In a browser only z.toJSONSchema describes a schema");
};

export {
  process as anyProcessor,
  process as arrayProcessor,
  process as bigintProcessor,
  process as booleanProcessor,
  process as catchProcessor,
  process as customProcessor,
  process as dateProcessor,
  process as defaultProcessor,
  process as enumProcessor,
  process as fileProcessor,
  process as functionProcessor,
  process as intersectionProcessor,
  process as lazyProcessor,
  process as literalProcessor,
  process as mapProcessor,
  process as nanProcessor,
  process as neverProcessor,
  process as nonoptionalProcessor,
  process as nullProcessor,
  process as nullableProcessor,
  process as numberProcessor,
  process as objectProcessor,
  process as optionalProcessor,
  process as pipeProcessor,
  process as prefaultProcessor,
  process as promiseProcessor,
  process as readonlyProcessor,
  process as recordProcessor,
  process as setProcessor,
  process as stringProcessor,
  process as successProcessor,
  process as symbolProcessor,
  process as templateLiteralProcessor,
  process as transformProcessor,
  process as tupleProcessor,
  process as undefinedProcessor,
  process as unionProcessor,
  process as unknownProcessor,
  process as voidProcessor,
  unknown as aggregateChecks,
  unknown as createToJSONSchemaMethod,
};
export const createStandardJSONSchemaMethod = () => unknown;
export { toJSONSchema } from "zod/v4/core";
