"use client";

import { type ReactNode, useMemo, useState } from "react";
import { useAccountIfOpen } from "@/components/shell/account";
import { useCommands } from "@/components/shell/commands";
import { SyncState } from "@/components/shell/sync-state";
import { StagingToggle } from "@/components/staged/staging-toggle";
import type { Staging } from "@/components/staged/use-staging";
import { rangeWords } from "@/components/statistics/range-button";
import type { MeasuredRow } from "@/components/statistics/use-range-reading";
import { Chip } from "@/components/ui/chip";
import { FilterAdder } from "@/components/ui/grid/filters/filter-adder";
import { FilterChips } from "@/components/ui/grid/filters/filter-chips";
import type { Filtering } from "@/components/ui/grid/filters/filtering";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import type { AdsList } from "@/lib/ads/client";
import { whyNotExport } from "@/lib/grid/csv-columns";
import { daysAsFacts, definitionLines, definitionsOf } from "@/lib/records/explained-columns";
import type { RecordResource } from "@/lib/records/record-resource";
import type { ReportFollows } from "@/lib/reports/report";
import type { Planned } from "@/lib/staged/staged-changes";
import type { AnyChange } from "@/lib/staged/staged-resource";
import type { StatisticsDays } from "@/lib/statistics/day-ranges";
import { CreateButton } from "./create-button";
import { RecordSortMenu } from "./record-sort-menu";
import type { CellAround, ShownRecord } from "./record-value";
import { RecordViewMenu } from "./record-view-menu";
import type { ChosenRecords } from "./use-chosen-records";
import type { RecordCreation } from "./use-record-commands";
import type { RecordView } from "./use-record-view";

const report = new LazyModule(() => import("@/components/reports/share-report"));

interface RecordPageActionsProps {
  create: RecordCreation | undefined;
  /** Shown in front of the primary action. */
  children: ReactNode;
}

/** The end of a page's header: its primary action, and what accompanies it. */
export function RecordPageActions({ create, children }: RecordPageActionsProps) {
  return (
    <>
      {children}
      {create && <CreateButton create={create} />}
    </>
  );
}

interface RecordPageFiltersProps<Row extends ShownRecord, Column extends string, FilterId extends string>
  extends Pick<Filtering<FilterId>, "names" | "currency" | "zone"> {
  resource: RecordResource<Row, Column, FilterId>;
  view: RecordView<Column, FilterId>;
  stagedOnly: boolean;
  adding: boolean;
  onAdding: (open: boolean) => void;
  /** "Paused, budget, funding, name…" */
  examples: string;
}

/** The filters of a page of records. */
export function RecordPageFilters<Row extends ShownRecord, Column extends string, FilterId extends string>({
  resource,
  view,
  stagedOnly,
  adding,
  onAdding,
  examples,
  ...around
}: RecordPageFiltersProps<Row, Column, FilterId>) {
  const { filters, unreadable, setFilter, removeFilter, clearFilters } = view;
  const filtering = {
    fields: resource.filters,
    filters,
    unreadable,
    setFilter,
    removeFilter,
    clearFilters,
    ...around,
  };
  return (
    <>
      {stagedOnly && <StagedOnlyChip onRemove={() => view.setStagedOnly(false)} />}
      <FilterChips filtering={filtering} />
      <FilterAdder open={adding} onOpenChange={onAdding} filtering={filtering} examples={examples} />
    </>
  );
}

/** The parts of a list's report besides its rows. */
export interface SharedStatistics {
  readonly days: StatisticsDays;
  /** Reads the numbers of rows. */
  readonly look: (ids: readonly string[]) => void;
  /** The service's entity of a row, and its objectives. */
  readonly follows: (row: MeasuredRow) => ReportFollows["rows"][number];
  /** Why the person may see no statistics. */
  readonly reason: string | undefined;
}

