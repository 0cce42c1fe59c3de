import type { ReactNode } from "react";
import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import { Name } from "@/components/ui/name";
import { PhoneRow } from "@/components/ui/phone-row";
import { Cell, RowName } from "@/components/ui/table";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";
import type { AttachmentView } from "@/lib/previews/view";

export type ListedPost = Pick<DraftPost, "id" | "name" | "text" | "card_uri" | "media_keys">;

interface PostCellsProps {
  post: ListedPost;
  /** What hangs on it; undefined for words alone. */
  shows: AttachmentView | undefined;
  /** Its panel is open. */
  open: boolean;
  onOpen: () => void;
}

/** Beside a panel there is room for the name alone; the text of a post without one stands in both columns. */
export const POST_COLUMNS = {
  name: { label: "Draft", sort: "name", shrinks: 34 },
  text: { label: "Text", shrinks: 60, folds: true },
} as const;

const BOTH_COLUMNS = { label: "Text", shrinks: 60 } as const;

/** A still, and name and text of a post. One without a name is called by its text, which then stands in both columns once. */
export function PostCells({ post, shows, open, onOpen }: PostCellsProps) {
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
      <Cell column={POST_COLUMNS.name}>{title}</Cell>
      <Cell column={POST_COLUMNS.text}>
        <Name className="block max-w-64 truncate text-text-muted min-[90rem]:max-w-80 2xl:max-w-md">
          {post.text ?? "–"}
        </Name>
      </Cell>
    </>
  );
}

/** Words of the post itself are no name, and lighter. */
const Title = ({ post }: { post: ListedPost }) => (
  <Name className={post.name === null ? "font-normal" : undefined}>{draftTitle(post)}</Name>
);

interface PostCardProps extends PostCellsProps {
  selected?: boolean;
  leaving?: boolean;
  /** Before everything else: a box to choose it by. */
  start?: ReactNode;
  /** Below its words: what it shows, when it is out. */
  children: ReactNode;
  /** Below that. */
  end?: ReactNode;
}

/** A post in a list on a phone. */
export function PostCard({ post, shows, start, children, end, ...row }: PostCardProps) {
  return (
    <PhoneRow
      name={<Title post={post} />}
      start={
        <>
          {start}
          <AttachmentThumb view={shows} className="h-[42px] w-16" />
        </>
      }
      {...row}
    >
      {post.name !== null && post.text && <bdi className="truncate text-text-muted">{post.text}</bdi>}
      <div className="flex justify-between gap-3 text-text-muted">{children}</div>
      {end}
    </PhoneRow>
  );
}
