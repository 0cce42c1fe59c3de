"use client";

import { Gavel, Pause, PenLine, Play, Trash2, Wallet } from "lucide-react";
import { BulkBar, type BulkBarAction, type BulkBarProps } from "@/components/bulk/bulk-bar";

export type BulkAction = "pause" | "resume" | "bid" | "budget" | "rename" | "delete";

const ACTIONS: readonly BulkBarAction<BulkAction>[] = [
  { action: "pause", label: "Pause", icon: Pause },
  { action: "resume", label: "Resume", icon: Play },
  { action: "bid", label: "Bid…", icon: Gavel },
  { action: "budget", label: "Budget…", icon: Wallet },
  { action: "rename", label: "Rename…", icon: PenLine },
  { action: "delete", label: "Delete…", icon: Trash2 },
];

/** What can be done with the chosen line items. */
export function LineItemBulkBar(props: Omit<BulkBarProps<BulkAction>, "label" | "actions">) {
  return <BulkBar label="Chosen line items" actions={ACTIONS} {...props} />;
}
