import type { UploadCategory } from "@/lib/ads/endpoints/media-upload";
import type { Connection } from "../database/connection";
import { type FoundFile, findUploadByKey } from "./store";

interface UsableUpload {
  readonly id: string;
  readonly category: UploadCategory;
  readonly found: FoundFile;
}

/**
 * The upload that a media key names, for a user who may use it: who sent it, or was named beside them. Otherwise
 * why it cannot be used, as a sentence.
 */
export function usableUpload(
  connection: Connection,
  { key, userId, now }: { key: string; userId: string; now: number },
): UsableUpload | string {
  const upload = findUploadByKey(connection, key);
  const isTheirs = upload && (upload.userId === userId || upload.owners.includes(userId));
  if (!isTheirs || !upload.category) return `Media ${key} was not uploaded by you or for you`;
  const { id, category, finalizedAt, readyAt, expiresAt, found } = upload;
  if (expiresAt <= now) return `Media ${key} has expired`;
  if (finalizedAt === null) return `Media ${key} is not finalized yet`;
  if (readyAt === null || wholeSecond(readyAt) > now) return `Media ${key} is still being processed`;
  return found ? { id, category, found } : `Media ${key} could not be processed`;
}

/** Calls know the time to the second: what became ready within this one is ready. */
const wholeSecond = (milliseconds: number) => Math.floor(milliseconds / 1_000) * 1_000;
