import * as accountApps from "@/lib/ads/endpoints/account-apps";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { ACTIVE_CAMPAIGN_MAX } from "@/lib/ads/endpoints/campaigns";
import { conditionsOf } from "../../database/conditions";
import { newIdentifier } from "../../database/identifiers";
import type { RecordStore } from "../../database/store";
import { answerList } from "../../service/list-answer";
import { Memberships } from "../../service/memberships";
import { refusals } from "../../service/refusals";
import { route } from "../../service/route";
import {
  accountJson,
  accountApps as apps,
  accounts as collection,
  deleteAccount,
  filterAccounts,
  grant,
  insertAccount,
  updateAccount,
} from "./store";

function shown(store: RecordStore, id: string): { data: string } {
  const data = accountJson(store.connection, id);
  if (data === undefined) throw refusals.accountNotFound(id);
  return { data };
}

export const accountRoutes = [
  route(
    accounts.list,
    (call) => {
      const { account_ids: ids, q, with_deleted: withDeleted } = call.params;
      const { environment, caller } = call;
      return answerList(
        call,
        collection,
        filterAccounts({ environment, userId: caller.userId, ids, q, withDeleted }),
      );
    },
    { dataType: "account" },
  ),

  route(
    accounts.get,
    ({ params, membership, store }) => {
      if (membership.deleted && !params.with_deleted) throw refusals.accountNotFound(params.account_id);
      return shown(store, params.account_id);
    },
    { dataType: "account", seesDeletedAccounts: true },
  ),

  route(accounts.create, ({ store, caller, environment, now }) => {
    const id = newIdentifier("account");
    store.write(() => {
      insertAccount(store.connection, {
        id,
        environment,
        name: "Sandbox account",
        timezone: "America/Los_Angeles",
        approvalStatus: "ACCEPTED",
        activeCampaignLimit: ACTIVE_CAMPAIGN_MAX,
        now,
      });
      grant(store.connection, caller.userId, id, ["ACCOUNT_ADMIN"]);
    });
    store.cache(Memberships).clear();
    return { data: `[${shown(store, id).data}]`, nextCursor: null };
  }),

  route(accounts.update, ({ params, store, now }) => {
    const { account_id: id, name, industry_type: industryType } = params;
    store.write(() => updateAccount(store.connection, id, { name, industryType }, now));
    return shown(store, id);
  }),

  route(accounts.remove, ({ params, store, now }) => {
    store.write(() => deleteAccount(store.connection, params.account_id, now));
    store.cache(Memberships).clear();
    return shown(store, params.account_id);
  }),

  route(accounts.access, ({ caller, membership }) => ({
    data: JSON.stringify({ user_id: caller.userId, permissions: membership.permissions }),
  })),
];

export const accountAppRoutes = [
  route(accountApps.list, (call) => answerList(call, apps, conditionsOf(apps, call.params))),
];
