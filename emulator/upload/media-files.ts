import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Context, Hono } from "hono";
import { Connection, type SqlRow } from "../database/connection";
import type { Db } from "../database/database";
import { seedMediaPath } from "../seed/seed-media";
import { bytesIn, type UploadedBytes } from "./byte-source";
import { drawnPoster } from "./drawn-poster";
import { bytesOfUpload } from "./store";

/** Bytes of one answer; players ask for the next part themselves. */
const PART_BYTES_MAX = 4 * 1_048_576;

interface FileRow extends SqlRow {
  id: string;
  upload_id: string | null;
  seed_file: string | null;
  media_url: string;
  width: number;
  height: number;
  duration: number | null;
}

const TYPES: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".gif": "image/gif",
  ".bmp": "image/bmp",
  ".webp": "image/webp",
  ".mp4": "video/mp4",
  ".mov": "video/quicktime",
  ".m3u8": "application/vnd.apple.mpegurl",
};

/** How a file of a type is named at its end. */
export function extensionOf(type: string): string {
  return Object.keys(TYPES).find((extension) => TYPES[extension] === type) ?? ".bin";
}

/**
 * GET /media/:file: the bytes of what is in the media libraries, and the posters of films. The demo's account media
 * are below /media/demo.
 */
export function registerMediaFiles(app: Hono, db: Db): void {
  const connection = new Connection(db);
  app.get("/media/:file", (c) => {
    const name = /^(\d+_\d+)(-poster)?(\.\w+)$/.exec(c.req.param("file"));
    const [, key = "", poster, extension = ""] = name ?? [];
    const row = connection.one<FileRow>(
      "SELECT id, upload_id, seed_file, media_url, width, height, duration FROM media_library WHERE id = ?",
      [key],
    );
    const found = row && (poster ? posterOf(row) : fileOf(connection, row, extension));
    return found ? answerPart(c, found) : c.text("There is no such file.", 404);
  });
  app.get("/media/demo/:file", (c) => {
    const file = /^[a-z-]+(\.\w+)$/.exec(c.req.param("file"));
    const type = TYPES[file?.[1] ?? ""];
    const place = file && type && seedMediaPath(file[0]);
    if (!place || !existsSync(place)) return c.text("There is no such file.", 404);
    return answerPart(c, { type, bytes: bytesIn(readFileSync(place)) });
  });
}

interface MediaFile {
  readonly type: string;
  readonly bytes: UploadedBytes;
}

function fileOf(connection: Connection, row: FileRow, extension: string): MediaFile | undefined {
  const type = TYPES[extension];
  const isFilm = row.media_url.endsWith(".mp4") || row.media_url.endsWith(".mov");
  if (extension === ".m3u8" && isFilm) return { type: TYPES[".m3u8"] ?? "", bytes: bytesIn(playlistOf(row)) };
  if (!type || path.extname(row.media_url) !== extension) return undefined;
  if (row.upload_id !== null) return { type, bytes: bytesOfUpload(connection, row.upload_id) };
  return row.seed_file === null
    ? undefined
    : { type, bytes: bytesIn(readFileSync(seedMediaPath(row.seed_file))) };
}

function posterOf({ id, seed_file: file, width, height }: FileRow): MediaFile {
  if (file !== null && path.extname(file) === ".mp4") {
    const bytes = readFileSync(seedMediaPath(file.replace(/\.mp4$/, "-poster.jpg")));
    return { type: "image/jpeg", bytes: bytesIn(bytes) };
  }
  return { type: "image/png", bytes: bytesIn(drawnPoster(id, width, height)) };
}

/** A list of one part, which is the film. */
function playlistOf({ media_url: url, duration }: FileRow): Buffer {
  const seconds = (duration ?? 0) / 1_000;
  return Buffer.from(
    `#EXTM3U\n#EXT-X-TARGETDURATION:${Math.ceil(seconds)}\n#EXTINF:${seconds},\n${path.basename(url)}\n#EXT-X-ENDLIST\n`,
  );
}

/** The file, or the part of it that was asked for (RFC 9110, 14.2). */
function answerPart(c: Context, { type, bytes: { size, read } }: MediaFile): Response {
  const headers = {
    "content-type": type,
    "accept-ranges": "bytes",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "public, max-age=3600",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  };
  const range = /^bytes=(\d*)-(\d*)$/.exec(c.req.header("range") ?? "");
  const whole = !range || (range[1] === "" && range[2] === "");
  const [first, last] = whole ? [0, size - 1] : spanOf(range, size);
  if (!whole && (first > last || first >= size)) {
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${size}` } });
  }
  const end = whole ? last : Math.min(last, first + PART_BYTES_MAX - 1);
  const body = new Uint8Array(read(first, end - first + 1));
  return new Response(body, {
    status: whole ? 200 : 206,
    headers: {
      ...headers,
      "content-length": String(body.length),
      ...(!whole && { "content-range": `bytes ${first}-${end}/${size}` }),
    },
  });
}

function spanOf([, from = "", to = ""]: RegExpExecArray, size: number): [number, number] {
  if (from === "") return [Math.max(0, size - Number(to)), size - 1];
  return [Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1)];
}
