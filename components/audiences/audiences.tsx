"use client";

import { RefreshCw } from "lucide-react";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { ExportMenu } from "@/components/shell/export-menu";
import { ListPage } from "@/components/shell/list-page";
import { RoleGate } from "@/components/shell/role-gate";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { useNow } from "@/components/shell/use-now";
import { useOpened } from "@/components/shell/use-opened";
import { Switch } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as customAudiences from "@/lib/ads/endpoints/custom-audiences";
import {
  AUDIENCE_COLUMNS,
  AUDIENCE_EXPORT,
  AUDIENCE_SCOPES,
  arrangeAudiences,
} from "@/lib/audiences/audience-list";
import { AudiencePanel } from "./audience-panel";
import { AudienceRows } from "./audience-rows";
import { CreateAudience, CreateAudienceButton } from "./create-audience";
import { audienceGraceKey } from "./delete-audience";
import { NewFlexibleLink } from "./new-flexible-link";
import { markNewsSeen, noticeAudiences } from "./notice-audiences";
import { useAudiences } from "./use-audiences";

const SKELETON_WIDTHS = ["w-72", "w-32", "w-24", "w-40", "w-32", "w-36"];
const skeleton = <SkeletonRows label="Reading audiences" columns={SKELETON_WIDTHS} rows={8} />;

const SCOPE_OPTIONS = [
  { value: "all", label: "All" },
  { value: "owned", label: "Owned" },
  { value: "shared", label: "Shared" },
] as const;

const IN_ADDRESS = listInAddress(AUDIENCE_COLUMNS, { column: "name", descending: false });
const SCOPE = parseAsStringLiteral(AUDIENCE_SCOPES).withDefault("all");

/** The audiences of an account and those shared with it: which can be targeted, why not, and who uses them. */
export function Audiences() {
  return (
    <RoleGate needs={customAudiences.list} title="Audiences" what="audiences" waiting={skeleton}>
      <AudienceList />
    </RoleGate>
  );
}

function AudienceList() {
  const { environment, handle, accountId, account } = useAccount();
  const view = useListView(IN_ADDRESS);
  const [scope, setScope] = useQueryState("scope", SCOPE);
  const list = useAudiences(accountId, { withDeleted: view.withDeleted });
  const minute = useNow();
  const now = minute ?? 0;
  const zone = account?.timezone ?? "UTC";
  const leaving = usePendingDeletions();
  const [creating, setCreating] = useState(false);
  const { records, updatedAt } = list;
  const { search, sort, openPanel } = view;
  useEffect(() => {
    const place = { environment, handle, accountId };
    noticeAudiences(place, records, updatedAt, openPanel);
    markNewsSeen(place);
  }, [environment, handle, accountId, records, updatedAt, openPanel]);
  const shown = useMemo(
    () => arrangeAudiences(records, { search, scope, sort }),
    [records, search, scope, sort],
  );
  const opened = useOpened(list, view, customAudiences.get, (id) => ({
    account_id: accountId,
    custom_audience_id: id,
    with_deleted: true,
  }));
  const { shown: drawn, more } = useShowMore(shown);
  const showEverything = () => {
    view.setSearch("");
    void setScope(null);
  };
  return (
    <>
      <ListPage
        title="Audiences"
        one="audience"
        many="audiences"
        actions={
          <>
            <NewFlexibleLink />
            <CreateAudience
              others={records}
              open={creating}
              onOpenChange={setCreating}
              onCreated={openPanel}
            />
          </>
        }
        list={list}
        shown={shown.length}
        waiting={minute === undefined}
        search={{ placeholder: "Name, type or id", value: search, onValueChange: view.setSearch }}
        filters={
          <>
            <Segmented
              label="Whose audiences"
              value={scope}
              onValueChange={setScope}
              options={SCOPE_OPTIONS}
            />
            <Switch checked={view.withDeleted} onCheckedChange={view.setWithDeleted}>
              Show deleted
            </Switch>
          </>
        }
        end={
          <>
            <IconButton label="Read the list again" onClick={list.refetch}>
              <RefreshCw size={14} aria-hidden className={classNames(list.fetching && "animate-spin")} />
            </IconButton>
            <ExportMenu into={AUDIENCE_EXPORT} shown={shown} complete={list.complete} />
          </>
        }
        skeleton={skeleton}
        empty={
          <EmptyState
            title="No audiences yet"
            action={
              <CreateAudienceButton onClick={() => setCreating(true)}>
                Create the first audience
              </CreateAudienceButton>
            }
          >
            Create one, then upload people: they are hashed in this browser before they leave it.
          </EmptyState>
        }
        clear={{ label: "Show all audiences", run: showEverything }}
      >
        <AudienceRows
          rows={drawn}
          zone={zone}
          now={now}
          view={view}
          isPendingDeletion={({ id }) => leaving.has(audienceGraceKey(id))}
        />
        {more}
      </ListPage>
      <AudiencePanel {...opened} all={records} zone={zone} now={now} />
    </>
  );
}
