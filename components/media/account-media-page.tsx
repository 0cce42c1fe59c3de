"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { ExportMenu } from "@/components/shell/export-menu";
import { ListPage } from "@/components/shell/list-page";
import { RoleGate } from "@/components/shell/role-gate";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { useOpened } from "@/components/shell/use-opened";
import { Switch } from "@/components/ui/checkbox";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as accountMedia from "@/lib/ads/endpoints/account-media";
import {
  ACCOUNT_MEDIA_COLUMNS,
  ACCOUNT_MEDIA_EXPORT,
  arrangeAccountMedia,
  creativeTypeName,
} from "@/lib/media/account-media-view";
import { AccountMediaPanel, accountMediaGraceKey } from "./account-media-panel";
import { AccountMediaRows } from "./account-media-rows";
import { MediaTabs } from "./media-tabs";

const WIDTHS = ["w-64", "w-72", "w-32", "w-32"];
const skeleton = <SkeletonRows label="Reading account media" columns={WIDTHS} rows={6} />;

const IN_ADDRESS = listInAddress(ACCOUNT_MEDIA_COLUMNS, { column: "created", descending: true });
const TYPE = parseAsStringLiteral(accountMedia.CREATIVE_TYPES);

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
  const view = useListView(IN_ADDRESS);
  const [type, setType] = useQueryState("type", TYPE);
  const list = useAdsList(accountMedia.list, {
    account_id: accountId,
    count: PAGE_MAX,
    ...(view.withDeleted && { with_deleted: true }),
  });
  const leaving = usePendingDeletions();
  const { records } = list;
  const { search, sort } = view;
  const shown = useMemo(
    () => arrangeAccountMedia(records, { search, type }, sort),
    [records, search, type, sort],
  );
  const opened = useOpened(list, view, accountMedia.get, (id) => ({
    account_id: accountId,
    account_media_id: id,
    with_deleted: true,
  }));
  const { shown: drawn, more } = useShowMore(shown);
  const zone = account?.timezone ?? "UTC";
  const clear = () => {
    view.setSearch("");
    void setType(null);
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
          value: search,
          onValueChange: view.setSearch,
        }}
        filters={
          <>
            <Select
              aria-label="Type"
              className="min-w-36 flex-1 sm:max-w-56"
              value={type ?? "any"}
              onValueChange={(chosen) => void setType(chosen === "any" ? null : chosen)}
              options={[
                { value: "any", label: "All types" },
                ...accountMedia.CREATIVE_TYPES.map((each) => ({
                  value: each,
                  label: creativeTypeName(each),
                })),
              ]}
            />
            <Switch checked={view.withDeleted} onCheckedChange={view.setWithDeleted}>
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
        clear={{ label: "Clear filters", run: clear }}
      >
        <AccountMediaRows
          rows={drawn}
          zone={zone}
          view={view}
          isPendingDeletion={({ id }) => leaving.has(accountMediaGraceKey(id))}
        />
        {more}
      </ListPage>
      <AccountMediaPanel {...opened} zone={zone} />
    </>
  );
}
