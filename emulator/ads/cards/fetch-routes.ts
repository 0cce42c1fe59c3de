import * as cardFetches from "@/lib/ads/endpoints/card-fetches";
import type { Connection } from "../../database/connection";
import { notFound, Refusal } from "../../service/refusals";
import { route } from "../../service/route";
import { cards } from "./store";

/** Cards of all kinds as JSON text; `?2` holds what they are looked for by, and `?3` asks for deleted ones, too. */
const anyCard = (column: "id" | "uri") => `SELECT record FROM (
    SELECT c.id AS id, 'card://' || c.id AS uri, ${cards.record} AS record, c.account_id AS account, c.deleted AS deleted
    FROM cards c
    UNION ALL SELECT o.id, o.card_uri, json(o.record), o.account_id, o.deleted FROM other_cards o)
  WHERE account = ?1 AND ${column} IN (SELECT value FROM json_each(?2)) AND (?3 OR NOT deleted)`;

interface Asked {
  readonly accountId: string;
  readonly values: readonly string[];
  readonly withDeleted: boolean | undefined;
}

const cardsBy = (
  connection: Connection,
  column: "id" | "uri",
  { accountId, values, withDeleted }: Asked,
): readonly string[] =>
  connection
    .all<{ record: string }>(anyCard(column), [accountId, JSON.stringify(values), withDeleted ? 1 : 0])
    .map(({ record }) => record);

export const cardFetchRoutes = [
  route(cardFetches.list, ({ params, store }) => {
    const { account_id: accountId, card_uris: values, with_deleted: withDeleted } = params;
    const found = cardsBy(store.connection, "uri", { accountId, values, withDeleted });
    return { data: `[${found.join(",")}]`, nextCursor: null };
  }),

  route(cardFetches.get, ({ params, store }) => {
    const { account_id: accountId, card_id: id, with_deleted: withDeleted } = params;
    const [found] = cardsBy(store.connection, "id", { accountId, values: [id], withDeleted });
    if (found === undefined) throw new Refusal([notFound("Card", id, "card_id", accountId)]);
    return { data: found };
  }),
];
