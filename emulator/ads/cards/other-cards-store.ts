import { conditionsOf, foldName } from "../../database/conditions";
import type { Binder, Connection } from "../../database/connection";
import { type Collection, integerKey, textKey } from "../../database/list-page";
import { insertRow, updateRow, type Which } from "../../database/rows";

/** Cards that are not made of components. */
export type OtherCardKind = "POLL" | "IMAGE_CONVERSATION" | "VIDEO_CONVERSATION";

export const otherCards: Collection = {
  table: "other_cards o",
  joins: "",
  record: "json(o.record)",
  keys: {
    created_at: textKey("o.created_at"),
    updated_at: textKey("o.updated_at"),
    deleted: integerKey("o.deleted"),
    name: { key: "o.name_folded", holds: "text" },
  },
};

export function filterOtherCards(
  kind: OtherCardKind,
  { ids, ...filter }: { accountId: string; q?: string | undefined; ids?: readonly string[] | undefined },
) {
  return (bind: Binder["bind"]): string[] => [
    ...conditionsOf("o", { ...filter, among: { id: ids } })(bind),
    `o.kind = ${bind(kind)}`,
  ];
}

/** One card's record, and the fields it was made from, in JSON text; or undefined. */
export function findOtherCard(connection: Connection, kind: OtherCardKind, { accountId, id }: Which) {
  return connection.one<{ record: string; fields: string; card_uri: string; created_at: string }>(
    "SELECT record, fields, card_uri, created_at FROM other_cards WHERE id = ? AND account_id = ? AND kind = ?",
    [id, accountId, kind],
  );
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
