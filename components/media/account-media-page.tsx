"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { RowsGate, type RowsKind, RowsPage, useRows } from "@/components/shell/rows-page";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { useOpened } from "@/components/shell/use-opened";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Select } from "@/components/ui/select";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as accountMedia from "@/lib/ads/endpoints/account-media";
import {
  ACCOUNT_MEDIA_COLUMNS,
  ACCOUNT_MEDIA_EXPORT,
  type AccountMedia,
  arrangeAccountMedia,
  creativeTypeName,
} from "@/lib/media/account-media-view";
import { AccountMediaPanel, accountMediaGraceKey } from "./account-media-panel";
import { AccountMediaRows } from "./account-media-rows";
import { MediaTabs } from "./media-tabs";

const ACCOUNT_MEDIA: RowsKind<AccountMedia> = {
  title: "Media",
  one: "file",
  many: "account media",
  tabs: <MediaTabs current="account" />,
  needs: accountMedia.list,
  widths: ["w-64", "w-72", "w-32", "w-32"],
  searchedBy: "Type, address or id",
  group: "Account media",
  clear: "Clear filters",
  keepsDeleted: true,
  graceKey: accountMediaGraceKey,
};

const IN_ADDRESS = listInAddress(ACCOUNT_MEDIA_COLUMNS, { column: "created", descending: true });
const TYPE = parseAsStringLiteral(accountMedia.CREATIVE_TYPES);
const TYPES = [
  { value: "any", label: "All types" },
  ...accountMedia.CREATIVE_TYPES.map((type) => ({ value: type, label: creativeTypeName(type) })),
] as const;

/** Media that line items show outside of posts: banners, interstitials, pre-rolls. */
export const AccountMediaPage = () => (
  <RowsGate kind={ACCOUNT_MEDIA}>
    <AccountMediaList />
  </RowsGate>
);

function AccountMediaList() {
  const place = useAccount();
  const { accountId } = place;
  const view = useListView(IN_ADDRESS);
  const [type, setType] = useQueryState("type", TYPE);
  const list = useAdsList(accountMedia.list, {
    account_id: accountId,
    count: PAGE_MAX,
    ...(view.withDeleted && { with_deleted: true }),
  });
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
  const rows = useRows(ACCOUNT_MEDIA, { view, list, shown, into: ACCOUNT_MEDIA_EXPORT });
  return (
    <>
      <RowsPage
        rows={rows}
        filters={
          <Select
            aria-label="Type"
            className="min-w-36 flex-1 sm:max-w-56"
            value={type ?? "any"}
            onValueChange={(chosen) => void setType(chosen === "any" ? null : chosen)}
            options={TYPES}
          />
        }
        onClear={() => void setType(null)}
        empty={
          <EmptyState
            title="No account media"
            action={<LinkButton href={accountHref(place, "media")}>Go to the library</LinkButton>}
          >
            Banners and interstitials are added by the service. A pre-roll appears here when a video is
            uploaded to the library as an in-stream video.
          </EmptyState>
        }
      >
        <AccountMediaRows {...rows.body} />
      </RowsPage>
      <AccountMediaPanel {...opened} zone={rows.body.zone} />
    </>
  );
}
