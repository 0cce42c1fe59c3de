"use client";

import { useCallback, useMemo, useRef } from "react";
import { PageHeader } from "@/components/shell/page-header";
import { useSession } from "@/components/shell/session";
import { shownCount } from "@/components/shell/shown-count";
import { useLeaving } from "@/components/shell/use-leaving";
import { useNow } from "@/components/shell/use-now";
import { SkeletonRows } from "@/components/ui/skeleton";
import { portfolioCsv } from "@/lib/accounts/portfolio-csv";
import type { Environment } from "@/lib/ads/endpoint";
import { pageClock } from "@/lib/format/page-clock";
import { saveFile } from "@/lib/save-file";
import { AccountPanel } from "./account-panel";
import { CreateAccount } from "./create-account";
import { NoAccounts, NothingMatches } from "./portfolio-empty";
import { PortfolioGrid } from "./portfolio-grid";
import { AllowanceNotices, HandleNotices } from "./portfolio-notices";
import { PortfolioToolbar } from "./portfolio-toolbar";
import { useOrderedRows } from "./use-ordered-rows";
import { usePortfolio } from "./use-portfolio";
import { usePortfolioCommands } from "./use-portfolio-commands";
import { usePortfolioView } from "./use-portfolio-view";

const SKELETON_WIDTHS = ["w-64", "w-48", "w-32", "w-36", "w-32", "w-40"];

/** Every account the person reaches, whichever connected handle reaches it; problems first. */
export function Portfolio({ environment }: { environment: Environment }) {
  const { handles } = useSession();
  const names = useMemo(() => handles.map(({ handle }) => handle), [handles]);
  const minute = useNow();
  const now = minute ?? 0;
  const { view, filtered, panel, sortBy, narrow, clear, openPanel } = usePortfolioView();
  const sortedByCount = view.sort === "campaigns";
  const portfolio = usePortfolio(environment, names, now, { countAll: sortedByCount });
  const { rows, lists, unchecked, resumesAt } = portfolio;
  const countingResumesAt = resumesAt.get("campaigns");
  const settled = sortedByCount
    ? countingResumesAt !== undefined || rows.every(({ campaigns }) => campaigns.state !== "pending")
    : unchecked === 0;
  const gridRef = useRef<HTMLTableElement>(null);
  const ordered = useOrderedRows(rows, view, now, { settled, gridRef });
  const leaving = useLeaving();
  const searchRef = useRef<HTMLDivElement>(null);
  const search = useCallback(() => searchRef.current?.querySelector("input")?.focus(), []);
  const download = useCallback(
    () => saveFile(`accounts-${environment}.csv`, "text/csv;charset=utf-8", portfolioCsv(ordered, now)),
    [environment, ordered, now],
  );
  usePortfolioCommands({ search, refresh: portfolio.refresh, download });

  const reading = minute === undefined || (rows.length === 0 && lists.some(({ pending }) => pending));
  const asOf = lists.flatMap(({ asOf: each }) => (each === undefined ? [] : [each]));
  const opened = rows.find(({ account }) => account.id === panel);
  return (
    <>
      <PageHeader
        title="Accounts"
        count={
          reading
            ? undefined
            : shownCount({
                shown: ordered.length,
                all: rows.length,
                complete: lists.every(({ asOf: each }) => each !== undefined),
              })
        }
        actions={environment === "sandbox" && <CreateAccount onCreated={openPanel} />}
      />
      <PortfolioToolbar
        view={view}
        handles={names}
        filtered={filtered}
        searchRef={searchRef}
        onNarrow={narrow}
        onClear={clear}
        asOf={asOf.length > 0 ? pageClock(new Date(Math.min(...asOf))) : undefined}
        refreshing={lists.some(({ fetching }) => fetching)}
        onRefresh={portfolio.refresh}
        onExport={download}
      />
      <HandleNotices lists={lists} />
      <AllowanceNotices resumesAt={resumesAt} />
      <p role="status" className="sr-only">
        {unchecked > 0 && rows.length > 0 && `Checking ${unchecked} accounts`}
      </p>
      {reading ? (
        <SkeletonRows label="Reading accounts" columns={SKELETON_WIDTHS} />
      ) : rows.length === 0 ? (
        <NoAccounts
          environment={environment}
          failed={lists.filter(({ error }) => error !== null).length}
          of={lists.length}
        />
      ) : ordered.length === 0 ? (
        <NothingMatches onClear={clear} unchecked={unchecked} />
      ) : (
        <PortfolioGrid
          environment={environment}
          rows={ordered}
          handles={names.length}
          view={view}
          now={now}
          leaving={leaving}
          waiting={countingResumesAt !== undefined}
          panel={panel}
          onSort={sortBy}
          onPanel={openPanel}
          onReadAgain={portfolio.refreshAccount}
          onLook={portfolio.look}
          gridRef={gridRef}
        />
      )}
      <AccountPanel
        environment={environment}
        row={opened}
        now={now}
        onReadAgain={portfolio.refreshAccount}
        onClose={() => {
          openPanel(null);
          gridRef.current?.focus({ preventScroll: true });
        }}
      />
    </>
  );
}
