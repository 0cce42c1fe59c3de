"use client";

import { useMemo } from "react";
import { useOverlays } from "@/components/shell/overlays";
import { useNarrow } from "@/components/shell/use-narrow";
import { lateComponent } from "@/components/ui/late-component";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import type { Pasting } from "@/lib/grid/paste";
import { inShownOrder } from "@/lib/lists/selection";
import { groupingWords } from "@/lib/records/record-columns";
import type { AnyChange } from "@/lib/staged/staged-resource";
import type { RecordGridKind } from "./record-grid-kind";
import type { CellAround, ShownRecord } from "./record-value";
import type { ChosenRecords } from "./use-chosen-records";
import type { RecordView } from "./use-record-view";

// Fetched when the palette first opens.
const GroupCommands = lateComponent(
  () => import("@/components/shell/group-commands").then((module) => module.GroupCommands),
  { ahead: false },
);
const phrases = new LazyModule(() => import("./record-phrases"), { ahead: false });
const manyPhrases = new LazyModule(() => import("./many-phrases"), { ahead: false });

interface RecordPaletteProps<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
> {
  kind: RecordGridKind<Row, Column, FilterId, Change, Around>;
  view: RecordView<Column, FilterId>;
  chosen: Pick<ChosenRecords<Row>, "chosen" | "byId">;
  /** Filtered and sorted. */
  shown: readonly Row[];
  around: Around;
  onSave: ((row: Row, change: Change) => void) | undefined;
  onPaste: ((pasting: Pasting<Row, Column>) => void) | undefined;
}

/** What a page of records adds to an open palette: groups, and changes of records by typed words. */
export function RecordPalette<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
>({
  kind,
  view,
  chosen,
  shown,
  around,
  onSave,
  onPaste,
}: RecordPaletteProps<Row, Column, FilterId, Change, Around>) {
  const { resource } = kind;
  const { opened } = useOverlays();
  const narrow = useNarrow();
  const words = useMemo(() => groupingWords(resource.columns), [resource]);
  const isOpen = opened === "palette";
  const many = chosen.chosen.length > 1;
  const ofOne = useLazyModule(phrases, isOpen && !many);
  const ofMany = useLazyModule(manyPhrases, isOpen && many);
  const rows = useMemo(
    () => (isOpen ? inShownOrder(chosen.chosen, shown) : []),
    [isOpen, chosen.chosen, shown],
  );
  if (!isOpen) return null;
  const row = rows[0] ?? chosen.byId.get(view.panel ?? "");
  return (
    <>
      {!narrow && (
        <GroupCommands page={resource.name} words={words} group={view.group} onGroup={view.setGroup} />
      )}
      {ofOne && !many && <ofOne.RecordPhrases kind={kind} row={row} around={around} onSave={onSave} />}
      {ofMany && many && <ofMany.ManyPhrases kind={kind} rows={rows} around={around} onPaste={onPaste} />}
    </>
  );
}
