"use client";

import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { ListSearch } from "@/components/shell/list-search";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { shownCount } from "@/components/shell/shown-count";
import { sortedBy, sortInAddress, sortMark } from "@/components/shell/sort-in-address";
import { useLeaving } from "@/components/shell/use-leaving";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import { useAdsList } from "@/lib/ads/client";
import * as accountMedia from "@/lib/ads/endpoints/account-media";
import {
  ACCOUNT_MEDIA_COLUMNS,
  type AccountMediaColumn,
  arrangeAccountMedia,
  creativeTypeName,
  creativeTypeWhat,
} from "@/lib/media/account-media-view";
import { AccountMediaPanel, accountMediaGraceKey } from "./account-media-panel";
import { MediaTabs } from "./media-tabs";

const WIDTHS = ["w-64", "w-72", "w-32", "w-32"];

const COLUMNS: readonly { readonly id: AccountMediaColumn; readonly label: string }[] = [
  { id: "type", label: "Type" },
  { id: "created", label: "Created" },
  { id: "updated", label: "Changed" },
];

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
    <RoleGate
      needs={accountMedia.list}
      what="account media"
      title="Media"
      waiting={<SkeletonRows label="Reading account media" columns={WIDTHS} rows={6} />}
    >
      <AccountMediaList />
    </RoleGate>
  );
}

function AccountMediaList() {
  const { accountId, account } = useAccount();
  const [view, set] = useQueryStates(state);
  const list = useAdsList(accountMedia.list, {
    account_id: accountId,
    count: 1000,
    ...(view.deleted && { with_deleted: true }),
  });
  const waiting = useLeaving();
  const { records, complete, pending, error, refetch } = list;
  const { q, type, sort } = view;
  const shown = useMemo(
    () => arrangeAccountMedia(records, { search: q, type }, sort),
    [records, q, type, sort],
  );
  const zone = account?.timezone ?? "UTC";
  return (
    <>
      <PageHeader
        title="Media"
        count={pending ? undefined : shownCount({ shown: shown.length, all: records.length, complete })}
        tabs={<MediaTabs current="account" />}
      />
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-b px-4 py-2">
        <ListSearch
          label="Search account media"
          placeholder="Type, address or id"
          group="Account media"
          value={q}
          onValueChange={(text) => void set({ q: text || null })}
        />
        <Select
          aria-label="Type"
          className="sm:w-56"
          value={type ?? "any"}
          onValueChange={(chosen) => void set({ type: chosen === "any" ? null : chosen })}
          options={[
            { value: "any", label: "All types" },
            ...accountMedia.CREATIVE_TYPES.map((each) => ({ value: each, label: creativeTypeName(each) })),
          ]}
        />
        <Switch checked={view.deleted} onCheckedChange={(deleted) => void set({ deleted })}>
          Show deleted
        </Switch>
      </div>
      <PartlyRead list={list} what="medium" />
      <PageBody>
        {error && records.length === 0 ? (
          <ErrorState title="Account media could not be read" error={error} onRetry={refetch} />
        ) : pending ? (
          <SkeletonRows label="Reading account media" columns={WIDTHS} rows={6} />
        ) : records.length === 0 ? (
          <EmptyState title="No account media">
            Banners and interstitials are added by the service. A pre-roll appears here when a video is
            uploaded to the library as an in-stream video.
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState
            title="No medium matches"
            action={<Button onClick={() => void set({ q: null, type: null })}>Clear filters</Button>}
          />
        ) : (
          <Table aria-label="Account media">
            <thead>
              <tr>
                {COLUMNS.map(({ id, label }) => (
                  <HeaderCell
                    key={id}
                    sorted={sortMark(sort, id)}
                    onSort={() => void set({ sort: sortedBy(sort, id) })}
                  >
                    {label}
                  </HeaderCell>
                ))}
                <HeaderCell className="hidden md:table-cell">Address</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {shown.map((medium) => (
                <Row
                  key={medium.id}
                  selected={medium.id === view.panel}
                  faded={medium.deleted || waiting.has(accountMediaGraceKey(medium.id))}
                  onClick={() => void set({ panel: medium.id === view.panel ? null : medium.id })}
                >
                  <Cell>
                    <button type="button" className="min-h-6 text-left font-medium">
                      {creativeTypeName(medium.creative_type)}
                    </button>
                    <span className="ml-2 hidden text-text-muted lg:inline">
                      {medium.deleted ? "Deleted" : creativeTypeWhat(medium.creative_type)}
                    </span>
                  </Cell>
                  <Cell>
                    <TimeText at={medium.created_at} zone={zone} show="day" />
                  </Cell>
                  <Cell>
                    <TimeText at={medium.updated_at} zone={zone} show="day" />
                  </Cell>
                  <Cell className="hidden max-w-80 truncate text-text-muted md:table-cell">
                    {medium.media_url ?? "—"}
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        )}
      </PageBody>
      <AccountMediaPanel
        medium={records.find(({ id }) => id === view.panel)}
        zone={zone}
        onClose={() => void set({ panel: null })}
      />
    </>
  );
}