interface RecordPageEndProps<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
> {
  resource: RecordResource<Row, Column, FilterId>;
  title: string;
  view: RecordView<Column, FilterId>;
  list: Omit<AdsList<unknown>, "records">;
  staging: Staging<Row, Change> | undefined;
  planned: Planned<Row>;
  around: CellAround;
  rows: readonly Row[];
  chosen: ChosenRecords<Row>;
  owner: string | undefined;
  statistics: { readonly range: ReactNode; readonly shared?: SharedStatistics | undefined } | undefined;
  viewItems: ReactNode;
}

/** How fresh the list is, staging, and the view menu. */
export function RecordPageEnd<
  Row extends ShownRecord,
  Column extends string,
  FilterId extends string,
  Change extends AnyChange,
>({
  resource,
  title,
  view,
  list,
  staging,
  planned: { originals, records },
  around,
  rows,
  chosen,
  owner,
  statistics,
  viewItems,
}: RecordPageEndProps<Row, Column, FilterId, Change>) {
  const open = useAccountIfOpen();
  const { shared } = statistics ?? {};
  const [sharing, setSharing] = useState(false);
  const late = useLazyModule(report, sharing);
  const whyNotShare = shared && (shared.reason ?? whyNotExport(rows.length, list.complete));
  useShareCommand(title, shared !== undefined, whyNotShare, setSharing);
  return (
    <>
      {statistics?.range}
      <SyncState
        loaded={records.length}
        complete={list.complete}
        fetching={list.fetching}
        updatedAt={list.updatedAt}
        briefOnPhones={statistics !== undefined || rows.length < records.length}
        onRefresh={list.refetch}
      />
      {staging && <StagingToggle staging={staging} group={title} disabledReason={around.readOnlyReason} />}
      <RecordSortMenu
        columns={resource.columns}
        layout={view.layout}
        sort={view.sort}
        onSort={view.setSort}
      />
      <RecordViewMenu
        resource={resource}
        view={view}
        referredName={around.referredName}
        owner={owner ?? open?.account?.name ?? open?.accountId ?? title}
        exporting={{
          shown: rows.length,
          complete: list.complete,
          chosen: chosen.chosen.length,
          staged: originals.size > 0,
        }}
        exported={(wish) => {
          const exported = wish.rows === "chosen" ? chosen.chosen : rows;
          return wish.staged ? exported : exported.map(chosen.original);
        }}
        numbersOf={
          shared &&
          (() => [
            ...daysAsFacts(shared.days.range, shared.days.compared, around.zone),
            ...definitionLines(definitionsOf(view.layout.map(({ id }) => id))),
          ])
        }
        sharing={
          shared && {
            disabledReason: whyNotShare,
            onShare: () => setSharing(true),
          }
        }
        more={viewItems}
      />
      {late && shared && sharing && (
        <late.ShareReport
          list={{
            many: resource.many,
            columns: resource.columns,
            ids: view.layout.map(({ id }) => id),
            rows,
            rangeWords: rangeWords(shared.days.range),
            range: shared.days.range,
            comparison: shared.days.comparison,
            compared: shared.days.compared,
            follows: shared.follows,
            nameOf: around.referredName,
            zone: around.zone,
          }}
          look={shared.look}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
}

/** A chip among the filters for showing only staged changes. */
function StagedOnlyChip({ onRemove }: { onRemove: () => void }) {
  return (
    <Chip label="Staged only" onRemove={onRemove}>
      <span className="px-2 font-medium text-accent-text">Staged only</span>
    </Chip>
  );
}

/** Offers to share the list as a report, if it has statistics. */
function useShareCommand(
  group: string,
  offered: boolean,
  disabledReason: string | undefined,
  onSharing: (sharing: boolean) => void,
): void {
  useCommands(
    useMemo(
      () =>
        offered
          ? [
              {
                id: `${group}.share-report`,
                group,
                label: "Share report",
                words: "link client",
                disabledReason,
                run: () => onSharing(true),
              },
            ]
          : [],
      [group, offered, disabledReason, onSharing],
    ),
  );
}
