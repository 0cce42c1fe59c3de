import { Copy, Download, RefreshCw } from "lucide-react";
import { type ReactNode, useCallback, useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useCommands } from "@/components/shell/commands";
import { ListPage } from "@/components/shell/list-page";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { toast } from "@/components/ui/toast";
import type { CallError } from "@/lib/ads/errors";
import { counted } from "@/lib/format/plurals";
import { arrangeLookup, lookupCsv, lookupText } from "@/lib/insights/lookup-table";
import { saveFile } from "@/lib/save-file";
import { zoneOrUtc } from "@/lib/time/calendar";
import { LookupRows, type ShownColumn } from "./lookup-rows";
import { LookupTabs } from "./lookup-tabs";
import type { LookupView } from "./use-lookup-view";

interface ReadLookup {
  readonly complete: boolean;
  readonly pending: boolean;
  readonly asOf: number | undefined;
  readonly error: CallError | null;
  readonly fetching: boolean;
  readonly refetch: () => void;
}

interface LookupPageProps<Item> {
  view: LookupView;
  /** The words for one and several entries, and the table's name: "placement", "placements", "Placements". */
  one: string;
  many: string;
  label: string;
  read: ReadLookup;
  rows: readonly Item[];
  keyOf: (row: Item) => string;
  columns: readonly ShownColumn<Item>[];
  /** The label of a search by the service, "Name starts with"; without it all columns are searched here. */
  searchedBy?: string;
  filters?: ReactNode;
  /** The purpose of the table. */
  about: ReactNode;
  /** Shown when there are no entries; by default, that the service lists none. */
  empty?: ReactNode;
}

/** One reference table: search, order, copy and download. */
export function LookupPage<Item>({
  view,
  one,
  many,
  label,
  read,
  rows,
  keyOf,
  columns,
  searchedBy,
  filters,
  about,
  empty,
}: LookupPageProps<Item>) {
  const { account } = useAccount();
  const { search, order } = view;
  const found = useMemo(
    () => arrangeLookup(rows, columns, { search: searchedBy === undefined ? search : "", order }),
    [rows, columns, search, searchedBy, order],
  );
  const { shown, more } = useShowMore(found);
  const nothing = found.length === 0 ? "There is nothing to take away." : undefined;
  const download = useCallback(
    () => saveFile(`${label}.csv`, "text/csv;charset=utf-8", lookupCsv(found, columns)),
    [label, found, columns],
  );
  const copy = useCallback(async () => {
    const copied = counted(found.length, "row");
    await navigator.clipboard.writeText(lookupText(found, columns)).then(
      () => toast({ title: `Copied ${copied}`, tone: "positive" }),
      () =>
        toast({
          title: "The table was not copied",
          description: "The browser does not allow it. Download it as CSV instead.",
          tone: "attention",
        }),
    );
  }, [found, columns]);
  useCommands(
    useMemo(
      () => [
        {
          id: "lookups.copy",
          group: "Lookups",
          label: "Copy the table",
          disabledReason: nothing,
          run: () => void copy(),
        },
        {
          id: "lookups.csv",
          group: "Lookups",
          label: "Download the table as CSV",
          words: "export",
          disabledReason: nothing,
          run: download,
        },
      ],
      [nothing, copy, download],
    ),
  );
  const again = read.error !== null && rows.length > 0 ? read.error : null;
  return (
    <ListPage
      title="Lookups"
      one={one}
      many={many}
      tabs={<LookupTabs current={view.of} />}
      list={{
        records: rows,
        complete: read.complete,
        pending: read.pending,
        error: again ? null : read.error,
        refetch: read.refetch,
        resume: read.refetch,
      }}
      shown={found.length}
      search={{
        placeholder: searchedBy ?? "Any column contains",
        value: search,
        onValueChange: view.setSearch,
      }}
      filters={filters}
      actions={
        <>
          <IconButton
            label="Read again"
            disabledReason={read.fetching ? "Reading it." : undefined}
            onClick={read.refetch}
          >
            <RefreshCw size={16} aria-hidden />
          </IconButton>
          <IconButton label="Copy what is shown" disabledReason={nothing} onClick={() => void copy()}>
            <Copy size={16} aria-hidden />
          </IconButton>
          <IconButton label="Download what is shown as CSV" disabledReason={nothing} onClick={download}>
            <Download size={16} aria-hidden />
          </IconButton>
        </>
      }
      notice={
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2 text-text-muted">
            <span>{about}</span>
            {read.asOf !== undefined && (
              <span className="ml-auto text-sm">
                Updated{" "}
                <TimeText
                  at={new Date(read.asOf).toISOString()}
                  zone={zoneOrUtc(account?.timezone ?? "UTC")}
                  show="time-and-zone"
                />
              </span>
            )}
          </div>
          {again && (
            <div className="px-4 py-2">
              <ErrorState
                compact
                title={`The ${many} could not be read again`}
                error={again}
                onRetry={read.refetch}
              />
            </div>
          )}
        </>
      }
      skeleton={<SkeletonRows label={`Reading ${many}`} columns={["w-64", "w-40", "w-40"]} rows={10} />}
      empty={empty ?? <EmptyState title={`No ${one} listed`} />}
      clear={{ label: `Show all ${many}`, run: () => view.setSearch("") }}
    >
      <LookupRows label={label} rows={shown} keyOf={keyOf} columns={columns} view={view} />
      {more}
    </ListPage>
  );
}
