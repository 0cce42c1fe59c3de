import { type ReactNode, useEffect } from "react";
import type { StoredHistory } from "@/components/builder/use-stored-history";
import { ImportColumns } from "@/components/import/columns";
import { FileNotes } from "@/components/import/file-notes";
import { ImportBar } from "@/components/import/import-bar";
import { ImportToolbar } from "@/components/import/import-toolbar";
import { UnknownColumns } from "@/components/import/unknown-columns";
import { useRowFilter } from "@/components/import/use-row-choice";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { PageBody } from "@/components/shell/page-header";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { rowsInWords } from "@/lib/drafts/import/import-plan";
import {
  beginDraftImport,
  DRAFT_IMPORT_FIELDS,
  DRAFT_IMPORT_ROWS_MAX,
  type DraftImport,
} from "@/lib/drafts/import/import-rows";
import { formatNumber } from "@/lib/format/numbers";
import { saveReport } from "@/lib/import/report";
import { rereadWork } from "@/lib/import/work";
import { DraftTable, FIELD_OPTIONS } from "./draft-table";
import { type ShownDraftRow, useImport } from "./use-import";

const FILTERS = ["all", "problem", "ready", "created"] as const;
type Filter = (typeof FILTERS)[number];

const FILTER_WORDS: Readonly<Record<Filter, string>> = {
  all: "All rows",
  problem: "Only with problems",
  ready: "Ready",
  created: "Done",
};

const matches = (filter: Filter, { state }: ShownDraftRow) =>
  filter === "all" || filter === state || (filter === "problem" && (state === "failed" || state === "sent"));

interface ImportPreviewProps {
  work: DraftImport;
  history: StoredHistory<DraftImport | null>;
  chooseAnother: ReactNode;
  /** Called when the creation starts and ends. */
  onBusy: (busy: boolean) => void;
}

/** None is about a scheduled post. */
const isAllDrafts = (rows: readonly ShownDraftRow[]) =>
  rows.every(({ cells }) => `${cells.scheduled_at}${cells.scheduled_post_id}`.trim() === "");

/** The rows of a file before, during and after the import. */
export function DraftImportPreview({ work, history, chooseAnother, onBusy }: ImportPreviewProps) {
  const { rows, read, pending, progress, known, scheduled, start, offer, edit, lookAt, leaveOut } = useImport(
    work,
    history,
  );
  const may = usePermission(draftPosts.create);
  const place = useAccount();
  const busy = progress.job !== undefined;
  useEffect(() => onBusy(busy), [busy, onBusy]);

  const { filter, turn, of, filterBy, chosen } = useRowFilter<Filter, ShownDraftRow>(rows, matches, "all");

  const count = (...states: readonly ShownDraftRow["state"][]) =>
    rows.filter(({ state }) => states.includes(state)).length;
  const ready = count("ready", "sent");
  const now = rows.filter(({ state }) => state === "ready" || state === "sent");
  const failed = count("failed");
  const troubled = count("problem");
  const created = count("created");
  const unknown = work.columns.every((field) => field === null);
  const reason =
    may.reason ??
    (unknown
      ? "Select what the columns hold first."
      : busy
        ? "The rows of this file are not all sent yet."
        : !read || pending || known.pending || count("pending") > 0
          ? "The rows are still being checked."
          : ready === 0
            ? troubled > 0
              ? "No row is ready. Fix the problems in the rows."
              : "No row is left to create or move a post by."
            : undefined);
  const report = () =>
    saveReport(work.file.name, rows, {
      fields: DRAFT_IMPORT_FIELDS,
      identifiers: ["author"],
      idColumn: "id",
      doneWord: "done",
    });
  return (
    <>
      <FileNotes
        file={work.file}
        rowsMax={DRAFT_IMPORT_ROWS_MAX}
        onReread={(encoding) =>
          history.change((now) => now && rereadWork(now, encoding, beginDraftImport), {
            label: "Language of the file",
          })
        }
      />
      {(known.error ?? known.cardsError ?? scheduled.error) && (
        <div className="px-4 py-2">
          {known.error && (
            <ErrorState
              compact
              title="The authors could not be looked up"
              error={known.error}
              onRetry={known.retry}
            />
          )}
          {scheduled.error && (
            <ErrorState
              compact
              title="The scheduled posts could not be read"
              error={scheduled.error}
              onRetry={scheduled.retry}
            />
          )}
          {known.cardsError && (
            <ErrorState compact title="The cards could not be read" error={known.cardsError} />
          )}
        </div>
      )}
      <ImportToolbar
        fileName={work.file.name}
        rows={rows.length}
        filters={FILTERS}
        words={FILTER_WORDS}
        countOf={(each) => of(each).length}
        filter={filter}
        onFilter={filterBy}
        chooseAnother={chooseAnother}
      />
      <ImportColumns work={work} fields={FIELD_OPTIONS} history={history} />
      {unknown ? (
        <PageBody>
          <UnknownColumns names={["Text", "Name", "Author", "Media"]} />
        </PageBody>
      ) : chosen.length > 0 ? (
        <DraftTable
          key={turn}
          rows={chosen}
          held={work.columns}
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
      <ImportBar
        progress={progress}
        done={created > 0 ? `${formatNumber(created)} ${isAllDrafts(rows) ? "created" : "done"}` : undefined}
        storage={history.storage}
        wrong={troubled}
        onShowWrong={() => filterBy("problem")}
        refused={failed}
        retryReason={may.reason}
        onRetry={() => start(["failed"])}
        onReport={created + failed > 0 ? report : undefined}
      >
        {ready === 0 && created > 0 && !busy ? (
          <LinkButton
            href={accountHref(place, isAllDrafts(rows) ? "drafts" : "drafts/scheduled")}
            tone="primary"
          >
            Go to the {isAllDrafts(rows) ? "drafts" : "scheduled posts"}
          </LinkButton>
        ) : (
          <Button tone="primary" busy={busy} disabledReason={reason} onClick={() => start(["ready", "sent"])}>
            {rowsInWords(now.map(({ check: { time } }) => ({ at: time.at, moved: time.post })))}
          </Button>
        )}
      </ImportBar>
    </>
  );
}
