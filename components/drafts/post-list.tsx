import { type ReactNode, useMemo } from "react";
import { AuthorFilter } from "@/components/posts/author-filter";
import { usePostAttachments } from "@/components/previews/use-post-attachments";
import { usePermission } from "@/components/shell/account";
import { ListBody, type RowLook } from "@/components/shell/list-body";
import { ChosenRows } from "@/components/shell/row-choice";
import { type RowsKind, RowsPage, useRows } from "@/components/shell/rows-page";
import type { AdsList } from "@/lib/ads/client";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import { draftTitle } from "@/lib/drafts/draft-view";
import type { ListExport } from "@/lib/grid/csv-columns";
import type { RowColumns } from "@/lib/records/row-columns";
import { type ListedPost, PostLines, postLook } from "./post-cells";
import type { ShareAs } from "./post-preview-box";
import { ShareChosen } from "./share-chosen";
import { type PromotablePost, usePostPromotions } from "./use-post-promotions";
import type { usePostsView } from "./use-posts-view";
import { UsedIn, UsedInWords } from "./used-in";

interface PostListProps<Post extends ListedPost, Id extends string> {
  kind: RowsKind<Post>;
  list: AdsList<Post>;
  /** How they go into a file. */
  into: ListExport<Post>;
  /** The order of two posts. */
  order: (a: Post, b: Post) => number;
  columns: RowColumns<Id | "usedIn", Post>;
  /** The cells it renders, including where a post is used. */
  cells: (usedIn: (post: Post) => ReactNode) => RowLook<Post, Id | "usedIn">["cells"];
  view: ReturnType<typeof usePostsView>;
  /** As line items name it. */
  promotable: (post: Post) => PromotablePost;
  /** Chooses line items to promote an unused post; undefined where that is impossible. */
  onPromote?: ((post: Post) => void) | undefined;
  shareAs: (post: Post) => ShareAs;
  /** Further content on a phone, below the text. */
  onPhone: (post: Post) => ReactNode;
  empty: ReactNode;
  actions?: ReactNode;
}

/** Scheduled or published posts, searched by text. */
export function PostList<Post extends ListedPost, Id extends string>({
  kind,
  list,
  into,
  view,
  order,
  columns,
  cells,
  promotable,
  onPromote,
  shareAs,
  onPhone,
  ...page
}: PostListProps<Post, Id>) {
  const { records } = list;
  const words = view.search.trim().toLowerCase();
  const shown = useMemo(
    () =>
      records
        .filter((post) => `${post.name ?? ""} ${post.text ?? ""} ${post.id}`.toLowerCase().includes(words))
        .sort(order),
    [records, words, order],
  );
  const rows = useRows(kind, { view, list, shown, into });
  const { body, choice } = rows;
  const { rows: drawn } = body;
  const { attachmentOf } = usePostAttachments(drawn);
  const { allowed: mayAsk } = usePermission(promotedPosts.list);
  const whereUsed = usePostPromotions(useMemo(() => drawn.map(promotable), [drawn, promotable]));
  return (
    <RowsPage
      {...page}
      rows={rows}
      filters={<AuthorFilter value={view.author} onValueChange={view.setAuthor} />}
      chosen={
        <ChosenRows choice={choice} into={into}>
          <ShareChosen posts={choice.chosen} shareAs={shareAs} />
        </ChosenRows>
      }
    >
      <ListBody<Post, Id | "usedIn">
        page={kind.many}
        label={`${kind.title} posts`}
        columns={columns}
        hidden={mayAsk ? [] : ["usedIn"]}
        look={{
          ...postLook(attachmentOf),
          cells: cells((post) => (
            <UsedIn
              use={whereUsed(promotable(post))}
              promote={onPromote && { label: `Promote ${draftTitle(post)}…`, run: () => onPromote(post) }}
            />
          )),
          phone: (post) => (
            <>
              <PostLines post={post}>{onPhone(post)}</PostLines>
              <UsedInWords use={whereUsed(promotable(post))} />
            </>
          ),
        }}
        {...body}
        view={{ panel: view.panel, openPanel: view.openPanel }}
      />
    </RowsPage>
  );
}
