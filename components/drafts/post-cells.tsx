import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { Cell } from "@/components/ui/table";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { draftTitle } from "@/lib/drafts/draft-view";

type Listed = Pick<DraftPost, "id" | "name" | "text">;

interface PostCellsProps {
  post: Listed;
  onOpen: () => void;
}

/** Name and text of a post. One without a name is called by its text, which then stands in both columns once. */
export function PostCells({ post, onOpen }: PostCellsProps) {
  const named = post.name !== null;
  const title = (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        "block min-h-6 truncate rounded-sm text-left hover:underline",
        named ? "max-w-56 font-medium" : "max-w-[34rem]",
      )}
    >
      <bdi>{draftTitle(post)}</bdi>
    </button>
  );
  if (!named) return <Cell colSpan={2}>{title}</Cell>;
  return (
    <>
      <Cell>{title}</Cell>
      <Cell>
        <bdi className="block max-w-64 truncate text-text-muted min-[90rem]:max-w-80 2xl:max-w-md">
          {post.text ?? "–"}
        </bdi>
      </Cell>
    </>
  );
}

interface PostCardProps extends PostCellsProps {
  open: boolean;
  leaving?: boolean;
  /** Below its words: what it shows, when it is out. */
  children: ReactNode;
}

/** A post in a list on a phone. */
export function PostCard({ post, open, leaving, onOpen, children }: PostCardProps) {
  return (
    <li
      className={classNames(
        "relative flex flex-col gap-1 border-b px-4 py-3",
        open && "bg-surface-selected",
        leaving && "text-text-muted line-through",
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        className={classNames(
          "min-h-6 truncate text-left after:absolute after:inset-0",
          post.name !== null && "font-medium",
        )}
      >
        <bdi>{draftTitle(post)}</bdi>
      </button>
      {post.name !== null && post.text && <bdi className="truncate text-text-muted">{post.text}</bdi>}
      <div className="flex justify-between gap-3 text-text-muted">{children}</div>
    </li>
  );
}
