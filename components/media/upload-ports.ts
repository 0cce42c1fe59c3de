import { callAndMeter } from "@/lib/ads/client";
import type { AnyEndpoint, InputOf } from "@/lib/ads/endpoint";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import * as mediaUpload from "@/lib/ads/endpoints/media-upload";
import { RefusedError } from "@/lib/ads/errors";
import type { Scope } from "@/lib/ads/scope";
import { libraryFileName } from "@/lib/media/duplicates";
import type { UploadPorts } from "@/lib/media/upload-run";
import { waitUntil } from "@/lib/time/wait-until";

interface Sending {
  readonly scope: Scope;
  readonly accountId: string;
  /** Undefined once all bytes are sent and the file is not needed any more. */
  readonly file: File | undefined;
  readonly fileName: string;
  readonly signal: AbortSignal;
}

/** The calls of one upload, through the forward. */
export function uploadPorts({ scope, accountId, file, fileName, signal }: Sending): UploadPorts {
  const call = async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) =>
    (await callAndMeter(endpoint, scope, input, { signal })).data;
  const bytes = (from: number, to: number) => {
    if (!file) throw new Error("The file of this upload is not at hand");
    return file.slice(from, to);
  };
  const inLibrary = async (mediaKey: string) => {
    try {
      await call(mediaLibrary.get, { account_id: accountId, media_key: mediaKey });
      return true;
    } catch (error) {
      if (error instanceof RefusedError && error.status === 404) return false;
      throw error;
    }
  };
  // After a lost answer it is unknown whether the call took effect: that is looked up before the next try.
  let finalizing = false;
  let unsure = false;
  return {
    simple: ({ bytes: size, category }) =>
      call(mediaUpload.simple, { media_category: category, body: bytes(0, size) }),
    init: ({ bytes: size, mimeType, category }) =>
      call(mediaUpload.init, { total_bytes: size, media_type: mimeType, media_category: category }),
    append: async (mediaId, index, from, to) => {
      await call(mediaUpload.append, { media_id: mediaId, segment_index: index, body: bytes(from, to) });
    },
    finalize: async (mediaId) => {
      if (finalizing) {
        const status = await call(mediaUpload.status, { media_id: mediaId }).catch(whenRefused);
        if (status) return status;
      }
      finalizing = true;
      return call(mediaUpload.finalize, { media_id: mediaId });
    },
    status: (mediaId) => call(mediaUpload.status, { media_id: mediaId }),
    add: async (mediaKey) => {
      if (unsure && (await inLibrary(mediaKey))) return;
      unsure = true;
      const shown = libraryFileName(fileName);
      try {
        await call(mediaLibrary.create, {
          account_id: accountId,
          media_key: mediaKey,
          ...(shown !== "" && { file_name: shown }),
        });
      } catch (error) {
        if (!(error instanceof RefusedError) || error.status !== 400) throw error;
        // Refused because it is in the library already: a person added it, perhaps in an earlier tab.
        if (!(await inLibrary(mediaKey))) throw error;
      }
    },
    now: () => Date.now(),
    waitUntil: (time, signal) => waitUntil(time, signal, { orOnline: true }),
  };
}

/** Treats a refusal as undefined; other failures are rethrown. */
function whenRefused(error: unknown): undefined {
  if (error instanceof RefusedError && error.status < 429) return undefined;
  throw error;
}
