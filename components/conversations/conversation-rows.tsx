import { sortMark } from "@/components/shell/sort-in-address";
import { classNames } from "@/components/ui/class-names";
import { Cell, HeaderCell, Row, Table } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { ConversationCard } from "@/lib/conversations/conversation-form";
import {
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
  /** What is about to be deleted (lib/grace). */
  leaving: ReadonlySet<string>;
}

const COLUMNS: readonly { readonly label: string; readonly sort?: ConversationColumn }[] = [
  { label: "Conversation", sort: "name" },
  { label: "Kind" },
  { label: "Hashtags" },
  { label: "Title" },
  { label: "Changed", sort: "updated_at" },
  { label: "Created", sort: "created_at" },
];

/** The conversation cards of an account, one a row. The name opens the panel. */
export function ConversationTable({ cards, zone, view, leaving }: ConversationRowsProps) {
  return (
    <Table aria-label="Conversations">
      <thead>
        <tr>
          {COLUMNS.map(({ label, sort }) => (
            <HeaderCell
              key={label}
              {...(sort && { sorted: sortMark(view.sort, sort), onSort: () => view.sortBy(sort) })}
            >
              {label}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => {
          const deleting = leaving.has(conversationGraceKey(card.id));
          return (
            <Row
              key={card.id}
              selected={card.id === view.panel}
              faded={deleting}
              className={deleting ? "line-through" : ""}
            >
              <Cell>
                <button
                  type="button"
                  onClick={() => view.openPanel(card.id === view.panel ? null : card.id)}
                  className="min-h-6 max-w-64 truncate rounded-sm text-left font-medium hover:underline"
                >
                  <bdi>{card.name}</bdi>
                </button>
              </Cell>
              <Cell>{KIND_WORDS[kindOf(card)]}</Cell>
              <Cell>
                <bdi className="block max-w-72 truncate">{hashtagsOf(card).join(" ")}</bdi>
              </Cell>
              <Cell>
                <bdi className="block max-w-56 truncate text-text-muted">{card.title ?? "–"}</bdi>
              </Cell>
              <Cell>
                <TimeText at={card.updated_at} zone={zone} />
              </Cell>
              <Cell>
                <TimeText at={card.created_at} zone={zone} show="day" />
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

/** The same on a phone. */
export function ConversationCards({ cards, zone, view, leaving }: ConversationRowsProps) {
  return (
    <ul aria-label="Conversations">
      {cards.map((card) => (
        <li
          key={card.id}
          className={classNames(
            "relative flex flex-col gap-1 border-b px-4 py-3",
            card.id === view.panel && "bg-surface-selected",
            leaving.has(conversationGraceKey(card.id)) && "text-text-muted line-through",
          )}
        >
          <button
            type="button"
            onClick={() => view.openPanel(card.id)}
            className="min-h-6 truncate text-left font-medium after:absolute after:inset-0"
          >
            <bdi>{card.name}</bdi>
          </button>
          <bdi className="truncate">{hashtagsOf(card).join(" ")}</bdi>
          <div className="flex justify-between gap-3 text-text-muted">
            <span>{KIND_WORDS[kindOf(card)]}</span>
            <TimeText at={card.updated_at} zone={zone} />
          </div>
        </li>
      ))}
    </ul>
  );
}
