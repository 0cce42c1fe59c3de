import { expect, it } from "vitest";
import { csvCell } from "@/lib/grid/csv-columns";
import { CONVERSATION_EXPORT } from "./conversation-list";
import type { ConversationCard } from "./conversation-view";

it("writes hashtags with their sign, and nothing where there is no title", () => {
  const card: ConversationCard = {
    id: "c1",
    name: "=Fruit",
    card_type: "IMAGE_CONVERSATION",
    card_uri: "card://1",
    first_cta: "#one",
    second_cta: "two",
    created_at: "2026-11-20T10:00:00Z",
    updated_at: "2026-11-20T10:00:00Z",
    deleted: false,
  };
  expect(
    Object.fromEntries(CONVERSATION_EXPORT.seen.map((column) => [column.heading, csvCell(column, card)])),
  ).toEqual({
    ID: "c1",
    Conversation: "=Fruit",
    Kind: "IMAGE_CONVERSATION",
    Hashtags: "#one #two",
    Title: "",
    Changed: "2026-11-20T10:00:00Z",
    Created: "2026-11-20T10:00:00Z",
    "Card URI": "card://1",
  });
});
