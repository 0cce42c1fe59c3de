import { del, getMany, set, keys as storedKeys } from "idb-keyval";
import type { Scope } from "@/lib/ads/call";
import type { PixelSize } from "./ratio";
import type { UploadPlan, UploadProgress } from "./upload-run";

/**
 * An upload as this device remembers it, so that it can be gone on with after a reload or on another day. The
 * file itself is not kept; where the browser can, a handle is that opens it again.
 */
export interface KeptUpload {
  readonly id: string;
  readonly scope: Scope;
  readonly accountId: string;
  readonly accountName: string;
  readonly fileName: string;
  readonly fingerprint: string;
  readonly size?: PixelSize | undefined;
  readonly plan: UploadPlan;
  readonly progress: UploadProgress;
  /** Milliseconds since the epoch. */
  readonly begunAt: number;
  readonly handle?: FileSystemFileHandle | undefined;
}

const PREFIX = "upload ";

/** Without storage uploads work all the same; they only cannot be gone on with after a reload. */
export const keepUpload = (upload: KeptUpload) => withoutFail(() => set(PREFIX + upload.id, upload));
/** Forgets an upload that ended or was given up. */
export const forgetUpload = (id: string) => withoutFail(() => del(PREFIX + id));

/** Browsers that keep nothing refuse when they are asked, or have nothing to ask. */
async function withoutFail<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

/** Uploads that were begun on this device for an account and did not end; the oldest first. */
export async function keptUploads({ environment, handle }: Scope, accountId: string): Promise<KeptUpload[]> {
  const keys = (await withoutFail(() => storedKeys())) ?? [];
  const all = await withoutFail(() => getMany<KeptUpload | undefined>(keys.filter(isOurs)));
  return (all ?? [])
    .flatMap((upload) => upload ?? [])
    .filter(
      ({ scope, accountId: id }) =>
        id === accountId && scope.environment === environment && scope.handle === handle,
    )
    .sort((a, b) => a.begunAt - b.begunAt);
}

const isOurs = (key: IDBValidKey) => typeof key === "string" && key.startsWith(PREFIX);
