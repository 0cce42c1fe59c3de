"use client";

import { BulkBar, type BulkBarProps } from "@/components/bulk/bulk-bar";

const NONE = [] as const;

/** What can be done with selected accounts: they are copied and exported, not changed. */
export function AccountBulkBar(props: Omit<BulkBarProps<never>, "actions">) {
  return <BulkBar actions={NONE} {...props} />;
}
