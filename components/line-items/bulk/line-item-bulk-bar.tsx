"use client";

import {
  CalendarRange,
  Copy,
  Gavel,
  Newspaper,
  Pause,
  PenLine,
  Play,
  Target,
  Trash2,
  Wallet,
} from "lucide-react";
import { BulkBar, type BulkBarAction, type BulkBarProps } from "@/components/bulk/bulk-bar";

export type LineItemBulkAction =
  | "pause"
  | "resume"
  | "dates"
  | "bid"
  | "budget"
  | "rename"
  | "targeting"
  | "posts"
  | "duplicate"
  | "delete";

const ACTIONS: readonly BulkBarAction<LineItemBulkAction>[] = [
  { action: "pause", label: "Pause", icon: Pause },
  { action: "resume", label: "Resume", icon: Play },
  { action: "dates", label: "Dates…", icon: CalendarRange },
  { action: "bid", label: "Bid…", icon: Gavel },
  { action: "budget", label: "Budget…", icon: Wallet },
  { action: "rename", label: "Rename…", icon: PenLine },
  { action: "targeting", label: "Targeting…", icon: Target },
  { action: "posts", label: "Posts…", icon: Newspaper },
  { action: "duplicate", label: "Duplicate…", icon: Copy },
  { action: "delete", label: "Delete…", icon: Trash2 },
];

/** The actions for selected line items. */
export function LineItemBulkBar(props: Omit<BulkBarProps<LineItemBulkAction>, "actions">) {
  return <BulkBar actions={ACTIONS} {...props} />;
}
