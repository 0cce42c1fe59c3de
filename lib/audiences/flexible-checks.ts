import { AUDIENCE_NAME_MAX, type CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { FREQUENCY_MAX, LEAVES_MAX } from "@/lib/ads/segments";
import { tidyName } from "@/lib/text/visible-name";
import { type FlexibleDraft, type Group, groupsOf, type Leaf, leavesOf } from "./flexible-tree";
import { textLength } from "./new-audience";

/** Something that keeps a flexible audience from being created, and where it is put right. */
export interface FlexibleProblem {
  /** The key of the draft, group or leaf. */
  readonly at: string;
  readonly field: "name" | "segments" | "audience" | "frequency";
  readonly message: string;
}

/** What audiences the drafts are checked against. */
export interface Surroundings {
  readonly audiences: readonly CustomAudience[];
  /** Whether all of them have been read: one that is missing may still come. */
  readonly complete: boolean;
}

/** The `data-field` of where a problem is put right. */
export const fieldOf = ({ at, field }: Pick<FlexibleProblem, "at" | "field">) => `${field} ${at}`;

/** Why a draft cannot be created yet, in the order of its fields. */
export function draftProblems(
  draft: FlexibleDraft,
  drafts: readonly FlexibleDraft[],
  surroundings: Surroundings,
): FlexibleProblem[] {
  const leaves = leavesOf(draft.root);
  return [
    ...nameProblems(draft, drafts, surroundings),
    ...groupsOf(draft.root).flatMap(emptyGroup),
    ...(leaves.length > LEAVES_MAX
      ? [
          {
            at: draft.root.key,
            field: "segments" as const,
            message: `${leaves.length} segments. The most is ${LEAVES_MAX} over all groups.`,
          },
        ]
      : []),
    ...leaves.flatMap((leaf) => leafProblems(leaf, surroundings)),
  ];
}

function nameProblems(
  { key, name }: FlexibleDraft,
  drafts: readonly FlexibleDraft[],
  { audiences }: Surroundings,
): FlexibleProblem[] {
  const fold = (text: string) => text.trim().toLowerCase();
  const problem = (message: string): FlexibleProblem[] => [{ at: key, field: "name", message }];
  if (fold(name) === "") return problem("Give it a name.");
  if (textLength(tidyName(name)) > AUDIENCE_NAME_MAX)
    return problem(`At most ${AUDIENCE_NAME_MAX} characters.`);
  if (audiences.some((other) => other.is_owner && !other.deleted && fold(other.name) === fold(name))) {
    return problem(`“${tidyName(name)}” is the name of another audience of this account.`);
  }
  if (drafts.some((other) => other.key !== key && fold(other.name) === fold(name))) {
    return problem(`“${tidyName(name)}” is the name of another audience of this batch.`);
  }
  return [];
}

function emptyGroup({ key, children }: Group): FlexibleProblem[] {
  return children.length > 0
    ? []
    : [{ at: key, field: "segments", message: "Add a segment to this group, or take the group out." }];
}

function leafProblems(leaf: Leaf, { audiences, complete }: Surroundings): FlexibleProblem[] {
  const problems: FlexibleProblem[] = [];
  const audience = audiences.find(({ id }) => id === leaf.audienceId);
  if (leaf.audienceId === "") {
    problems.push({ at: leaf.key, field: "audience", message: "Choose an audience for this segment." });
  } else if (audience ? audience.deleted : complete) {
    problems.push({
      at: leaf.key,
      field: "audience",
      message: `There is no audience ${leaf.audienceId} here. Choose another one.`,
    });
  } else if (audience && !isSegmentAudience(audience)) {
    problems.push({
      at: leaf.key,
      field: "audience",
      message: `“${audience.name}” is not a mobile audience. Only mobile audiences can be combined.`,
    });
  }
  if (!/^[1-9]\d{0,6}$/.test(leaf.frequency.trim()) || Number(leaf.frequency) > FREQUENCY_MAX) {
    problems.push({ at: leaf.key, field: "frequency", message: "How often is a whole number from 1." });
  }
  return problems;
}

/** Only audiences of mobile apps can be combined (advertising specification, Audiences: closed beta). */
export function isSegmentAudience({ audience_type }: Pick<CustomAudience, "audience_type">): boolean {
  return audience_type === "MOBILE_AUDIENCE";
}

/** Worth a second look, though the service takes it. */
export function draftWarnings({ root }: FlexibleDraft): string[] {
  const leaves = leavesOf(root);
  const everythingExcluded =
    root.children.length > 0 && (root.exclude || root.children.every(({ exclude }) => exclude));
  const seen = new Set<string>();
  const twice = leaves.some(({ audienceId, lookback, comparator, frequency, exclude }) => {
    if (audienceId === "") return false;
    const same = [audienceId, lookback, comparator, frequency, exclude].join(" ");
    return seen.has(same) || !seen.add(same);
  });
  return [
    ...(everythingExcluded
      ? ["Everything here excludes: the audience is everybody else. Is that what you mean?"]
      : []),
    ...(twice ? ["The same segment stands here twice."] : []),
  ];
}
