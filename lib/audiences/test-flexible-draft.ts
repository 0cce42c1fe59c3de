import fc from "fast-check";
import { BOOLEAN_OPERATORS, FREQUENCY_COMPARATORS, LOOKBACK_WINDOWS } from "@/lib/ads/segments";
import {
  type FlexibleDraft,
  type Group,
  newDraft,
  newGroup,
  newLeaf,
  type SegmentNode,
} from "./flexible-tree";

/** Any tree that can be built on screen, valid or not, from these audiences. */
export function arbitraryDraft(
  audienceIds: readonly string[] = ["m1", "m2", "m3"],
): fc.Arbitrary<FlexibleDraft> {
  const { node } = fc.letrec<{ node: SegmentNode; leaf: SegmentNode; group: Group }>((tie) => ({
    node: fc.oneof({ depthSize: "small", withCrossShrink: true }, tie("leaf"), tie("group")),
    leaf: fc
      .record({
        audienceId: fc.constantFrom(...audienceIds),
        frequency: fc.constantFrom("1", "2", "30", ""),
        comparator: fc.constantFrom(...FREQUENCY_COMPARATORS),
        lookback: fc.constantFrom(...LOOKBACK_WINDOWS),
        exclude: fc.boolean(),
      })
      .map((fields) => ({ ...newLeaf(), ...fields })),
    group: fc
      .tuple(fc.array(tie("node"), { maxLength: 4 }), fc.constantFrom(...BOOLEAN_OPERATORS), fc.boolean())
      .map(([children, operator, exclude]) => ({ ...newGroup(children, operator), exclude })),
  }));
  return fc
    .tuple(
      fc.string({ maxLength: 12 }),
      fc.array(node, { maxLength: 4 }),
      fc.constantFrom(...BOOLEAN_OPERATORS),
    )
    .map(([name, children, operator]) => ({ ...newDraft(), name, root: newGroup(children, operator) }));
}
