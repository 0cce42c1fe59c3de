import { formatServiceTime } from "@/lib/time";
import type { Connection } from "../store/connection";
import { mainPromotableUser } from "../store/draft-posts";
import { wordsOfMedia } from "../store/media-library";
import { foldName } from "../store/names";
import { insertOtherCard } from "../store/other-cards";
import { insertRow } from "../store/rows";

const FIRST_MEDIA = 1_870_000_000_000_000_000n;
const FIRST_DRAFT = 1_890_000_000_000_000_000n;
const FIRST_CARD = 1_880_000_000_000_000_000n;

interface Account {
  readonly accountId: string;
  readonly seq: number;
  readonly name: string;
  readonly createdAt: string;
}

const MEDIA = [
  { prefix: 3, type: "IMAGE", category: "POST_IMAGE", name: "Hero image", file: "hero.jpg" },
  { prefix: 3, type: "IMAGE", category: "POST_IMAGE", name: "Product on white", file: "product.png" },
  { prefix: 3, type: "IMAGE", category: "POST_IMAGE", name: "Team photo", file: "team.jpg" },
  { prefix: 7, type: "VIDEO", category: "POST_VIDEO", name: "Spot, 15 seconds", file: "spot-15s.mp4" },
  { prefix: 7, type: "VIDEO", category: "POST_VIDEO", name: "How it is made", file: "making-of.mp4" },
  { prefix: 16, type: "GIF", category: "POST_GIF", name: "Unboxing", file: "unboxing.gif" },
] as const;

/** A small media library and a few cards made from it. */
export function fillInCreatives(connection: Connection, accountId: string): void {
  const row = connection.one<{ seq: number; name: string; created_at: string }>(
    "SELECT seq, name, created_at FROM accounts WHERE id = ?",
    [accountId],
  );
  if (!row) return;
  const account = { accountId, seq: row.seq, name: row.name, createdAt: row.created_at };
  const keys = MEDIA.map((_, index) => insertMedia(connection, account, index));
  insertOtherCards(connection, account, keys);
  insertDrafts(connection, account, keys);
  const [hero = "", product = "", , spot = ""] = keys;
  const details = {
    type: "DETAILS",
    title: row.name,
    destination: { type: "WEBSITE", url: "https://www.example.com/" },
  };
  const app = { type: "APP", country_code: "US", store_b_app_id: "com.example.app" };
  const button = { type: "BUTTON", label: { type: "ENUM", value: "INSTALL" }, destination: app };
  const image = withMetadata({ type: "MEDIA", media_key: hero }, [hero]);
  const video = withMetadata({ type: "MEDIA", media_key: spot }, [spot]);
  const swipe = withMetadata({ type: "SWIPEABLE_MEDIA", media_keys: [hero, product] }, [hero, product]);
  const cards = [
    ["Website with image", "IMAGE_WEBSITE", [image, details]],
    ["App with video", "VIDEO_APP", [video, button]],
    ["Carousel", "IMAGE_CAROUSEL_WEBSITE", [swipe, details]],
  ] as const;
  for (const [index, [name, card_type, components]] of cards.entries()) {
    insertRow(connection, "cards", {
      id: String(FIRST_CARD + BigInt(account.seq) * 1_000n + BigInt(index)),
      account_id: accountId,
      name,
      name_folded: foldName(name),
      card_type,
      components: JSON.stringify(components),
      created_at: account.createdAt,
      updated_at: account.createdAt,
    });
  }
}

