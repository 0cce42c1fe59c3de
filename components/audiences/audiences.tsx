"use client";

import { RefreshCw } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { ExportMenu } from "@/components/shell/export-menu";
import { ListPage } from "@/components/shell/list-page";
import { ListRows } from "@/components/shell/list-rows";
import { RoleGate } from "@/components/shell/role-gate";
import { useNarrow } from "@/components/shell/use-narrow";
import { useNow } from "@/components/shell/use-now";
import { Switch } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as customAudiences from "@/lib/ads/endpoints/custom-audiences";
import { arrangeAudiences } from "@/lib/audiences/audience-view";
import { AUDIENCE_EXPORT } from "@/lib/audiences/export";
import { AudienceCards } from "./audience-cards";
import { AudiencePanel } from "./audience-panel";
import { AudienceTable } from "./audience-table";
import { CreateAudience, CreateAudienceButton } from "./create-audience";
import { NewFlexibleLink } from "./new-flexible-link";
import { markNewsSeen, noticeAudiences } from "./notice-audiences";
import { useAudienceView } from "./use-audience-view";
import { useAudiences } from "./use-audiences";

const SKELETON_WIDTHS = ["w-72", "w-32", "w-24", "w-40", "w-32", "w-36"];
const skeleton = <SkeletonRows label="Reading audiences" columns={SKELETON_WIDTHS} rows={8} />;

const SCOPE_OPTIONS = [
  { value: "all", label: "All" },
  { value: "owned", label: "Owned" },
  { value: "shared", label: "Shared" },
] as const;

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
  const view = useAudienceView();
  const list = useAudiences(accountId, { withDeleted: view.withDeleted });
  const minute = useNow();
  const now = minute ?? 0;
  const zone = account?.timezone ?? "UTC";
  const narrow = useNarrow();
  const leaving = usePendingDeletions();
  const [creating, setCreating] = useState(false);
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
  const { shown: drawn, more } = useShowMore(shown);
  const rows = {
    audiences: drawn,
    zone,
    now,
    view,
    onOpen: (id: string) => openPanel(id === view.panel ? null : id),
    leaving,
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
              onValueChange={view.setScope}
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
        clear={{ label: "Show all audiences", run: view.showEverything }}
      >
        <ListRows page="audiences">
          {narrow ? <AudienceCards {...rows} /> : <AudienceTable {...rows} />}
        </ListRows>
        {more}
      </ListPage>
      <AudiencePanel
        id={view.panel}
        listed={records.find(({ id }) => id === view.panel)}
        settled={list.complete || list.error !== null}
        all={records}
        zone={zone}
        now={now}
        onClose={() => openPanel(null)}
      />
    </>
  );
}
