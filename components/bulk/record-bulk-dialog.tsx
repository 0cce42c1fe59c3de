"use client";

import { useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import type { BulkPlan, BulkRecord, PlannedItem } from "@/lib/bulk/bulk-plan";
import { GRACE_MS } from "@/lib/jobs/grace";
import { BulkChangeDialog } from "./bulk-change-dialog";
import { BulkDeleteDialog } from "./bulk-delete-dialog";
import type { ValueInWords } from "./bulk-preview";
import type { BulkWork } from "./bulk-work";
import { DELETE, type RecordAction } from "./record-actions";
import { useStartBulkJob } from "./use-start-bulk-job";

interface RecordBulkDialogProps<Row extends BulkRecord, Change, Around, Item extends PlannedItem<Row>> {
  /** With a change, or inputs for one. */
  action: RecordAction<Row, Change, Around>;
  records: readonly Row[];
  around: Around;
  work: BulkWork<Item>;
  /** Memoize it. */
  planOf: (records: readonly Row[], change: Change) => BulkPlan<Item>;
  /** Where changes are staged. */
  onStage: ((title: string, items: readonly Item[]) => void) | undefined;
  valueInWords?: ValueInWords;
  /** Further consequences of a deletion. */
  also: string | undefined;
  onClose: () => void;
  /** A deletion starts. */
  onDeleting: () => void;
}

/** A change or deletion of many records: old → new for each, then the job that carries it out, or staging. */
export function RecordBulkDialog<Row extends BulkRecord, Change, Around, Item extends PlannedItem<Row>>({
  action: { action, verb = "Change", amount = "budget", change: fixed, Fields },
  records,
  around,
  work,
  planOf,
  onStage,
  valueInWords,
  also,
  onClose,
  onDeleting,
}: RecordBulkDialogProps<Row, Change, Around, Item>) {
  const { account, accountId } = useAccount();
  const start = useStartBulkJob(work);
  const [change, setChange] = useState(() => fixed);
  const plan = useMemo(() => change && planOf(records, change), [change, planOf, records]);
  if (action === DELETE.action) {
    return (
      <BulkDeleteDialog
        resource={work.resource}
        items={plan?.items ?? []}
        accountName={account?.name ?? accountId}
        also={also}
        onClose={onClose}
        onStart={(title, items) => {
          onDeleting();
          start({ title, items, grace: GRACE_MS });
        }}
      />
    );
  }
  const currencies = [...new Set(records.flatMap(({ currency }) => currency ?? []))];
  return (
    <BulkChangeDialog
      resource={work.resource}
      verb={verb}
      selected={records.length}
      plan={plan}
      amount={amount}
      stages={onStage !== undefined}
      {...(valueInWords && { valueInWords })}
      onClose={onClose}
      onStart={(title, items) => (onStage ? onStage(title, items) : start({ title, items }))}
    >
      {Fields && <Fields records={records} currencies={currencies} around={around} onChange={setChange} />}
    </BulkChangeDialog>
  );
}
