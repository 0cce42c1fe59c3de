import type { MEDIA_FIELDS } from "@/lib/ads/platform-fields";
import type { Connection, SqlRow } from "../../database/connection";
import type { PostFacts } from "./facts";

interface MediaRow extends SqlRow {
  readonly media_url: string | null;
  readonly poster_media_url: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  readonly alt_text: string | null;
}

type Fields = readonly (typeof MEDIA_FIELDS)[number][];

/** A picture or a film of a post: from a media library, or as it was uploaded. */
export function shownMedia(
  connection: Connection,
  { key, type }: PostFacts["media"][number],
  origin: string,
  fields: Fields = [],
) {
  const row = connection.one<MediaRow>(
    `SELECT m.media_url, m.poster_media_url, coalesce(m.width, u.found ->> 'width') AS width,
       coalesce(m.height, u.found ->> 'height') AS height,
       coalesce(m.duration, u.found ->> 'duration') AS duration, d.alt_text
     FROM (SELECT ?1 AS key) k
     LEFT JOIN media_library m ON m.id = k.key
     LEFT JOIN uploads u ON u.media_key = k.key
     LEFT JOIN upload_descriptions d ON d.upload_id = coalesce(m.upload_id, u.id)`,
    [key],
  );
  const whole = (address: string | null | undefined) => (address ? `${origin}${address}` : undefined);
  const more: Partial<Record<Fields[number], unknown>> = {
    alt_text: row?.alt_text ?? undefined,
    width: row?.width ?? undefined,
    height: row?.height ?? undefined,
    duration_ms: type === "video" ? (row?.duration ?? undefined) : undefined,
    url: type === "photo" ? whole(row?.media_url) : undefined,
    preview_image_url: type === "photo" ? undefined : whole(row?.poster_media_url),
  };
  const shown = fields.flatMap((field) => (more[field] === undefined ? [] : [[field, more[field]]]));
  return { media_key: key, type, ...Object.fromEntries(shown) };
}
