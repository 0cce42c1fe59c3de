import * as features from "@/lib/ads/endpoints/features";
import type { Connection } from "../../database/connection";
import { type Reply, route } from "../../service/route";

/** Answers with the features that an account has, of some or of all. */
function answerFeatures(connection: Connection, accountId: string, keys?: readonly string[]): Reply {
  const rows = connection.all<{ feature: string }>(
    "SELECT feature FROM account_features WHERE account_id = ? ORDER BY feature",
    [accountId],
  );
  const found = rows
    .map(({ feature }) => feature)
    .filter((feature) => keys === undefined || keys.includes(feature));
  return { data: JSON.stringify(found), nextCursor: null };
}

export const featureRoutes = [
  route(features.list, ({ params, store }) =>
    answerFeatures(store.connection, params.account_id, params.feature_keys),
  ),

  route(features.add, ({ params: { account_id: accountId, feature_keys: keys }, store }) => {
    store.write(() =>
      store.connection.run(
        "INSERT OR IGNORE INTO account_features (account_id, feature) SELECT ?, value FROM json_each(?)",
        [accountId, JSON.stringify(keys)],
      ),
    );
    return answerFeatures(store.connection, accountId);
  }),

  route(features.take, ({ params: { account_id: accountId, feature_keys: keys }, store }) => {
    store.write(() =>
      store.connection.run(
        "DELETE FROM account_features WHERE account_id = ? AND feature IN (SELECT value FROM json_each(?))",
        [accountId, JSON.stringify(keys)],
      ),
    );
    return answerFeatures(store.connection, accountId);
  }),
];
