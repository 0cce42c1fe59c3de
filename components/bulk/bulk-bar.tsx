"use client";

import { ClipboardCopy, type LucideIcon, X } from "lucide-react";
import { useMemo } from "react";
import { type Command, useCommands } from "@/components/shell/commands";
import { Button } from "@/components/ui/button";
import { returnToGrid } from "@/components/ui/focus-grid";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { formatNumber } from "@/lib/format/numbers";
import { COPY_FORMATS, type CopyFormat } from "@/lib/grid/copied-rows";

export interface BulkBarAction<Name extends string> {
  readonly action: Name;
  readonly label: string;
  readonly icon: LucideIcon;
}

export interface BulkBarProps<Name extends string> {
  /** "Chosen campaigns". */
  label: string;
  actions: readonly BulkBarAction<Name>[];
  count: number;
  /** How many of the chosen are not among those shown now. */
  hidden: number;
  /** How many match the filters, to choose them all. */
  matching: number;
  complete: boolean;
  readOnlyReason: string | undefined;
  onAction: (action: Name) => void;
  /** Values of some records wait to be published. */
  staged: boolean;
  /** @param staged with those values, as if they held */
  onCopy: (format: CopyFormat, staged?: boolean) => void;
  onChooseAll: () => void;
  onClear: () => void;
}

const COPY_WORDS: Readonly<Record<CopyFormat, string>> = {
  table: "as a table",
  markdown: "as Markdown",
  json: "as JSON, all fields",
};

/** What can be done with what is chosen, at the bottom while there are any. */
export function BulkBar<Name extends string>({
  label: name,
  actions,
  count,
  hidden,
  matching,
  complete,
  readOnlyReason,
  onAction,
  staged,
  onCopy,
  onChooseAll,
  onClear,
}: BulkBarProps<Name>) {
  const shown = (n: number) => formatNumber(n);
  useCommands(
    useMemo<readonly Command[]>(() => {
      const near = { group: "What is selected", near: true };
      const selected = `${formatNumber(count)} selected`;
      return [
        ...actions.map(({ action, label }) => ({
          ...near,
          id: `selected.${action}`,
          label: `${label.replace("…", "")}: ${selected}`,
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
    <section
      aria-label={name}
      data-bottom-bar="tall"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t max-sm:gap-x-1 bg-surface-sunken px-4 py-2"
    >
      <p role="status" className="tabular-nums">
        <strong className="font-semibold">{shown(count)} selected</strong>
        {hidden === 0 && count === matching && (
          <span className="text-text-muted"> (all that match{!complete && " so far"})</span>
        )}
        {hidden > 0 && <span className="text-text-muted"> ({shown(hidden)} not shown now)</span>}
      </p>
      <IconButton
        label="Clear the selection"
        keys="escape"
        size="small"
        onClick={() => {
          returnToGrid();
          onClear();
        }}
        className="-ml-2 max-sm:order-1 max-sm:ml-auto max-sm:size-8"
      >
        <X size={14} aria-hidden />
      </IconButton>
      {count - hidden < matching && (
        <Button tone="quiet" size="small" onClick={onChooseAll}>
          Select all {shown(matching)} matching{!complete && " so far"}
        </Button>
      )}
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
      <div className="grid w-full grid-cols-3 gap-1.5 max-sm:order-last sm:ml-auto sm:flex sm:w-auto sm:flex-wrap">
        {actions.map(({ action, label, icon: Icon }) => (
          <Button
            key={action}
            size="small"
            tone={action === "delete" ? "danger" : "secondary"}
            disabledReason={readOnlyReason}
            onClick={() => onAction(action)}
            className="max-sm:h-10"
          >
            <Icon size={14} aria-hidden />
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
