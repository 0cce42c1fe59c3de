import { type ReactNode, useState } from "react";
import type { StoredHistory } from "@/components/builder/use-stored-history";
import { NOT_PASSED, usePassed } from "@/components/bulk/confirm-warnings";
import { useAccount } from "@/components/shell/account";
import { PageBody } from "@/components/shell/page-header";
import { SyncState } from "@/components/shell/sync-state";
import { useStore } from "@/components/ui/use-store";
import type { ImportWork } from "@/lib/import/work";
import { jobHasEnded, jobStore } from "@/lib/jobs/jobs";
import { foreignRows } from "@/lib/record-import/diff-file";
import type { ImportKind, ImportTypes } from "@/lib/record-import/import-kind";
import type { ImportPlan } from "@/lib/record-import/row-diff";
import { ImportColumns } from "./columns";
import { ForeignFile, NoSuchRows, NothingChanges } from "./import-findings";
import { ImportNotes } from "./import-notes";
import { ImportRowsBar } from "./import-rows-bar";
import { ImportToolbar } from "./import-toolbar";
import { type ColumnWidths, RecordTable } from "./record-table";
import { shownFields, wrongFields } from "./shown-fields";
import { UnknownColumns } from "./unknown-columns";
import type { ShownRow, useRecordImport } from "./use-record-import";
import { useRowFilter } from "./use-row-choice";

const FILTERS = ["touched", "new", "changed", "impossible", "done", "unchanged"] as const;
type Filter = (typeof FILTERS)[number];

const FILTER_WORDS: Readonly<Record<Filter, string>> = {
  touched: "All but unchanged",
  new: "New",
  changed: "Changed",
  impossible: "Only with problems",
  done: "Done",
  unchanged: "Unchanged",
};

const isWrong = <T extends ImportTypes>({ state }: ShownRow<T>) =>
  state === "impossible" || state === "failed" || state === "sent";

/** Whether a row passes the filter. An edited row stays, also when it equals the record by then. */
function matches<T extends ImportTypes>(filter: Filter, row: ShownRow<T>): boolean {
  if (filter === "touched") return row.state !== "unchanged" || row.typed.size > 0;
  return filter === "impossible" ? isWrong(row) : row.state === filter;
}

/** How much of the account's records has been read. */
export interface ReadState {
  readonly loaded: number;
  readonly complete: boolean;
  readonly fetching: boolean;
  readonly updatedAt: number;
  readonly onRefresh: () => void;
}

/** The words of an import's page for its kind of records. */
export interface ImportScreen<T extends ImportTypes> {
  readonly kind: ImportKind<T>;
  readonly widths: ColumnWidths<T>;
  /** Names of columns to look for, for a file without any known one. */
  readonly columnNames: readonly string[];
  /** The name of the amounts, "budget". */
  readonly amount: string;
  /** Further notes before a plan is sent. */
  readonly noteOf?: (plan: ImportPlan<T["item"]>) => ReactNode;
}

interface ImportRowsProps<T extends ImportTypes> extends Omit<ReturnType<typeof useRecordImport<T>>, "rows"> {
  screen: ImportScreen<T>;
  rows: readonly ShownRow<T>[];
  work: ImportWork<T["field"]>;
  history: StoredHistory<ImportWork<T["field"]> | null>;
  readState: ReadState;
  /** Why nothing can be sent. */
  readOnlyReason: string | undefined;
  chooseAnother: ReactNode;
}

