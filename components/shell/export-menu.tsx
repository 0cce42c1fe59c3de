"use client";

import { Download } from "lucide-react";
import { useMemo } from "react";
import { Button } from "@/components/ui/button";
import type { ExportItemsProps } from "@/components/ui/grid/export-items";
import { Late, useLate } from "@/components/ui/late";
import { Menu } from "@/components/ui/menu";
import { whyNotExport } from "@/lib/grid/csv-columns";
import { useCommands } from "./commands";
import { useNarrow } from "./use-narrow";

interface ExportMenuProps extends Omit<ExportItemsProps, "chosen"> {
  /** Rows that are chosen, where they can be. */
  chosen?: number;
  /** What is listed, "polls". */
  many: string;
  /** The group of the page's commands, "Polls". */
  group: string;
}

const items = new Late(() => import("@/components/ui/grid/export-items"));

/** Exports of a list, at the end of its toolbar. */
export function ExportMenu({ many, group, chosen = 0, ...exporting }: ExportMenuProps) {
  const late = useLate(items, false);
  const narrow = useNarrow();
  const { shown, complete, onExport } = exporting;
  useCommands(
    useMemo(
      () => [
        {
          id: `${group.toLowerCase()}.export`,
          group,
          label: `Export these ${many}`,
          words: "csv download",
          disabledReason: whyNotExport(shown, complete),
          run: () => onExport({ rows: "shown", columns: "seen" }),
        },
      ],
      [group, many, shown, complete, onExport],
    ),
  );
  return (
    <Menu
      align="end"
      items={items}
      trigger={
        <Button tone="quiet" className="max-md:w-8 max-md:px-0">
          <Download size={14} aria-hidden />
          <span className="max-md:sr-only">Export</span>
        </Button>
      }
    >
      {late && <late.ExportItems chosen={chosen} columnsSeen={!narrow} {...exporting} />}
    </Menu>
  );
}
