import { expect, it } from "vitest";
import { fieldsOf, inOneLine } from "../test-words";
import * as cards from "./cards";
import * as mediaLibrary from "./media-library";

it("declares the media library as the specification does", () => {
  const { list, get, create, update, remove } = mediaLibrary;
  expect([list, get, create, update, remove].map(inOneLine)).toEqual([
    "R25 GET /12/accounts/:account_id/media_library count cursor media_type q",
    "R26 GET /12/accounts/:account_id/media_library/:media_key",
    "R27 POST /12/accounts/:account_id/media_library description file_name media_key* name poster_media_key title",
    "60 PUT /12/accounts/:account_id/media_library/:media_key description file_name name poster_media_key title",
    "61 DELETE /12/accounts/:account_id/media_library/:media_key",
  ]);
  expect(fieldsOf(get)).toBe(
    "aspect_ratio description duration file_name media_category media_key media_status media_type media_url name posted poster_media_key poster_media_url title",
  );
});

it.each([
  ["description", 200],
  ["file_name", 255],
  ["name", 100],
  ["title", 70],
] as const)("takes a %s of %i characters and no more", (name, max) => {
  const schema = mediaLibrary.update.params.shape[name];
  expect(schema.safeParse("é".repeat(max)).success).toBe(true);
  expect(schema.safeParse("é".repeat(max + 1)).success).toBe(false);
});

it("declares cards as the specification does", () => {
  const { list, get, create } = cards;
  expect([list, get, create].map(inOneLine)).toEqual([
    "57 GET /12/accounts/:account_id/cards card_id card_types card_uris count cursor include_legacy_cards q sort_by with_deleted",
    "58 GET /12/accounts/:account_id/cards/:card_id with_deleted",
    "59 POST /12/accounts/:account_id/cards",
  ]);
  expect(fieldsOf(get)).toBe("card_type card_uri components name slides");
  expect(cards.CARD_TYPES).toEqual([
    "IMAGE_APP",
    "IMAGE_CAROUSEL_APP",
    "IMAGE_CAROUSEL_WEBSITE",
    "IMAGE_MULTI_DEST_CAROUSEL_WEBSITE",
    "IMAGE_WEBSITE",
    "MIXED_MEDIA_MULTI_DEST_CAROUSEL_WEBSITE",
    "MIXED_MEDIA_SINGLE_DEST_CAROUSEL_APP",
    "MIXED_MEDIA_SINGLE_DEST_CAROUSEL_WEBSITE",
    "VIDEO_APP",
    "VIDEO_CAROUSEL_APP",
    "VIDEO_CAROUSEL_WEBSITE",
    "VIDEO_MULTI_DEST_CAROUSEL_WEBSITE",
    "VIDEO_WEBSITE",
  ]);
  expect(cards.BUTTON_LABELS).toEqual(["BOOK", "CONNECT", "INSTALL", "OPEN", "ORDER", "PLAY", "SHOP"]);
  expect(list.params.shape.count.safeParse(200).success).toBe(true);
  expect(list.params.shape.count.safeParse(201).success).toBe(false);
  expect(list.params.shape.q.safeParse("a".repeat(80)).success).toBe(true);
  expect(list.params.shape.q.safeParse("a".repeat(81)).success).toBe(false);
});
