"use client";

import { Download } from "lucide-react";
import { useCallback, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { exportRecords } from "@/components/ui/grid/export-records";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Menu } from "@/components/ui/menu";
import { type GridExport, type ListExport, whyNotExport } from "@/lib/grid/csv-columns";
import { capital } from "@/lib/text/characters";
import { useAccount } from "./account";
import { useCommands } from "./commands";
import { useNarrow } from "./use-narrow";

interface ExportMenuProps<Row> {
  /** How the records go into a file. */
  into: ListExport<Row>;
  /** Those that pass the search and the filters. */
  shown: readonly Row[];
  /** Those that are chosen, where they can be. */
  chosen?: readonly Row[];
  /** No others are still to be read. */
  complete: boolean;
}

const NONE: readonly never[] = [];
const items = new LazyModule(() => import("@/components/ui/grid/export-items"));

/** Exports of a list, at the end of its toolbar, whose width says whether there is room for the word: what it shows, or what is chosen of it. */
export function ExportMenu<Row>({ into, shown, chosen = NONE, complete }: ExportMenuProps<Row>) {
  const { resource } = into;
  const late = useLazyModule(items, false);
  const narrow = useNarrow();
  const { account, accountId } = useAccount();
  const accountName = account?.name ?? accountId;
  const onExport = useCallback(
    ({ rows, columns, format }: Omit<GridExport, "staged">) =>
      void exportRecords({
        list: into,
        accountName,
        records: rows === "chosen" ? chosen : shown,
        columns,
        format,
      }),
    [into, accountName, shown, chosen],
  );
  useCommands(
    useMemo(
      () => [
        {
          id: `${resource.many}.export`,
          group: capital(resource.many),
          label: `Export these ${resource.many}`,
          words: "csv download",
          disabledReason: whyNotExport(shown.length, complete),
          // Cards show no columns.
          run: () => onExport({ rows: "shown", columns: narrow ? "all" : "seen", format: "csv" }),
        },
      ],
      [resource, shown.length, complete, narrow, onExport],
    ),
  );
  return (
    <Menu
      align="end"
      items={items}
      trigger={
        <Button tone="quiet" title="Export" className="@max-2xl:w-8 @max-2xl:px-0">
          <Download size={14} aria-hidden />
          <span className="@max-2xl:sr-only">Export</span>
        </Button>
      }
    >
      {late && (
        <late.ExportItems
          shown={shown.length}
          chosen={chosen.length}
          complete={complete}
          columnsSeen={!narrow}
          onExport={onExport}
        />
      )}
    </Menu>
  );
}
