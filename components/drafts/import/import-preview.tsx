import { type ReactNode, useEffect } from "react";
import type { KeptHistory } from "@/components/builder/use-kept-history";
import { ImportColumns } from "@/components/import/columns";
import { FileNotes } from "@/components/import/file-notes";
import { useRowChoice } from "@/components/import/use-row-choice";
import { useAccount, useMay } from "@/components/shell/account";
import { PageBody } from "@/components/shell/page-header";
import { accountHref } from "@/components/shell/place";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { counted } from "@/lib/counted";
import { importReport } from "@/lib/drafts/import/import-report";
import { type DraftImport, IMPORT_ROWS_MAX } from "@/lib/drafts/import/import-rows";
import { mapColumn } from "@/lib/import/work";
import { saveFile } from "@/lib/save-file";
import { ImportProgress } from "./import-progress";
import { FIELD_OPTIONS, ImportTable } from "./import-table";
import { type ShownRow, useImport } from "./use-import";

const FILTERS = ["all", "problem", "ready", "created"] as const;
type Filter = (typeof FILTERS)[number];

const FILTER_WORDS: Readonly<Record<Filter, string>> = {
  all: "All rows",
  problem: "Only with problems",
  ready: "Ready",
  created: "Created",
};

const matches = (filter: Filter, { state }: ShownRow) =>
  filter === "all" || filter === state || (filter === "problem" && (state === "failed" || state === "sent"));

interface ImportPreviewProps {
  work: DraftImport;
  history: KeptHistory<DraftImport | null>;
  chooseAnother: ReactNode;
  /** Told while drafts are being created. */
  onBusy: (busy: boolean) => void;
}

/** The rows of a file before, while and after drafts are made of them. */
export function ImportPreview({ work, history, chooseAnother, onBusy }: ImportPreviewProps) {
  const { rows, progress, known, start, offer, edit, lookAt, leaveOut } = useImport(work, history);
  const may = useMay(draftPosts.create);
  const place = useAccount();
  const busy = progress.run !== undefined;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  const { filter, turn, of, filterBy, chosen } = useRowChoice<Filter, ShownRow>(rows, matches, "all");
  const change = (label: string, next: (now: DraftImport) => DraftImport) =>
    history.change((now) => now && next(now), { label });

  const ready = rows.filter(({ state }) => state === "ready" || state === "sent");
  const failed = rows.filter(({ state }) => state === "failed");
  const troubled = rows.filter(({ state }) => state === "problem");
  const created = rows.filter(({ state }) => state === "created");
  const reason =
    may.reason ??
    (busy
      ? "Drafts are being created."
      : !progress.read || known.pending || rows.some(({ state }) => state === "pending")
        ? "The rows are still being checked."
        : ready.length === 0
          ? troubled.length > 0
            ? "No row is ready. Put right what is wrong in the rows."
            : "No row is left to create a draft of."
          : undefined);
  const report = () =>
    saveFile(
      `${work.file.name.replace(/\.\w+$/, "")} results.csv`,
      "text/csv;charset=utf-8",
      importReport(rows.map((row) => ({ ...row, problems: row.check.problems }))),
    );
  return (
    <>
      <FileNotes file={work.file} rowsMax={IMPORT_ROWS_MAX} />
      {(known.error ?? known.cardsError) && (
        <div className="px-4 py-2">
          {known.error && (
            <ErrorState
              compact
              title="The authors could not be looked up"
              error={known.error}
              onRetry={known.retry}
            />
          )}
          {known.cardsError && (
            <ErrorState compact title="The cards could not be read" error={known.cardsError} />
          )}
        </div>
      )}
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2">
        <p className="min-w-0 flex-1 basis-40 truncate">
          <bdi className="font-medium">{work.file.name}</bdi>{" "}
          <span className="text-text-muted">{counted(rows.length, "row")}</span>
        </p>
        <Select
          aria-label="Show"
          className="min-w-0 flex-1 basis-36 sm:max-w-56"
          options={FILTERS.map((filter) => ({
            value: filter,
            label: `${FILTER_WORDS[filter]} (${of(filter).length})`,
          }))}
          value={filter}
          onValueChange={filterBy}
        />
        {chooseAnother}
      </div>
      <ImportColumns
        work={work}
        fields={FIELD_OPTIONS}
        onMap={(column, field) => change("Columns", (now) => mapColumn(now, column, field))}
        onNamed={(named) => change("First row", (now) => ({ ...now, named }))}
      />
      {chosen.length > 0 ? (
        <ImportTable
          key={turn}
          rows={chosen}
          locked={busy}
          offer={offer}
          onEdit={edit}
          onLook={lookAt}
          onLeaveOut={leaveOut}
        />
      ) : (
        <PageBody>
          {rows.length === 0 ? (
            <EmptyState title="The file has no rows">Only the columns’ names are in it.</EmptyState>
          ) : (
            <EmptyState
              title="No row is like that"
              action={<Button onClick={() => filterBy("all")}>Show all rows</Button>}
            />
          )}
        </PageBody>
      )}
      <div
        data-bottom-bar
        className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
      >
        <ImportProgress progress={progress} created={created.length} kept={history.kept} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {troubled.length > 0 && !busy && (
            <Button tone="quiet" onClick={() => filterBy("problem")}>
              {counted(troubled.length, "row")} with problems
            </Button>
          )}
          {(created.length > 0 || failed.length > 0) && <Button onClick={report}>Download results</Button>}
          {failed.length > 0 && !busy && (
            <Button disabledReason={may.reason} onClick={() => start(["failed"])}>
              Retry failed ({failed.length})
            </Button>
          )}
          {ready.length === 0 && created.length > 0 && !busy ? (
            <LinkButton href={accountHref(place, "drafts")} tone="primary">
              Go to the drafts
            </LinkButton>
          ) : (
            <Button
              tone="primary"
              busy={busy}
              disabledReason={reason}
              onClick={() => start(["ready", "sent"])}
            >
              Create {counted(ready.length, "draft")}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}
