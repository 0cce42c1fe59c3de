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
import { id } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";

export const imageConversationRecord = z.looseObject({
  ...conversationRecord,
  image_display_width: z.string().optional(),
  image_display_height: z.string().optional(),
});

const shared = { data: imageConversationRecord, access: viewCreatives, rateLimit: accountReads } as const;
const path = "/accounts/:account_id/cards/image_conversation";
const one = z.object({ account_id: id(), card_id: id() });

export const list = defineEndpoint({
  ...shared,
  number: "66",
  name: "image-conversation-cards.list",
  summary: "Image conversation cards of an account",
  method: "GET",
  path,
  params: z.object({ account_id: id(), ...cardListParams() }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "R30",
  name: "image-conversation-cards.get",
  summary: "One image conversation card",
  method: "GET",
  path: `${path}/:card_id`,
  params: one.extend({ with_deleted: withDeleted() }),
  answer: "one",
});

export const create = defineEndpoint({
  ...shared,
  number: "R31",
  name: "image-conversation-cards.create",
  summary: "Create an image conversation card",
  method: "POST",
  path,
  params: z.object({ account_id: id(), ...requiredFields, ...optionalFields }),
  seenBy: ({ account_id }) => ({ endpoint: list, input: { account_id, sort_by: ["created_at-desc"] } }),
  answer: "one",
  access: manageCreatives,
  rateLimit: writes,
});

/** The answer has only the name, the type, the address and the times of the card. */
export const update = defineEndpoint({
  ...shared,
  number: "R32",
  name: "image-conversation-cards.update",
  summary: "Change an image conversation card",
  method: "PUT",
  path: `${path}/:card_id`,
  params: one.extend(changeableFields),
  answer: "one",
  access: manageCreatives,
  rateLimit: writes,
});

export const remove = defineEndpoint({
  ...shared,
  number: "R33",
  name: "image-conversation-cards.remove",
  summary: "Remove an image conversation card for good",
  method: "DELETE",
  path: `${path}/:card_id`,
  params: one,
  answer: "one",
  data: removedConversation,
  access: manageCreatives,
  rateLimit: writes,
});
