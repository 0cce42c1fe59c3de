import { type ListColumn, ListTable } from "@/components/shell/list-table";
import { ChooseOnPhone, ChooseRow, chooseColumn, type RowChoice } from "@/components/shell/row-choice";
import { Name } from "@/components/ui/name";
import { PhoneRow } from "@/components/ui/phone-row";
import { Cell, Row, RowName } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import {
  type ConversationCard,
  type ConversationColumn,
  hashtagsOf,
  KIND_WORDS,
  kindOf,
} from "@/lib/conversations/conversation-view";
import { conversationGraceKey } from "./delete-conversation";
import type { useConversationsView } from "./use-conversations-view";

interface ConversationRowsProps {
  cards: readonly ConversationCard[];
  zone: string;
  view: ReturnType<typeof useConversationsView>;
  /** What is about to be deleted (lib/jobs/grace). */
  leaving: ReadonlySet<string>;
  choice: RowChoice<ConversationCard>;
}

const COLUMNS = {
  name: { label: "Conversation", sort: "name", shrinks: 60 },
  kind: { label: "Kind" },
  hashtags: { label: "Hashtags", from: 34 },
  title: { label: "Title", from: 60 },
  changed: { label: "Changed", sort: "updated_at", from: 44 },
  created: { label: "Created", sort: "created_at", from: 60 },
} satisfies Record<string, ListColumn<ConversationColumn>>;

/** The conversation cards of an account, one a row. The name opens the panel. */
export function ConversationTable({ cards, zone, view, leaving, choice }: ConversationRowsProps) {
  return (
    <ListTable label="Conversations" columns={[chooseColumn(choice), ...Object.values(COLUMNS)]} view={view}>
      {cards.map((card) => (
        <Row
          key={card.id}
          selected={card.id === view.panel || choice.has(card)}
          leaving={leaving.has(conversationGraceKey(card.id))}
        >
          <ChooseRow row={card} choice={choice} />
          <Cell column={COLUMNS.name}>
            <RowName
              goesBy={card.id}
              open={card.id === view.panel}
              className="max-w-64"
              onClick={() => view.openPanel(card.id === view.panel ? null : card.id)}
            >
              <Name>{card.name}</Name>
            </RowName>
          </Cell>
          <Cell column={COLUMNS.kind}>{KIND_WORDS[kindOf(card)]}</Cell>
          <Cell column={COLUMNS.hashtags}>
            <Name className="block max-w-72 truncate">{hashtagsOf(card).join(" ")}</Name>
          </Cell>
          <Cell column={COLUMNS.title}>
            <Name className="block max-w-56 truncate text-text-muted">{card.title ?? "–"}</Name>
          </Cell>
          <Cell column={COLUMNS.changed}>
            <TimeText at={card.updated_at} zone={zone} />
          </Cell>
          <Cell column={COLUMNS.created}>
            <TimeText at={card.created_at} zone={zone} show="day" />
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}

/** The same on a phone. */
export function ConversationCards({ cards, zone, view, leaving, choice }: ConversationRowsProps) {
  return (
    <ul aria-label="Conversations">
      {cards.map((card) => (
        <PhoneRow
          key={card.id}
          name={<Name>{card.name}</Name>}
          open={card.id === view.panel}
          selected={choice.has(card)}
          start={<ChooseOnPhone row={card} choice={choice} />}
          leaving={leaving.has(conversationGraceKey(card.id))}
          onOpen={() => view.openPanel(card.id)}
        >
          <bdi className="truncate">{hashtagsOf(card).join(" ")}</bdi>
          <div className="flex justify-between gap-3 text-text-muted">
            <span>{KIND_WORDS[kindOf(card)]}</span>
            <TimeText at={card.updated_at} zone={zone} />
          </div>
        </PhoneRow>
      ))}
    </ul>
  );
}
