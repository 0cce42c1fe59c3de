import { Gavel, Pause, PenLine, Play, Trash2, Wallet } from "lucide-react";
import type { BulkBarAction } from "@/components/bulk/bulk-bar";

export type BulkAction = "pause" | "resume" | "bid" | "budget" | "rename" | "delete";

/** What can be done with many line items at once. */
export const BULK_ACTIONS: readonly BulkBarAction<BulkAction>[] = [
  { action: "pause", label: "Pause", icon: Pause },
  { action: "resume", label: "Resume", icon: Play },
  { action: "bid", label: "Bid…", icon: Gavel },
  { action: "budget", label: "Budget…", icon: Wallet },
  { action: "rename", label: "Rename…", icon: PenLine },
  { action: "delete", label: "Delete…", icon: Trash2 },
];
