import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { useUnfinished } from "@/components/builder/use-unfinished";
import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import {
  changesWithAdded,
  type Entry,
  entriesOf,
  leftToDo,
  NO_CHANGES,
  type TargetingChanges,
  withoutEntries,
  withRestored,
} from "@/lib/targeting/changes";
import type { Shown } from "@/lib/targeting/criteria";
import { targetingPlanOf } from "@/lib/targeting/save-plan";
import { type Manner, previewOf, takenOver } from "@/lib/targeting/take-over";
import { problemsOf } from "@/lib/targeting/targeting-problems";
import { isTyped, type TypedTexts, type Unsaved, unsavedCount } from "@/lib/targeting/unsaved";

export type UnsavedTargeting = ReturnType<typeof useUnfinished<Unsaved>>;
type Found = NonNullable<UnsavedTargeting["found"]>;
type Existing = readonly TargetingCriterion[];

const NOTHING: Unsaved = { changes: NO_CHANGES, typed: { keywords: "", handles: "" } };

/** The stored changes, unless the service has all of them by now. */
const stillToDo = (found: Found | null, existing: Existing): Found | null =>
  found && unsavedCount(found.form, existing) !== undefined ? found : null;

/** Changes of a line item's targeting while they are gathered: in the form, and on the device. */
export function useTargetingDraft(lineItemId: string, existing: Existing, unfinished: UnsavedTargeting) {
  const { found, store, forget } = unfinished;
  const [restored, setRestored] = useState(() => stillToDo(found ?? null, existing));
  const [{ changes, typed }, setUnsaved] = useState(restored?.form ?? NOTHING);
  const entries = useMemo(() => entriesOf(changes, existing), [changes, existing]);
  const left = useMemo(() => leftToDo(changes, existing), [changes, existing]);
  const plan = useMemo(() => targetingPlanOf(lineItemId, left, existing), [lineItemId, left, existing]);

  const isUnsaved = plan.length > 0 || isTyped(typed);
  const wasStored = useRef(found !== null);
  useEffect(() => {
    if (isUnsaved) {
      wasStored.current = true;
      void store({ changes, typed });
    } else if (wasStored.current) void forget();
  }, [isUnsaved, changes, typed, store, forget]);

  // Stable, so that a list of a thousand entries does not render for each letter typed beside it.
  const change = useCallback(
    (next: (before: TargetingChanges) => TargetingChanges) =>
      setUnsaved((before) => ({ ...before, changes: next(before.changes) })),
    [],
  );
  return {
    entries,
    left,
    plan,
    typed,
    hasTyped: isTyped(typed),
    /** What was restored from the device, with its time; null without any, or once discarded. */
    restored,
    forget,
    startAfresh: () => {
      setUnsaved(NOTHING);
      setRestored(null);
    },
    type: useCallback(
      (part: Partial<TypedTexts>) =>
        setUnsaved((before) => ({ ...before, typed: { ...before.typed, ...part } })),
      [],
    ),
    /** The plan once more criteria are added, and whether the service would refuse part of it. */
    planWith: (criteria: readonly Shown[]) => {
      const next = changesWithAdded(changes, existing, criteria);
      return {
        plan: targetingPlanOf(lineItemId, leftToDo(next, existing), existing),
        faulty: problemsOf(entriesOf(next, existing)).size > 0,
      };
    },
    takeOver: useCallback(
      (manner: Manner, criteria: readonly Shown[]) =>
        change((before) => takenOver(manner, before, existing, criteria)),
      [change, existing],
    ),
    previewOf: useCallback(
      (manner: Manner, criteria: readonly Shown[]) => previewOf(manner, changes, existing, criteria),
      [changes, existing],
    ),
    add: useCallback(
      (criteria: readonly Shown[]) => change((before) => changesWithAdded(before, existing, criteria)),
      [change, existing],
    ),
    remove: useCallback(
      (gone: readonly Entry[]) => change((before) => withoutEntries(before, gone)),
      [change],
    ),
    keepEntry: useCallback(
      (entry: Entry) => change((before) => withRestored(before, existing, entry)),
      [change, existing],
    ),
  };
}

type TargetingDraft = ReturnType<typeof useTargetingDraft>;

/** What fields for several values use of the draft: its entries, what is typed, and how to add. */
export type TypingDraft = Pick<TargetingDraft, "entries" | "typed" | "type" | "add">;
