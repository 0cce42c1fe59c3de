import { useRouter } from "next/navigation";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { KeptHistory } from "@/components/builder/use-kept-history";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { campaignWork } from "@/components/campaigns/bulk/campaign-work";
import type { Place } from "@/components/campaigns/place";
import { SyncState } from "@/components/campaigns/sync-state";
import { ImportColumns } from "@/components/import/columns";
import { useRowChoice } from "@/components/import/use-row-choice";
import { useAccount } from "@/components/shell/account";
import { PageBody } from "@/components/shell/page-header";
import { accountHref } from "@/components/shell/place";
import { Select } from "@/components/ui/select";
import type { LimitUse } from "@/lib/campaigns/campaign-limit";
import { fieldName } from "@/lib/campaigns/field-words";
import { foreignRows } from "@/lib/campaigns/import/diff-file";
import { type CampaignImport, IMPORT_FIELDS } from "@/lib/campaigns/import/import-cells";
import { counted } from "@/lib/counted";
import { keepRows, mapColumn } from "@/lib/import/work";
import { currentJobs, hasEnded, subscribeToJobs } from "@/lib/jobs";
import { ImportBar } from "./import-bar";
import { ForeignFile, NoSuchRows, NothingChanges } from "./import-findings";
import { ImportNotes } from "./import-notes";
import { ImportTable } from "./import-table";
import { shownFields, wrongFields } from "./shown-fields";
import type { ShownRow, useCampaignImport } from "./use-campaign-import";
import type { useCampaignsNow } from "./use-campaigns-now";

const FILTERS = ["touched", "new", "changed", "impossible", "unchanged"] as const;
type Filter = (typeof FILTERS)[number];

const FILTER_WORDS: Readonly<Record<Filter, string>> = {
  touched: "All but unchanged",
  new: "New",
  changed: "Changed",
  impossible: "Only with problems",
  unchanged: "Unchanged",
};

/** A row that was typed in stays among the others, also when it has become what the campaign is. */
const matches = (filter: Filter, { diff, typed }: ShownRow) =>
  filter === "touched" ? diff.kind !== "unchanged" || typed.size > 0 : diff.kind === filter;

const FIELD_OPTIONS = IMPORT_FIELDS.map((value) => ({ value, label: fieldName(value) }));

interface ImportRowsProps extends Omit<ReturnType<typeof useCampaignImport>, "rows"> {
  rows: readonly ShownRow[];
  work: CampaignImport;
  history: KeptHistory<CampaignImport | null>;
  place: Place;
  list: ReturnType<typeof useCampaignsNow>;
  use: LimitUse;
  chooseAnother: ReactNode;
}

/** Every row with what it does, and the one button that does it. */
export function ImportRows({
  rows,
  known,
  plan,
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
  const start = useStart(work, history);
  const jobs = useSyncExternalStore(subscribeToJobs, currentJobs, currentJobs);
  const { filter, turn, of, filterBy, chosen } = useRowChoice<Filter, ShownRow>(rows, matches, "touched");
  // The large amounts that somebody said yes to; when others come, it is asked anew.
  const [confirmed, setConfirmed] = useState<string>();
  const [foreignAnyway, setForeignAnyway] = useState(false);
  const foreign = foreignAnyway || work.rest ? undefined : foreignRows(rows);
  const impossible = of("impossible");
  const busy = jobs.some((job) => job.where === place.accountName && !hasEnded(job));
  const reason = busy
    ? "A job of this account has not ended. Let it end, so that the rows are held against what it leaves."
    : plan.items.length === 0
      ? impossible.length > 0
        ? "No row is ready. Put right what is wrong in the rows."
        : "Nothing would change."
      : plan.large > 0 && confirmed !== plan.slips
        ? "Confirm the large changes first."
        : undefined;
  const change = (label: string, next: (now: CampaignImport) => CampaignImport) =>
    history.change((now) => now && next(now), { label });
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
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2">
        <p className="min-w-0 flex-1 basis-40 truncate">
          <bdi className="font-medium">{work.file.name}</bdi>{" "}
          <span className="text-text-muted tabular-nums">
            {counted(rows.length, "row")}
            {work.rest && " left"}
          </span>
        </p>
        <SyncState
          loaded={list.campaigns.length}
          complete={list.complete}
          fetching={list.fetching}
          updatedAt={list.updatedAt}
          onRefresh={list.refetch}
        />
        <Select
          aria-label="Show"
          className="min-w-0 flex-1 basis-36 sm:max-w-56"
          options={FILTERS.map((each) => ({
            value: each,
            label: `${FILTER_WORDS[each]} (${of(each).length.toLocaleString("en-GB")})`,
          }))}
          value={filter}
          onValueChange={filterBy}
        />
        {chooseAnother}
      </div>
      <ImportNotes
        plan={plan}
        use={use}
        confirmed={confirmed === plan.slips}
        onConfirmed={(yes) => setConfirmed(yes ? plan.slips : undefined)}
      />
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
          fields={shownFields(work, rows)}
          wrong={wrongFields(rows)}
          known={known}
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
              onShow={() => filterBy("unchanged")}
            />
          ) : (
            <NoSuchRows onShowAll={() => filterBy("touched")} />
          )}
        </PageBody>
      )}
      <ImportBar
        plan={plan}
        impossible={impossible.length}
        kept={history.kept}
        disabledReason={reason}
        onShowImpossible={() => filterBy("impossible")}
        onStart={() => start(plan, new Set(impossible.map(({ row }) => row)))}
      />
    </>
  );
}

/** Hands the rows to a job. Those that are not possible stay here; without any, the campaigns are shown. */
function useStart(work: CampaignImport, history: KeptHistory<CampaignImport | null>) {
  const start = useStartBulkJob(campaignWork);
  const router = useRouter();
  const account = useAccount();
  return ({ title, items }: ImportRowsProps["plan"], left: ReadonlySet<number>) => {
    start({ title, items });
    history.startOver(left.size > 0 ? keepRows(work, left) : null);
    if (left.size === 0) router.push(accountHref(account, "campaigns"));
  };
}
