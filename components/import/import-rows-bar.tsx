import type { StoredHistory } from "@/components/builder/use-stored-history";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { BulkResource } from "@/lib/bulk/bulk-plan";
import { formatNumber } from "@/lib/format/numbers";
import { fieldHeading } from "@/lib/grid/csv-columns";
import { saveReport } from "@/lib/import/report";
import type { ImportWork } from "@/lib/import/work";
import type { ImportKind, ImportTypes } from "@/lib/record-import/import-kind";
import { ImportBar } from "./import-bar";
import type { ShownRow, useRecordImport } from "./use-record-import";

interface ImportRowsBarProps<T extends ImportTypes>
  extends Pick<ReturnType<typeof useRecordImport<T>>, "plan" | "progress"> {
  kind: ImportKind<T>;
  rows: readonly ShownRow<T>[];
  work: ImportWork<T["field"]>;
  /** Whether the input is stored on this device. */
  storage: StoredHistory<ImportWork<T["field"]> | null>["storage"];
  /** Why nothing can be sent now, whatever the rows say. */
  waits: string | undefined;
  /** Why the rows cannot be sent. */
  reason: string | undefined;
  onShowWrong: () => void;
  onRetry: () => void;
  onStart: () => void;
}

/** The button that sends the rows, and the outcome of those that were sent. */
export function ImportRowsBar<T extends ImportTypes>({
  kind,
  rows,
  plan,
  progress,
  work,
  storage,
  waits,
  reason,
  onShowWrong,
  onRetry,
  onStart,
}: ImportRowsBarProps<T>) {
  const { resource } = kind;
  const account = useAccount();
  const busy = progress.job !== undefined;
  const count = (state: ShownRow<T>["state"]) => rows.filter((row) => row.state === state).length;
  const [impossible, refused, done] = [count("impossible"), count("failed"), count("done")];
  const report = () =>
    saveReport(work.file.name, rows, {
      fields: kind.fields.filter((field) => rows.some(({ cells }) => cells[field] !== undefined)),
      heading: fieldHeading,
      identifiers: kind.identifiers,
      idColumn: `${resource.one.replace(" ", "_")}_id`,
      doneWord: "done",
    });
  return (
    <ImportBar
      progress={progress}
      done={done > 0 ? `${formatNumber(done)} done` : undefined}
      storage={storage}
      note={requestsOf(resource, plan)}
      wrong={impossible}
      onShowWrong={onShowWrong}
      refused={refused}
      retryReason={waits}
      onRetry={onRetry}
      onReport={done + refused > 0 ? report : undefined}
    >
      {plan.items.length === 0 && done > 0 && !busy ? (
        <LinkButton href={accountHref(account, resource.name)} tone="primary">
          Go to the {resource.many}
        </LinkButton>
      ) : (
        <Button tone="primary" busy={busy} disabledReason={reason} onClick={onStart}>
          {plan.items.length === 0 ? "Import" : plan.title}
        </Button>
      )}
    </ImportBar>
  );
}

function requestsOf(
  { batchMax, many }: BulkResource,
  { requests }: { readonly requests: number },
): string | undefined {
  if (requests < 2) return requests === 1 ? "Sends one request" : undefined;
  return `Sends ${formatNumber(requests)} requests of at most ${batchMax} ${many} each`;
}
