"use client";

import { Copy, Trash2 } from "lucide-react";
import { BulkBar, type BulkBarAction, type BulkBarProps } from "@/components/bulk/bulk-bar";

export type AdBulkAction = "duplicate" | "remove";

const ACTIONS: readonly BulkBarAction<AdBulkAction>[] = [
  { action: "duplicate", label: "Duplicate into…", icon: Copy },
  { action: "remove", label: "Remove…", icon: Trash2 },
];

/** Actions for selected ads. Ads cannot be paused: an ad is removed, or its line item is paused. */
export function AdBulkBar(props: Omit<BulkBarProps<AdBulkAction>, "actions">) {
  return <BulkBar actions={ACTIONS} {...props} />;
}
