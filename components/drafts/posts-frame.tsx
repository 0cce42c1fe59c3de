import type { ReactNode } from "react";
import { ListPage } from "@/components/shell/list-page";
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

/** The page that drafts, scheduled and published posts are listed on, each under its tab. */
export function PostsFrame({ tab, what, view, action, ...page }: PostsFrameProps) {
  return (
    <ListPage
      {...page}
      one={what}
      many={`${what}s`}
      tabs={<DraftsTabs current={tab} />}
      actions={action}
      search={{
        placeholder: "Name or text",
        group: "Drafts",
        value: view.search,
        onValueChange: view.setSearch,
      }}
      filters={<AuthorFilter value={view.author} onValueChange={view.setAuthor} />}
      clear={{ label: "Clear the search", run: () => view.setSearch("") }}
    />
  );
}
