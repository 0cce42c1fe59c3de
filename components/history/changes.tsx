import { RefreshCw } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useCallback, useMemo } from "react";
import { ChangeList } from "@/components/changes/change-list";
import { useChangesOf } from "@/components/changes/use-changes-of";
import { useNames } from "@/components/changes/use-names";
import { useAccount } from "@/components/shell/account";
import { historyHref } from "@/components/shell/dashboard-route";
import { ListPage } from "@/components/shell/list-page";
import { useNow } from "@/components/shell/use-now";
import { Banner } from "@/components/ui/banner";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { useShowMore } from "@/components/ui/show-more";
import { describeHistory, narrowHistory, peopleOf } from "@/lib/history/arrange-history";
import { nameAfter } from "@/lib/history/describe-change";
import { entityWords, type HistoryEntity } from "@/lib/history/entities";
import { historyCsv } from "@/lib/history/history-csv";
import { readPeriod } from "@/lib/history/period";
import { saveFile } from "@/lib/save-file";
import { capital } from "@/lib/text/characters";
import { zoneOrUtc } from "@/lib/time/calendar";
import { ChangedBy } from "./changed-by";
import { DownloadChanges } from "./download-changes";
import { PeriodFilter, WhichDays } from "./period-filter";
import { EntitySelect } from "./subject-list";
import type { HistoryView } from "./use-history-view";
import { useRestoreSubject } from "./use-restore-subject";
import { useSubject } from "./use-subject";

interface ChangesProps {
  view: HistoryView;
  id: string;
  skeleton: ReactNode;
}

/** The history of one campaign, line item or the like, newest first. */
export function Changes({ view, id, skeleton }: ChangesProps) {
  const { account, userId } = useAccount();
  const { entity, by, search, chosen } = view;
  const { one } = entityWords(entity);
  const now = useNow();
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const read = now === undefined || account === undefined ? undefined : readPeriod(chosen, zone, now);
  const span = read && "span" in read ? read.span : undefined;
  const { closed, stored, records, ...changes } = useChangesOf(entity, id, span);
  const entries = useMemo(() => describeHistory(records), [records]);
  const subject = useSubject(entity, id);
  const nameOf = useNames(entries, subject);
  const { restoreOf, review } = useRestoreSubject(entity, subject, zone);
  const latest = entries[0];
  const name = subject.name ?? (latest && nameAfter(latest.record)) ?? id;
  const found = useMemo(
    () => narrowHistory(entries, { by, search, zone, nameOf }),
    [entries, by, search, zone, nameOf],
  );
  const { shown, more } = useShowMore(found);
  const download = useCallback(
    () => saveFile(`${name} history.csv`, "text/csv;charset=utf-8", historyCsv(found, { zone, nameOf })),
    [name, found, zone, nameOf],
  );
  const nothing = found.length === 0 ? "There is no change to download." : undefined;
  const unasked = read !== undefined && "problem" in read;
  return (
    <ListPage
      title="History"
      one="change"
      many="changes"
      list={{ ...changes, ...listed({ unasked, closed, read: stored.read }), records: entries }}
      shown={found.length}
      waiting={read === undefined}
      search={{ placeholder: "Field, value or person", value: search, onValueChange: view.setSearch }}
      actions={
        <>
          <IconButton label="Read again" onClick={changes.refetch}>
            <RefreshCw size={16} aria-hidden />
          </IconButton>
          <DownloadChanges
            label="Download what is shown as CSV"
            disabledReason={nothing}
            onDownload={download}
          />
        </>
      }
      filters={
        <>
          <EntitySelect view={view} />
          <Chip label={capital(one)} onRemove={() => view.choose(null)}>
            <span title={name} className="max-w-72 truncate px-2 sm:max-w-96">
              <span className="text-text-muted">{capital(one)}</span>{" "}
              <bdi className="font-medium">{name}</bdi>
            </span>
          </Chip>
          <ChangedBy view={view} people={peopleOf(entries)} nameOf={nameOf} />
          <PeriodFilter view={view} read={read} />
        </>
      }
      notice={
        <>
          <About entity={entity} subject={subject} zone={zone} onReview={review} />
          {closed && entries.length > 0 && <StoredHere shared={stored.shared} />}
        </>
      }
      skeleton={skeleton}
      empty={<Nothing one={one} closed={closed} asked={!unasked} missing={subject.missing} />}
      clear={{ label: "Show all changes", run: view.clear }}
    >
      <ChangeList entries={shown} zone={zone} nameOf={nameOf} me={userId} restoreOf={restoreOf} />
      {more}
    </ListPage>
  );
}

/** The state of the service's list where it is not read, or where this browser's own replaces it. */
function listed({ unasked, closed, read }: Record<"unasked" | "closed" | "read", boolean>) {
  if (unasked) return { complete: false, pending: false, error: null };
  return closed ? { complete: read, pending: !read, error: null } : undefined;
}

interface AboutProps {
  entity: HistoryEntity;
  subject: ReturnType<typeof useSubject>;
  zone: string;
  /** Opens the staged changes, if there are any. */
  onReview: (() => void) | undefined;
}

/** Links to the changed record and its parents. */
function About({ entity, subject, zone, onReview }: AboutProps) {
  const { deleted, missing, href, campaign, lineItem } = subject;
  const place = useAccount();
  const link = "text-accent-text leading-6 hover:underline";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2 text-text-muted">
      {deleted && <span>This {entityWords(entity).one} is deleted.</span>}
      {href && !deleted && !missing && (
        <Link href={href} prefetch={false} className={link}>
          Open the {entity === "CAMPAIGN" ? "campaign" : "line item"}
        </Link>
      )}
      {entity !== "CAMPAIGN" && entity !== "LINE_ITEM" && lineItem && (
        <Link href={historyHref(place, "LINE_ITEM", lineItem.id)} prefetch={false} className={link}>
          History of its line item
        </Link>
      )}
      {entity !== "CAMPAIGN" && campaign && (
        <Link href={historyHref(place, "CAMPAIGN", campaign.id)} prefetch={false} className={link}>
          History of its campaign
        </Link>
      )}
      {onReview && (
        <button type="button" className={link} onClick={onReview}>
          Review staged changes
        </button>
      )}
      <span className="ml-auto text-sm">Times in {zone}</span>
    </div>
  );
}

/** Names the author of these changes. */
function StoredHere({ shared }: { shared: boolean }) {
  return (
    <Banner>
      This account has no history of its own. These are the changes made{" "}
      {shared ? "through this dashboard" : "from this browser"}.
    </Banner>
  );
}

interface NothingProps {
  one: string;
  /** The service has no history of the account. */
  closed: boolean;
  /** There was a period to ask about. */
  asked: boolean;
  /** No record has that id. */
  missing: boolean;
}

function Nothing({ one, closed, asked, missing }: NothingProps) {
  if (closed) {
    return (
      <EmptyState title="This account has no history">
        The service has a history of the accounts on its list (a beta). Ask your contact at the service to add
        this one. Changes of the {one} through this dashboard are listed here.
      </EmptyState>
    );
  }
  if (!asked) return <WhichDays />;
  return missing ? (
    <EmptyState title={`No ${one} has this id`}>
      Nothing was found under this ID. Remove the filter to choose another.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing was changed in this period">
      No change to the {one} is on record for these days. Choose a longer period to look further back.
    </EmptyState>
  );
}
