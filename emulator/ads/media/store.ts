import type { MediaType } from "@/lib/ads/endpoints/media-library";
import { foldName } from "../../database/conditions";
import type { Binder, Connection, SqlRow } from "../../database/connection";
import { asBoolean, asObject } from "../../database/json-columns";
import type { Collection } from "../../database/list-page";

const everyMedium = {
  media_key: "m.id",
  media_type: "m.media_type",
  media_category: "m.media_category",
  media_status: "iif(m.ready_at <= ?1, 'TRANSCODE_COMPLETED', 'TRANSCODE_IN_PROGRESS')",
  media_url: "m.media_url",
  name: "m.name",
  file_name: "m.file_name",
  posted: asBoolean("m.posted"),
  created_at: "m.created_at",
  updated_at: "m.updated_at",
  deleted: asBoolean("m.deleted"),
};

const moving = {
  ...everyMedium,
  title: "m.title",
  description: "m.description",
  duration: "m.duration",
  aspect_ratio: "m.aspect_ratio",
  poster_media_url: "m.poster_media_url",
  poster_media_key: "m.poster_media_key",
};

export const mediaLibrary: Collection = {
  table: "media_library",
  alias: "m",
  record: `iif(m.media_type = 'IMAGE', ${asObject(everyMedium)}, ${asObject(moving)})`,
};

interface LibraryFilter {
  accountId: string;
  type?: string | undefined;
  q?: string | undefined;
}

/** `q` is found anywhere in name, title, file name and description. */
export function filterMedia({ accountId, type, q }: LibraryFilter) {
  return (bind: Binder["bind"]): string[] => [
    `m.account_id = ${bind(accountId)}`,
    "NOT m.deleted",
    ...(type === undefined ? [] : [`m.media_type = ${bind(type)}`]),
    ...(q === undefined ? [] : [`instr(m.words_folded, ${bind(foldName(q))}) > 0`]),
  ];
}

interface MediaWords {
  readonly name: string | null;
  readonly title: string | null;
  readonly file_name: string | null;
  readonly description: string | null;
}

/** The words a medium is found by. */
export const wordsOfMedia = ({ name, title, file_name, description }: MediaWords) =>
  foldName([name, title, file_name, description].filter((one) => one !== null).join("\n"));

export interface StoredMedia extends SqlRow, MediaWords {
  id: string;
  media_type: MediaType;
  media_category: string;
  media_url: string;
  name: string | null;
  title: string | null;
  file_name: string | null;
  description: string | null;
  width: number;
  height: number;
  duration: number | null;
  poster_media_url: string | null;
  aspect_ratio: string | null;
}

const ITS_COLUMNS = `id, media_type, media_category, media_url, name, title, file_name, description, width, height,
  duration, poster_media_url, aspect_ratio`;

/** A medium of the account's library that is not deleted; or undefined. */
export function findMedia(connection: Connection, accountId: string, key: string): StoredMedia | undefined {
  return connection.one<StoredMedia>(
    `SELECT ${ITS_COLUMNS} FROM media_library WHERE id = ? AND account_id = ? AND NOT deleted`,
    [key, accountId],
  );
}

/** The same, also of one that was deleted since: what was made of it goes on showing it. */
export function findMediaEver(
  connection: Connection,
  accountId: string,
  key: string,
): StoredMedia | undefined {
  return connection.one<StoredMedia>(
    `SELECT ${ITS_COLUMNS} FROM media_library WHERE id = ? AND account_id = ?`,
    [key, accountId],
  );
}

/** Who uploaded a medium; media of the demo belong to the user as which the account posts. */
export function ownerOfMedia(connection: Connection, key: string): string | undefined {
  const row = connection.one<{ owner: string | null }>(
    `SELECT coalesce(
       (SELECT u.user_id FROM uploads u WHERE u.id = m.upload_id),
       (SELECT p.user_id FROM promotable_users p WHERE p.account_id = m.account_id AND p.type = 'FULL' LIMIT 1)
     ) AS owner FROM media_library m WHERE m.id = ?`,
    [key],
  );
  return row?.owner ?? undefined;
}
