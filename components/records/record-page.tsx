"use client";

import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from "react";
import type { BulkBarProps } from "@/components/bulk/bulk-bar";
import { useSavedViews } from "@/components/records/saved-views/use-saved-views";
import { ViewTabs } from "@/components/records/saved-views/view-tabs";
import { ListPage } from "@/components/shell/list-page";
import { useCopyRows } from "@/components/shell/use-copy-rows";
import { useNarrow } from "@/components/shell/use-narrow";
import { usePanelHref } from "@/components/shell/use-panel-href";
import { usePasteRows } from "@/components/shell/use-paste-rows";
import type { Staging } from "@/components/staged/use-staging";
import type { Filtering } from "@/components/ui/grid/filters/filtering";
import { lateComponent } from "@/components/ui/late-component";
import { LazyModule } from "@/components/ui/lazy-module";
import { toast } from "@/components/ui/toast";
import type { AdsList } from "@/lib/ads/client";
import type { Pasting } from "@/lib/grid/paste";
import type { GridViews } from "@/lib/grid/saved-views";
import type { RecordResource } from "@/lib/records/record-resource";
import type { Planned } from "@/lib/staged/staged-changes";
import type { AnyChange } from "@/lib/staged/staged-resource";
import { RecordCardRows } from "./record-card-rows";
import { type RecordCardsOf, RecordGrid, type RecordGridProps } from "./record-grid";
import type { RecordGridKind } from "./record-grid-kind";
import {
  RecordPageActions,
  RecordPageEnd,
  RecordPageFilters,
  type SharedStatistics,
} from "./record-page-toolbar";
import { RecordPalette } from "./record-palette";
import { RecordSkeleton } from "./record-skeleton";
import type { CellAround, ShownRecord } from "./record-value";
import { type ChosenRecords, useChosenRecords } from "./use-chosen-records";
import { useLevelCommands } from "./use-level-commands";
import { type RecordCreation, useRecordCommands } from "./use-record-commands";
import { useRecordLines } from "./use-record-lines";
import type { RecordView } from "./use-record-view";

const BringViewsOver = lateComponent(
  () => import("./saved-views/bring-views-over").then((module) => module.BringViewsOver),
  { ahead: false },
);

const copying = new LazyModule(() => import("./copied-records"));

/** The actions on the record of a row. */
type RowActions<
  Row,
  Column extends string,
  FilterId extends string,
  Change,
  Around extends CellAround,
> = Pick<
  RecordGridProps<Row, Column, FilterId, Change, Around>,
  "onTogglePause" | "onSave" | "onOpenCell" | "onSight"
>;

/** A page of records: the parts specific to the resource. */
interface RecordPageProps<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
  Action extends string,
> {
  kind: RecordGridKind<Row, Column, FilterId, Change, Around>;
  views: GridViews;
  view: RecordView<Column, FilterId>;
  list: Omit<AdsList<unknown>, "records">;
  /** The records shown, with their staged changes. */
  planned: Planned<Row>;
  /** Left out without staging, like its bar. */
  staging?: Staging<Row, Change>;
  stagingBar?: (only: boolean) => ReactNode;
  around: Around;
  pendingDeletions: ReadonlySet<string>;
  /** Other data of the rows is still being read. */
  waiting?: boolean;
  /** False while the values that order the rows are being read; until then rows stay in place. */
  settled?: boolean | undefined;
  /** The options of filters, and the currency of amounts. */
  filtering: Pick<Filtering<FilterId>, "names" | "currency"> & { readonly examples: string };
  /** The searched fields, "Name or id". */
  searched: string;
  /** The page's primary action; other actions of its header come before it. */
  create?: RecordCreation;
  actions?: ReactNode;
  /** Shown when there are no records; `FirstRecord` where one can be created. */
  empty: ReactNode;
  /** Further help where no record matches. */
  unmatched?: ReactNode;
  /** The owner of the records, for the name of a file; by default the open account. */
  owner?: string;
  banner?: ReactNode;
  /** The days of its statistics, and the figures above the list. */
  statistics?: {
    readonly range: ReactNode;
    readonly shared?: SharedStatistics | undefined;
    readonly summary: (rows: readonly Row[], chosen: readonly Row[]) => ReactNode;
    /** Arranges the rows: stable while numbers arrive that neither order nor filter them. */
    readonly arranging: RecordResource<Row, Column, FilterId, Change>;
    /** Further data of a record, stable until it changes: its row renders again then. */
    readonly figuresOf?: (id: string) => object | undefined;
  };
  /** Further items of the menu View. */
  viewItems?: ReactNode;
  Cards: ComponentType<RecordCardsOf<Row, Column, FilterId, Around>>;
  rowActions: RowActions<Row, Column, FilterId, Change, Around>;
  BulkBar: ComponentType<Omit<BulkBarProps<Action>, "actions">>;
  /** @param records without their staged changes where the action uses the records on the service */
  onBulk?: (action: Action, records: readonly Row[]) => void;
  /** Makes copies of a record, given as the service has it. */
  onDuplicate?: (record: Row) => void;
  /** Why several cannot be changed at once, and none copied. */
  bulkReason?: string | undefined;
  onPaste?: (pasting: Pasting<Row, Column>) => void;
  /** Panels and dialogs. */
  children: (chosen: ChosenRecords<Row>) => ReactNode;
}

