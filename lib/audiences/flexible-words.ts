import { counted } from "@/lib/format/plurals";
import type { FrequencyComparator, Group, Leaf, LookbackWindow, SegmentNode } from "./flexible-tree";

const COMPARATORS: Readonly<Record<FrequencyComparator, string>> = {
  NUM_GTE: "at least",
  NUM_GT: "more than",
  NUM_EQ: "exactly",
  NUM_LTE: "at most",
  NUM_LT: "fewer than",
};

/** A comparator in words, "at least". */
export function comparatorName(comparator: FrequencyComparator): string {
  return COMPARATORS[comparator];
}

/** A look-back window in words, "the last 7 days". */
export function lookbackName(days: LookbackWindow): string {
  return days === 1 ? "the last day" : `the last ${counted(days, "day")}`;
}

/** A run of the sentence; runs that exclude people are highlighted. */
export interface SentencePart {
  readonly text: string;
  readonly excludes: boolean;
}

/**
 * A flexible audience in one sentence: "People who were in “Buyers” at least twice in the last 7 days and were not in
 * “Churned” at least once in the last 30 days."
 *
 * @param nameOf the name of an audience by its id
 */
export function flexibleSentenceOf(
  root: Group,
  nameOf: (audienceId: string) => string | undefined,
): SentencePart[] {
  const parts = partsOf(root, nameOf, true);
  if (parts.length === 0) return [{ text: "No one yet. Add a segment.", excludes: false }];
  return joined([{ text: "People who ", excludes: false }, ...parts, { text: ".", excludes: false }]);
}

type NameOf = (audienceId: string) => string | undefined;

function partsOf(node: SegmentNode, nameOf: NameOf, outermost = false): SentencePart[] {
  if (node.kind === "leaf") return [leafPart(node, nameOf)];
  const operator = node.operator === "AND" ? " and " : " or ";
  const children = node.children.map((child) => partsOf(child, nameOf)).filter((parts) => parts.length > 0);
  const inside = children.flatMap((parts, index) =>
    index === 0 ? parts : [{ text: operator, excludes: false }, ...parts],
  );
  if (inside.length === 0) return [];
  if (node.exclude) {
    return [{ text: "are not among those who (", excludes: true }, ...inside, { text: ")", excludes: true }];
  }
  if (outermost || children.length === 1) return inside;
  return [{ text: "(", excludes: false }, ...inside, { text: ")", excludes: false }];
}

function leafPart(
  { audienceId, frequency, comparator, lookback, exclude }: Leaf,
  nameOf: NameOf,
): SentencePart {
  const name = audienceId === "" ? "an audience not chosen yet" : `“${nameOf(audienceId) ?? audienceId}”`;
  const often = `${comparatorName(comparator)} ${times(frequency)}`;
  return {
    text: `${exclude ? "were not" : "were"} in ${name} ${often} in ${lookbackName(lookback)}`,
    excludes: exclude,
  };
}

function times(frequency: string): string {
  if (frequency === "1") return "once";
  if (frequency === "2") return "twice";
  return `${frequency.trim() || "?"} times`;
}

/** Neighbours that look alike become one part. */
function joined(parts: readonly SentencePart[]): SentencePart[] {
  const runs: SentencePart[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.excludes === part.excludes) runs.splice(-1, 1, { ...last, text: last.text + part.text });
    else runs.push(part);
  }
  return runs;
}
