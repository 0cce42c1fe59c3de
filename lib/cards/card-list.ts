import { type ListSort, listExport, nameParts, orderRows, rowColumns } from "@/lib/records/row-columns";
import { wordsTest } from "@/lib/text/characters";
import { leadsTo } from "./card-view";
import { cardTypeName, isLegacyType } from "./card-words";
import { createdColumn } from "./created-column";
import type { Card } from "./duplicate-card";

/** Whether the state of a card is worth showing. */
export const hasState = ({ deleted, card_type: type }: Card): boolean => deleted || isLegacyType(type);

/** The columns of the cards of an account. */
export const CARD_COLUMNS = rowColumns({
  name: { label: "Card", shrinks: 60, ...nameParts(({ name }: Card) => name) },
  type: {
    label: "Type",
    from: 34,
    value: { kind: "own" },
    order: { key: ({ card_type }) => cardTypeName(card_type) },
    file: { "": { text: ({ card_type }) => card_type } },
  },
  leadsTo: {
    label: "Destination",
    from: 60,
    value: { kind: "own" },
    file: { "": { text: (card) => leadsTo(card).join(" ") } },
  },
  state: {
    label: "State",
    value: { kind: "own" },
    file: { "": { text: (card) => (card.deleted ? "DELETED" : hasState(card) ? "LEGACY" : "") } },
  },
  created: createdColumn(44),
});

export type CardColumn = (typeof CARD_COLUMNS.ids)[number];

/** Cards in a file. */
export const CARD_EXPORT = listExport({ one: "card", many: "cards" }, CARD_COLUMNS);

interface CardFilter {
  readonly search: string;
  /** A card type, `legacy` for all the builder cannot make, or undefined for every card. */
  readonly type: string | undefined;
}

/** The cards that match, in order. The search looks at names, types and ids, wherever in them. */
export function arrangeCards(
  cards: readonly Card[],
  { search, type }: CardFilter,
  sort: ListSort<CardColumn>,
): Card[] {
  const matches = wordsTest(search);
  const found = cards.filter(
    ({ name, id, card_uri, card_type }) =>
      (type === undefined || (type === "legacy" ? isLegacyType(card_type) : card_type === type)) &&
      matches([name, id, card_uri, cardTypeName(card_type), card_type].join(" ")),
  );
  return orderRows(CARD_COLUMNS, found, sort);
}
