import type { ReactNode } from "react";
import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import type { PostAttachments } from "@/components/previews/use-post-attachments";
import type { Opening } from "@/components/shell/list-body";
import { CutName, Name } from "@/components/ui/name";
import { Cell, RowName } from "@/components/ui/table";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import { DRAFT_COLUMNS } from "@/lib/drafts/post-lists";
import type { AttachmentView } from "@/lib/previews/view";

export type ListedPost = Pick<DraftPost, "id" | "name" | "text" | "card_uri" | "media_keys">;

interface PostCellsProps extends Opening {
  post: ListedPost;
  /** Its attachment; undefined for text only. */
  shows: AttachmentView | undefined;
}

const BOTH_COLUMNS = { label: "Text", shrinks: 60 } as const;

/** A still, the name and the text of a post. The text replaces a missing name, and then spans both columns. */
function PostCells({ post, shows, open, onOpen }: PostCellsProps) {
  const named = post.name !== null;
  const title = (
    <span className="flex items-center gap-3">
      <AttachmentThumb view={shows} />
      <RowName
        goesBy={post.id}
        open={open}
        className={named ? "max-w-56 @max-[44rem]:max-w-36" : "max-w-[34rem]"}
        onClick={onOpen}
      >
        <Title post={post} />
      </RowName>
    </span>
  );
  if (!named) {
    return (
      <Cell column={BOTH_COLUMNS} colSpan={2}>
        {title}
      </Cell>
    );
  }
  return (
    <>
      <Cell column={DRAFT_COLUMNS.of("name")}>{title}</Cell>
      <Cell column={DRAFT_COLUMNS.of("text")}>
        <Name className="block max-w-64 truncate text-text-muted min-[90rem]:max-w-80 2xl:max-w-md">
          {post.text ?? "–"}
        </Name>
      </Cell>
    </>
  );
}

/** The text of a post is no name, and lighter. */
const Title = ({ post }: { post: ListedPost }) => (
  <CutName className={post.name === null ? "font-normal" : undefined}>{draftTitle(post)}</CutName>
);

/** Below the name of a post on a phone: its text, its attachment, and when it is published. */
export function PostLines({ post, children }: { post: ListedPost; children: ReactNode }) {
  return (
    <>
      {post.name !== null && post.text && <bdi className="truncate text-text-muted">{post.text}</bdi>}
      <div className="flex justify-between gap-3 text-text-muted">{children}</div>
    </>
  );
}

/** How posts are named in a list: with a still of their attachment. */
export const postLook = <Post extends ListedPost>(attachmentOf: PostAttachments["attachmentOf"]) => ({
  name: (post: Post) => <Title post={post} />,
  thumb: (post: Post) => <AttachmentThumb view={attachmentOf(post)} className="h-[42px] w-16" />,
  nameCells: (post: Post, opening: Opening) => (
    <PostCells post={post} shows={attachmentOf(post)} {...opening} />
  ),
});
