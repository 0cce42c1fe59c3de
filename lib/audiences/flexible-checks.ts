import { AUDIENCE_NAME_MAX, type CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import { FREQUENCY_MAX, LEAVES_MAX } from "@/lib/ads/segments";
import type { BuilderProblem } from "@/lib/builder/builder-problem";
import { tidyName } from "@/lib/text/visible-name";
import { type FlexibleDraft, type Group, groupsOf, type Leaf, leavesOf } from "./flexible-tree";
import { textLength } from "./new-audience";

/** The audiences that drafts are checked against. */
interface KnownAudiences {
  readonly audiences: readonly CustomAudience[];
  /** Whether all have been read: a missing one may still come. */
  readonly complete: boolean;
}

/** The field of a draft, a group or a segment, by its key: its `data-field`. */
export const fieldAtKey = (field: "name" | "segments" | "audience" | "frequency", key: string): string =>
  `${field} ${key}`;

/** Why a batch of drafts cannot be created yet, in the order of its fields. */
export const batchProblems = (drafts: readonly FlexibleDraft[], known: KnownAudiences): BuilderProblem[] =>
  drafts.flatMap((draft) => {
    const where = drafts.length > 1 ? draftName(draft, drafts) : undefined;
    return problemsOfDraft(draft, drafts, known).map((problem) => ({ ...problem, where }));
  });

/** The label of a draft, with or without a name. */
export const draftName = (draft: FlexibleDraft, drafts: readonly FlexibleDraft[]): string =>
  draft.name.trim() || `Audience ${drafts.indexOf(draft) + 1}`;

/** Whether a field is one of a draft. */
export const isFieldOf = ({ key, root }: FlexibleDraft, field: string): boolean =>
  [key, ...groupsOf(root).map((group) => group.key), ...leavesOf(root).map((leaf) => leaf.key)].some((each) =>
    field.endsWith(` ${each}`),
  );

function problemsOfDraft(
  draft: FlexibleDraft,
  drafts: readonly FlexibleDraft[],
  known: KnownAudiences,
): BuilderProblem[] {
  const leaves = leavesOf(draft.root);
  const tooMany = `${leaves.length} segments. The most is ${LEAVES_MAX} over all groups.`;
  return [
    ...nameProblems(draft, drafts, known),
    ...groupsOf(draft.root).flatMap(emptyGroup),
    ...(leaves.length > LEAVES_MAX
      ? [{ field: fieldAtKey("segments", draft.root.key), message: tooMany }]
      : []),
    ...leaves.flatMap((leaf) => leafProblems(leaf, known)),
  ];
}

function nameProblems(
  { key, name }: FlexibleDraft,
  drafts: readonly FlexibleDraft[],
  { audiences }: KnownAudiences,
): BuilderProblem[] {
  const fold = (text: string) => text.trim().toLowerCase();
  const problem = (message: string, empty = false): BuilderProblem[] => [
    { field: fieldAtKey("name", key), message, empty },
  ];
  if (fold(name) === "") return problem("Give it a name.", true);
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

function emptyGroup({ key, children }: Group): BuilderProblem[] {
  const message = "Add a segment to this group, or take the group out.";
  return children.length > 0 ? [] : [{ field: fieldAtKey("segments", key), message, empty: true }];
}

function leafProblems(leaf: Leaf, { audiences, complete }: KnownAudiences): BuilderProblem[] {
  const problems: BuilderProblem[] = [];
  const wrong = (message: string, empty = false) =>
    problems.push({ field: fieldAtKey("audience", leaf.key), message, empty });
  const audience = audiences.find(({ id }) => id === leaf.audienceId);
  if (leaf.audienceId === "") wrong("Choose an audience for this segment.", true);
  else if (audience ? audience.deleted : complete) {
    wrong(`There is no audience ${leaf.audienceId} here. Choose another one.`);
  } else if (audience && !isSegmentAudience(audience)) {
    wrong(`“${audience.name}” is not a mobile audience. Only mobile audiences can be combined.`);
  }
  if (!/^[1-9]\d{0,6}$/.test(leaf.frequency.trim()) || Number(leaf.frequency) > FREQUENCY_MAX) {
    const message = "How often is a whole number from 1.";
    problems.push({ field: fieldAtKey("frequency", leaf.key), message });
  }
  return problems;
}

/** Only audiences of mobile apps can be combined (advertising specification, Audiences: closed beta). */
export function isSegmentAudience({ audience_type }: Pick<CustomAudience, "audience_type">): boolean {
  return audience_type === "MOBILE_AUDIENCE";
}

/** Worth a second look, though the service accepts it. */
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
      ? ["Everything here excludes: the audience is everyone else. Is that what you mean?"]
      : []),
    ...(twice ? ["The same segment is listed twice."] : []),
  ];
}
