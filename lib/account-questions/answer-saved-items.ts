import "server-only";
import { access } from "@/lib/ads/endpoints/accounts";
import { update as updateCampaign } from "@/lib/ads/endpoints/campaigns";
import { mayUse } from "@/lib/ads/permissions";
import { overStore, theStore } from "@/lib/database/store-connection";
import type { StoreDatabase } from "@/lib/database/tables";
import { SAVED_BODY_MAX, type SavedItemsQuestion, savedItemsQuestion } from "@/lib/saved-items/saved-item";
import { deleteItem, listItems, type Requester, saveItem } from "@/lib/saved-items/saved-items-store";
import { answerAboutAccount } from "./account-question";

/** What is asked beside the item's own JSON. */
const BYTES_BESIDE = 2_048;

/**
 * Reads, saves and deletes what people save for an account (POST to SAVED_ITEMS_PATH): users with access to the
 * account may save items of their own; those who may change its campaigns may also share them and change shared ones.
 * `kept` is false where the dashboard has no store: then the browser is the only place.
 */
export const answerSavedItems = (request: Request): Promise<Response> =>
  answerAboutAccount(request, {
    schema: savedItemsQuestion,
    bytesMax: SAVED_BODY_MAX + BYTES_BESIDE,
    needs: access,
    answer: async (question, { accountId, userId, access: { permissions } }) => {
      const { environment, handle } = question;
      const mayManage = mayUse(updateCampaign.access, permissions);
      const requester = { environment, accountId, userId, handle, mayManage };
      if (!theStore()) return { kept: false };
      const answer = await overStore((db) => answerFrom(db, requester, question));
      return answer ? { kept: true, ...answer } : "STORE_AWAY";
    },
  });

async function answerFrom(db: StoreDatabase, requester: Requester, question: SavedItemsQuestion) {
  switch (question.do) {
    case "list":
      return { items: await listItems(db, requester, question.kind) };
    case "save":
      return saveItem(db, requester, question, Date.now());
    case "delete":
      return deleteItem(db, requester, question);
  }
}
