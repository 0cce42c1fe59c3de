import { isDeepStrictEqual } from "node:util";
import type { ConversationTerms } from "@/lib/ads/conversation-fields";
import type { ServiceError } from "@/lib/ads/service-error";
import { conversationRules } from "@/lib/conversations/conversation-rules";
import { newIdentifier, newLongIdentifier } from "../../database/identifiers";
import { removeRow } from "../../database/rows";
import { Refusal, ruleErrors } from "../../service/refusals";
import type { Asking } from "../../service/resource";
import { insertOtherCard, otherCardOf, updateOtherCard } from "../cards/other-cards-store";
import { mediaForCard } from "../media/card-media";
import { findMedia, findMediaEver, ownerOfMedia } from "../media/store";

export type ConversationType = "IMAGE_CONVERSATION" | "VIDEO_CONVERSATION";

interface Wanted {
  readonly kind: ConversationType;
  /** What is set of the card; `media_key` among it. */
  readonly fields: ConversationTerms;
}

/** Keys of media that records show as addresses instead. */
const WRITE_ONLY = ["unlocked_image_media_key", "poster_media_key"];

/** Creates the card, and returns its record. */
export function createConversation(asking: Asking, wanted: Wanted): Readonly<Record<string, unknown>> {
  const { store, now, params } = asking;
  const id = newIdentifier("card");
  const cardUri = `card://${newLongIdentifier()}`;
  const given = Object.keys(wanted.fields);
  const record = recordOf(asking, wanted, { id, cardUri, createdAt: now, given });
  const where = { id, accountId: params.account_id, kind: wanted.kind, cardUri };
  const card = { name: wanted.fields.name ?? "", fields: wanted.fields, record, now };
  store.write(() => insertOtherCard(store.connection, where, card));
  return record;
}

/** Changes what is given, and returns the card's record. */
export function changeConversation(
  asking: Asking,
  id: string,
  given: Wanted,
): Readonly<Record<string, unknown>> {
  const { store, now, params } = asking;
  const current = otherCardOf(asking, given.kind, id);
  // Written by this file only.
  const before = JSON.parse(current.fields) as ConversationTerms;
  const changed = Object.entries(given.fields).filter(([, value]) => value !== undefined);
  const fields: ConversationTerms = { ...before, ...Object.fromEntries(changed) };
  // Written by this file only, as well.
  if (isDeepStrictEqual(fields, before))
    return JSON.parse(current.record) as Readonly<Record<string, unknown>>;
  const where = {
    id,
    cardUri: current.card_uri,
    createdAt: current.created_at,
    given: changed.map(([name]) => name),
  };
  const record = recordOf(asking, { ...given, fields }, where);
  const which = { accountId: params.account_id, id };
  const card = { name: fields.name ?? "", fields, record, now };
  store.write(() => updateOtherCard(store.connection, which, card));
  return record;
}

/** Removes the card for good, and returns what is left of it. */
export function removeConversation(asking: Asking, kind: ConversationType, id: string): object {
  const { store, now, params } = asking;
  const { record } = otherCardOf(asking, kind, id);
  const { name, card_type, created_at } = JSON.parse(record) as Record<string, string>;
  store.write(() => removeRow(store.connection, "other_cards", { accountId: params.account_id, id }));
  return { name, id, card_type, created_at, updated_at: now, deleted: true };
}

interface Which {
  readonly id: string;
  readonly cardUri: string;
  readonly createdAt: string;
  /** Names of the fields that were given: media that hang on the card already may have left the library since. */
  readonly given: readonly string[];
}

function recordOf(
  asking: Asking,
  { kind, fields }: Wanted,
  { id, cardUri, createdAt, given }: Which,
): Readonly<Record<string, unknown>> {
  const errors = ruleErrors(conversationRules, fields);
  const isVideo = kind === "VIDEO_CONVERSATION";
  const { connection } = asking.store;
  const ever = (key: string) => findMediaEver(connection, asking.params.account_id, key);
  const key = fields.media_key ?? "";
  const current = given.includes("media_key") ? undefined : ever(key);
  const found = current
    ? { media: current }
    : mediaForCard(asking, "media_key", key, [isVideo ? "VIDEO" : "IMAGE"]);
  if ("error" in found) errors.push(found.error);
  const others = [
    ["poster_media_key", "IMAGE"],
    ["unlocked_image_media_key", "IMAGE"],
    ["unlocked_video_media_key", "VIDEO"],
  ] as const;
  for (const [parameter, type] of others) {
    if (given.includes(parameter)) errors.push(...inLibrary(asking, fields, parameter, type));
  }
  if (errors.length > 0 || "error" in found) throw new Refusal(errors);
  const { media } = found;
  const addressOf = (key: string | null | undefined) => (key ? ever(key)?.media_url : undefined);
  const size = [String(media.width), String(media.height)] as const;
  const shown = Object.entries(fields).filter(
    ([name, value]) => value !== null && value !== undefined && !WRITE_ONLY.includes(name),
  );
  return {
    id,
    ...Object.fromEntries(shown),
    card_type: kind,
    card_uri: cardUri,
    media_url: media.media_url,
    ...(isVideo
      ? {
          // The first frame, unless there is an image for it.
          poster_media_url: addressOf(fields.poster_media_key) ?? media.poster_media_url,
          video_width: size[0],
          video_height: size[1],
          video_owner_id: ownerOfMedia(connection, key),
        }
      : { image_display_width: size[0], image_display_height: size[1] }),
    unlocked_image_url: addressOf(fields.unlocked_image_media_key),
    created_at: createdAt,
    updated_at: asking.now,
    deleted: false,
  };
}

function inLibrary(
  { store, params }: Asking,
  fields: ConversationTerms,
  parameter: string,
  type: "IMAGE" | "VIDEO",
): ServiceError[] {
  const key = fields[parameter];
  if (!key || findMedia(store.connection, params.account_id, key)?.media_type === type) return [];
  const message = `Media ${key} must be ${type} of the media library`;
  return [{ code: "INVALID_MEDIA", message, parameter, value: key }];
}
