import { brokenRules, type Rule } from "@/lib/ads/rules";
import { LEAVES_MAX, type Segment } from "@/lib/ads/segments";
import type { ServiceError } from "@/lib/ads/service-error";

const childrenOf = ({ child_segments = [] }: Segment) => child_segments;
const isGroup = (segment: Segment) => segment.child_segments !== undefined;

/** Every segment of a tree, groups and leaves, top down. */
function everySegment(segment: Segment): readonly Segment[] {
  return [segment, ...childrenOf(segment).flatMap(everySegment)];
}

/** The segments that are audiences. */
export function leafSegments(segment: Segment): readonly Segment[] {
  return everySegment(segment).filter((each) => !isGroup(each));
}

/**
 * The rules of the service (advertising specification, Audiences: Batch custom audience item; Limits). The subject is
 * the outermost group.
 */
const flexibleRules: readonly Rule<Segment>[] = [
  {
    name: "child-segments-needed",
    parameter: "child_segments",
    code: "MISSING_PARAMETER",
    message: '"child_segments" is a required parameter of every group',
    advice: "Add a segment to this group, or take the group out.",
    broken: (root) =>
      !isGroup(root) || everySegment(root).some((each) => isGroup(each) && childrenOf(each).length === 0),
  },
  {
    name: "boolean-operator-needed",
    parameter: "boolean_operator",
    code: "MISSING_PARAMETER",
    message: '"boolean_operator" is a required parameter where child_segments is not empty',
    advice: "Say how the segments of this group combine: AND or OR.",
    broken: (root) =>
      everySegment(root).some((each) => childrenOf(each).length > 0 && each.boolean_operator === undefined),
  },
  {
    name: "segment-audience-needed",
    parameter: "custom_audience_id",
    code: "MISSING_PARAMETER",
    message: '"custom_audience_id" is a required parameter of a segment',
    advice: "Choose an audience for this segment.",
    broken: (root) => leafSegments(root).some(({ custom_audience_id }) => custom_audience_id === undefined),
  },
  {
    name: "lookback-window-needed",
    parameter: "lookback_window",
    code: "MISSING_PARAMETER",
    message: '"lookback_window" is a required parameter of a segment',
    advice: "Say how many days this segment looks back.",
    broken: (root) => leafSegments(root).some(({ lookback_window }) => lookback_window === undefined),
  },
  {
    name: "too-many-segments",
    parameter: "segments",
    code: "REQUEST_TOO_COMPLEX",
    message: `A maximum of ${LEAVES_MAX} leaf segments can be provided for segments`,
    advice: `At most ${LEAVES_MAX} segments over all groups.`,
    broken: (root) => leafSegments(root).length > LEAVES_MAX,
  },
];

/** The service's errors about segments, without knowledge of their audiences. */
export function segmentErrors(root: Segment): ServiceError[] {
  return brokenRules(flexibleRules, root).map(({ code, message, parameter }) => ({
    code,
    message,
    parameter,
  }));
}
