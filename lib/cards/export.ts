import { fieldColumns, type ListExport, withId } from "@/lib/grid/csv-columns";
import { leadsTo } from "./card-view";
import { isLegacyType } from "./card-words";
import type { Card } from "./duplicate-card";

const stateOf = (card: Card) => (card.deleted ? "DELETED" : isLegacyType(card.card_type) ? "LEGACY" : "");

/** Cards in a file. The card URI goes along, by which a post takes a card. */
export const CARD_EXPORT: ListExport<Card> = {
  resource: { one: "card", many: "cards" },
  seen: withId([
    { heading: "Card", text: ({ name }) => name },
    { heading: "Type", text: ({ card_type }) => card_type },
    { heading: "Destination", text: (card) => leadsTo(card).join(" ") },
    { heading: "State", text: stateOf },
    { heading: "Created", text: ({ created_at }) => created_at },
    { heading: "Card URI", text: ({ card_uri }) => card_uri },
  ]),
  all: (cards) => fieldColumns(cards),
};
