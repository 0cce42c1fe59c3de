import type { PostAttachments } from "@/components/previews/use-post-attachments";
import { ListBody, type ListedRows } from "@/components/shell/list-body";
import { Name } from "@/components/ui/name";
import { StatusMark } from "@/components/ui/status-mark";
import { TimeText } from "@/components/ui/time-text";
import type { DraftPost } from "@/lib/drafts/draft-form";
import { DRAFT_COLUMNS, type DraftColumn } from "@/lib/drafts/post-lists";
import { counted } from "@/lib/format/plurals";
import { PostLines, postLook } from "./post-cells";

interface DraftRowsProps extends ListedRows<DraftPost, DraftColumn> {
  attachmentOf: PostAttachments["attachmentOf"];
  /** The name of a card, by its address. */
  cardName: (uri: string) => string;
  /** When the same text of its author was last published; undefined if never. */
  publishedAt: (draft: DraftPost) => string | undefined;
}

/** Marks a draft whose text is published already. */
function PublishedMark({ at, zone }: { at: string | undefined; zone: string }) {
  if (at === undefined) return null;
  return (
    <StatusMark kind="ended">
      Published <TimeText at={at} zone={zone} show="day" />
    </StatusMark>
  );
}

function shows(draft: DraftPost, cardName: (uri: string) => string): string {
  if (draft.card_uri !== null) return cardName(draft.card_uri);
  const { length } = draft.media_keys;
  if (length === 0) return "Text only";
  return counted(length, "file", "files");
}

/** The drafts of a user, one a row. */
export function DraftRows({ attachmentOf, cardName, publishedAt, ...list }: DraftRowsProps) {
  const state = (draft: DraftPost) => <PublishedMark at={publishedAt(draft)} zone={list.zone} />;
  const isOut = (draft: DraftPost) => publishedAt(draft) !== undefined;
  return (
    <ListBody
      page="drafts"
      label="Drafts"
      columns={DRAFT_COLUMNS}
      // Most drafts are not out yet.
      hidden={list.rows.some(isOut) ? [] : ["state"]}
      look={{
        ...postLook(attachmentOf),
        cells: {
          shows: (draft) => <Name className="block max-w-40 truncate">{shows(draft, cardName)}</Name>,
          state,
        },
        phone: (draft) => (
          <PostLines post={draft}>
            <bdi className="truncate">{shows(draft, cardName)}</bdi>
            {isOut(draft) ? state(draft) : <TimeText at={draft.updated_at} zone={list.zone} />}
          </PostLines>
        ),
      }}
      {...list}
    />
  );
}
