import { MEDIA_POLLS_FEATURE } from "@/lib/ads/endpoints/poll-cards";
import type { Connection } from "../../database/connection";
import { type CreativeOwner, minutesFrom } from "../../seed/creative-owner";
import { pollMedium } from "../media/card-media";
import type { Library, SeedMedium } from "../media/seed";
import { ownerOfMedia } from "../media/store";
import { insertOtherCard, type OtherCardKind } from "./other-cards-store";

interface SeedCard {
  readonly kind: OtherCardKind;
  readonly name: string;
  /** What it was made from. */
  readonly fields: Readonly<Record<string, string | number>>;
  /** What is shown of it beside that. */
  readonly shown: Readonly<Record<string, string | undefined>>;
  readonly createdAt: string;
}

interface Poll {
  readonly name: string;
  readonly choices: readonly string[];
  readonly minutes: number;
  readonly medium?: SeedMedium;
  readonly createdAt: string;
}

const CHOICES = ["first_choice", "second_choice", "third_choice", "fourth_choice"] as const;

const named = (names: readonly string[], values: readonly string[]) =>
  Object.fromEntries(values.map((value, index) => [names[index] ?? "", value]));

function pollOf({ name, choices, minutes, medium, createdAt }: Poll): SeedCard {
  return {
    kind: "POLL",
    name,
    fields: {
      name,
      duration_in_minutes: minutes,
      ...named(CHOICES, choices),
      ...(medium && { media_key: medium.key }),
    },
    shown: {
      card_type: medium ? `${medium.media_type}_POLLS` : "TEXT_POLLS",
      start_time: createdAt,
      end_time: minutesFrom(createdAt, minutes),
      duration_in_minutes: String(minutes),
      ...named(CHOICES, choices),
      ...(medium && pollMedium(medium)),
    },
    createdAt,
  };
}

interface Conversation {
  readonly name: string;
  readonly medium: SeedMedium;
  /** Each with its post. */
  readonly ctas: readonly (readonly [hashtag: string, post: string])[];
  readonly more?: Readonly<Record<string, string>>;
  readonly unlocked?: SeedMedium;
  readonly createdAt: string;
}

const CTAS = ["first_cta", "second_cta", "third_cta", "fourth_cta"] as const;

function conversationOf({ name, medium, ctas, more = {}, unlocked, createdAt }: Conversation): SeedCard {
  const isVideo = medium.media_type === "VIDEO";
  const [width, height] = [String(medium.width), String(medium.height)];
  const words = {
    ...named(
      CTAS,
      ctas.map(([hashtag]) => hashtag),
    ),
    ...named(
      CTAS.map((cta) => `${cta}_post`),
      ctas.map(([, post]) => post),
    ),
    ...more,
  };
  return {
    kind: isVideo ? "VIDEO_CONVERSATION" : "IMAGE_CONVERSATION",
    name,
    fields: {
      name,
      media_key: medium.key,
      ...words,
      ...(unlocked && { unlocked_image_media_key: unlocked.key }),
    },
    shown: {
      card_type: isVideo ? "VIDEO_CONVERSATION" : "IMAGE_CONVERSATION",
      ...words,
      media_key: medium.key,
      media_url: medium.media_url,
      ...(isVideo
        ? { poster_media_url: medium.poster_media_url ?? undefined, video_width: width, video_height: height }
        : { image_display_width: width, image_display_height: height }),
      ...(unlocked && { unlocked_image_url: unlocked.media_url }),
    },
    createdAt,
  };
}

/** A poll that has closed, and a conversation about the product in either form. */
function few({ name, createdAt }: CreativeOwner, { medium }: Library): SeedCard[] {
  const cta = [["#Yes", `I want to try ${name}`]] as const;
  const words = { title: "Join the conversation", thank_you_text: "Thank you!" };
  return [
    pollOf({ name: "Which colour next?", choices: ["Blue", "Green"], minutes: 1_440, createdAt }),
    conversationOf({
      name: "Conversation with image",
      medium: medium("market.jpg"),
      ctas: cta,
      more: words,
      createdAt,
    }),
    conversationOf({
      name: "Conversation with video",
      medium: medium("delivery.mp4"),
      ctas: cta,
      more: words,
      createdAt,
    }),
  ];
}

