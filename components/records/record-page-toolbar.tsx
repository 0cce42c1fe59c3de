"use client";

import type { ReactNode } from "react";
import { SyncState } from "@/components/shell/sync-state";
import { StagedOnlyChip } from "@/components/staged/staged-only-chip";
import { StagingToggle } from "@/components/staged/staging-toggle";
import type { Staging } from "@/components/staged/use-staging";
import { FilterAdder } from "@/components/ui/grid/filters/filter-adder";
import { FilterChips } from "@/components/ui/grid/filters/filter-chips";
import type { Filtering } from "@/components/ui/grid/filters/filtering";
import type { AdsList } from "@/lib/ads/client";
import type { RecordNoun } from "@/lib/records/record-noun";
import type { AnyChange } from "@/lib/staged/staged-noun";
import type { CellAround, ShownRecord } from "./record-value";
import { RecordViewMenu } from "./record-view-menu";
import type { ChosenRecords } from "./use-chosen-records";
import type { RecordView } from "./use-record-view";

interface RecordPageFiltersProps<
  Row extends ShownRecord,
  Column extends string,
  Field extends string,
  FilterId extends string,
> extends Pick<Filtering<FilterId>, "names" | "currency" | "zone"> {
  noun: RecordNoun<Row, Column, Field, FilterId>;
  view: RecordView<Column, FilterId>;
  stagedOnly: boolean;
  adding: boolean;
  onAdding: (open: boolean) => void;
  /** "Paused, budget, funding, name…" */
  examples: string;
}

/** The filters of a page of records. */
export function RecordPageFilters<
  Row extends ShownRecord,
  Column extends string,
  Field extends string,
  FilterId extends string,
>({
  noun,
  view,
  stagedOnly,
  adding,
  onAdding,
  examples,
  ...around
}: RecordPageFiltersProps<Row, Column, Field, FilterId>) {
  const { filters, unreadable, setFilter, removeFilter, clearFilters } = view;
  const filtering = {
    fields: noun.filters,
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

interface RecordPageEndProps<
  Row extends ShownRecord,
  Column extends string,
  Field extends string,
  FilterId extends string,
  Change extends AnyChange,
> {
  noun: RecordNoun<Row, Column, Field, FilterId>;
  title: string;
  view: RecordView<Column, FilterId>;
  list: Omit<AdsList<unknown>, "records">;
  staging: Staging<Row, Change>;
  around: CellAround;
  rows: readonly Row[];
  chosen: ChosenRecords<Row>;
  viewItems: ReactNode;
}

/** How fresh the list is, staging, and how the list is shown. */
export function RecordPageEnd<
  Row extends ShownRecord,
  Column extends string,
  Field extends string,
  FilterId extends string,
  Change extends AnyChange,
>({
  noun,
  title,
  view,
  list,
  staging,
  around,
  rows,
  chosen,
  viewItems,
}: RecordPageEndProps<Row, Column, Field, FilterId, Change>) {
  const { originals, records } = staging.planned;
  return (
    <>
      <SyncState
        loaded={records.length}
        complete={list.complete}
        fetching={list.fetching}
        updatedAt={list.updatedAt}
        briefOnPhones={rows.length < records.length}
        onRefresh={list.refetch}
      />
      <StagingToggle staging={staging} group={title} disabledReason={around.readOnlyReason} />
      <RecordViewMenu
        noun={noun}
        view={view}
        referredName={around.referredName}
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
        more={viewItems}
      />
    </>
  );
}
