import "server-only";
import type { Environment } from "@/lib/ads/endpoint";
import { update } from "@/lib/ads/endpoints/accounts";
import { forgetQuestion } from "@/lib/change-log/forget-account";
import { forgetScope } from "@/lib/database/forget-scope";
import { overStore } from "@/lib/database/store-connection";
import { accountScope } from "@/lib/database/tables";
import { log } from "@/lib/log";
import { answerAboutAccount } from "./account-question";

const BYTES_MAX = 512;

/**
 * Deletes all that is stored of an account (POST to FORGET_PATH), for users who may change the account itself.
 *
 * @param inMemory forgets what this process holds of it besides
 */
export const answerForget = (
  request: Request,
  inMemory: (environment: Environment, accountId: string) => void,
): Promise<Response> =>
  answerAboutAccount(request, {
    schema: forgetQuestion,
    bytesMax: BYTES_MAX,
    needs: update,
    answer: async ({ environment }, { accountId, userId }) => {
      const rows = await overStore((db) => forgetScope(db, accountScope(environment, accountId), Date.now()));
      inMemory(environment, accountId);
      log().warn({ environment, accountId, userId, rows }, "what was stored of an account is deleted");
      return { rows };
    },
  });
