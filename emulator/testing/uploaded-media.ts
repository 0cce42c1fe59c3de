import { UPLOAD_CATEGORIES, UPLOAD_KINDS } from "@/lib/ads/endpoints/media-upload";
import type { Connection } from "../database/connection";
import { PEOPLE } from "../seed/people";
import { closeUpload, findUploadByKey, insertUpload, putSegment } from "../upload/store";
import { gifOf, mp4Of, pngOf } from "./media-files";

interface Uploaded {
  readonly connection: Connection;
  /** Milliseconds. */
  readonly now: number;
  readonly as?: string;
  readonly owners?: readonly string[];
  readonly width?: number;
  readonly height?: number;
  readonly readyAt?: number;
}

/** What was uploaded under a media key, of the kind in the key, ready to be put in a library. */
export function uploaded(
  key: string,
  { connection, now, as = "mara_agency", owners = [], readyAt = now, ...size }: Uploaded,
) {
  const [prefix] = key.split("_");
  const id = key.replace("_", "0000");
  const category = UPLOAD_CATEGORIES.find((one) => UPLOAD_KINDS[one].keyPrefix === prefix);
  if (!category) throw new Error(`No category has keys like ${key}`);
  if (findUploadByKey(connection, key)) return;
  const isStill = category === "post_image";
  const { width, height } = {
    ...(isStill ? { width: 1_200, height: 628 } : { width: 1_280, height: 720 }),
    ...size,
  };
  const [type = ""] = UPLOAD_KINDS[category].types;
  const bytes =
    type === "image/gif"
      ? gifOf(width, height, [100])
      : isStill
        ? pngOf(width, height)
        : mp4Of({ width, height, milliseconds: 15_000 });
  const userId = PEOPLE.find(({ handle }) => handle === as)?.id ?? "";
  const expiresAt = now + 86_400_000;
  insertUpload(connection, {
    id,
    userId,
    owners,
    category,
    mediaKey: key,
    mediaType: type,
    totalBytes: bytes.length,
    expiresAt,
  });
  putSegment(connection, id, 0, bytes);
  const found = { type: isStill ? "image/png" : type, width, height, duration: isStill ? null : 15_000 };
  closeUpload(connection, id, { finalizedAt: now, readyAt, found });
}
