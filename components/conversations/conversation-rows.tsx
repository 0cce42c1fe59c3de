import { ListBody, type ListedRows } from "@/components/shell/list-body";
import { CutName } from "@/components/ui/name";
import { TimeText } from "@/components/ui/time-text";
import { CONVERSATION_COLUMNS, type ConversationColumn } from "@/lib/conversations/conversation-list";
import { type ConversationCard, hashtagsOf, KIND_WORDS, kindOf } from "@/lib/conversations/conversation-view";

/** The conversation cards of an account, one a row. */
export function ConversationRows(list: ListedRows<ConversationCard, ConversationColumn>) {
  return (
    <ListBody
      page="conversations"
      label="Conversations"
      columns={CONVERSATION_COLUMNS}
      look={{
        name: ({ name }) => <CutName>{name}</CutName>,
        nameWidth: "max-w-64",
        cells: {},
        phone: (card) => (
          <>
            <bdi className="truncate">{hashtagsOf(card).join(" ")}</bdi>
            <div className="flex justify-between gap-3 text-text-muted">
              <span>{KIND_WORDS[kindOf(card)]}</span>
              <TimeText at={card.updated_at} zone={list.zone} />
            </div>
          </>
        ),
      }}
      {...list}
    />
  );
}
