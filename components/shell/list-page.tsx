import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import { type AdsList, useReadAgain } from "@/lib/ads/client";
import { formatNumber } from "@/lib/format/numbers";
import { useAccountIfOpen } from "./account";
import { ListSearch } from "./list-search";
import { PageBody, PageHeader } from "./page-header";
import { shownCount } from "./shown-count";
import { useNarrow } from "./use-narrow";

interface ListPageProps {
  /** On top of the page, "Polls". */
  title: string;
  /** The words for one and several: "poll", "polls". */
  one: string;
  many: string;
  tabs?: ReactNode;
  actions?: ReactNode;
  list: Omit<AdsList<unknown>, "fetching" | "updatedAt">;
  /** How many pass the search and the filters. */
  shown: number;
  /** Other data of the list is still being read, such as the time. */
  waiting?: boolean;
  search: {
    /** The searched fields, "Name or type". */
    placeholder: string;
    /** The group of the page's commands; by default its title. */
    group?: string;
    value: string;
    onValueChange: (text: string) => void;
    /** The results are a grid: Enter and ↓ move into it. */
    leadsToGrid?: boolean;
  };
  /** Beside the search. */
  filters?: ReactNode;
  /** There can be many filters: on a phone the search has its own row, and they share the next. */
  filtersGrow?: boolean;
  /** At the end of the row with the search; on a phone right after it, unless filters grow. */
  end?: ReactNode;
  /** Stays above the list while that scrolls. */
  banner?: ReactNode;
  /** The totals of the list; below the banner. */
  summary?: ReactNode;
  /** Above the list, in every state. */
  notice?: ReactNode;
  skeleton: ReactNode;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** The button to clear search and filters where nothing matches. */
  clear: { label: string; run: () => void; words?: ReactNode };
  /** The list itself. */
  children: ReactNode;
}

/** Header, search and states of a page that lists records of an account. */
export function ListPage({
  title,
  one,
  many,
  tabs,
  actions,
  list,
  shown,
  waiting = false,
  search: { group = title, ...search },
  filters,
  filtersGrow = false,
  end,
  banner,
  summary,
  notice,
  skeleton,
  empty,
  clear,
  children,
}: ListPageProps) {
  const open = useAccountIfOpen();
  const readAgain = useReadAgain();
  const endFirst = useNarrow() && !filtersGrow;
  const { records, complete, pending, error } = list;
  const reading = waiting || pending || (open !== undefined && open.account === undefined);
  const broken =
    error && records.length === 0
      ? { what: `The ${many}`, error }
      : open?.failure && { what: "The account", error: open.failure };
  return (
    <>
      <PageHeader
        title={title}
        count={reading ? undefined : shownCount({ shown, all: records.length, complete })}
        tabs={tabs}
        actions={actions}
      />
      <div className="@container shrink-0 border-b">
        <div className="flex flex-wrap items-center gap-2 px-4 py-2">
          <ListSearch label={`Search ${many}`} group={group} ownRow={filtersGrow} {...search} />
          {endFirst && end}
          {filters}
          {!endFirst && end && <div className="ml-auto flex items-center gap-2">{end}</div>}
        </div>
      </div>
      <span role="status" className="sr-only">
        {!reading && shown < records.length && `${formatNumber(shown)} match`}
      </span>
      <PartlyRead list={list} many={many} />
      {banner}
      {!reading && records.length > 0 && summary}
      <PageBody>
        {notice}
        {broken ? (
          <ErrorState title={`${broken.what} could not be read`} error={broken.error} onRetry={readAgain} />
        ) : reading ? (
          skeleton
        ) : records.length === 0 ? (
          empty
        ) : shown === 0 ? (
          <EmptyState
            title={complete ? `No ${one} matches` : `No ${one} matches so far`}
            action={<Button onClick={clear.run}>{clear.label}</Button>}
          >
            {clear.words}
          </EmptyState>
        ) : (
          children
        )}
      </PageBody>
    </>
  );
}
