import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { type ChangeNotice, notifyChange, takeBackUnlessChanged } from "@/components/shell/notify-change";
import type { RecordSaver } from "@/components/staged/use-stage-or-save";
import type { EditAgain } from "@/components/ui/grid/edit/use-grid-edit";
import { notifyNotChanged } from "@/components/ui/notify-not-changed";
import { toast } from "@/components/ui/toast";
import { useScope } from "@/lib/ads/client";
import { NotAsPromisedError } from "@/lib/ads/errors";
import { unrequestedChanges } from "@/lib/ads/unrequested-changes";
import { changeInWords, notChangedInWords } from "@/lib/records/change-words";
import { type ResourceStore, takeAnswers } from "@/lib/records/resource-store";
import {
  changeBack,
  type MadeChange,
  type Saved,
  type SaveSetup,
  saveRecord,
} from "@/lib/records/save-record";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";

interface SavedPlace<Record, Change> {
  readonly accountId: string;
  /** The account's IANA zone: messages show times in it. */
  readonly zone: string;
  /** Makes a change like `useAdsMutation`; memoize it. */
  readonly send: (id: string, change: Change) => Promise<Record>;
}

/** Saves changes of single records immediately, in turn, and shows a toast with Undo for each. */
export function useSaveRecord<Record extends StagedRecord, Change extends AnyChange>(
  store: ResourceStore<Record, Change>,
  { accountId, zone, send }: SavedPlace<Record, Change>,
): RecordSaver<Record, Change> {
  const scope = useScope();
  const client = useQueryClient();
  const saving = useMemo<SaveSetup<Record, Change>>(
    () => ({
      resource: store.staged,
      place: { environment: scope.environment, accountId },
      zone,
      send: async (id, change) => {
        const record = await send(id, change);
        store.affects?.(client, scope, accountId, [record]);
        return record;
      },
      look: async (id) => {
        const [found] = await store.lookUp(scope, accountId, [id]);
        if (!found) throw new NotAsPromisedError(`There is no ${store.staged.resource.one} ${id}`);
        return found;
      },
      show: (id, change) => store.underWay(scope.environment, accountId).begin([{ id, change }]),
      took: (record) => takeAnswers(store, client, scope, accountId, [record]),
      ...(store.follows && { follows: store.follows }),
    }),
    [store, scope, client, accountId, zone, send],
  );
  const attempt = useCallback(
    (before: Record, wished: Change): Promise<Saved<Record, Change>> => {
      const saved = saveRecord(saving, before, wished);
      notifyChange(
        saving.place,
        saved.then((end) => (end.state === "saved" && end.made ? noticeOf(saving, end.made) : undefined)),
      );
      return saved;
    },
    [saving],
  );
  const save = useCallback(
    async function save(before: Record, wished: Change, editAgain?: EditAgain): Promise<void> {
      const saved = await attempt(before, wished);
      if (saved.state === "saved") return;
      notifyNotChanged({
        title: notChangedInWords(saving.resource.nameOf(before), wished),
        error: saved.error,
        old: saved.old,
        tryAgain: () => void save(before, wished, editAgain),
        editAgain,
      });
    },
    [attempt, saving],
  );
  return useMemo(() => ({ attempt, save }), [attempt, save]);
}

/** The toast for a change, with Undo; further changes by the service get a toast of their own. */
function noticeOf<Record extends StagedRecord, Change extends AnyChange>(
  saving: SaveSetup<Record, Change>,
  made: MadeChange<Record, Change>,
): ChangeNotice {
  pointOut(saving, made);
  const words = changeInWords(saving.resource, made, saving.zone);
  if (!changeBack(saving, made)) return words;
  const onUndone = (back: MadeChange<Record, Change> | undefined) => {
    if (!back) return;
    pointOut(saving, back);
    const redo = () => takeBack(saving, back, words.title).then((again) => again && noticeOf(saving, again));
    toast({
      title: `Undone: ${words.title}`,
      description: changeInWords(saving.resource, back, saving.zone).description,
      action: { label: "Redo", onClick: () => notifyChange(saving.place, redo()) },
    });
  };
  return { ...words, undo: async () => void (await takeBack(saving, made, words.title, onUndone)) };
}

/** Undoes a change, or shows why not. Fields that were changed again elsewhere are left alone. */
function takeBack<Record extends StagedRecord, Change extends AnyChange>(
  saving: SaveSetup<Record, Change>,
  made: MadeChange<Record, Change>,
  title: string,
  onDone?: (back: MadeChange<Record, Change> | undefined) => void,
) {
  const { resource, zone } = saving;
  const back = changeBack(saving, made);
  return takeBackUnlessChanged({
    title,
    nameOf: resource.nameOf,
    readAgain: async () => {
      const record = await saving.look(made.before.id);
      saving.took(record);
      return record;
    },
    since: (record) => {
      if (record.deleted) return "It is deleted.";
      const around = { currency: record.currency, zone };
      const now = unrequestedChanges(made.after, record, []).filter(({ field }) => back && field in back);
      const words = now.map(
        ({ field, to }) => `${resource.fieldName(field)} is ${resource.valueInWords(field, to, around)} now.`,
      );
      return words.join(" ") || undefined;
    },
    send: async (record) => {
      const saved = back && (await saveRecord(saving, record, back));
      if (saved?.state === "not-saved") throw saved.error;
      return saved?.made;
    },
    onDone,
  });
}

function pointOut<Record extends StagedRecord, Change extends AnyChange>(
  { resource, zone }: SaveSetup<Record, Change>,
  { after, surprises }: MadeChange<Record, Change>,
): void {
  if (surprises.length === 0) return;
  const around = { currency: after.currency, zone };
  const words = surprises.map(({ field, from, to }) => {
    const [old, now] = [from, to].map((value) => resource.valueInWords(field, value, around));
    return `${resource.fieldName(field)}: ${old} → ${now}`;
  });
  toast({
    tone: "attention",
    title: `Also changed: ${resource.nameOf(after)}`,
    description: words.join("; "),
    duration: 0,
  });
}
