"use client";

import { MenuChoice, MenuItem } from "@/components/ui/menu";
import { formatNumber } from "@/lib/format/numbers";
import { type GridExport, whyNotExport } from "@/lib/grid/csv-columns";
import { TABLE_FORMATS, tableFormats } from "@/lib/table-files/table-formats";
import { exportedAs } from "./exported-as";

export interface ExportItemsProps {
  /** Rows that pass the search and the filters; left out to export only the chosen ones. */
  shown?: number;
  /** No others are still to be read. */
  complete?: boolean;
  /** Rows that are chosen, whether they pass or not. */
  chosen: number;
  /** Some values are staged. */
  staged?: boolean;
  /** Some columns have numbers that can be explained. */
  explained?: boolean;
  onExport: (wish: GridExport) => void;
}

const COLUMNS = {
  seen: "columns as seen",
  explained: "with definitions",
  all: "all fields",
} as const;

const FORMAT_OPTIONS = tableFormats.map((value) => ({ value, label: TABLE_FORMATS[value].label }));

/**
 * The export items of a menu.
 *
 * @param columnsSeen rows are shown in columns; otherwise files have all fields
 */
export function ExportItems({
  shown,
  complete = true,
  chosen,
  staged = false,
  explained = false,
  onExport,
  columnsSeen,
}: ExportItemsProps & { columnsSeen: boolean }) {
  const format = exportedAs.useValue();
  const choices = [
    ...(columnsSeen ? (["seen"] as const) : []),
    ...(columnsSeen && explained ? (["explained"] as const) : []),
    "all" as const,
  ];
  const items = (rows: GridExport["rows"], words: string, disabledReason?: string) => (
    <>
      {choices.map((columns) => (
        <MenuItem
          key={columns}
          disabledReason={disabledReason}
          onSelect={() => onExport({ rows, columns, format, staged: false })}
        >
          Export {words}, {COLUMNS[columns]}
        </MenuItem>
      ))}
      {staged && (
        <MenuItem
          disabledReason={disabledReason}
          onSelect={() => onExport({ rows, columns: columnsSeen ? "seen" : "all", format, staged: true })}
        >
          Export {words}, with staged values
        </MenuItem>
      )}
    </>
  );
  return (
    <>
      <MenuChoice
        label="Export as"
        value={format}
        onValueChange={exportedAs.setValue}
        options={FORMAT_OPTIONS}
        staysOpen
      />
      {shown !== undefined && items("shown", "these rows", whyNotExport(shown, complete))}
      {chosen > 0 && items("chosen", `the ${formatNumber(chosen)} selected`)}
    </>
  );
}
