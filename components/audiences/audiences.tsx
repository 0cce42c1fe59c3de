"use client";

import { RefreshCw } from "lucide-react";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useEffect, useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { AllowedLink } from "@/components/shell/allowed-link";
import { RowsGate, type RowsKind, RowsPage, useRows } from "@/components/shell/rows-page";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { useNow } from "@/components/shell/use-now";
import { useOpened } from "@/components/shell/use-opened";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import * as customAudiences from "@/lib/ads/endpoints/custom-audiences";
import {
  AUDIENCE_COLUMNS,
  AUDIENCE_EXPORT,
  AUDIENCE_SCOPES,
  arrangeAudiences,
} from "@/lib/audiences/audience-list";
import { flexibleHref } from "./audience-links";
import { AudiencePanel } from "./audience-panel";
import { AudienceRows } from "./audience-rows";
import { CreateAudience, CreateAudienceButton } from "./create-audience";
import { audienceGraceKey } from "./delete-audience";
import { markNewsSeen, noticeAudiences } from "./notice-audiences";
import { useAudiences } from "./use-audiences";

const AUDIENCES: RowsKind<customAudiences.CustomAudience> = {
  title: "Audiences",
  one: "audience",
  many: "audiences",
  needs: customAudiences.list,
  widths: ["w-72", "w-32", "w-24", "w-40", "w-32", "w-36"],
  searchedBy: "Name, type or id",
  clear: "Show all audiences",
  keepsDeleted: true,
  graceKey: audienceGraceKey,
};

const SCOPE_OPTIONS = [
  { value: "all", label: "All" },
  { value: "owned", label: "Owned" },
  { value: "shared", label: "Shared" },
] as const;

const IN_ADDRESS = listInAddress(AUDIENCE_COLUMNS, { column: "name", descending: false });
const SCOPE = parseAsStringLiteral(AUDIENCE_SCOPES).withDefault("all");

/** The audiences of an account and those shared with it: which can be targeted, why not, and who uses them. */
export const Audiences = () => (
  <RowsGate kind={AUDIENCES}>
    <AudienceList />
  </RowsGate>
);

function AudienceList() {
  const { environment, handle, accountId } = useAccount();
  const view = useListView(IN_ADDRESS);
  const [scope, setScope] = useQueryState("scope", SCOPE);
  const list = useAudiences(accountId, { withDeleted: view.withDeleted });
  const minute = useNow();
  const now = minute ?? 0;
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
  const rows = useRows(AUDIENCES, { view, list, shown, into: AUDIENCE_EXPORT });
  return (
    <>
      <RowsPage
        rows={rows}
        actions={
          <>
            <AllowedLink
              needs={customAudiences.batch}
              href={flexibleHref({ environment, handle, accountId })}
            >
              New flexible
            </AllowedLink>
            <CreateAudience
              others={records}
              open={creating}
              onOpenChange={setCreating}
              onCreated={openPanel}
            />
          </>
        }
        waiting={minute === undefined}
        filters={
          <Segmented label="Whose audiences" value={scope} onValueChange={setScope} options={SCOPE_OPTIONS} />
        }
        onClear={() => void setScope(null)}
        end={
          <IconButton label="Read the list again" onClick={list.refetch}>
            <RefreshCw size={14} aria-hidden className={classNames(list.fetching && "animate-spin")} />
          </IconButton>
        }
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
      >
        <AudienceRows {...rows.body} now={now} />
      </RowsPage>
      <AudiencePanel {...opened} all={records} zone={rows.body.zone} now={now} />
    </>
  );
}
