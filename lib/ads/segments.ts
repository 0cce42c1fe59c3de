import * as z from "zod";
import { paramKinds } from "./param-kinds";
import { choice, flag, id, integer } from "./params";

/** Operators of a group (advertising specification, Audiences: Batch custom audience item). */
export const BOOLEAN_OPERATORS = ["AND", "OR"] as const;
/** Days a segment may look back. */
export const LOOKBACK_WINDOWS = [1, 7, 14, 30] as const;
/** The first one is the service's default. */
export const FREQUENCY_COMPARATORS = ["NUM_GTE", "NUM_GT", "NUM_EQ", "NUM_LTE", "NUM_LT"] as const;
/** Maximum leaf segments of one flexible audience (advertising specification, Limits). */
export const LEAVES_MAX = 10;
/** Maximum items of one request (advertising specification, Limits). */
export const AUDIENCE_BATCH_MAX = 10;
export const FREQUENCY_MAX = 1_000_000;
/** How deep groups may be nested. */
export const DEPTH_MAX = 8;

/** A segment of a flexible audience: an audience, or a group of segments. */
export interface Segment {
  readonly custom_audience_id?: string | undefined;
  readonly frequency?: number | undefined;
  readonly frequency_comparator?: (typeof FREQUENCY_COMPARATORS)[number] | undefined;
  readonly lookback_window?: number | undefined;
  /** The default is true: a segment without it is excluded. */
  readonly negate?: boolean | undefined;
  readonly boolean_operator?: (typeof BOOLEAN_OPERATORS)[number] | undefined;
  readonly child_segments?: readonly Segment[] | undefined;
}

const segment = z.object({
  custom_audience_id: id().optional(),
  frequency: integer({ min: 1, max: FREQUENCY_MAX }).optional(),
  frequency_comparator: choice(FREQUENCY_COMPARATORS).optional(),
  lookback_window: z.literal(LOOKBACK_WINDOWS).optional(),
  negate: flag().optional(),
  boolean_operator: choice(BOOLEAN_OPERATORS).optional(),
});

/** Unrolled level by level: a recursive schema cannot be part of an OpenAPI document. */
function segmentAt(depth: number): z.ZodType<Segment, Segment> {
  return depth === 0 ? segment : segment.extend({ child_segments: z.array(segmentAt(depth - 1)).optional() });
}

const boolean_operator = { type: "string", enum: BOOLEAN_OPERATORS };

/** A segment in the document; the nesting of groups is only described in words. */
const items = {
  type: "object",
  properties: {
    custom_audience_id: { type: "string" },
    frequency: { type: "integer", minimum: 1, maximum: FREQUENCY_MAX, default: 1 },
    frequency_comparator: {
      type: "string",
      enum: FREQUENCY_COMPARATORS,
      default: FREQUENCY_COMPARATORS[0],
    },
    lookback_window: { type: "integer", enum: LOOKBACK_WINDOWS },
    negate: { type: "boolean", default: true },
    boolean_operator,
    child_segments: { type: "array", items: { type: "object" } },
  },
};

const example: Segment = {
  boolean_operator: "AND",
  child_segments: [
    { custom_audience_id: "8wku2", lookback_window: 30, frequency: 1, negate: false },
    {
      boolean_operator: "OR",
      negate: true,
      child_segments: [{ custom_audience_id: "8wku2", lookback_window: 7, frequency: 2, negate: false }],
    },
  ],
};

/** The definition of a flexible audience: its outermost group. */
export function segments() {
  const schema = segmentAt(DEPTH_MAX + 1);
  paramKinds.add(schema, {
    expected: "an object with boolean_operator and child_segments",
    rule: `A group of segments: boolean_operator and child_segments, at most ${LEAVES_MAX} of them without segments below. A segment excludes unless negate is false.`,
    jsonSchema: {
      type: "object",
      properties: { boolean_operator, child_segments: { type: "array", items } },
      examples: [example],
    },
  });
  return schema;
}
