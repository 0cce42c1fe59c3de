import { Copy, Pause, PenLine, Play, Trash2, Wallet } from "lucide-react";
import type { BulkBarAction } from "@/components/bulk/bulk-bar";

export type BulkAction = "pause" | "resume" | "budget" | "rename" | "duplicate" | "delete";

/** What can be done with many campaigns at once. */
export const BULK_ACTIONS: readonly BulkBarAction<BulkAction>[] = [
  { action: "pause", label: "Pause", icon: Pause },
  { action: "resume", label: "Resume", icon: Play },
  { action: "budget", label: "Budget…", icon: Wallet },
  { action: "rename", label: "Rename…", icon: PenLine },
  { action: "duplicate", label: "Duplicate…", icon: Copy },
  { action: "delete", label: "Delete…", icon: Trash2 },
];
