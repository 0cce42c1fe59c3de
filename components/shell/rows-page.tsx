import type { ComponentProps, ReactNode } from "react";
import { Switch } from "@/components/ui/checkbox";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import type { AdsList } from "@/lib/ads/client";
import type { ListExport } from "@/lib/grid/csv-columns";
import { zoneOrUtc } from "@/lib/time/calendar";
import { useAccount } from "./account";
import { ExportMenu } from "./export-menu";
import type { ListedRows } from "./list-body";
import { ListPage } from "./list-page";
import type { Gate } from "./permission-reason";
import { RoleGate } from "./role-gate";
import { ChosenRows, type RowChoice, useRowChoice } from "./row-choice";
import type { useListView } from "./use-list-view";

type ListPageProps = ComponentProps<typeof ListPage>;

interface Listed {
  readonly id: string;
}

/** The words of a page of rows, and its keys. */
export interface RowsKind<Row extends Listed> extends Pick<ListPageProps, "title" | "one" | "many" | "tabs"> {
  /** The endpoint that the list depends on. */
  readonly needs: Gate;
  /** The part that is closed to roles without access; by default the list. */
  readonly what?: string;
  /** The widths of its columns, for the skeleton. */
  readonly widths: readonly string[];
  /** The searched fields, "Name or type", and the group of the page's commands; by default its title. */
  readonly searchedBy: string;
  readonly group?: string;
  /** The button to clear search and filters where nothing matches, "Show all polls". */
  readonly clear: string;
  /** Deleted records remain, and are shown on request. */
  readonly keepsDeleted?: boolean;
  /** The name of a row, where rows can be chosen. */
  readonly nameOf?: (row: Row) => string;
  /** Key of a row in the grace window of its deletion, where rows can be deleted. */
  readonly graceKey?: (id: string) => string;
}

interface RowsGateProps<Row extends Listed> {
  kind: RowsKind<Row>;
  children: ReactNode;
}

/** Wraps a page of rows: closed to roles without access, and a skeleton until the role is known. */
export function RowsGate<Row extends Listed>({ kind, children }: RowsGateProps<Row>) {
  const { needs, title, many, what = many, tabs } = kind;
  return (
    <RoleGate needs={needs} title={title} what={what} tabs={tabs} waiting={<RowsSkeleton {...kind} />}>
      {children}
    </RoleGate>
  );
}

const RowsSkeleton = ({ many, widths }: { many: string; widths: readonly string[] }) => (
  <SkeletonRows label={`Reading ${many}`} columns={widths} rows={8} />
);

interface RowsSeen<Row extends Listed, Id extends string> {
  readonly view: ReturnType<typeof useListView<Id>>;
  readonly list: Omit<AdsList<Row>, "updatedAt">;
  /** Those that pass the search and the filters, in order. */
  readonly shown: readonly Row[];
  /** How they are exported. */
  readonly into: ListExport<Row>;
}

interface Rows<Row extends Listed, Id extends string> extends RowsSeen<Row, Id> {
  readonly kind: RowsKind<Row>;
  readonly choice: RowChoice<Row>;
  /** The data for the rows themselves. */
  readonly body: ListedRows<Row, Id>;
  /** Renders more rows. */
  readonly more: ReactNode;
}

const ID = ({ id }: Listed) => id;

/** The rows of a page: which are rendered, chosen and about to be deleted. */
export function useRows<Row extends Listed, Id extends string>(
  kind: RowsKind<Row>,
  seen: RowsSeen<Row, Id>,
): Rows<Row, Id> {
  const { nameOf, graceKey } = kind;
  const { view, list, shown, into } = seen;
  const { account } = useAccount();
  const pendingDeletions = usePendingDeletions();
  const { shown: rows, more } = useShowMore(shown);
  const isPendingDeletion = ({ id }: Row) => graceKey !== undefined && pendingDeletions.has(graceKey(id));
  const choice = useRowChoice<Row>({
    resource: into.resource,
    records: list.records,
    shown,
    nameOf: nameOf ?? ID,
    isPendingDeletion,
  });
  const zone = zoneOrUtc(account?.timezone);
  return {
    ...seen,
    kind,
    choice,
    body: { rows, zone, view, isPendingDeletion, ...(nameOf && { choice }) },
    more,
  };
}

interface RowsPageProps<Row extends Listed, Id extends string>
  extends Pick<ListPageProps, "waiting" | "filters" | "actions" | "empty"> {
  rows: Rows<Row, Id>;
  /** Clears the page's own filters. */
  onClear?: () => void;
  /** Beside the export. */
  end?: ReactNode;
  /** Actions for the chosen rows; by default an export. */
  chosen?: ReactNode;
  /** The rows, without anything beside them. */
  children: ReactNode;
}

/** A page that lists records of an account, one a row, each with a panel. */
export function RowsPage<Row extends Listed, Id extends string>({
  rows,
  onClear,
  filters,
  end,
  chosen,
  children,
  ...page
}: RowsPageProps<Row, Id>) {
  const { kind, view, list, shown, into, choice, more } = rows;
  const clear = () => {
    view.setSearch("");
    onClear?.();
  };
  return (
    <>
      <ListPage
        {...page}
        title={kind.title}
        one={kind.one}
        many={kind.many}
        tabs={kind.tabs}
        list={list}
        shown={shown.length}
        search={{
          placeholder: kind.searchedBy,
          group: kind.group ?? kind.title,
          value: view.search,
          onValueChange: view.setSearch,
        }}
        filters={
          <>
            {filters}
            {kind.keepsDeleted && (
              <Switch checked={view.withDeleted} onCheckedChange={view.setWithDeleted}>
                Show deleted
              </Switch>
            )}
          </>
        }
        end={
          <>
            {end}
            <ExportMenu into={into} shown={shown} chosen={choice.chosen} complete={list.complete} />
          </>
        }
        skeleton={<RowsSkeleton {...kind} />}
        clear={{ label: kind.clear, run: clear }}
      >
        {children}
        {more}
      </ListPage>
      {chosen ?? <ChosenRows choice={choice} into={into} />}
    </>
  );
}
