"use client";

import { Plus } from "lucide-react";
import dynamic from "next/dynamic";
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from "react";
import type { BulkBarProps } from "@/components/bulk/bulk-bar";
import { ViewTabs } from "@/components/records/saved-views/view-tabs";
import { ListPage } from "@/components/shell/list-page";
import { useOverlays } from "@/components/shell/overlays";
import { useCopyRows } from "@/components/shell/use-copy-rows";
import { useNarrow } from "@/components/shell/use-narrow";
import { usePanelHref } from "@/components/shell/use-panel-href";
import { usePasteRows } from "@/components/shell/use-paste-rows";
import type { Staging } from "@/components/staged/use-staging";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Filtering } from "@/components/ui/grid/filters/filtering";
import { Late } from "@/components/ui/late";
import type { AdsList } from "@/lib/ads/client";
import type { Pasting } from "@/lib/grid/paste";
import type { GridViews } from "@/lib/grid/saved-views";
import { groupingWords } from "@/lib/records/record-columns";
import type { AnyChange } from "@/lib/staged/staged-noun";
import { RecordGrid, type RecordGridProps, type RecordRowsProps } from "./record-grid";
import type { RecordGridKind } from "./record-grid-kind";
import { RecordPageEnd, RecordPageFilters } from "./record-page-toolbar";
import type { CellAround, ShownRecord } from "./record-value";
import { type ChosenRecords, useChosenRecords } from "./use-chosen-records";
import { useRecordCommands } from "./use-record-commands";
import { useRecordLines } from "./use-record-lines";
import type { RecordView } from "./use-record-view";

// Fetched when the palette first opens, with nothing to show meanwhile.
const RecordGroupCommands = dynamic(
  () => import("./record-group-commands").then((module) => module.RecordGroupCommands),
  { loading: () => null },
);

const copying = new Late(() => import("./copied-records"));

/** What is done to the record of a row. */
type RowActions<
  Row,
  Column extends string,
  FilterId extends string,
  Change,
  Around extends CellAround,
> = Pick<RecordGridProps<Row, Column, FilterId, Change, Around>, "onTogglePause" | "onSave" | "onOpenCell">;

/** A page of records: what is the noun's own. */
export interface RecordPageProps<
  Row extends ShownRecord,
  Column extends string,
  Field extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
  Action extends string,
> {
  kind: RecordGridKind<Row, Column, Field, FilterId, Change, Around>;
  views: GridViews;
  view: RecordView<Column, FilterId>;
  list: Omit<AdsList<unknown>, "records"> & { readonly refetch: () => void };
  staging: Staging<Row, Change>;
  around: Around;
  leaving: ReadonlySet<string>;
  /** Something else that rows need is not there yet. */
  waiting?: boolean;
  /** What filters are about: names of what they offer, and the currency of amounts. */
  filtering: Pick<Filtering<FilterId>, "names" | "currency"> & { readonly examples: string };
  /** By what is searched, "Name or id". */
  searched: string;
  create: { readonly label: string; readonly disabledReason: string | undefined; readonly run: () => void };
  empty: { readonly title: string; readonly action: string; readonly words: ReactNode };
  skeleton: ReactNode;
  /** Beside the button that creates one. */
  meter?: ReactNode;
  banner?: ReactNode;
  /** Further items of the menu View. */
  viewItems?: ReactNode;
  Cards: ComponentType<RecordRowsProps<Row, Column, FilterId, Around>>;
  rowActions: RowActions<Row, Column, FilterId, Change, Around>;
  BulkBar: ComponentType<Omit<BulkBarProps<Action>, "label" | "actions">>;
  onBulk: (action: Action, chosen: ChosenRecords<Row>) => void;
  /** Why many cannot be changed at once. */
  bulkReason: string | undefined;
  onPaste: (pasting: Pasting<Row, Column>) => void;
  stagingBar: (only: boolean) => ReactNode;
  /** Panels and dialogs. */
  children: (chosen: ChosenRecords<Row>) => ReactNode;
}

/** The records of an account: search, filters, views, grid or cards, what is chosen, staged, copied and pasted. */
export function RecordPage<
  Row extends ShownRecord,
  Column extends string,
  Field extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
  Action extends string,
