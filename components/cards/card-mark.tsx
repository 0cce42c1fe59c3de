import { StatusMark } from "@/components/ui/status-mark";
import { cardTypeName, isLegacyType } from "@/lib/cards/card-words";
import type { Card } from "@/lib/cards/duplicate-card";

/** Whether a card can be used, or why not, as a shape and a word. */
export function CardMark({ card }: { card: Card }) {
  if (card.deleted) return <StatusMark kind="ended">Deleted</StatusMark>;
  if (isLegacyType(card.card_type)) return <StatusMark kind="paused">Legacy</StatusMark>;
  return null;
}

/** The type in words. */
export function CardType({ card }: { card: Card }) {
  return <span title={card.card_type}>{cardTypeName(card.card_type)}</span>;
}
