import { del, getMany, set, keys as storedKeys } from "idb-keyval";
import * as z from "zod";
import { ENVIRONMENTS } from "@/lib/ads/endpoint";
import { UPLOAD_CATEGORIES, UPLOAD_MEDIA_TYPES } from "@/lib/ads/endpoints/media-upload";
import type { Scope } from "@/lib/ads/scope";
import { pairPart } from "./stored-pairs";
import type { MediaUploadProgress, UploadPlan } from "./upload-run";

const plan: z.ZodType<UploadPlan> = z.object({
  way: z.enum(["simple", "chunked"]),
  bytes: z.number(),
  mimeType: z.enum(UPLOAD_MEDIA_TYPES),
  category: z.enum(UPLOAD_CATEGORIES),
  pieceBytes: z.number(),
});

const progress: z.ZodType<MediaUploadProgress> = z.object({
  mediaId: z.string().optional(),
  mediaKey: z.string().optional(),
  expiresAt: z.number().optional(),
  pieces: z.number(),
  sent: z.boolean(),
  processed: z.number().optional(),
  added: z.boolean(),
});

const resumableUpload = z.object({
  id: z.string(),
  scope: z.object({ environment: z.enum(ENVIRONMENTS), handle: z.string() }),
  accountId: z.string(),
  accountName: z.string(),
  fileName: z.string(),
  /** Of the sent file. */
  fingerprint: z.string(),
  /** Fingerprints of the file for when it is chosen again: as sent and as on disk. */
  prints: z.array(z.string()).readonly().optional(),
  size: z.object({ width: z.number(), height: z.number() }).optional(),
  plan,
  progress,
  /** Why it could not go on; it is shown again after a reload. */
  failure: z.object({ words: z.string(), again: z.boolean(), anew: z.boolean() }).optional(),
  /** Milliseconds since the epoch. */
  begunAt: z.number(),
  /** It is uploaded together with another. */
  pair: pairPart.optional(),
  /** The bytes of a generated file, which is not on disk. */
  made: z.custom<ArrayBuffer>((value) => String(value) === "[object ArrayBuffer]").optional(),
  handle: z
    .custom<FileSystemFileHandle>(
      (value) => typeof value === "object" && value !== null && "getFile" in value,
    )
    .optional(),
});

/**
 * A stored upload, which can be resumed after a reload or on another day. The file itself is only stored if it was
 * generated here; if possible, the browser's handle for opening it again is.
 */
export type ResumableUpload = Readonly<z.output<typeof resumableUpload>>;

const PREFIX = "upload ";

/** Without storage uploads work as well, but cannot be resumed after a reload. */
export const storeUpload = (upload: ResumableUpload) => withoutFail(() => set(PREFIX + upload.id, upload));
/** Forgets an upload that ended or was given up. */
export const forgetUpload = (id: string) => withoutFail(() => del(PREFIX + id));

/** Browsers without storage throw, or lack the API. */
async function withoutFail<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

/**
 * Unfinished uploads of this device for an account, the oldest first. Unreadable ones, as from another version, are
 * left out.
 */
export async function storedUploads(
  { environment, handle }: Scope,
  accountId: string,
): Promise<ResumableUpload[]> {
  const keys = (await withoutFail(() => storedKeys())) ?? [];
  const all = await withoutFail(() => getMany<unknown>(keys.filter(isOurs)));
  return (all ?? [])
    .flatMap((upload) => resumableUpload.safeParse(upload).data ?? [])
    .filter(
      ({ scope, accountId: id }) =>
        id === accountId && scope.environment === environment && scope.handle === handle,
    )
    .sort((a, b) => a.begunAt - b.begunAt);
}

const isOurs = (key: IDBValidKey) => typeof key === "string" && key.startsWith(PREFIX);
