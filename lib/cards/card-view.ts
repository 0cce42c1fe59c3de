import { byWords } from "@/lib/format/lists";
import { readUrl } from "@/lib/http/web-address";
import { cardTypeName, isLegacyType } from "./card-words";
import type { Card } from "./duplicate-card";

/** What the list can be ordered by. */
export const CARD_COLUMNS = ["name", "type", "created"] as const;
export type CardColumn = (typeof CARD_COLUMNS)[number];

export interface CardFilter {
  readonly search: string;
  /** A card type, `legacy` for all the builder cannot make, or undefined for every card. */
  readonly type: string | undefined;
}

interface CardSort {
  readonly column: CardColumn;
  readonly descending: boolean;
}

/** The cards that match, in order. The search looks at names, types and ids, wherever in them. */
export function arrangeCards(cards: readonly Card[], { search, type }: CardFilter, sort: CardSort): Card[] {
  const wanted = search.trim().toLowerCase();
  const found = cards.filter(
    (card) =>
      (type === undefined || (type === "legacy" ? isLegacyType(card.card_type) : card.card_type === type)) &&
      (wanted === "" ||
        [card.name, card.id, card.card_uri, cardTypeName(card.card_type), card.card_type].some((text) =>
          text.toLowerCase().includes(wanted),
        )),
  );
  const key = ({ name, card_type, created_at }: Card) =>
    sort.column === "name" ? name : sort.column === "type" ? cardTypeName(card_type) : created_at;
  const way = sort.descending ? -1 : 1;
  return found.sort((a, b) => way * byWords(key(a), key(b)) || byWords(a.id, b.id));
}

/** Fields of a component that came from the service, whatever it is. */
function field(of: unknown, name: string): unknown {
  return typeof of === "object" && of !== null
    ? Object.entries(of).find(([key]) => key === name)?.[1]
    : undefined;
}

const componentsOf = ({ components = [], slides = [] }: Card): readonly unknown[] => [
  ...components,
  ...slides.flat(),
];

/** Where a card leads: hosts of its websites, or the labels of its buttons. */
export function leadsTo(card: Card): string[] {
  const places = componentsOf(card).flatMap((component): string[] => {
    const destination = field(component, "destination");
    const url = field(destination, "url");
    if (typeof url === "string") return [readUrl(url)?.host.replace(/^www\./, "") ?? url];
    if (field(destination, "type") !== "APP") return [];
    const app = field(destination, "store_a_app_identifier") ?? field(destination, "store_b_app_id");
    return [typeof app === "string" ? `App ${app}` : "An app"];
  });
  return [...new Set(places)];
}
