import * as accountHistory from "@/lib/ads/endpoints/account-history";
import { answerList } from "../../service/list-answer";
import { Refusal, refusals } from "../../service/refusals";
import { route } from "../../service/route";
import { accountHistory as collection, filterHistory } from "./store";

export const accountHistoryRoutes = [
  route(
    accountHistory.list,
    (call) => {
      const { params, membership } = call;
      if (!membership.historyAllowed) throw refusals.notAllowlisted(params.account_id);
      if (params.end_time <= params.start_time) {
        throw new Refusal([
          {
            code: "INVALID_TIME_WINDOW",
            message: "end_time must be after start_time",
            parameter: "end_time",
          },
        ]);
      }
      return answerList(
        call,
        collection,
        filterHistory({
          accountId: params.account_id,
          entity: params.entity_type,
          entityId: params.entity_id,
          from: params.start_time,
          until: params.end_time,
          userId: params.user_id,
        }),
      );
    },
    { echoedAs: { entity_type: "entity" } },
  ),
];
