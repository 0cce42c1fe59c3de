"use client";

import { Download } from "lucide-react";
import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { exportRecords } from "@/components/ui/grid/export-records";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Menu } from "@/components/ui/menu";
import type { GridExport, ListExport } from "@/lib/grid/csv-columns";
import { useAccount } from "./account";
import { useExportCommand } from "./use-export-command";
import { useNarrow } from "./use-narrow";

const NONE: readonly never[] = [];
const items = new LazyModule(() => import("@/components/ui/grid/export-items"));

interface ExportMenuProps<Row> {
  /** How the records are exported. */
  into: ListExport<Row>;
  /** Those that pass the search and the filters. */
  shown: readonly Row[];
  /** Those that are chosen, where they can be. */
  chosen?: readonly Row[];
  /** No others are still to be read. */
  complete: boolean;
}

/**
 * Exports of a list, or of its selection, at the end of its toolbar. The toolbar's width decides whether the label
 * fits.
 */
export function ExportMenu<Row>({ into, shown, chosen = NONE, complete }: ExportMenuProps<Row>) {
  const late = useLazyModule(items, false);
  const narrow = useNarrow();
  const onExport = useExport(into, shown, chosen);
  useExportCommand({
    many: into.resource.many,
    shown: shown.length,
    complete,
    // Cards show no columns.
    run: (format) => onExport({ rows: "shown", columns: narrow ? "all" : "seen", format }),
  });
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

/** The same for the chosen rows only, in the bar at the bottom. */
export function ExportChosen<Row>({
  into,
  chosen,
}: Pick<ExportMenuProps<Row>, "into"> & { chosen: readonly Row[] }) {
  const late = useLazyModule(items, false);
  const narrow = useNarrow();
  const onExport = useExport(into, NONE, chosen);
  return (
    <Menu side="top" items={items} trigger={<Button size="small">Export…</Button>}>
      {late && <late.ExportItems chosen={chosen.length} columnsSeen={!narrow} onExport={onExport} />}
    </Menu>
  );
}

/** Exports records to a file that is named after the account. */
function useExport<Row>(into: ListExport<Row>, shown: readonly Row[], chosen: readonly Row[]) {
  const { account, accountId } = useAccount();
  const accountName = account?.name ?? accountId;
  return useCallback(
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
}
