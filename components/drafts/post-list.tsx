import { type ReactNode, useMemo } from "react";
import { usePostAttachments } from "@/components/previews/use-post-attachments";
import { usePermission } from "@/components/shell/account";
import { ListRows } from "@/components/shell/list-rows";
import { ListTable } from "@/components/shell/list-table";
import {
  ChooseOnPhone,
  ChooseRow,
  ChosenRows,
  chooseColumn,
  useRowChoice,
} from "@/components/shell/row-choice";
import { useNarrow } from "@/components/shell/use-narrow";
import { useShowMore } from "@/components/ui/show-more";
import { Cell, Row, type TableColumn } from "@/components/ui/table";
import type { AdsList } from "@/lib/ads/client";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { draftTitle, seenBy } from "@/lib/drafts/draft-view";
import type { ListExport } from "@/lib/grid/csv-columns";
import type { DraftsTab } from "./drafts-tabs";
import { type ListedPost, POST_COLUMNS, PostCard, PostCells } from "./post-cells";
import type { ShareAs } from "./post-preview-box";
import { PostsFrame } from "./posts-frame";
import { ShareChosen } from "./share-chosen";
import { type PromotablePost, usePostPromotions } from "./use-post-promotions";
import type { usePostsView } from "./use-posts-view";
import { UsedIn, UsedInWords } from "./used-in";

/** A column behind name and text. */
interface PostColumn<Post> {
  readonly label: string;
  readonly from?: TableColumn["from"];
  readonly cell: (post: Post) => ReactNode;
}

interface PostListProps<Post extends ListedPost & Pick<DraftPost, "nullcast">> {
  tab: DraftsTab;
  title: string;
  /** Of one, "scheduled post". */
  what: string;
  list: AdsList<Post>;
  /** How they go into a file. */
  into: ListExport<Post>;
  view: ReturnType<typeof usePostsView>;
  /** Which of two comes first. */
  order: (a: Post, b: Post) => number;
  /** Between its text and what all posts have. */
  columns: readonly PostColumn<Post>[];
  /** As line items name it. */
  promotable: (post: Post) => PromotablePost;
  shareAs: (post: Post) => ShareAs;
  /** What a phone shows of them, below the words. */
  onPhone: (post: Post) => ReactNode;
  isPendingDeletion?: (post: Post) => boolean;
  skeleton: ReactNode;
  empty: ReactNode;
  action?: ReactNode;
}

const never = () => false;

/** Posts that are no drafts any more, found by their words. */
export function PostList<Post extends ListedPost & Pick<DraftPost, "nullcast">>({
  view,
  order,
  columns: own,
  promotable,
  shareAs,
  onPhone,
  isPendingDeletion = never,
  ...page
}: PostListProps<Post>) {
  const narrow = useNarrow();
  const { records } = page.list;
  const words = view.search.trim().toLowerCase();
  const shown = useMemo(
    () =>
      records
        .filter((post) => `${post.name ?? ""} ${post.text ?? ""} ${post.id}`.toLowerCase().includes(words))
        .sort(order),
    [records, words, order],
  );
  const { shown: drawn, more } = useShowMore(shown);
  const { attachmentOf } = usePostAttachments(drawn);
  const { allowed: mayAsk } = usePermission(promotedPosts.list);
  const whereUsed = usePostPromotions(useMemo(() => drawn.map(promotable), [drawn, promotable]));
  const usedIn: PostColumn<Post> = {
    label: "Used in",
    from: 60,
    cell: (post) => <UsedIn use={whereUsed(promotable(post))} />,
  };
  const columns: readonly PostColumn<Post>[] = [
    ...own,
    ...(mayAsk ? [usedIn] : []),
    { label: "Who sees it", from: 44, cell: seenBy },
  ];
  const choice = useRowChoice({
    resource: page.into.resource,
    records,
    shown,
    nameOf: draftTitle,
    isPendingDeletion,
  });
  const label = `${page.title} posts`;
  return (
    <>
      <PostsFrame {...page} view={view} shown={shown} chosen={choice.chosen}>
        <ListRows page={`${page.tab}-posts`} choice={choice}>
          {narrow ? (
            <ul aria-label={label}>
              {drawn.map((post) => (
                <PostCard
                  key={post.id}
                  post={post}
                  shows={attachmentOf(post)}
                  open={post.id === view.panel}
                  selected={choice.has(post)}
                  leaving={isPendingDeletion(post)}
                  start={<ChooseOnPhone row={post} choice={choice} />}
                  end={<UsedInWords use={whereUsed(promotable(post))} />}
                  onOpen={() => view.openPanel(post.id)}
                >
                  {onPhone(post)}
                </PostCard>
              ))}
            </ul>
          ) : (
            <ListTable
              label={label}
              columns={[
                chooseColumn(choice),
                { ...POST_COLUMNS.name, label: "Post" },
                POST_COLUMNS.text,
                ...columns,
              ]}
            >
              {drawn.map((post) => (
                <Row
                  key={post.id}
                  selected={post.id === view.panel || choice.has(post)}
                  leaving={isPendingDeletion(post)}
                >
                  <ChooseRow row={post} choice={choice} />
                  <PostCells
                    post={post}
                    shows={attachmentOf(post)}
                    open={post.id === view.panel}
                    onOpen={() => view.openPanel(post.id === view.panel ? null : post.id)}
                  />
                  {columns.map(({ cell, ...column }) => (
                    <Cell key={column.label} column={column}>
                      {cell(post)}
                    </Cell>
                  ))}
                </Row>
              ))}
            </ListTable>
          )}
        </ListRows>
        {more}
      </PostsFrame>
      <ChosenRows choice={choice} into={page.into}>
        <ShareChosen posts={choice.chosen} shareAs={shareAs} />
      </ChosenRows>
    </>
  );
}
