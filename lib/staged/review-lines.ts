import type { Difference } from "@/lib/ads/unrequested-changes";
import { type BulkResource, countInWords, type ExcludedItem, type PlannedItem } from "@/lib/bulk/bulk-plan";
import type { Conflict, Review, Reviewed } from "./review";
import type { AnyChange, StagedRecord } from "./staged-resource";

/** One line of a review, from what needs a decision to what needs none. */
export type ReviewedLine<Record extends StagedRecord, Change extends AnyChange> = { readonly key: string } & (
  | {
      readonly kind: "heading";
      readonly text: string;
      /** What follows needs a look. */
      readonly urgent: boolean;
      /** How many decisions could be made at once. */
      readonly decides: number;
    }
  | { readonly kind: "conflict"; readonly conflict: Conflict<Record, Change> }
  | { readonly kind: "impossible"; readonly item: ExcludedItem }
  | { readonly kind: "change"; readonly item: PlannedItem; readonly difference: Difference }
  /** What rules warn of, below the changes that it is about. */
  | { readonly kind: "warning"; readonly text: string }
  | { readonly kind: "already"; readonly about: Reviewed }
);

/** A review as lines, a heading before each part; a single part has none. */
export function linesOf<Item extends PlannedItem, Record extends StagedRecord, Change extends AnyChange>(
  resource: BulkResource,
  { plan, conflicts, impossible, already }: Review<Item, Record, Change>,
): readonly ReviewedLine<Record, Change>[] {
  type Lines = readonly ReviewedLine<Record, Change>[];
  const changes: Lines = plan.items.flatMap(
    (item): Lines => [
      ...item.differences.map((difference) => ({
        kind: "change" as const,
        key: `change ${item.key} ${difference.field}`,
        item,
        difference,
      })),
      ...(plan.warnings?.get(item.key) ?? []).map((text) => ({
        kind: "warning" as const,
        key: `warning ${item.key} ${text}`,
        text,
      })),
    ],
  );
  const waiting = new Set(conflicts.map(({ key }) => key)).size;
  const parts: readonly Lines[] = [
    part<Record, Change>(
      {
        text: `Changed since you staged it, in ${countInWords(resource, waiting)}`,
        urgent: true,
        decides: conflicts.length,
      },
      conflicts.map((conflict) => ({
        kind: "conflict",
        key: `conflict ${conflict.key} ${conflict.field}`,
        conflict,
      })),
    ),
    part<Record, Change>(
      { text: `Not possible for ${countInWords(resource, impossible.length)}`, urgent: true },
      impossible.map((item) => ({ kind: "impossible", key: `impossible ${item.key}`, item })),
    ),
    part<Record, Change>(
      { text: `Ready to publish, in ${countInWords(resource, plan.items.length)}` },
      changes,
    ),
    part<Record, Change>(
      { text: `Nothing left to do for ${countInWords(resource, already.length)}` },
      already.map((about) => ({ kind: "already", key: `already ${about.key}`, about })),
    ),
  ].filter((lines) => lines.length > 0);
  const [only] = parts;
  return parts.length === 1 && only && only.length === changes.length + 1 ? changes : parts.flat();
}

interface Heading {
  readonly text: string;
  readonly urgent?: boolean;
  readonly decides?: number;
}

function part<Record extends StagedRecord, Change extends AnyChange>(
  { text, urgent = false, decides = 0 }: Heading,
  lines: readonly ReviewedLine<Record, Change>[],
): readonly ReviewedLine<Record, Change>[] {
  return lines.length === 0 ? [] : [{ kind: "heading", key: text, text, urgent, decides }, ...lines];
}
