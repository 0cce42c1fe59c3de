import * as z from "zod";
import { BOOLEAN_OPERATORS, FREQUENCY_COMPARATORS, LOOKBACK_WINDOWS } from "@/lib/ads/segments";
import type { FlexibleDraft, SegmentNode } from "./flexible-tree";

const leaf = z.object({
  kind: z.literal("leaf"),
  key: z.string(),
  audienceId: z.string(),
  frequency: z.string(),
  comparator: z.enum(FREQUENCY_COMPARATORS),
  lookback: z.union(LOOKBACK_WINDOWS.map((days) => z.literal(days))),
  exclude: z.boolean(),
});
const group = z.object({
  kind: z.literal("group"),
  key: z.string(),
  operator: z.enum(BOOLEAN_OPERATORS),
  exclude: z.boolean(),
  get children(): z.ZodArray<z.ZodType<SegmentNode>> {
    return z.array(z.union([leaf, group]));
  },
});
const drafts = z.array(z.object({ key: z.string(), name: z.string(), root: group })).min(1);

/** Whether a stored batch can still be edited. */
export function isStoredBatch(stored: unknown): stored is readonly FlexibleDraft[] {
  return drafts.safeParse(stored).success;
}
