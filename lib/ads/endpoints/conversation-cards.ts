import * as z from "zod";
import { accountResource, seenAmongNewest } from "@/lib/ads/account-resource";
import { cardListParams } from "@/lib/ads/card-params";
import {
  changeableFields,
  conversationRecord,
  optionalFields,
  removedConversation,
  requiredFields,
} from "@/lib/ads/conversation-fields";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { clearable, id } from "@/lib/ads/params";
import { manageCreatives, viewCreatives } from "@/lib/ads/permissions";
import { capital } from "@/lib/text/characters";

type Shape = z.core.$ZodLooseShape;

interface Kind<Shown extends Shape, Taken extends Shape> {
  readonly kind: "image" | "video";
  /** "an image conversation card" */
  readonly one: string;
  /** Rows of docs/endpoints.tsv. */
  readonly numbers: Readonly<Record<"list" | "get" | "create" | "update" | "remove", string>>;
  /** Fields that only cards of this kind have. */
  readonly shown: Shown;
  readonly taken: Taken;
}

function cardsOf<Shown extends Shape, Taken extends Shape>({
  kind,
  one,
  numbers,
  shown,
  taken,
}: Kind<Shown, Taken>) {
  const resource = accountResource({
    name: `${kind}-conversation-cards`,
    path: `cards/${kind}_conversation`,
    key: { card_id: id() },
    data: z.looseObject({ ...conversationRecord, ...shown }),
    view: viewCreatives,
    manage: manageCreatives,
  });
  const list = defineEndpoint({
    ...resource.list,
    number: numbers.list,
    summary: `${capital(kind)} conversation cards of an account`,
    params: z.object({ account_id: id(), ...cardListParams() }),
  });
  const get = defineEndpoint({
    ...resource.get,
    number: numbers.get,
    summary: `One ${kind} conversation card`,
  });
  const create = defineEndpoint({
    ...resource.create,
    number: numbers.create,
    summary: `Create ${one}`,
    params: z.object({ account_id: id(), ...requiredFields, ...optionalFields, ...taken }),
    seenBy: seenAmongNewest(list),
  });
  /** For an image card the answer has only the name, the type, the address and the times. */
  const update = defineEndpoint({
    ...resource.update,
    number: numbers.update,
    summary: `Change ${one}`,
    params: z.object({ account_id: id(), card_id: id(), ...changeableFields, ...taken }),
  });
  const remove = defineEndpoint({
    ...resource.remove,
    number: numbers.remove,
    summary: `Remove ${one} for good`,
    data: removedConversation,
  });
  return { list, get, create, update, remove };
}

/** Advertising specification, Resources: Image and Video conversation card. */
export const conversationCards = {
  image: cardsOf({
    kind: "image",
    one: "an image conversation card",
    numbers: { list: "66", get: "R30", create: "R31", update: "R32", remove: "R33" },
    shown: {
      image_display_width: z.string().optional(),
      image_display_height: z.string().optional(),
    },
    taken: {},
  }),
  video: cardsOf({
    kind: "video",
    one: "a video conversation card",
    numbers: { list: "R34", get: "R35", create: "67", update: "68", remove: "69" },
    shown: {
      poster_media_url: z.string().optional(),
      video_width: z.string().optional(),
      video_height: z.string().optional(),
      video_owner_id: z.string().optional(),
      unlocked_video_media_key: z.string().optional(),
    },
    taken: {
      poster_media_key: clearable(id()).optional(),
      unlocked_video_media_key: clearable(id()).optional(),
    },
  }),
} as const;
