import { type ReactNode, useState } from "react";
import type { KeptHistory } from "@/components/builder/use-kept-history";
import { NOT_PASSED, usePassed } from "@/components/bulk/confirm-warnings";
import type { CampaignContext } from "@/components/campaigns/campaign-context";
import { ImportColumns } from "@/components/import/columns";
import { ImportToolbar } from "@/components/import/import-toolbar";
import { UnknownColumns } from "@/components/import/unknown-columns";
import { useRowFilter } from "@/components/import/use-row-choice";
import { PageBody } from "@/components/shell/page-header";
import { SyncState } from "@/components/shell/sync-state";
import { useStore } from "@/components/ui/use-store";
import { campaignFieldName } from "@/lib/ads/campaign-field-words";
import type { LimitUse } from "@/lib/campaigns/campaign-limit";
import { CAMPAIGN_IMPORT_FIELDS, type CampaignImportField } from "@/lib/campaigns/import/column-names";
import { foreignRows } from "@/lib/campaigns/import/diff-file";
import { type CampaignImport, notRead } from "@/lib/campaigns/import/import-cells";
import { jobHasEnded, jobStore } from "@/lib/jobs/jobs";
import { CampaignTable } from "./campaign-table";
import { ForeignFile, NoSuchRows, NothingChanges } from "./import-findings";
import { ImportNotes } from "./import-notes";
import { ImportRowsBar } from "./import-rows-bar";
import { shownFields, wrongFields } from "./shown-fields";
import type { ShownCampaignRow, useCampaignImport } from "./use-campaign-import";
import type { useCampaignsNow } from "./use-campaigns-now";

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

const isWrong = ({ state }: ShownCampaignRow) =>
  state === "impossible" || state === "failed" || state === "sent";

/** A row that was typed in stays among the others, also when it has become what the campaign is. */
function matches(filter: Filter, row: ShownCampaignRow): boolean {
  if (filter === "touched") return row.state !== "unchanged" || row.typed.size > 0;
  return filter === "impossible" ? isWrong(row) : row.state === filter;
}

const FIELD_OPTIONS = CAMPAIGN_IMPORT_FIELDS.map((value) => ({ value, label: campaignFieldName(value) }));

const COLUMN_NAMES = ["ID", "Name", "Status", "Daily budget", "Total budget"];

interface ImportRowsProps extends Omit<ReturnType<typeof useCampaignImport>, "rows"> {
  rows: readonly ShownCampaignRow[];
  work: CampaignImport;
  history: KeptHistory<CampaignImport | null>;
  place: CampaignContext;
  list: ReturnType<typeof useCampaignsNow>;
  use: LimitUse;
  chooseAnother: ReactNode;
}

/** Every row with what it does, and the one button that does it. */
export function ImportRows({
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
  place,
  list,
  use,
  chooseAnother,
}: ImportRowsProps) {
  const jobs = useStore(jobStore);
  const { filter, turn, of, filterBy, chosen } = useRowFilter<Filter, ShownCampaignRow>(
    rows,
    matches,
    "touched",
  );
  // The large amounts that somebody said yes to; when others come, it is asked anew.
  const [confirmed, setConfirmed] = useState<string>();
  const warned = usePassed(plan.warnings);
  const [foreignAnyway, setForeignAnyway] = useState(false);
  // Columns keep their order while the rows are sent, and after: what was changed is no change any more.
  const [sentWith, setSentWith] = useState<readonly CampaignImportField[]>([]);
  const fields = [...new Set([...sentWith, ...shownFields(work, rows)])];
  const foreign = foreignAnyway ? undefined : foreignRows(rows);
  const busy = progress.job !== undefined;
  const otherJob = jobs.some((job) => job.where === place.accountName && !jobHasEnded(job));
  const waits = busy
    ? "The campaigns of this file are not all done yet."
    : otherJob
      ? "A job of this account has not ended. Let it end, so that the rows are held against what it leaves."
      : read
        ? place.readOnlyReason
        : "The rows are still being checked.";
  const reason =
    waits ??
    (plan.items.length === 0
      ? rows.some(({ state }) => state === "impossible")
        ? "No row is ready. Put right what is wrong in the rows."
        : "Nothing would change."
      : plan.large > 0 && confirmed !== plan.slips
        ? "Confirm the large changes first."
        : warned.passed
          ? undefined
          : NOT_PASSED);
  if (work.columns.every((field) => field === null)) {
    return (
      <>
        <ImportColumns work={work} fields={FIELD_OPTIONS} history={history} />
        <PageBody>
          <UnknownColumns names={COLUMN_NAMES} chooseAnother={chooseAnother} />
        </PageBody>
      </>
    );
  }
  if (foreign !== undefined) {
    return (
      <ForeignFile
        count={foreign}
        accountName={place.accountName}
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
        state={
          <SyncState
            loaded={list.campaigns.length}
            complete={list.complete}
            fetching={list.fetching}
            updatedAt={list.updatedAt}
            onRefresh={list.refetch}
          />
        }
        chooseAnother={chooseAnother}
      />
      {!busy && (
        <ImportNotes
          plan={plan}
          use={use}
          confirmed={confirmed === plan.slips}
          onConfirmed={(yes) => setConfirmed(yes ? plan.slips : undefined)}
          warned={warned}
        />
      )}
      <ImportColumns work={work} fields={FIELD_OPTIONS} history={history} />
      {chosen.length > 0 ? (
        <CampaignTable
          key={turn}
          rows={chosen}
          fields={fields}
          wrong={wrongFields(rows)}
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
              rows={rows.length}
              accountName={place.accountName}
              leftOut={notRead(work)}
              onShow={() => filterBy("unchanged")}
            />
          ) : (
            <NoSuchRows onShowAll={() => filterBy("touched")} />
          )}
        </PageBody>
      )}
      <ImportRowsBar
        rows={rows}
        plan={plan}
        progress={progress}
        work={work}
        kept={history.kept}
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
