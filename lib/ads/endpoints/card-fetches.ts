import * as z from "zod";
import { defineEndpoint, withDeleted } from "@/lib/ads/endpoint";
import { id, words } from "@/lib/ads/params";
import { viewCreatives } from "@/lib/ads/permissions";
import { accountReads } from "@/lib/ads/rate-limits";
import { cardRecord } from "./cards";
import { conversationCards } from "./conversation-cards";
import { pollCardRecord } from "./poll-cards";

const { image, video } = conversationCards;
/** A card of any kind: components, a poll or a conversation. */
const record = z.union([cardRecord, pollCardRecord, image.get.data, video.get.data]);

const shared = { method: "GET", data: record, access: viewCreatives, rateLimit: accountReads } as const;
const path = "/accounts/:account_id/cards/all";

export const list = defineEndpoint({
  ...shared,
  number: "R80",
  name: "card-fetches.list",
  summary: "Cards of any kind by their addresses",
  path,
  params: z.object({
    account_id: id(),
    card_uris: words({ maxItems: 200, maxLength: 80 }),
    with_deleted: withDeleted(),
  }),
  answer: "list",
});

export const get = defineEndpoint({
  ...shared,
  number: "R81",
  name: "card-fetches.get",
  summary: "One card of any kind",
  path: `${path}/:card_id`,
  params: z.object({ account_id: id(), card_id: id(), with_deleted: withDeleted() }),
  answer: "one",
});
