import "server-only";
import { list } from "@/lib/ads/endpoints/account-history";
import { readLog } from "@/lib/change-log/change-log";
import { changesQuestion } from "@/lib/change-log/question";
import { overStore } from "@/lib/database/store-connection";
import { answerAboutAccount } from "./account-question";

const BYTES_MAX = 1_024;

/** Answers a page's question for the change log (POST to CHANGES_PATH): for users who may see the account. */
export const answerChanges = (request: Request): Promise<Response> =>
  answerAboutAccount(request, {
    schema: changesQuestion,
    bytesMax: BYTES_MAX,
    needs: list,
    answer: async ({ environment, entity_id: entityId, from, until, after }, { accountId }) => {
      const question = { environment, accountId, entityId, from, until, after };
      const page = await overStore((db) => readLog(db, question));
      return page ? { kept: true, ...page } : { kept: false, changes: [] };
    },
  });
