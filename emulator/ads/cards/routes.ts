import { SHORT_PAGE_USUAL } from "@/lib/ads/endpoint";
import * as cards from "@/lib/ads/endpoints/cards";
import type { ServiceError } from "@/lib/ads/service-error";
import { type CardTerms, cardRules, fieldAtFault } from "@/lib/cards/card-rules";
import { cardTypeOf, mediaKeysIn, mediaKeysOf } from "@/lib/cards/card-type";
import { conditionsOf, foldName } from "../../database/conditions";
import type { Connection } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { insertRow, updateRow } from "../../database/rows";
import { answerList } from "../../service/list-answer";
import { Refusal, ruleErrors } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { route } from "../../service/route";
import { findMedia, type StoredMedia } from "../media/store";
import { cards as collection } from "./store";

const resource = new Resource({ kind: "Card", parameter: "card_id", table: "cards", collection });

export const cardRoutes = [
  route(cards.list, (call) => {
    const { params } = call;
    const { account_id: accountId, with_deleted: withDeleted, q } = params;
    const uris = params.card_uris?.map((uri) => uri.replace(/^card:\/\//, ""));
    const filter = conditionsOf("c", {
      accountId,
      withDeleted,
      q,
      among: { id: params.card_id, card_type: params.card_types },
    });
    return answerList(
      { ...call, params: { ...params, count: params.count ?? SHORT_PAGE_USUAL } },
      collection,
      (bind) => [
        ...filter(bind),
        ...(uris ? [`c.id IN (SELECT value FROM json_each(${bind(JSON.stringify(uris))}))`] : []),
      ],
    );
  }),

  route(cards.get, (call) => ({
    data: `[${resource.json(call, call.params.card_id, call.params.with_deleted)}]`,
    nextCursor: null,
  })),

  route(cards.create, (call) => {
    const { params, body, store, now } = call;
    const { account_id: accountId } = params;
    const made = madeOf(store.connection, accountId, body);
    const id = newLongIdentifier();
    store.write(() =>
      insertRow(store.connection, "cards", {
        id,
        account_id: accountId,
        ...made,
        created_at: now,
        updated_at: now,
      }),
    );
    return resource.shown(call, id);
  }),

  route(cards.update, (call) => {
    const { params, body, store, now } = call;
    const { account_id: accountId, card_id: id } = params;
    const before = storedCard.parse(JSON.parse(resource.json(call, id)));
    // What a card is made of is replaced as a whole: slides take the place of components, and the reverse.
    const rest = body.components || body.slides ? { name: before.name } : before;
    const made = madeOf(store.connection, accountId, { ...rest, ...body });
    store.write(() => updateRow(store.connection, "cards", { accountId, id }, { ...made, updated_at: now }));
    return { data: `[${resource.json(call, id)}]`, nextCursor: null };
  }),

  route(cards.remove, (call) => {
    const { data } = resource.deleted(call, call.params.card_id);
    return { data: `[${data}]`, nextCursor: null };
  }),
];

/** Written by this file only. What media are like is added when they are written. */
const storedCard = cards.cardBody;

/** The columns of a card that is made of a body. Throws the refusal of what is wrong with it. */
function madeOf(connection: Connection, accountId: string, body: cards.CardBody) {
  const media = new Map(
    mediaKeysOf(body).map((key) => [key, findMedia(connection, accountId, key)] as const),
  );
  const errors: ServiceError[] = [
    ...ruleErrors<CardTerms>(cardRules, body, (rule) => fieldAtFault(rule, body)),
    ...[...media].flatMap(([key, found]) => mediaErrors(key, found)),
  ];
  if (errors.length > 0) throw new Refusal(errors);
  const isVideo = (key: string) => media.get(key)?.media_type === "VIDEO";
  const withMetadata = (components: readonly cards.CardComponent[]) =>
    components.map((component) => {
      const keys = mediaKeysIn([component]);
      if (keys.length === 0) return component;
      return {
        ...component,
        media_metadata: Object.fromEntries(keys.map((key) => [key, metadata(media.get(key))])),
      };
    });
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  return {
    name: body.name,
    name_folded: foldName(body.name),
    card_type: cardTypeOf(body, isVideo),
    components: json(body.components && withMetadata(body.components)),
    slides: json(body.slides?.map(withMetadata)),
  };
}

function mediaErrors(key: string, media: StoredMedia | undefined): ServiceError[] {
  if (media && media.media_type !== "GIF") return [];
  const message = media
    ? `Media ${key} is neither an image nor a video`
    : `Media ${key} was not found in the media library`;
  return [{ code: "INVALID_MEDIA", message, parameter: "media_key", value: key }];
}

function metadata(media: StoredMedia | undefined) {
  if (!media) return {};
  const { media_type: type, media_url: url, width, height, duration, aspect_ratio: ratio } = media;
  const common = { type, url, width, height };
  return type === "VIDEO" ? { ...common, video_duration: duration, video_aspect_ratio: ratio } : common;
}
