import * as scheduledFeeds from "@/lib/ads/endpoints/scheduled-feeds";
import type { Connection } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { asObject } from "../../database/json-columns";
import { columns } from "../../database/plain-collection";
import { insertRow, setColumns } from "../../database/rows";
import { holdRules, notFound, Refusal } from "../../service/refusals";
import { route } from "../../service/route";
import { catalogOf } from "./catalogs";

/** Feeds write instants with milliseconds. */
const withMilliseconds = (column: string) => `replace(${column}, 'Z', '.000Z')`;

const SHOWN = asObject({
  start_time: "f.time_of_day",
  ...columns("f", "product_catalog_id", "feed_url", "feed_format", "id"),
  created_at: withMilliseconds("f.created_at"),
  ...columns("f", "frequency", "repeat"),
  updated_at: withMilliseconds("f.updated_at"),
  time_zone: "f.time_zone",
});
const echoedAs = { scheduled_feed_id: "id" };

interface FeedRow {
  readonly [column: string]: string | null;
  readonly shown: string;
  readonly frequency: string;
  readonly repeat: string | null;
}

/** One feed. Throws the refusal where the catalog has none like it. */
function feedOf(connection: Connection, catalog: string, id: string): FeedRow {
  const row = connection.one<FeedRow>(
    `SELECT ${SHOWN} AS shown, frequency, repeat FROM scheduled_feeds f
     WHERE product_catalog_id = ? AND id = ? AND NOT deleted`,
    [catalog, id],
  );
  if (!row) throw new Refusal([notFound("Scheduled Feed", id, "scheduled_feed_id")]);
  return row;
}

export const scheduledFeedRoutes = [
  route(scheduledFeeds.list, (call) => {
    const found = call.store.connection.one<{ shown: string }>(
      `SELECT json_group_array(json(${SHOWN})) AS shown FROM scheduled_feeds f
       WHERE product_catalog_id = ? AND NOT deleted`,
      [catalogOf(call)],
    );
    return { data: found?.shown ?? "[]", nextCursor: null };
  }),

  route(scheduledFeeds.create, (call) => {
    const { params, store, now } = call;
    const { connection } = store;
    const catalog = catalogOf(call);
    holdRules([scheduledFeeds.repeatFitsFrequency], { frequency: params.frequency, repeat: params.repeat });
    const known = connection.one(
      "SELECT id FROM scheduled_feeds WHERE product_catalog_id = ? AND NOT deleted",
      [catalog],
    );
    if (known) {
      const message = `Product Catalog ${catalog} already has a Scheduled Feed`;
      throw new Refusal([{ code: "INVALID", message }]);
    }
    const id = newLongIdentifier();
    const { start_time: time_of_day, ...given } = params;
    store.write(() =>
      insertRow(connection, "scheduled_feeds", {
        id,
        ...given,
        time_of_day,
        created_at: now,
        updated_at: now,
      }),
    );
    return { data: feedOf(connection, catalog, id).shown };
  }),

  route(
    scheduledFeeds.update,
    (call) => {
      const { params, store, now } = call;
      const { connection } = store;
      const catalog = catalogOf(call);
      const { product_catalog_id, scheduled_feed_id: id, start_time, repeat, ...given } = params;
      const held = feedOf(connection, catalog, id);
      const frequency = given.frequency ?? held.frequency;
      // Another frequency begins without what the one before repeated by.
      const unchanged = given.frequency === undefined ? (held.repeat ?? undefined) : undefined;
      const next = { frequency, repeat: repeat ?? unchanged };
      holdRules([scheduledFeeds.repeatFitsFrequency], next);
      const changed = { ...given, time_of_day: start_time, frequency, repeat: next.repeat ?? null };
      store.write(() => setColumns(connection, "scheduled_feeds", id, { ...changed, updated_at: now }));
      return { data: feedOf(connection, catalog, id).shown };
    },
    { echoedAs },
  ),

  route(
    scheduledFeeds.remove,
    (call) => {
      const { connection } = call.store;
      const { shown } = feedOf(connection, catalogOf(call), call.params.scheduled_feed_id);
      call.store.write(() =>
        setColumns(connection, "scheduled_feeds", call.params.scheduled_feed_id, { deleted: true }),
      );
      return { data: shown };
    },
    { echoedAs },
  ),
];
