import * as userSettings from "@/lib/ads/endpoints/user-settings";
import { refusals } from "../../service/refusals";
import { route } from "../../service/route";
import { userSettingsJson, writeUserSettings } from "./store";

export const userSettingsRoutes = [
  route(userSettings.get, ({ params, caller, store }) => {
    if (params.user_id !== caller.userId) throw refusals.ownSettingsOnly();
    return { data: userSettingsJson(store.connection, params.account_id, caller.userId) };
  }),

  route(
    userSettings.update,
    ({ params, caller, membership, store }) => {
      if (params.user_id !== caller.userId) throw refusals.ownSettingsOnly();
      // One permission that opens the endpoint does not outweigh the one that closes it.
      if (membership.permissions.includes("ACCOUNT_ADMIN")) throw refusals.closedToAdmins();
      const { account_id: accountId, user_id: userId, subscribe_email_types: types, ...given } = params;
      store.write(() =>
        writeUserSettings(store.connection, accountId, userId, {
          ...given,
          subscribe_email_types: types && JSON.stringify(types),
        }),
      );
      return { data: userSettingsJson(store.connection, accountId, userId) };
    },
    { echoedAs: { subscribe_email_types: "subscribed_campaign_events" } },
  ),
];