/** Every row with its effect, and the button that imports them. */
export function ImportRows<T extends ImportTypes>({
  screen,
  rows,
  known,
  progress,
  read,
  plan,
  start,
  retry,
  offer,
  edit,
  lookAt,
  leaveOut,
  work,
  history,
  readState,
  readOnlyReason,
  chooseAnother,
}: ImportRowsProps<T>) {
  const { kind, widths, columnNames, amount, noteOf } = screen;
  const { resource } = kind;
  const { account, accountId } = useAccount();
  const accountName = account?.name ?? accountId;
  const options = kind.fields.map((value) => ({ value, label: kind.fieldName(value) }));
  const jobs = useStore(jobStore);
  const { filter, turn, of, filterBy, chosen } = useRowFilter<Filter, ShownRow<T>>(rows, matches, "touched");
  // The large amounts that a person confirmed; others need another confirmation.
  const [confirmed, setConfirmed] = useState<string>();
  const warned = usePassed(plan.warnings);
  const [foreignAnyway, setForeignAnyway] = useState(false);
  // Columns keep their order while the rows are sent, and after: by then changes equal the record.
  const [sentWith, setSentWith] = useState<readonly T["field"][]>([]);
  const fields = [...new Set([...sentWith, ...shownFields(kind, work, rows)])];
  const foreign = foreignAnyway ? undefined : foreignRows(rows);
  const busy = progress.job !== undefined;
  const otherJob = jobs.some((job) => job.where === accountName && !jobHasEnded(job));
  const waits = busy
    ? `The ${resource.many} of this file are not all done yet.`
    : otherJob
      ? "A job of this account has not ended. Wait for it to end, so that the rows are compared with its results."
      : read
        ? readOnlyReason
        : "The rows are still being checked.";
  const reason =
    waits ??
    (plan.items.length === 0
      ? rows.some(({ state }) => state === "impossible")
        ? "No row is ready. Fix the problems in the rows."
        : "Nothing would change."
      : plan.large > 0 && confirmed !== plan.slips
        ? "Confirm the large changes first."
        : warned.passed
          ? undefined
          : NOT_PASSED);
  if (work.columns.every((field) => field === null)) {
    return (
      <>
        <ImportColumns work={work} fields={options} history={history} />
        <PageBody>
          <UnknownColumns names={columnNames} chooseAnother={chooseAnother} />
        </PageBody>
      </>
    );
  }
  if (foreign !== undefined) {
    return (
      <ForeignFile
        resource={resource}
        count={foreign}
        accountName={accountName}
        chooseAnother={chooseAnother}
        onShow={() => setForeignAnyway(true)}
      />
    );
  }
  return (
    <>
      <ImportToolbar
        fileName={work.file.name}
        rows={rows.length}
        filters={FILTERS}
        words={FILTER_WORDS}
        countOf={(each) => of(each).length}
        filter={filter}
        onFilter={filterBy}
        state={<SyncState {...readState} />}
        chooseAnother={chooseAnother}
      />
      {!busy && (
        <ImportNotes
          resource={resource}
          plan={plan}
          note={noteOf?.(plan)}
          amount={amount}
          confirmed={confirmed === plan.slips}
          onConfirmed={(yes) => setConfirmed(yes ? plan.slips : undefined)}
          warned={warned}
        />
      )}
      <ImportColumns work={work} fields={options} history={history} />
      {chosen.length > 0 ? (
        <RecordTable
          key={turn}
          kind={kind}
          widths={widths}
          rows={chosen}
          fields={fields}
          wrong={wrongFields(kind, rows)}
          known={known}
          locked={busy}
          offer={offer}
          onEdit={edit}
          onLook={lookAt}
          onLeaveOut={leaveOut}
        />
      ) : (
        <PageBody>
          {filter === "touched" ? (
            <NothingChanges
              resource={resource}
              rows={rows.length}
              accountName={accountName}
              leftOut={kind.notRead(work)}
              onShow={() => filterBy("unchanged")}
            />
          ) : (
            <NoSuchRows onShowAll={() => filterBy("touched")} />
          )}
        </PageBody>
      )}
      <ImportRowsBar
        kind={kind}
        rows={rows}
        plan={plan}
        progress={progress}
        work={work}
        storage={history.storage}
        waits={waits}
        reason={reason}
        onShowWrong={() => filterBy("impossible")}
        onRetry={retry}
        onStart={() => {
          setSentWith(fields);
          start();
        }}
      />
    </>
  );
}
