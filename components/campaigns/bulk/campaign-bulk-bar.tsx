"use client";

import { Copy, Pause, PenLine, Play, Trash2, Wallet } from "lucide-react";
import { BulkBar, type BulkBarAction, type BulkBarProps } from "@/components/bulk/bulk-bar";

export type CampaignBulkAction = "pause" | "resume" | "budget" | "rename" | "duplicate" | "delete";

const ACTIONS: readonly BulkBarAction<CampaignBulkAction>[] = [
  { action: "pause", label: "Pause", icon: Pause },
  { action: "resume", label: "Resume", icon: Play },
  { action: "budget", label: "Budget…", icon: Wallet },
  { action: "rename", label: "Rename…", icon: PenLine },
  { action: "duplicate", label: "Duplicate…", icon: Copy },
  { action: "delete", label: "Delete…", icon: Trash2 },
];

/** The actions for selected campaigns. */
export function CampaignBulkBar(props: Omit<BulkBarProps<CampaignBulkAction>, "actions">) {
  return <BulkBar actions={ACTIONS} {...props} />;
}
