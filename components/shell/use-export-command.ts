"use client";

import { useEffect, useMemo, useRef } from "react";
import { exportedAs, typedFormat } from "@/components/ui/grid/exported-as";
import { whyNotExport } from "@/lib/grid/csv-columns";
import { TABLE_FORMATS, type TableFormat } from "@/lib/table-files/table-formats";
import { capital } from "@/lib/text/characters";
import { useCommands } from "./commands";

interface ExportCommand {
  /** The kind of the rows: "campaigns". */
  many: string;
  /** Rows that go into the file. */
  shown: number;
  /** No others are still to be read. */
  complete: boolean;
  run: (format: TableFormat) => void;
}

/** Palette commands to export the rows of a list: in the format chosen last, or in a typed one, "export as xlsx". */
export function useExportCommand({ many, shown, complete, run }: ExportCommand): void {
  const chosen = exportedAs.useValue();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const problem = whyNotExport(shown, complete);
  useCommands(
    useMemo(() => {
      const labelled = (format: TableFormat) => `Export these ${many} as ${TABLE_FORMATS[format].label}`;
      return [
        {
          id: `${many}.export`,
          group: capital(many),
          label: labelled(chosen),
          words: "download file",
          disabledReason: problem,
          run: () => latest.current(chosen),
          reads: (typed: string) => {
            const format = /\b(export|download)/i.test(typed) ? typedFormat(typed) : undefined;
            if (format === undefined || format === chosen) return undefined;
            return { label: labelled(format), problem, run: () => latest.current(format) };
          },
        },
      ];
    }, [many, chosen, problem]),
  );
}
