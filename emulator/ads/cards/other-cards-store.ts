import { type AskedOfList, conditionsOf, foldName } from "../../database/conditions";
import type { Connection } from "../../database/connection";
import type { Collection, Conditions } from "../../database/list-page";
import { usualKeys } from "../../database/plain-collection";
import { insertRow, updateRow, type Which } from "../../database/rows";
import { notFound, Refusal } from "../../service/refusals";
import type { Asking } from "../../service/resource";

/** Cards that are not made of components. */
export type OtherCardKind = "POLL" | "IMAGE_CONVERSATION" | "VIDEO_CONVERSATION";

export const otherCards: Collection = {
  table: "other_cards",
  alias: "o",
  record: "json(o.record)",
  keys: { ...usualKeys("o"), name: { key: "o.name_folded", holds: "text" } },
};

export const filterOtherCards = (
  kind: OtherCardKind,
  asked: AskedOfList & { readonly card_ids?: readonly string[] | undefined },
): Conditions => conditionsOf(otherCards, asked, { id: asked.card_ids, kind: [kind] });

/** One card's record, and the fields it was made from, in JSON text. Throws the refusal where there is no such card. */
export function otherCardOf({ store, params }: Asking, kind: OtherCardKind, id: string) {
  const found = store.connection.one<{
    record: string;
    fields: string;
    card_uri: string;
    created_at: string;
  }>(
    "SELECT record, fields, card_uri, created_at FROM other_cards WHERE id = ? AND account_id = ? AND kind = ?",
    [id, params.account_id, kind],
  );
  if (!found) throw new Refusal([notFound("Card", id, "card_id", params.account_id)]);
  return found;
}

interface Written {
  readonly name: string;
  readonly fields: object;
  readonly record: object;
  readonly now: string;
}

const columnsOf = ({ name, fields, record, now }: Written) => ({
  name,
  name_folded: foldName(name),
  fields: JSON.stringify(fields),
  record: JSON.stringify(record),
  updated_at: now,
});

export function insertOtherCard(
  connection: Connection,
  { id, accountId, kind, cardUri }: Which & { kind: OtherCardKind; cardUri: string },
  card: Written,
): void {
  const where = { id, account_id: accountId, kind, card_uri: cardUri, created_at: card.now };
  insertRow(connection, "other_cards", { ...where, ...columnsOf(card) });
}

export function updateOtherCard(connection: Connection, which: Which, card: Written): void {
  updateRow(connection, "other_cards", which, columnsOf(card));
}