/** Polls that run and such that closed, with media and without; conversations with one, two and four calls. */
function more({ now }: CreativeOwner, { medium }: Library): SeedCard[] {
  const at = (days: number) => minutesFrom(now, days * 1_440);
  return [
    pollOf({
      name: "¿Qué fruta traemos?",
      choices: ["Mango ataulfo", "Guayaba", "Tejocote", "Tuna roja 🌵"],
      minutes: 4_320,
      createdAt: at(-1),
    }),
    pollOf({
      name: "¿Entrega hoy o mañana?",
      choices: ["Hoy mismo", "Mañana"],
      minutes: 10_080,
      createdAt: at(-6),
    }),
    pollOf({
      name: "Canasta de la semana",
      choices: ["Verde", "De temporada", "La grande"],
      minutes: 2_880,
      medium: medium("coupon.png"),
      createdAt: at(-1),
    }),
    pollOf({
      name: "¿Ya viste cómo llega?",
      choices: ["Sí, en bici", "Todavía no"],
      minutes: 1_440,
      medium: medium("delivery.mp4"),
      createdAt: at(-20),
    }),
    conversationOf({
      name: "¿Dulce o salado?",
      medium: medium("blossom.jpg"),
      ctas: [
        ["#EquipoDulce", "Yo soy del #EquipoDulce de Mercado Jacarandá 🍯"],
        ["#EquipoSalado", "Yo soy del #EquipoSalado de Mercado Jacarandá 🌽"],
      ],
      more: { thank_you_text: "¡Gracias por votar!", thank_you_url: "https://www.example.com/gracias" },
      unlocked: medium("avenue.jpg"),
      createdAt: at(-12),
    }),
    conversationOf({
      name: "Elige tu antojo",
      medium: medium("delivery.mp4"),
      ctas: [
        ["#Mango", "Que llegue mango, por favor"],
        ["#Elote", "Elote con todo"],
        ["#Café", "Un café de olla"],
        ["#Miel", "Miel de la sierra para mí"],
      ],
      more: { title: "¿Qué se te antoja?", thank_you_text: "¡Va en camino!" },
      createdAt: at(-3),
    }),
  ];
}

/** Gives the addresses of the cards by name. */
export function fillPollsAndConversations(
  connection: Connection,
  owner: CreativeOwner,
  library: Library,
  hasEverything: boolean,
): ReadonlyMap<string, string> {
  if (hasEverything) {
    connection.run("INSERT OR IGNORE INTO account_features (account_id, feature) VALUES (?, ?)", [
      owner.accountId,
      MEDIA_POLLS_FEATURE,
    ]);
  }
  const cards = [...few(owner, library), ...(hasEverything ? more(owner, library) : [])];
  const addresses = cards.map(({ kind, name, fields, shown, createdAt }, index) => {
    const cardUri = `card://${owner.first + BigInt(index)}`;
    const id = `${owner.accountId.slice(0, 6)}${"xyzabcdefgh"[index]}`;
    const times = { created_at: createdAt, updated_at: createdAt, deleted: false };
    const ownerId =
      kind === "VIDEO_CONVERSATION" ? ownerOfMedia(connection, String(fields.media_key)) : undefined;
    const owned = ownerId === undefined ? {} : { video_owner_id: ownerId };
    const record = { id, name, ...shown, ...owned, card_uri: cardUri, ...times };
    insertOtherCard(
      connection,
      { id, accountId: owner.accountId, kind, cardUri },
      { name, fields, record, now: createdAt },
    );
    return [name, cardUri] as const;
  });
  return new Map(addresses);
}
