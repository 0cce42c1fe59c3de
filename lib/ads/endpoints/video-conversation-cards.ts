import * as z from "zod";
import { cardListParams } from "@/lib/ads/card-params";
import {
  changeableFields,
  conversationRecord,
  optionalFields,
  removedConversation,
  requiredFields,
} from "@/lib/ads/conversation-fields";
import { defineEndpoint, withDeleted } from "@/lib/ads/endpoint";
import { clearable, id } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";

/** Advertising specification, Resources: Video conversation card. */
export const videoConversationRecord = z.looseObject({
  ...conversationRecord,
  poster_media_url: z.string().optional(),
  video_width: z.string().optional(),
  video_height: z.string().optional(),
  video_owner_id: z.string().optional(),
  unlocked_video_media_key: z.string().optional(),
});

const optionalVideoFields = {
  poster_media_key: clearable(id()).optional(),
  unlocked_video_media_key: clearable(id()).optional(),
};

const shared = { data: videoConversationRecord, access: viewCreatives, rateLimit: accountReads } as const;
const path = "/accounts/:account_id/cards/video_conversation";
const one = z.object({ account_id: id(), card_id: id() });

export const list = defineEndpoint({
  ...shared,
  number: "R34",
  name: "video-conversation-cards.list",
  summary: "Video conversation cards of an account",
  method: "GET",
  path,
  params: z.object({ account_id: id(), ...cardListParams() }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "R35",
  name: "video-conversation-cards.get",
  summary: "One video conversation card",
  method: "GET",
  path: `${path}/:card_id`,
  params: one.extend({ with_deleted: withDeleted() }),
  answer: "one",
});

export const create = defineEndpoint({
  ...shared,
  number: "67",
  name: "video-conversation-cards.create",
  summary: "Create a video conversation card",
  method: "POST",
  path,
  params: z.object({ account_id: id(), ...requiredFields, ...optionalFields, ...optionalVideoFields }),
  seenBy: ({ account_id }) => ({ endpoint: list, input: { account_id, sort_by: ["created_at-desc"] } }),
  answer: "one",
  access: manageCreatives,
  rateLimit: writes,
});

export const update = defineEndpoint({
  ...shared,
  number: "68",
  name: "video-conversation-cards.update",
  summary: "Change a video conversation card",
  method: "PUT",
  path: `${path}/:card_id`,
  params: one.extend({ ...changeableFields, ...optionalVideoFields }),
  answer: "one",
  access: manageCreatives,
  rateLimit: writes,
});

export const remove = defineEndpoint({
  ...shared,
  number: "69",
  name: "video-conversation-cards.remove",
  summary: "Remove a video conversation card for good",
  method: "DELETE",
  path: `${path}/:card_id`,
  params: one,
  answer: "one",
  data: removedConversation,
  access: manageCreatives,
  rateLimit: writes,
});
