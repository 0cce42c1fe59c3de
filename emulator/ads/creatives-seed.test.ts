import { beforeAll, describe, expect, it } from "vitest";
import { CARD_TYPES, cardBody } from "@/lib/ads/endpoints/cards";
import { brokenRules } from "@/lib/ads/rules";
import { type CardTerms, cardRules } from "@/lib/cards/card-rules";
import { cardTypeOf } from "@/lib/cards/card-type";
import { Connection } from "../database/connection";
import { startService, type TestService } from "../testing/service";
import { mistakesInPost } from "./drafts/post-checks";

describe("the account that has creatives of every kind", () => {
  let service: TestService;
  let account: string;
  const list = async (resource: string, query: Record<string, string> = {}) =>
    (await service.get(`/live/12/accounts/${account}/${resource}`, query)).records;

  beforeAll(() => {
    service = startService();
    account = service.idOf("accounts", "name = 'Mercado Jacarandá'");
  });

  it("has a card of each of the thirteen types, as the service would have derived it", async () => {
    const cards = await list("cards");
    expect(new Set(cards.map(({ card_type }) => card_type))).toEqual(new Set(CARD_TYPES));
    for (const card of cards) {
      const body = cardBody.parse(card);
      expect(brokenRules<CardTerms>(cardRules, body), String(card.name)).toEqual([]);
      const isVideo = (key: string) => key.startsWith("7_");
      expect(cardTypeOf(body, isVideo), String(card.name)).toBe(card.card_type);
    }
    expect((await list("cards", { with_deleted: "true" })).some(({ deleted }) => deleted)).toBe(true);
  });

  it("has polls that run and such that closed, with media and without, and conversations", async () => {
    const polls = await list("cards/poll");
    const types = (isOpen: boolean) =>
      new Set(
        polls
          .filter(({ end_time }) => Date.parse(String(end_time)) > service.now === isOpen)
          .map(({ card_type }) => card_type),
      );
    expect(types(true)).toEqual(new Set(["TEXT_POLLS", "IMAGE_POLLS"]));
    expect(types(false)).toEqual(new Set(["TEXT_POLLS", "VIDEO_POLLS"]));
    expect((await list("cards/image_conversation")).length).toBeGreaterThanOrEqual(2);
    expect((await list("cards/video_conversation")).some(({ fourth_cta }) => fourth_cta)).toBe(true);
  });

  it("has drafts, scheduled and published posts that keep every rule", async () => {
    const connection = new Connection(service.db);
    const drafts = await list("draft_posts");
    const scheduled = await list("scheduled_posts");
    const published = await list("posts", { post_type: "PUBLISHED", timeline_type: "ALL" });
    expect(drafts.length).toBeGreaterThanOrEqual(10);
    expect(new Set(scheduled.map(({ scheduled_status }) => scheduled_status))).toEqual(
      new Set(["SCHEDULED", "SUCCESS", "FAILED"]),
    );
    expect(new Set(published.map(({ created_at }) => created_at)).size).toBeGreaterThan(6);
    const columns = "name, text, card_uri, media_keys";
    const rows = connection.all<{ name: string; text: string; card_uri: string | null; media_keys: string }>(
      ["draft_posts", "scheduled_posts", "posts"]
        .map((table) => `SELECT ${columns} FROM ${table} WHERE account_id = ?1`)
        .join(" UNION ALL "),
      [account],
    );
    for (const { name, media_keys, ...post } of rows) {
      const mistakes = mistakesInPost(connection, account, { ...post, media_keys: JSON.parse(media_keys) });
      expect(
        mistakes.map(({ parameter }) => parameter),
        name,
      ).toEqual([]);
    }
  });
});
