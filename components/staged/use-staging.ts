"use client";

import { useCallback, useEffect, useMemo } from "react";
import { type StoredHistory, useStoredHistory } from "@/components/builder/use-stored-history";
import { stagedAgainLabel, stagedName, takeStagedAgain } from "@/components/bulk/stage-again";
import { useSession } from "@/components/shell/session";
import { useScope } from "@/lib/ads/client";
import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import { asStaged, plannedWishes, withContested } from "@/lib/staged/contested-changes";
import {
  NOTHING_STAGED,
  type Planned,
  stage,
  takeBack,
  type Wish,
  withStaged,
} from "@/lib/staged/staged-changes";
import type { AnyChange, StagedChanges, StagedRecord, StagedResource } from "@/lib/staged/staged-resource";
import { stagingSwitch } from "./staging-switch";

export interface Staging<Record extends StagedRecord, Change extends AnyChange> {
  readonly resource: StagedResource<Record, Change>;
  /** Edits are staged. Always on while there are staged changes. */
  readonly on: boolean;
  readonly staged: StagedChanges<Change>;
  readonly history: StoredHistory<StagedChanges<Change>>;
  /** The records with their staged changes, and the originals of those. */
  readonly planned: Planned<Record>;
  /** Stages a change of a record, which is given as shown. */
  readonly stageOne: (record: Record, change: Change) => void;
  /**
   * Stages the changes of a plan.
   *
   * @param title of the change, "Pause 12 campaigns"
   */
  readonly stageMany: (title: string, items: readonly PlannedItem<Record>[]) => void;
  /** Discards the staged change of one field, or all of a record. */
  readonly takeBack: (about: { readonly id: string; readonly name: string }, field?: string) => void;
  /** Changes the staged changes in any other way. */
  readonly alter: (label: string, next: (staged: StagedChanges<Change>) => StagedChanges<Change>) => void;
  /** Turns staging on or off. */
  readonly want: (on: boolean) => void;
}

const nothing = () => NOTHING_STAGED;

/**
 * Staged changes of an account's records on this device, per person, with undo and redo.
 *
 * @param plannedRecord applies a change to a record
 */
export function useStaging<Record extends StagedRecord, Change extends AnyChange>(
  resource: StagedResource<Record, Change>,
  accountId: string,
  records: readonly Record[],
  plannedRecord: (record: Record, change: Change) => Record,
): Staging<Record, Change> {
  const { person } = useSession();
  const { environment } = useScope();
  const { useOn: useWanted, setOn: want } = stagingSwitch(resource.resource.name, environment, accountId);
  const wanted = useWanted();
  const history = useStoredHistory<StagedChanges<Change>>({
    name: stagedName(resource, person.id),
    accountId,
    initial: nothing,
    isValue: resource.isStaged,
    shared: true,
  });
  const { value: staged, change: changeHistory } = history;
  const planned = useMemo(() => withStaged(records, staged, plannedRecord), [records, staged, plannedRecord]);

  const alter: Staging<Record, Change>["alter"] = useCallback(
    (label, next) => {
      // So that removing the last one can still be undone.
      want(true);
      changeHistory(next, { label });
    },
    [changeHistory, want],
  );
  const reading = history.storage === "reading";
  useEffect(() => {
    if (reading) return;
    return takeStagedAgain(resource, { environment, accountId, personId: person.id }, (items) =>
      alter(stagedAgainLabel(items.length), (now) => withContested(now, asStaged(resource, items))),
    );
  }, [resource, environment, accountId, person.id, reading, alter]);
  const { originals } = planned;
  const stageWishes = useCallback(
    (title: string, changes: readonly Wish<Record, Change>[]) => {
      const wishes = changes.map(({ record, change }) => ({
        record: originals.get(record.id) ?? record,
        change,
      }));
      if (wishes.length > 0) alter(title, (now) => stage(resource, now, wishes));
    },
    [originals, alter, resource],
  );
  const stageMany: Staging<Record, Change>["stageMany"] = useCallback(
    (title, items) => stageWishes(title, plannedWishes(resource, items)),
    [stageWishes, resource],
  );
  const stageOne = useCallback(
    (record: Record, change: Change) =>
      stageWishes(labelOf(resource, resource.nameOf(record), Object.keys(change)), [{ record, change }]),
    [stageWishes, resource],
  );
  const takeBackOne: Staging<Record, Change>["takeBack"] = useCallback(
    ({ id, name }, field) =>
      alter(`Take back ${labelOf(resource, name, field === undefined ? [] : [field])}`, (now) =>
        takeBack(resource, now, id, field),
      ),
    [alter, resource],
  );
  const on = wanted || staged.length > 0;
  return useMemo(
    () => ({
      resource,
      on,
      staged,
      history,
      planned,
      stageOne,
      stageMany,
      takeBack: takeBackOne,
      alter,
      want,
    }),
    [resource, on, staged, history, planned, stageOne, stageMany, takeBackOne, alter, want],
  );
}

function labelOf(
  { fieldName }: Pick<StagedResource<never, never>, "fieldName">,
  name: string,
  fields: readonly string[],
): string {
  const [field] = fields;
  return fields.length === 1 && field !== undefined ? `${fieldName(field)} of ${name}` : name;
}
