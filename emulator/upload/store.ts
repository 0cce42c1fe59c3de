import * as z from "zod";
import { UPLOAD_CATEGORIES, type UploadCategory } from "@/lib/ads/endpoints/media-upload";
import type { Connection, SqlRow } from "../database/connection";
import { insertRow } from "../database/rows";
import type { UploadedBytes } from "./byte-source";

const foundShape = z.object({
  type: z.string(),
  width: z.number(),
  height: z.number(),
  /** Milliseconds; null for a still picture. */
  duration: z.number().nullable(),
});

/** What the bytes of a file turned out to be. */
export type FoundFile = z.output<typeof foundShape>;

const errorShape = z.object({ code: z.number(), name: z.string(), message: z.string() });

/** Why a file cannot be used. */
export type FileError = z.output<typeof errorShape>;

export interface StoredUpload {
  readonly id: string;
  readonly userId: string;
  readonly owners: readonly string[];
  readonly category: UploadCategory | undefined;
  /** Only with a category. */
  readonly mediaKey: string | null;
  /** As it was announced. */
  readonly mediaType: string;
  readonly totalBytes: number;
  /** Milliseconds; null while pieces may come. */
  readonly finalizedAt: number | null;
  readonly readyAt: number | null;
  readonly expiresAt: number;
  readonly found: FoundFile | undefined;
  readonly error: FileError | undefined;
}

interface UploadRow extends SqlRow {
  id: string;
  user_id: string;
  owners: string;
  category: string | null;
  media_key: string | null;
  media_type: string;
  total_bytes: number;
  finalized_at: number | null;
  ready_at: number | null;
  expires_at: number;
  found: string | null;
  error: string | null;
}

const parsed = <T>(schema: z.ZodType<T>, text: string | null): T | undefined =>
  text === null ? undefined : schema.parse(JSON.parse(text));

export const findUpload = (connection: Connection, id: string) => readUpload(connection, "id", id);

export const findUploadByKey = (connection: Connection, key: string) =>
  readUpload(connection, "media_key", key);

function readUpload(
  connection: Connection,
  column: "id" | "media_key",
  value: string,
): StoredUpload | undefined {
  const row = connection.one<UploadRow>(
    `SELECT id, user_id, owners, category, media_key, media_type, total_bytes, finalized_at, ready_at, expires_at,
       found, error
     FROM uploads WHERE ${column} = ?`,
    [value],
  );
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      owners: z.array(z.string()).parse(JSON.parse(row.owners)),
      category: UPLOAD_CATEGORIES.find((category) => category === row.category),
      mediaKey: row.media_key,
      mediaType: row.media_type,
      totalBytes: row.total_bytes,
      finalizedAt: row.finalized_at,
      readyAt: row.ready_at,
      expiresAt: row.expires_at,
      found: parsed(foundShape, row.found),
      error: parsed(errorShape, row.error),
    }
  );
}

type NewUpload = Pick<
  StoredUpload,
  "id" | "userId" | "owners" | "category" | "mediaKey" | "mediaType" | "totalBytes" | "expiresAt"
>;

export function insertUpload(connection: Connection, upload: NewUpload): void {
  insertRow(connection, "uploads", {
    id: upload.id,
    user_id: upload.userId,
    owners: JSON.stringify(upload.owners),
    category: upload.category ?? null,
    media_key: upload.mediaKey,
    media_type: upload.mediaType,
    total_bytes: upload.totalBytes,
    expires_at: upload.expiresAt,
  });
}

interface UploadOutcome {
  readonly finalizedAt: number;
  readonly readyAt: number;
  readonly found?: FoundFile | undefined;
  readonly error?: FileError | undefined;
}

/** Says that no more pieces come, and what the file turned out to be. */
export function closeUpload(connection: Connection, id: string, outcome: UploadOutcome): void {
  connection.run("UPDATE uploads SET finalized_at = ?, ready_at = ?, found = ?, error = ? WHERE id = ?", [
    outcome.finalizedAt,
    outcome.readyAt,
    outcome.found ? JSON.stringify(outcome.found) : null,
    outcome.error ? JSON.stringify(outcome.error) : null,
    id,
  ]);
}

/** Stores what was found in a file, in place of what was declared before. */
export function putDescription(connection: Connection, uploadId: string, altText: string): void {
  connection.run("INSERT OR REPLACE INTO upload_descriptions (upload_id, alt_text) VALUES (?, ?)", [
    uploadId,
    altText,
  ]);
}

/** Keeps a piece of a file; one with the same index is replaced. */
export function putSegment(connection: Connection, id: string, index: number, bytes: Uint8Array): void {
  connection.run(
    "INSERT OR REPLACE INTO upload_segments (upload_id, segment_index, size, bytes) VALUES (?, ?, ?, ?)",
    [id, index, bytes.length, bytes],
  );
}

interface Segment extends SqlRow {
  segment_index: number;
  size: number;
}

export function segmentsOf(connection: Connection, id: string): Segment[] {
  return connection.all<Segment>(
    "SELECT segment_index, size FROM upload_segments WHERE upload_id = ? ORDER BY segment_index",
    [id],
  );
}

/** The bytes of a file, read piece by piece. */
export function bytesOfUpload(connection: Connection, id: string): UploadedBytes {
  const segments = segmentsOf(connection, id);
  const size = segments.reduce((sum, segment) => sum + segment.size, 0);
  return {
    size,
    read(from, length) {
      const parts: Buffer[] = [];
      const to = Math.min(size, from + length);
      let start = 0;
      for (const segment of segments) {
        const [first, end] = [Math.max(from, start), Math.min(to, start + segment.size)];
        if (first < end) {
          const row = connection.one<{ part: Buffer }>(
            "SELECT substr(bytes, ?, ?) AS part FROM upload_segments WHERE upload_id = ? AND segment_index = ?",
            [first - start + 1, end - first, id, segment.segment_index],
          );
          if (row) parts.push(row.part);
        }
        start += segment.size;
      }
      return Buffer.concat(parts);
    },
  };
}

/** Forgets files that were never put in a media library. */
export function dropExpired(connection: Connection, now: number): void {
  const gone = `SELECT u.id FROM uploads u WHERE u.expires_at <= ?1 AND NOT EXISTS (
    SELECT 1 FROM media_library m WHERE m.upload_id = u.id)`;
  connection.run(`DELETE FROM upload_segments WHERE upload_id IN (${gone})`, [now]);
  connection.run(`DELETE FROM uploads WHERE id IN (${gone})`, [now]);
}
