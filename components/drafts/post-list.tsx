import { type ReactNode, useMemo } from "react";
import { usePostAttachments } from "@/components/previews/use-post-attachments";
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
import { draftTitle } from "@/lib/drafts/draft-view";
import type { ListExport } from "@/lib/grid/csv-columns";
import type { DraftsTab } from "./drafts-tabs";
import { type ListedPost, POST_COLUMNS, PostCard, PostCells } from "./post-cells";
import { PostsFrame } from "./posts-frame";
import type { usePostsView } from "./use-posts-view";

/** A column behind name and text. */
interface PostColumn<Post> {
  readonly label: string;
  readonly from?: TableColumn["from"];
  readonly cell: (post: Post) => ReactNode;
}

interface PostListProps<Post extends ListedPost> {
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
  columns: readonly PostColumn<Post>[];
  /** What a phone shows of them, below the words. */
  onPhone: (post: Post) => ReactNode;
  isPendingDeletion?: (post: Post) => boolean;
  skeleton: ReactNode;
  empty: ReactNode;
  action?: ReactNode;
}

const never = () => false;

/** Posts that are no drafts any more, found by their words. */
export function PostList<Post extends ListedPost>({
  view,
  order,
  columns,
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
      <ChosenRows choice={choice} into={page.into} />
    </>
  );
}
