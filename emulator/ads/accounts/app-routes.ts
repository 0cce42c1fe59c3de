import * as accountApps from "@/lib/ads/endpoints/account-apps";
import { answerList } from "../../service/list-answer";
import { route } from "../../service/route";
import { accountApps as collection, filterApps } from "./app-store";

export const accountAppRoutes = [
  route(accountApps.list, (call) =>
    answerList(
      call,
      collection,
      filterApps({ accountId: call.params.account_id, withDeleted: call.params.with_deleted }),
    ),
  ),
];
