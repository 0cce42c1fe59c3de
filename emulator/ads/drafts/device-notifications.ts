import * as z from "zod";
import type { Connection, SqlRow } from "../../database/connection";
import { insertRow } from "../../database/rows";
import { findUser } from "../users/store";

const medium = z.object({
  type: z.enum(["IMAGE", "GIF", "VIDEO"]),
  url: z.string(),
  poster: z.string().nullable(),
});

const card = z.object({
  media: z.array(medium),
  /** Shown under each medium, or once under all of them. */
  lines: z.array(z.object({ title: z.string(), place: z.string() })),
  /** Choices of a poll, or calls to action of a conversation. */
  buttons: z.array(z.string()),
  note: z.string().nullable(),
});

/** A post as it was when it was sent: what becomes of it later changes nothing on the phone. */
export const sentPost = z.object({
  author: z.object({ name: z.string(), handle: z.string() }),
  text: z.string().nullable(),
  media: z.array(medium),
  card: card.nullable(),
});

export type SentMedium = z.output<typeof medium>;
export type SentCard = z.output<typeof card>;
export type SentPost = z.output<typeof sentPost>;

interface Notification {
  readonly post: SentPost;
  readonly sentAt: string;
}

/** Previews sent to a user's devices, the newest first. */
export function notificationsOf(connection: Connection, userId: string): Notification[] {
  return connection
    .all<{ post: string; created_at: string }>(
      "SELECT post, created_at FROM device_notifications WHERE user_id = ? ORDER BY seq DESC LIMIT 50",
      [userId],
    )
    .map((row) => ({ post: sentPost.parse(JSON.parse(row.post)), sentAt: row.created_at }));
}

/** What of a post is drawn. */
interface Drawn {
  readonly accountId: string;
  readonly authorId: string;
  readonly text: string | null;
  readonly media_keys: readonly string[];
  readonly card_uri: string | null;
}

interface Sending extends Drawn {
  /** Whose devices it goes to. */
  readonly userId: string;
  readonly now: string;
}

/** A post as it is to be drawn, with its author, media and card. */
export function drawnPost(connection: Connection, post: Drawn): SentPost {
  const author = findUser(connection, post.authorId);
  return {
    author: { name: author?.name ?? post.authorId, handle: author?.handle ?? post.authorId },
    text: post.text,
    media: mediaOf(connection, post.accountId, post.media_keys),
    card: post.card_uri === null ? null : cardOf(connection, post.accountId, post.card_uri),
  };
}

/** Sends a post to a user's devices. To be done in a transaction. */
export function notify(connection: Connection, sending: Sending): void {
  insertRow(connection, "device_notifications", {
    user_id: sending.userId,
    post: JSON.stringify(drawnPost(connection, sending)),
    created_at: sending.now,
  });
}

interface MediumRow extends SqlRow {
  id: string;
  media_type: SentMedium["type"];
  media_url: string;
  poster_media_url: string | null;
}

function mediaOf(connection: Connection, accountId: string, keys: readonly string[]): SentMedium[] {
  const rows = connection.all<MediumRow>(
    `SELECT id, media_type, media_url, poster_media_url FROM media_library
     WHERE account_id = ? AND id IN (SELECT value FROM json_each(?))`,
    [accountId, JSON.stringify(keys)],
  );
  return keys.flatMap((key) => {
    const row = rows.find(({ id }) => id === key);
    return row ? [{ type: row.media_type, url: row.media_url, poster: row.poster_media_url }] : [];
  });
}

const component = z.looseObject({
  media_key: z.string().optional(),
  media_keys: z.array(z.string()).optional(),
  title: z.string().optional(),
  label: z.looseObject({ value: z.string() }).optional(),
  destination: z
    .looseObject({ url: z.string().optional(), store_b_app_id: z.string().optional() })
    .optional(),
});

const LABELS: Readonly<Record<string, string>> = {
  BOOK: "Book",
  CONNECT: "Connect",
  INSTALL: "Install",
  OPEN: "Open",
  ORDER: "Order",
  PLAY: "Play",
  SHOP: "Shop",
};

function cardOf(connection: Connection, accountId: string, uri: string): SentCard | null {
  const made = connection.one<{ components: string | null; slides: string | null }>(
    "SELECT components, slides FROM cards WHERE account_id = ? AND 'card://' || id = ?",
    [accountId, uri],
  );
  if (made) {
    const parts =
      made.slides === null
        ? z.array(component).parse(JSON.parse(made.components ?? "[]"))
        : z.array(z.array(component)).parse(JSON.parse(made.slides)).flat();
    const keys = parts.flatMap(({ media_key: key, media_keys: more = [] }) => (key ? [key] : more));
    return {
      media: mediaOf(connection, accountId, keys),
      lines: parts.flatMap(({ title, destination }) =>
        title === undefined ? [] : [{ title, place: hostOf(destination?.url) }],
      ),
      buttons: parts.flatMap(({ label }) => (label ? [LABELS[label.value] ?? label.value] : [])),
      note: null,
    };
  }
  const other = connection.one<{ record: string }>(
    "SELECT record FROM other_cards WHERE account_id = ? AND card_uri = ?",
    [accountId, uri],
  );
  return other ? otherCard(otherRecord.parse(JSON.parse(other.record))) : null;
}

const hostOf = (url: string | undefined) => (url && URL.canParse(url) ? new URL(url).host : "");

const otherRecord = z.looseObject({
  title: z.string().nullish(),
  media_url: z.string().nullish(),
  poster_media_url: z.string().nullish(),
  video_url: z.string().nullish(),
  video_poster_url: z.string().nullish(),
  first_choice: z.string().optional(),
  second_choice: z.string().optional(),
  third_choice: z.string().optional(),
  fourth_choice: z.string().optional(),
  first_cta: z.string().nullish(),
  second_cta: z.string().nullish(),
  third_cta: z.string().nullish(),
  fourth_cta: z.string().nullish(),
  end_time: z.string().optional(),
});

function otherCard(record: z.output<typeof otherRecord>): SentCard {
  const url = record.video_url ?? record.media_url;
  const poster = record.video_poster_url ?? record.poster_media_url ?? null;
  const buttons = [
    record.first_choice ?? record.first_cta,
    record.second_choice ?? record.second_cta,
    record.third_choice ?? record.third_cta,
    record.fourth_choice ?? record.fourth_cta,
  ];
  return {
    media: url ? [{ type: poster === null ? "IMAGE" : "VIDEO", url, poster }] : [],
    lines: record.title ? [{ title: record.title, place: "" }] : [],
    buttons: buttons.filter((one) => typeof one === "string"),
    note: record.end_time === undefined ? null : `Poll until ${record.end_time}`,
  };
}
