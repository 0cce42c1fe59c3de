import type { Connection } from "../../database/connection";
import { asBoolean, asObject } from "../../database/json-columns";
import type { Collection } from "../../database/list-page";
import { usualKeys } from "../../database/plain-collection";

const common = {
  id: "c.id",
  name: "c.name",
  card_type: "c.card_type",
  card_uri: "'card://' || c.id",
  created_at: "c.created_at",
  updated_at: "c.updated_at",
  deleted: asBoolean("c.deleted"),
};

/** Cards made of components. */
export const cards: Collection = {
  table: "cards",
  alias: "c",
  record: `iif(c.slides IS NULL, ${asObject({ ...common, components: "json(c.components)" })},
    ${asObject({ ...common, slides: "json(c.slides)" })})`,
  keys: { ...usualKeys("c"), name: { key: "c.name_folded", holds: "text" } },
};

/** Whether a card of any kind can be attached to a post of the account. */
export function isCardOf(connection: Connection, accountId: string, uri: string): boolean {
  const found = connection.one(
    `SELECT 1 AS found FROM cards WHERE account_id = ?1 AND 'card://' || id = ?2 AND NOT deleted
     UNION ALL SELECT 1 FROM other_cards WHERE account_id = ?1 AND card_uri = ?2`,
    [accountId, uri],
  );
  return found !== undefined;
}
