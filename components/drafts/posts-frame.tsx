import type { ReactNode } from "react";
import { useAccount } from "@/components/shell/account";
import { ListSearch } from "@/components/shell/list-search";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { shownCount } from "@/components/shell/shown-count";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PartlyRead } from "@/components/ui/partly-read";
import type { AdsList } from "@/lib/ads/client";
import { AuthorFilter } from "./author-filter";
import { type DraftsTab, DraftsTabs } from "./drafts-tabs";
import type { usePostsView } from "./use-posts-view";

interface PostsFrameProps {
  tab: DraftsTab;
  /** "Scheduled", on the page; "scheduled post", of one. */
  title: string;
  what: string;
  list: AdsList<unknown>;
  shown: number;
  view: Pick<ReturnType<typeof usePostsView>, "search" | "author" | "setSearch" | "setAuthor">;
  skeleton: ReactNode;
  empty: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** Header, search and states that the pages of drafts, scheduled and published posts share. */
export function PostsFrame({
  tab,
  title,
  what,
  list,
  shown,
  view,
  skeleton,
  empty,
  action,
  children,
}: PostsFrameProps) {
  const { account } = useAccount();
  const { records, complete, pending, error } = list;
  const reading = pending || account === undefined;
  return (
    <>
      <PageHeader
        title={title}
        count={reading ? undefined : shownCount({ shown, all: records.length, complete })}
        tabs={<DraftsTabs current={tab} />}
        actions={action}
      />
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-b px-4 py-2">
        <ListSearch
          label={`Search ${what}s`}
          placeholder="Name or text"
          group="Drafts"
          value={view.search}
          onValueChange={view.setSearch}
        />
        <AuthorFilter value={view.author} onValueChange={view.setAuthor} />
      </div>
      <PartlyRead list={list} what={what} />
      <PageBody>
        {error && records.length === 0 ? (
          <ErrorState title={`The ${what}s could not be read`} error={error} onRetry={list.refetch} />
        ) : reading ? (
          skeleton
        ) : records.length === 0 ? (
          empty
        ) : shown === 0 ? (
          <EmptyState
            title={`No ${what} matches`}
            action={<Button onClick={() => view.setSearch("")}>Clear the search</Button>}
          />
        ) : (
          children
        )}
      </PageBody>
    </>
  );
}
