import { type ReactNode, useState } from "react";
import { AuthorFilter } from "@/components/posts/author-filter";
import { AttachmentThumb } from "@/components/previews/attachment-thumb";
import { usePostAttachments } from "@/components/previews/use-post-attachments";
import { useAccount } from "@/components/shell/account";
import { ListPicker } from "@/components/ui/picker/list-picker";
import type { PickerAction } from "@/components/ui/picker/picker-dialog";
import { useAdsList } from "@/lib/ads/client";
import * as posts from "@/lib/ads/endpoints/posts";
import { draftTitle } from "@/lib/drafts/draft-view";
import { publishedPosts } from "@/lib/posts/published-posts";
import { wordsTest } from "@/lib/text/characters";

interface PostPickerProps {
  title: string;
  description: string;
  /** Ids of posts that are promoted already. */
  already: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  /** @param listed the options; the chosen ones are ids among these */
  onChosenChange: (chosen: ReadonlySet<string>, listed: readonly posts.Post[]) => void;
  action: PickerAction;
  /** An error about the choice. */
  notice?: ReactNode;
  onClose: () => void;
}

/** Chooses published posts to promote. Mount it to open it. */
export function PostPicker({ already, chosen, onChosenChange, action, ...rest }: PostPickerProps) {
  const { accountId } = useAccount();
  const [author, setAuthor] = useState<string | null>(null);
  const list = useAdsList(posts.list, publishedPosts(accountId, author));
  const { attachmentOf } = usePostAttachments(list.records);
  return (
    <ListPicker
      {...rest}
      many="posts"
      placeholder="Name, words or ID"
      list={list}
      find={(search) => {
        const matches = wordsTest(search);
        return list.records.filter((post) => matches(`${post.name ?? ""} ${post.text} ${post.id}`));
      }}
      rowOf={(post) => ({
        id: post.id,
        picture: <AttachmentThumb view={attachmentOf(post)} className="h-9 w-14" />,
        name: draftTitle(post),
        parent: post.user.name,
        about: <bdi className="truncate">{post.name === null ? post.id : post.text}</bdi>,
      })}
      choice={{
        of: "several",
        chosen,
        onChosenChange: (next) => onChosenChange(next, list.records),
        takenReason: ({ id }) => (already.has(id) ? "Promoted already" : undefined),
        action,
      }}
      none="Nothing is published yet: publish a draft first."
      tools={<AuthorFilter value={author} onValueChange={setAuthor} />}
    />
  );
}