/** The records of an account: search, filters, views, grid or cards, selection, staging, copy and paste. */
export function RecordPage<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
  Around extends CellAround,
  Action extends string,
>(props: RecordPageProps<Row, Column, FilterId, Change, Around, Action>) {
  const { kind, view, list, staging, planned, around, create, settled, Cards, BulkBar } = props;
  const { resource, label: title } = kind;
  const { zone, referredName, readOnlyReason } = around;
  const { originals, records: all } = planned;
  const stagedOnly = view.stagedOnly && originals.size > 0;
  const records = useMemo(
    () => (stagedOnly ? all.filter(({ id }) => originals.has(id)) : all),
    [stagedOnly, all, originals],
  );
  const { rows, lines, seen, groups } = useRecordLines(props.statistics?.arranging ?? resource, {
    records,
    view,
    zone,
    referredName,
    settled,
  });
  const chosen = useChosenRecords({ records: all, rows, originals });
  const inSight = { chosen: chosen.chosen, shown: seen };
  const copy = useCopyRows({
    ...inSight,
    resource,
    original: chosen.original,
    code: copying,
    copied: ({ copiedRecords }, format, copied) =>
      copiedRecords(resource, format, copied, view.layout, referredName, zone),
  });
  usePasteRows({ ...inSight, layout: view.layout, readOnlyReason, onPaste: props.onPaste });
  const [addingFilter, setAddingFilter] = useState(false);
  const onAddFilter = useCallback(() => setAddingFilter(true), []);
  useRecordCommands({ page: resource.name, title, edits: kind.editing !== undefined, create, onAddFilter });
  useLevelCommands({ page: resource.name, title, levels: kind.levels }, chosen, view.panel);
  const narrow = useNarrow();
  const saved = useSavedViews(props.views.key);
  const rowProps = {
    rows,
    originals,
    around,
    view,
    selection: chosen.selection,
    onSelection: chosen.setSelection,
    pendingDeletions: props.pendingDeletions,
    panelHref: usePanelHref(),
    figuresOf: props.statistics?.figuresOf,
    ...props.rowActions,
  };
  // Hidden deleted ones are not counted.
  const hidden = view.deleted === "hidden";
  const counted = useMemo(() => (hidden ? all.filter(({ deleted }) => !deleted) : all), [hidden, all]);
  return (
    <>
      <ListPage
        title={title}
        one={resource.one}
        many={resource.many}
        tabs={<ViewTabs of={props.views} saved={saved} onQuery={view.setQuery} />}
        actions={<RecordPageActions create={create}>{props.actions}</RecordPageActions>}
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
            resource={resource}
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
            resource={resource}
            title={title}
            view={view}
            list={list}
            staging={staging}
            planned={planned}
            around={around}
            rows={rows}
            chosen={chosen}
            owner={props.owner}
            statistics={props.statistics}
            viewItems={props.viewItems}
          />
        }
        banner={
          <>
            {saved.offered.length > 0 && <BringViewsOver saved={saved} />}
            {props.banner}
          </>
        }
        summary={props.statistics?.summary(rows, chosen.chosen)}
        skeleton={<RecordSkeleton kind={kind} view={view} />}
        empty={props.empty}
        clear={{ label: `Show all ${resource.many}`, run: view.showAll, words: props.unmatched }}
      >
        {narrow ? (
          <RecordCardRows kind={kind} Cards={Cards} {...rowProps} lines={lines} groups={groups} />
        ) : (
          <RecordGrid kind={kind} {...rowProps} {...copiesOf(props, chosen)} lines={lines} groups={groups} />
        )}
      </ListPage>
      {chosen.chosen.length > 0 && (
        <BulkBar
          many={resource.many}
          {...chosen.counts}
          complete={list.complete}
          readOnlyReason={props.bulkReason}
          staged={originals.size > 0}
          onCopy={copy}
          onAction={({ action, atOnce }) =>
            props.onBulk?.(action, atOnce ? chosen.chosen.map(chosen.original) : chosen.chosen)
          }
          onSelectAll={chosen.chooseAll}
          onClear={chosen.clear}
        />
      )}
      {staging?.on && props.stagingBar?.(stagedOnly)}
      <RecordPalette
        kind={kind}
        view={view}
        chosen={chosen}
        shown={seen}
        around={around}
        onSave={props.rowActions.onSave}
        onPaste={props.onPaste}
      />
      {props.children(chosen)}
    </>
  );
}

/** The action of the copy key; none on pages without copies. */
const copiesOf = <Row extends ShownRecord>(
  { onDuplicate, bulkReason }: { onDuplicate?: (record: Row) => void; bulkReason?: string | undefined },
  { original }: Pick<ChosenRecords<Row>, "original">,
) =>
  onDuplicate && {
    onDuplicate: (row: Row) => {
      if (bulkReason !== undefined) toast({ title: bulkReason });
      else if (!row.deleted) onDuplicate(original(row));
    },
  };
