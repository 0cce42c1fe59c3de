import { SHORT_PAGE_USUAL } from "@/lib/ads/endpoint";
import * as cards from "@/lib/ads/endpoints/cards";
import type { ServiceError } from "@/lib/ads/service-error";
import { type CardTerms, cardRules, fieldAtFault } from "@/lib/cards/card-rules";
import { cardTypeOf, mediaKeysIn, mediaKeysOf } from "@/lib/cards/card-type";
import { foldName } from "../../database/conditions";
import type { Connection } from "../../database/connection";
import { newLongIdentifier } from "../../database/identifiers";
import { among } from "../../database/list-page";
import { Refusal, ruleErrors } from "../../service/refusals";
import { Resource } from "../../service/resource";
import { type FramedReply, route } from "../../service/route";
import { mediaMetadata } from "../media/card-media";
import { findMedia, type StoredMedia } from "../media/store";
import { cards as collection } from "./store";

const resource = new Resource({ kind: "Card", parameter: "card_id", collection });

/** As the service shows one card, other than a new one. */
const asList = ({ data }: FramedReply): FramedReply => ({ data: `[${data}]`, nextCursor: null });

export const cardRoutes = [
  route(cards.list, (call) => {
    const { params } = call;
    const uris = params.card_uris?.map((uri) => uri.replace(/^card:\/\//, ""));
    return resource.list(
      { ...call, params: { ...params, count: params.count ?? SHORT_PAGE_USUAL } },
      { id: params.card_id, card_type: params.card_types },
      (bind) => (uris ? [among("c.id", uris, bind)] : []),
    );
  }),

  route(cards.get, (call) => asList(resource.get(call))),

  route(cards.create, (call) => {
    const { params, body, store } = call;
    const made = madeOf(store.connection, params.account_id, body);
    return resource.created(call, newLongIdentifier(), made);
  }),

  route(cards.update, (call) => {
    const { params, body, store } = call;
    const { account_id: accountId, card_id: id } = params;
    const before = storedCard.parse(JSON.parse(resource.json(call, id)));
    // What a card is made of is replaced as a whole: slides take the place of components, and the reverse.
    const rest = body.components || body.slides ? { name: before.name } : before;
    const made = madeOf(store.connection, accountId, { ...rest, ...body });
    return asList(resource.changed(call, made));
  }),

  route(cards.remove, (call) => asList(resource.remove(call))),
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
      const known = keys.map((key) => [key, media.get(key)] as const);
      const metadata = known.map(([key, found]) => [key, found ? mediaMetadata(found) : {}]);
      return { ...component, media_metadata: Object.fromEntries(metadata) };
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