>(props: RecordPageProps<Row, Column, Field, FilterId, Change, Around, Action>) {
  const { kind, view, list, staging, around, create, Cards, BulkBar } = props;
  const { noun, label: title } = kind;
  const { zone, referredName, readOnlyReason } = around;
  const { originals, records: planned } = staging.planned;
  const stagedOnly = view.stagedOnly && originals.size > 0;
  const records = useMemo(
    () => (stagedOnly ? planned.filter(({ id }) => originals.has(id)) : planned),
    [stagedOnly, planned, originals],
  );
  const { rows, lines, seen, groups } = useRecordLines(noun, { records, view, zone, referredName });
  const chosen = useChosenRecords({ records: planned, rows, originals });
  const inSight = { chosen: chosen.chosen, shown: seen };
  const copy = useCopyRows({
    ...inSight,
    noun,
    original: chosen.original,
    code: copying,
    copied: ({ copiedRecords }, format, copied) =>
      copiedRecords(noun, format, copied, view.layout, referredName, zone),
  });
  usePasteRows({ ...inSight, layout: view.layout, readOnlyReason, onPaste: props.onPaste });
  const [addingFilter, setAddingFilter] = useState(false);
  const onAddFilter = useCallback(() => setAddingFilter(true), []);
  useRecordCommands({ page: noun.name, title, create, onAddFilter });
  const groupWords = useMemo(() => groupingWords(noun.columns), [noun]);
  const narrow = useNarrow();
  const { opened } = useOverlays();
  const rowProps = {
    rows,
    originals,
    around,
    view,
    selection: chosen.selection,
    onSelection: chosen.setSelection,
    leaving: props.leaving,
    panelHref: usePanelHref(),
    ...props.rowActions,
  };
  // Deleted ones that are hidden count for nothing.
  const hidden = view.deleted === "hidden";
  const counted = useMemo(
    () => (hidden ? planned.filter(({ deleted }) => !deleted) : planned),
    [hidden, planned],
  );
  return (
    <>
      <ListPage
        title={title}
        one={noun.one}
        many={noun.many}
        tabs={<ViewTabs of={props.views} onQuery={view.setQuery} />}
        actions={
          <>
            {props.meter}
            <Button tone="primary" disabledReason={create.disabledReason} onClick={create.run}>
              <Plus size={14} aria-hidden />
              <span className="max-sm:sr-only">{create.label}</span>
            </Button>
          </>
        }
        list={{ ...list, records: counted }}
        waiting={!narrow && (props.waiting ?? false)}
        shown={rows.length}
        search={{
          placeholder: props.searched,
          value: view.q,
          onValueChange: view.setQ,
          leadsToGrid: !narrow,
        }}
        filters={
          <RecordPageFilters
            noun={noun}
            view={view}
            zone={zone}
            stagedOnly={stagedOnly}
            adding={addingFilter}
            onAdding={setAddingFilter}
            {...props.filtering}
          />
        }
        filtersGrow
        end={
          <RecordPageEnd
            noun={noun}
            title={title}
            view={view}
            list={list}
            staging={staging}
            around={around}
            rows={rows}
            chosen={chosen}
            viewItems={props.viewItems}
          />
        }
        banner={props.banner}
        skeleton={props.skeleton}
        empty={
          <EmptyState
            title={props.empty.title}
            action={
              <Button tone="primary" disabledReason={create.disabledReason} onClick={create.run}>
                {props.empty.action}
              </Button>
            }
          >
            {props.empty.words}
          </EmptyState>
        }
        clear={{ label: `Show all ${noun.many}`, run: view.showAll }}
      >
        {narrow ? (
          <Cards {...rowProps} />
        ) : (
          <RecordGrid kind={kind} {...rowProps} lines={lines} groups={groups} />
        )}
      </ListPage>
      {chosen.chosen.length > 0 && (
        <BulkBar
          {...chosen.counts}
          complete={list.complete}
          readOnlyReason={props.bulkReason}
          staged={originals.size > 0}
          onCopy={copy}
          onAction={(action) => props.onBulk(action, chosen)}
          onChooseAll={chosen.chooseAll}
          onClear={chosen.clear}
        />
      )}
      {staging.on && props.stagingBar(stagedOnly)}
      {opened === "palette" && !narrow && (
        <RecordGroupCommands page={noun.name} words={groupWords} group={view.group} onGroup={view.setGroup} />
      )}
      {props.children(chosen)}
    </>
  );
}