/** A poll that has closed, and a conversation about the product. */
function insertOtherCards(
  connection: Connection,
  { accountId, seq, name, createdAt }: Account,
  keys: readonly string[],
) {
  const [hero = "", , , spot = ""] = keys;
  const end = formatServiceTime(Date.parse(createdAt) + 1_440 * 60_000);
  const times = { created_at: createdAt, updated_at: createdAt, deleted: false };
  const cta = {
    title: "Join the conversation",
    first_cta: "#Yes",
    first_cta_post: `I want to try ${name}`,
    thank_you_text: "Thank you!",
  };
  const cards = [
    {
      kind: "POLL",
      name: "Which colour next?",
      fields: {},
      card_type: "TEXT_POLLS",
      start_time: createdAt,
      end_time: end,
      duration_in_minutes: "1440",
      first_choice: "Blue",
      second_choice: "Green",
    },
    {
      kind: "IMAGE_CONVERSATION",
      name: "Conversation with image",
      fields: { ...cta, name: "Conversation with image", media_key: hero },
      card_type: "IMAGE_CONVERSATION",
      ...cta,
      media_key: hero,
      media_url: mediaUrl(hero),
      image_display_width: "1200",
      image_display_height: "628",
    },
    {
      kind: "VIDEO_CONVERSATION",
      name: "Conversation with video",
      fields: { ...cta, name: "Conversation with video", media_key: spot },
      card_type: "VIDEO_CONVERSATION",
      ...cta,
      media_key: spot,
      media_url: mediaUrl(spot),
      poster_media_url: `https://media.example/${spot}.jpg`,
      video_width: "1280",
      video_height: "720",
    },
  ] as const;
  for (const [index, { kind, fields, ...shown }] of cards.entries()) {
    const cardUri = `card://${FIRST_CARD + BigInt(seq) * 1_000n + 500n + BigInt(index)}`;
    const id = `${accountId.slice(0, 6)}${"xyz"[index]}`;
    const record = { id, ...shown, card_uri: cardUri, ...times };
    insertOtherCard(
      connection,
      { id, accountId, kind, cardUri },
      { name: shown.name, fields, record, now: createdAt },
    );
  }
}

/** Two drafts of the brand's own user. */
function insertDrafts(
  connection: Connection,
  { accountId, seq, name, createdAt }: Account,
  keys: readonly string[],
) {
  const userId = mainPromotableUser(connection, accountId);
  if (userId === undefined) return;
  const drafts = [
    {
      name: "Teaser",
      text: `Something new from ${name}. Soon.`,
      media_keys: JSON.stringify(keys.slice(0, 1)),
    },
    { name: null, text: "What should we make next?", media_keys: "[]" },
  ];
  for (const [index, draft] of drafts.entries()) {
    insertRow(connection, "draft_posts", {
      id: String(FIRST_DRAFT + BigInt(seq) * 1_000n + BigInt(index)),
      account_id: accountId,
      user_id: userId,
      nullcast: true,
      ...draft,
      created_at: createdAt,
      updated_at: createdAt,
    });
  }
}

function insertMedia(connection: Connection, account: Account, index: number): string {
  const { prefix, type, category, name, file } = MEDIA[index] ?? MEDIA[0];
  const key = `${prefix}_${FIRST_MEDIA + BigInt(account.seq) * 1_000n + BigInt(index)}`;
  const moving = type !== "IMAGE";
  const words = { name, title: type === "VIDEO" ? account.name : null, file_name: file, description: null };
  insertRow(connection, "media_library", {
    id: key,
    account_id: account.accountId,
    media_type: type,
    media_category: category,
    media_url: mediaUrl(key),
    ...words,
    words_folded: wordsOfMedia(words),
    width: moving ? 1_280 : 1_200,
    height: moving ? 720 : 628,
    duration: moving ? 15_000 : null,
    aspect_ratio: moving ? "16:9" : null,
    poster_media_url: moving ? `https://media.example/${key}.jpg` : null,
    posted: index % 2 === 0,
    ready_at: account.createdAt,
    created_at: account.createdAt,
    updated_at: account.createdAt,
  });
  return key;
}

const mediaUrl = (key: string) => `https://media.example/${key}.${key.startsWith("3_") ? "jpg" : "mp4"}`;

function withMetadata<Component extends object>(component: Component, keys: readonly string[]) {
  const metadata = keys.map((key) => {
    const common = {
      url: mediaUrl(key),
      width: key.startsWith("3_") ? 1_200 : 1_280,
      height: key.startsWith("3_") ? 628 : 720,
    };
    return [
      key,
      key.startsWith("3_")
        ? { type: "IMAGE", ...common }
        : { type: "VIDEO", ...common, video_duration: 15_000, video_aspect_ratio: "16:9" },
    ] as const;
  });
  return { ...component, media_metadata: Object.fromEntries(metadata) };
}
