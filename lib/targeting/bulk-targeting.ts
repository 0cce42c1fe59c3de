import * as z from "zod";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import {
  OPERATOR_TYPES,
  TARGETING_BATCH_MAX,
  TARGETING_TYPES,
  type TargetingCriterion,
} from "@/lib/ads/endpoints/targeting-criteria";
import {
  type BulkPlan,
  type BulkResource,
  type ExcludedItem,
  leave,
  type PlannedItem,
} from "@/lib/bulk/bulk-plan";
import { storedItem } from "@/lib/bulk/stored-job";
import { lineItemClosedReason, lineItemName } from "@/lib/line-items/line-item-words";
import { entriesOf, NO_CHANGES, type TargetingChanges, wantedOf, withoutEntries } from "./changes";
import { criterionKeyOf, type NewCriterion, type Shown } from "./criteria";
import { type PlannedChange, targetingPlanOf } from "./save-plan";
import { takenOver } from "./take-over";
import { problemsOf } from "./targeting-problems";

/** The targeting of line items, as jobs change it: whole for each line item, so that none is left half changed. */
export const TARGETINGS: BulkResource = {
  name: "targetings",
  one: "line item",
  many: "line items",
  batchMax: TARGETING_BATCH_MAX,
};

/** What is done to the targeting of many line items. */
export type TargetingBulkChange = {
  readonly kind: "add" | "remove" | "replace";
  readonly criteria: readonly Shown[];
};

const targetingRecord = z.looseObject({
  id: z.string(),
  deleted: z.boolean(),
  /** Keys of what it is targeted by (`criterionKeyOf`), in their order. */
  targeting: z.array(z.string()),
});
const operation = z.object({
  operation_type: z.literal("Update"),
  params: z.object({ line_item_id: z.string(), targeting: z.array(z.string()) }),
});

/** The targeting of one line item, as jobs use it. */
export type TargetingRecord = z.output<typeof targetingRecord>;
export type TargetingItem = PlannedItem<TargetingRecord, z.output<typeof operation>>;

/** One of them as a device stores it. */
export const storedTargeting: z.ZodType<TargetingItem> = storedItem(targetingRecord, z.array(operation));

const keysOf = (criteria: readonly Shown[]): string[] => [...new Set(criteria.map(criterionKeyOf))].sort();

/** A line item's current targeting. */
export const targetingRecordOf = (
  lineItemId: string,
  existing: readonly TargetingCriterion[],
): TargetingRecord => ({ id: lineItemId, deleted: false, targeting: keysOf(existing) });

/** What comes and goes for one line item. */
export interface TargetingPreview {
  readonly comes: readonly Shown[];
  readonly goes: readonly Shown[];
}

interface TargetingBulkPlan extends BulkPlan<TargetingItem> {
  /** By line item. */
  readonly previews: ReadonlyMap<string, TargetingPreview>;
}

type Existing = readonly TargetingCriterion[];

function changesOf({ kind, criteria }: TargetingBulkChange, existing: Existing): TargetingChanges {
  if (kind !== "remove") return takenOver(kind, NO_CHANGES, existing, criteria);
  const going = new Set(criteria.map(criterionKeyOf));
  const entries = entriesOf(NO_CHANGES, existing).filter(({ criterion }) =>
    going.has(criterionKeyOf(criterion)),
  );
  return withoutEntries(NO_CHANGES, entries);
}

/**
 * What becomes of the targeting of every chosen line item, before anything is sent.
 *
 * @param existingOf what a line item is targeted by now
 */
export function planTargeting(
  items: readonly LineItem[],
  bulk: TargetingBulkChange,
  existingOf: (id: string) => Existing,
): TargetingBulkPlan {
  const planned: TargetingItem[] = [];
  const excluded: ExcludedItem[] = [];
  const previews = new Map<string, TargetingPreview>();
  let operations = 0;
  for (const item of items) {
    const about = { key: item.id, name: lineItemName(item) };
    const existing = existingOf(item.id);
    const entries = entriesOf(changesOf(bulk, existing), existing);
    const goes = entries.filter(({ state }) => state === "removed").map(({ criterion }) => criterion);
    const comes = entries.filter(({ state }) => state === "added").map(({ criterion }) => criterion);
    const [problem] = problemsOf(entries).values();
    const reason =
      lineItemClosedReason(item) ??
      (comes.length + goes.length === 0 ? NOTHING[bulk.kind] : undefined) ??
      problem;
    if (reason !== undefined) {
      excluded.push({ ...about, reason: leave(reason).reason });
      continue;
    }
    const before = targetingRecordOf(item.id, existing);
    const targeting = keysOf(wantedOf(entries));
    previews.set(item.id, { comes, goes });
    operations += comes.length + goes.length;
    planned.push({
      ...about,
      before,
      operation: { operation_type: "Update", params: { line_item_id: item.id, targeting } },
      differences: [{ field: "targeting", from: before.targeting, to: targeting }],
    });
  }
  return { items: planned, excluded, previews, requests: Math.ceil(operations / TARGETING_BATCH_MAX) };
}

const NOTHING: Readonly<Record<TargetingBulkChange["kind"], string>> = {
  add: "It has all of this already.",
  remove: "It has none of this.",
  replace: "It is targeted that way already.",
};

const isIn = <Value extends string>(values: readonly Value[], text: string | undefined): text is Value =>
  values.some((each) => each === text);

/** The inverse of `criterionKeyOf`, without a name; undefined for a type that is not known here. */
export function criterionOfKey(key: string): NewCriterion | undefined {
  const [operator_type, targeting_type, ...value] = key.split(" ");
  if (!isIn(TARGETING_TYPES, targeting_type) || !isIn(OPERATOR_TYPES, operator_type)) return undefined;
  return { targeting_type, targeting_value: value.join(" "), operator_type, name: null, location_type: null };
}

/** The operations that turn a line item's targeting into that of an item. */
export function operationsOf(
  { operation: { params } }: TargetingItem,
  existing: Existing,
): readonly PlannedChange[] {
  const wanted = new Set(params.targeting);
  const present = new Set(existing.map(criterionKeyOf));
  const additions = params.targeting.flatMap((key) => (present.has(key) ? [] : (criterionOfKey(key) ?? [])));
  const removals = existing.filter((one) => !wanted.has(criterionKeyOf(one)));
  return targetingPlanOf(params.line_item_id, { additions, removals }, existing);
}

/** Items in packs of which each fits into one call; one that is larger by itself is alone. */
export function packsOf(items: readonly TargetingItem[]): readonly (readonly TargetingItem[])[] {
  const packs: TargetingItem[][] = [];
  let room = 0;
  for (const item of items) {
    const before = new Set(item.before?.targeting);
    const { targeting } = item.operation.params;
    const comes = targeting.filter((key) => !before.has(key)).length;
    const size = comes + before.size - (targeting.length - comes);
    if (size > room || packs.length === 0) {
      packs.push([]);
      room = TARGETING_BATCH_MAX;
    }
    packs.at(-1)?.push(item);
    room -= size;
  }
  return packs;
}
