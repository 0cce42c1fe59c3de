import { Copy, Pause, PenLine, Play, Trash2, Wallet } from "lucide-react";
import type { ComponentType } from "react";
import type { BulkBarAction } from "./bulk-bar";
import { BulkRenameFields } from "./bulk-rename-fields";

/** What the inputs for a change of many records get. */
export interface ActionFields<Row, Change, Around> {
  records: readonly Row[];
  /** Of the records. */
  currencies: readonly string[];
  around: Around;
  /** @param change undefined while it is incomplete */
  onChange: (change: Change | undefined) => void;
}

/** An action for selected records: its button, and the change that it makes. */
export interface RecordAction<Row, Change, Around, Name extends string = string> extends BulkBarAction<Name> {
  /** "Change the budget of"; left out where the action has a dialog of its own. */
  readonly verb?: string;
  /** The name of the amounts; "budget" by default. */
  readonly amount?: string;
  /** The change, where there is nothing to choose. */
  readonly change?: Change;
  readonly Fields?: ComponentType<ActionFields<Row, Change, Around>>;
}

export const PAUSE = {
  action: "pause",
  label: "Pause",
  icon: Pause,
  verb: "Pause",
  change: { kind: "status", status: "PAUSED" },
} as const;
export const RESUME = {
  action: "resume",
  label: "Resume",
  icon: Play,
  verb: "Resume",
  change: { kind: "status", status: "ACTIVE" },
} as const;
/** Its inputs depend on the records. */
export const BUDGET = {
  action: "budget",
  label: "Budget…",
  icon: Wallet,
  verb: "Change the budget of",
} as const;
export const RENAME = {
  action: "rename",
  label: "Rename…",
  icon: PenLine,
  verb: "Rename",
  Fields: BulkRenameFields,
} as const;
export const DUPLICATE = { action: "duplicate", label: "Duplicate…", icon: Copy, atOnce: true } as const;
export const DELETE = {
  action: "delete",
  label: "Delete…",
  icon: Trash2,
  atOnce: true,
  change: { kind: "delete" },
} as const;
