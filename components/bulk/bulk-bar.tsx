"use client";

import { ClipboardCopy, type LucideIcon } from "lucide-react";
import { useMemo } from "react";
import { type Command, useCommands } from "@/components/shell/commands";
import { SelectionBar, type SelectionBarProps } from "@/components/shell/selection-bar";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { formatNumber } from "@/lib/format/numbers";
import { COPY_FORMATS, type CopyFormat } from "@/lib/grid/copied-rows";

export interface BulkBarAction<Name extends string> {
  readonly action: Name;
  readonly label: string;
  readonly icon: LucideIcon;
  /** It is never staged, and uses the records on the service. */
  readonly atOnce?: true;
}

export interface BulkBarProps<Name extends string> extends Omit<SelectionBarProps, "beside" | "children"> {
  actions: readonly BulkBarAction<Name>[];
  readOnlyReason: string | undefined;
  onAction: (action: BulkBarAction<Name>) => void;
  /** Some records have staged values. */
  staged: boolean;
  /** @param staged with those values, as if applied */
  onCopy: (format: CopyFormat, staged?: boolean) => void;
}

const COPY_WORDS: Readonly<Record<CopyFormat, string>> = {
  table: "as a table",
  markdown: "as Markdown",
  json: "as JSON, all fields",
};

/** With more actions than these, icons are left out on screens where they would need a second line. */
const PICTURED_MAX = 8;

/** Actions for the selected records of a grid: copying and changing them, by buttons or from the palette. */
export function BulkBar<Name extends string>({
  actions,
  readOnlyReason,
  onAction,
  staged,
  onCopy,
  ...bar
}: BulkBarProps<Name>) {
  const { count } = bar;
  const crowded = actions.length > PICTURED_MAX;
  useCommands(
    useMemo<readonly Command[]>(() => {
      const near = { group: "What is selected", near: true };
      const selected = `${formatNumber(count)} selected`;
      return [
        ...actions.map((action) => ({
          ...near,
          id: `selected.${action.action}`,
          label: `${action.label.replace("…", "")}: ${selected}`,
          disabledReason: readOnlyReason,
          run: () => onAction(action),
        })),
        ...COPY_FORMATS.map((format) => ({
          ...near,
          id: `selected.copy-${format}`,
          label: `Copy ${COPY_WORDS[format]}: ${selected}`,
          run: () => onCopy(format),
        })),
      ];
    }, [actions, count, readOnlyReason, onAction, onCopy]),
  );
  return (
    <SelectionBar
      {...bar}
      beside={
        <Menu
          side="top"
          trigger={
            <Button tone="quiet" size="small" className="max-sm:size-8 max-sm:px-0">
              <ClipboardCopy size={14} aria-hidden />
              <span className="max-sm:sr-only">Copy</span>
            </Button>
          }
        >
          {COPY_FORMATS.map((format) => (
            <MenuItem
              key={format}
              {...(format === "table" && { keys: "mod+c" })}
              onSelect={() => onCopy(format)}
            >
              Copy {COPY_WORDS[format]}
            </MenuItem>
          ))}
          {staged && (
            <MenuItem onSelect={() => onCopy("table", true)}>Copy as a table, with staged values</MenuItem>
          )}
        </Menu>
      }
    >
      {actions.map((action) => (
        <Button
          key={action.action}
          size="small"
          tone={action.action === "delete" ? "danger" : "secondary"}
          disabledReason={readOnlyReason}
          onClick={() => onAction(action)}
        >
          <action.icon size={14} aria-hidden className={crowded ? "max-2xl:hidden" : undefined} />
          {action.label}
        </Button>
      ))}
    </SelectionBar>
  );
}
