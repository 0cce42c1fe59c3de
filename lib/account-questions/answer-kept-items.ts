import "server-only";
import { access } from "@/lib/ads/endpoints/accounts";
import { update as updateCampaign } from "@/lib/ads/endpoints/campaigns";
import { mayUse } from "@/lib/ads/permissions";
import { overStore, theStore } from "@/lib/database/store-connection";
import type { StoreDatabase } from "@/lib/database/tables";
import { deleteItem, type Keeper, listItems, saveItem } from "@/lib/kept-items/keep-items";
import { KEPT_BODY_MAX, type KeptItemsQuestion, keptItemsQuestion } from "@/lib/kept-items/kept-item";
import { answerAboutAccount } from "./account-question";

/** What is asked beside the item's own JSON. */
const BYTES_BESIDE = 2_048;

/**
 * Reads, saves and deletes what people keep for an account (POST to KEPT_ITEMS_PATH): whoever has access to the
 * account may keep items of their own, and whoever may change its campaigns may share them and change shared ones.
 * `kept` is false where the dashboard has no store: then the browser is the only place.
 */
export const answerKeptItems = (request: Request): Promise<Response> =>
  answerAboutAccount(request, {
    schema: keptItemsQuestion,
    bytesMax: KEPT_BODY_MAX + BYTES_BESIDE,
    needs: access,
    answer: async (question, { accountId, userId, access: { permissions } }) => {
      const { environment, handle } = question;
      const mayManage = mayUse(updateCampaign.access, permissions);
      const keeper = { environment, accountId, userId, handle, mayManage };
      if (!theStore()) return { kept: false };
      const answer = await overStore((db) => answerFrom(db, keeper, question));
      return answer ? { kept: true, ...answer } : "STORE_AWAY";
    },
  });

async function answerFrom(db: StoreDatabase, keeper: Keeper, question: KeptItemsQuestion) {
  switch (question.do) {
    case "list":
      return { items: await listItems(db, keeper, question.kind) };
    case "save":
      return saveItem(db, keeper, question, Date.now());
    case "delete":
      return deleteItem(db, keeper, question);
  }
}
