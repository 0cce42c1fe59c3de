import { RefreshCw } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useCallback, useMemo } from "react";
import { ChangeList } from "@/components/changes/change-list";
import { useChangeLog } from "@/components/changes/use-change-log";
import { useNames } from "@/components/changes/use-names";
import { useAccount } from "@/components/shell/account";
import { historyHref } from "@/components/shell/dashboard-route";
import { ListPage } from "@/components/shell/list-page";
import { useNow } from "@/components/shell/use-now";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { HISTORY_ENTITIES } from "@/lib/ads/endpoints/account-history";
import { describeHistory, narrowHistory, peopleOf } from "@/lib/history/arrange-history";
import { type HistoryRecord, nameAfter } from "@/lib/history/describe-change";
import { entityWords } from "@/lib/history/entities";
import { type ChosenPeriod, type ReadPeriod, readPeriod } from "@/lib/history/period";
import { capital } from "@/lib/text/characters";
import { zoneOrUtc } from "@/lib/time/calendar";
import { ChangedBy } from "./changed-by";
import { DownloadChanges } from "./download-changes";
import { PeriodFilter, WhichDays } from "./period-filter";
import { EntitySelect } from "./subject-list";
import { useDownloadLog } from "./use-download-log";
import type { HistoryView } from "./use-history-view";

interface AccountLogProps {
  view: HistoryView;
  skeleton: ReactNode;
}

const NOTHING_KNOWN = { campaign: undefined, lineItem: undefined };
const noRestore = () => undefined;

/** Everything that was done in the account through the dashboard, by any user, newest first. */
export function AccountLog({ view, skeleton }: AccountLogProps) {
  const { account, userId } = useAccount();
  const { by, search, chosen } = view;
  const now = useNow();
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const read = now === undefined || account === undefined ? undefined : readPeriod(chosen, zone, now);
  const unasked = read !== undefined && "problem" in read;
  const log = useChangeLog(undefined, loggedIn(read, chosen));
  const { records, stored } = log;
  const entries = useMemo(() => describeHistory(records), [records]);
  const nameOf = useNames(entries, NOTHING_KNOWN);
  const narrowed = useMemo(() => ({ by, search, zone }), [by, search, zone]);
  const found = useMemo(() => narrowHistory(entries, { ...narrowed, nameOf }), [entries, narrowed, nameOf]);
  const download = useDownloadLog({ log, narrowed, nameOf, found });
  const subjectOf = useCallback((record: HistoryRecord) => <SubjectOf record={record} />, []);
  return (
    <ListPage
      title="History"
      one="change"
      many="changes"
      list={log}
      shown={found.length}
      waiting={read === undefined}
      search={{ placeholder: "Name, field, value or person", value: search, onValueChange: view.setSearch }}
      actions={
        <>
          <IconButton label="Read again" onClick={log.refetch}>
            <RefreshCw size={16} aria-hidden />
          </IconButton>
          <DownloadChanges label="Download these changes as CSV" {...download} />
        </>
      }
      filters={
        <>
          <EntitySelect view={view} />
          <ChangedBy view={view} people={peopleOf(entries)} nameOf={nameOf} />
          <PeriodFilter view={view} read={read} />
        </>
      }
      notice={
        records.length > 0 && (
          <Banner>
            Changes that anybody made in this account through this dashboard. Changes made elsewhere are in
            the history of each campaign. Times in {zone}.
          </Banner>
        )
      }
      skeleton={skeleton}
      empty={unasked ? <WhichDays /> : <Nothing stored={stored} />}
      clear={{ label: "Show all changes", run: view.clear }}
    >
      <ChangeList
        entries={found}
        zone={zone}
        nameOf={nameOf}
        me={userId}
        restoreOf={noRestore}
        subjectOf={subjectOf}
      />
      {log.readOlder && (
        <p className="flex justify-center px-4 py-3">
          <Button size="small" busy={log.readingOlder} onClick={log.readOlder}>
            Show older changes
          </Button>
        </p>
      )}
    </ListPage>
  );
}

/** The record of a change, with a link to its history. */
function SubjectOf({ record }: { record: HistoryRecord }) {
  const place = useAccount();
  const entity = HISTORY_ENTITIES.find((each) => each === record.entity);
  const id = record.entity_id;
  const given = record.entity_data?.name;
  const name = nameAfter(record) ?? (typeof given === "string" && given !== "" ? given : undefined);
  const label = name === undefined ? <code className="font-mono text-sm">{id}</code> : <bdi>{name}</bdi>;
  return (
    <>
      <span className="text-text-muted">
        {capital(entity ? entityWords(entity).one : record.entity.replaceAll("-", " "))}
      </span>
      {entity ? (
        <Link
          href={historyHref(place, entity, id)}
          prefetch={false}
          className="wrap-anywhere min-w-0 font-medium leading-6 hover:underline"
        >
          {label}
        </Link>
      ) : (
        <span className="wrap-anywhere min-w-0 font-medium">{label}</span>
      )}
    </>
  );
}

/** The part of the log to read: nothing before the days are known, and up to now whatever other clocks say. */
function loggedIn(read: ReadPeriod | undefined, { period }: ChosenPeriod) {
  if (read === undefined || "problem" in read) return { enabled: false };
  return period === "days" ? read.span : { from: read.span.from };
}

function Nothing({ stored }: { stored: boolean }) {
  return stored ? (
    <EmptyState title="Nothing was changed here in this period">
      Every change that is made in this account through this dashboard is listed here, with who made it.
      Choose a longer period to look further back.
    </EmptyState>
  ) : (
    <EmptyState title="This dashboard keeps no changes">
      It runs without a store, or its store does not answer for the moment.
    </EmptyState>
  );
}
