import type { ReactNode } from "react";
import { AuthorFilter } from "@/components/posts/author-filter";
import { ExportMenu } from "@/components/shell/export-menu";
import { ListPage } from "@/components/shell/list-page";
import type { AdsList } from "@/lib/ads/client";
import type { ListExport } from "@/lib/grid/csv-columns";
import { type DraftsTab, DraftsTabs } from "./drafts-tabs";
import type { usePostsView } from "./use-posts-view";

interface PostsFrameProps<Post> {
  tab: DraftsTab;
  /** "Scheduled", on the page; "scheduled post", of one. */
  title: string;
  what: string;
  list: AdsList<Post>;
  /** Those that pass the search, in order. */
  shown: readonly Post[];
  /** Those that are chosen, where they can be. */
  chosen?: readonly Post[];
  /** How they go into a file. */
  into: ListExport<Post>;
  view: Pick<ReturnType<typeof usePostsView>, "search" | "author" | "setSearch" | "setAuthor">;
  skeleton: ReactNode;
  empty: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** The page that drafts, scheduled and published posts are listed on, each under its tab. */
export function PostsFrame<Post>({
  tab,
  what,
  shown,
  chosen,
  into,
  view,
  action,
  ...page
}: PostsFrameProps<Post>) {
  return (
    <ListPage
      {...page}
      one={what}
      many={`${what}s`}
      shown={shown.length}
      tabs={<DraftsTabs current={tab} />}
      actions={action}
      search={{
        placeholder: "Name or text",
        group: "Drafts",
        value: view.search,
        onValueChange: view.setSearch,
      }}
      filters={<AuthorFilter value={view.author} onValueChange={view.setAuthor} />}
      end={<ExportMenu into={into} shown={shown} chosen={chosen} complete={page.list.complete} />}
      clear={{ label: "Clear the search", run: () => view.setSearch("") }}
    />
  );
}
