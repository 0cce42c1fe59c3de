"use client";

import { RefreshCw } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useNarrow } from "@/components/accounts/use-narrow";
import { useNow } from "@/components/accounts/use-now";
import { useAccount } from "@/components/shell/account";
import { ListSearch } from "@/components/shell/list-search";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { shownCount } from "@/components/shell/shown-count";
import { useLeaving } from "@/components/shell/use-leaving";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { PartlyRead } from "@/components/ui/partly-read";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as customAudiences from "@/lib/ads/endpoints/custom-audiences";
import { arrangeAudiences } from "@/lib/audiences/audience-view";
import { AudienceCards } from "./audience-cards";
import { AudiencePanel } from "./audience-panel";
import { AudienceTable } from "./audience-table";
import { markNewsSeen, noticeAudiences } from "./awaited-audiences";
import { CreateAudience } from "./create-audience";
import { NewFlexibleLink } from "./new-flexible-link";
import { useAudienceView } from "./use-audience-view";
import { useAudiences } from "./use-audiences";

const SKELETON_WIDTHS = ["w-72", "w-32", "w-24", "w-40", "w-32", "w-36"];

const SCOPE_OPTIONS = [
  { value: "all", label: "All" },
  { value: "owned", label: "Owned" },
  { value: "shared", label: "Shared with it" },
] as const;

/** The audiences of an account and those shared with it: which can be targeted, why not, and who uses them. */
export function Audiences() {
  return (
    <RoleGate
      needs={customAudiences.list}
      title="Audiences"
      what="audiences"
      waiting={<SkeletonRows label="Reading audiences" columns={SKELETON_WIDTHS} rows={8} />}
    >
      <AudienceList />
    </RoleGate>
  );
}

function AudienceList() {
  const { environment, handle, accountId, account } = useAccount();
  const view = useAudienceView();
  const list = useAudiences(accountId, { withDeleted: view.withDeleted });
  const minute = useNow();
  const now = minute ?? 0;
  const zone = account?.timezone ?? "UTC";
  const narrow = useNarrow();
  const leaving = useLeaving();
  const { records, updatedAt } = list;
  const { search, scope, sort, openPanel } = view;
  useEffect(() => {
    const place = { environment, handle, accountId };
    noticeAudiences(place, records, updatedAt, openPanel);
    markNewsSeen(place);
  }, [environment, handle, accountId, records, updatedAt, openPanel]);
  const shown = useMemo(
    () => arrangeAudiences(records, { search, scope, ...sort }),
    [records, search, scope, sort],
  );
  const reading = minute === undefined || list.pending || account === undefined;
  const rows = {
    audiences: shown,
    zone,
    now,
    sort,
    onSort: view.sortBy,
    panel: view.panel,
    onOpen: (id: string) => openPanel(id === view.panel ? null : id),
    leaving,
  };
  return (
    <>
      <PageHeader
        title="Audiences"
        count={
          reading
            ? undefined
            : shownCount({ shown: shown.length, all: records.length, complete: list.complete })
        }
        actions={
          <>
            <NewFlexibleLink />
            <CreateAudience others={records} onCreated={openPanel} />
          </>
        }
      />
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-b px-4 py-2">
        <ListSearch
          label="Search audiences"
          placeholder="Name, type or id"
          group="Audiences"
          value={search}
          onValueChange={view.setSearch}
        />
        <Segmented
          label="Whose audiences"
          value={scope}
          onValueChange={view.setScope}
          options={SCOPE_OPTIONS}
        />
        <Switch checked={view.withDeleted} onCheckedChange={view.setWithDeleted}>
          Show deleted
        </Switch>
        <IconButton label="Read the list again" size="small" className="ml-auto" onClick={list.refetch}>
          <RefreshCw size={14} aria-hidden className={classNames(list.fetching && "animate-spin")} />
        </IconButton>
      </div>
      <PartlyRead list={list} what="audience" />
      <PageBody>
        {list.error && records.length === 0 ? (
          <ErrorState title="Audiences could not be read" error={list.error} onRetry={list.refetch} />
        ) : reading ? (
          <SkeletonRows label="Reading audiences" columns={SKELETON_WIDTHS} rows={8} />
        ) : records.length === 0 ? (
          <EmptyState title="No audiences yet">
            Create one with the button above, then upload people: they are hashed in this browser before they
            leave it.
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState
            title="No audience matches"
            action={<Button onClick={view.showEverything}>Show all audiences</Button>}
          />
        ) : narrow ? (
          <AudienceCards {...rows} />
        ) : (
          <AudienceTable {...rows} />
        )}
      </PageBody>
      <AudiencePanel
        id={view.panel}
        listed={records.find(({ id }) => id === view.panel)}
        complete={list.complete}
        all={records}
        zone={zone}
        now={now}
        onClose={() => openPanel(null)}
      />
    </>
  );
}
