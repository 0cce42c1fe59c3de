"use client";

import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { ExportMenu } from "@/components/shell/export-menu";
import { ListPage } from "@/components/shell/list-page";
import { ListRows } from "@/components/shell/list-rows";
import { RoleGate } from "@/components/shell/role-gate";
import { sortedBy, sortInAddress } from "@/components/shell/sort-in-address";
import { useNarrow } from "@/components/shell/use-narrow";
import { Switch } from "@/components/ui/checkbox";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import { usePanelStep } from "@/components/ui/use-panel-step";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as accountMedia from "@/lib/ads/endpoints/account-media";
import {
  ACCOUNT_MEDIA_COLUMNS,
  type AccountMediaColumn,
  arrangeAccountMedia,
  creativeTypeName,
} from "@/lib/media/account-media-view";
import { ACCOUNT_MEDIA_EXPORT } from "@/lib/media/export";
import { AccountMediaPanel } from "./account-media-panel";
import { AccountMediaCards, AccountMediaTable } from "./account-media-rows";
import { MediaTabs } from "./media-tabs";

const WIDTHS = ["w-64", "w-72", "w-32", "w-32"];
const skeleton = <SkeletonRows label="Reading account media" columns={WIDTHS} rows={6} />;

const state = {
  q: parseAsString.withDefault(""),
  type: parseAsStringLiteral(accountMedia.CREATIVE_TYPES),
  sort: sortInAddress(ACCOUNT_MEDIA_COLUMNS, { column: "created", descending: true }),
  deleted: parseAsBoolean.withDefault(false),
  panel: parseAsString,
};

/** Media that line items show outside of posts: banners, interstitials, pre-rolls. */
export function AccountMediaPage() {
  return (
    <RoleGate needs={accountMedia.list} what="account media" title="Media" waiting={skeleton}>
      <AccountMediaList />
    </RoleGate>
  );
}

function AccountMediaList() {
  const place = useAccount();
  const { accountId, account } = place;
  const [view, set] = useQueryStates(state);
  const list = useAdsList(accountMedia.list, {
    account_id: accountId,
    count: PAGE_MAX,
    ...(view.deleted && { with_deleted: true }),
  });
  const leaving = usePendingDeletions();
  const { records } = list;
  const { q, type, sort } = view;
  const shown = useMemo(
    () => arrangeAccountMedia(records, { search: q, type }, sort),
    [records, q, type, sort],
  );
  const narrow = useNarrow();
  const { shown: drawn, more } = useShowMore(shown);
  const zone = account?.timezone ?? "UTC";
  const openPanel = usePanelStep("panel", view.panel, (panel, step) => set({ panel }, step));
  const rows = {
    media: drawn,
    zone,
    panel: view.panel,
    order: {
      sort,
      sortBy: (column: AccountMediaColumn) => void set({ sort: sortedBy(sort, column) }),
    },
    leaving,
    onOpen: (id: string) => openPanel(id === view.panel ? null : id),
  };
  return (
    <>
      <ListPage
        title="Media"
        one="file"
        many="account media"
        tabs={<MediaTabs current="account" />}
        list={list}
        shown={shown.length}
        search={{
          placeholder: "Type, address or id",
          group: "Account media",
          value: q,
          onValueChange: (text) => void set({ q: text || null }),
        }}
        filters={
          <>
            <Select
              aria-label="Type"
              className="min-w-36 flex-1 sm:max-w-56"
              value={type ?? "any"}
              onValueChange={(chosen) => void set({ type: chosen === "any" ? null : chosen })}
              options={[
                { value: "any", label: "All types" },
                ...accountMedia.CREATIVE_TYPES.map((each) => ({
                  value: each,
                  label: creativeTypeName(each),
                })),
              ]}
            />
            <Switch checked={view.deleted} onCheckedChange={(deleted) => void set({ deleted })}>
              Show deleted
            </Switch>
          </>
        }
        end={<ExportMenu into={ACCOUNT_MEDIA_EXPORT} shown={shown} complete={list.complete} />}
        skeleton={skeleton}
        empty={
          <EmptyState
            title="No account media"
            action={<LinkButton href={accountHref(place, "media")}>Go to the library</LinkButton>}
          >
            Banners and interstitials are added by the service. A pre-roll appears here when a video is
            uploaded to the library as an in-stream video.
          </EmptyState>
        }
        clear={{ label: "Clear filters", run: () => void set({ q: null, type: null }) }}
      >
        <ListRows page="account-media">
          {narrow ? <AccountMediaCards {...rows} /> : <AccountMediaTable {...rows} />}
        </ListRows>
        {more}
      </ListPage>
      <AccountMediaPanel
        id={view.panel}
        listed={records.find(({ id }) => id === view.panel)}
        settled={list.complete || list.error !== null}
        zone={zone}
        onClose={() => openPanel(null)}
      />
    </>
  );
}
