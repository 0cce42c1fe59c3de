import type { QueryClient } from "@tanstack/react-query";
import { toast } from "@/components/ui/toast";
import { makeChange } from "@/lib/ads/client";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { errorSentences } from "@/lib/ads/error-words";
import { isCallError } from "@/lib/ads/errors";
import type { Scope } from "@/lib/ads/scope";
import { readFileFacts } from "@/lib/media/file-facts";
import { fingerprint } from "@/lib/media/fingerprint";
import { notePart, type PairPart } from "@/lib/media/stored-pairs";
import { planUpload } from "@/lib/media/upload-plan";
import { takeIntoLibrary } from "./take-into-library";
import { beginUploads, type NewUpload } from "./uploads";

interface Library {
  readonly client: QueryClient;
  readonly scope: Scope;
  readonly accountId: string;
}

/**
 * Adds an upload to the cached library. A video and its poster are uploaded together, and the library only accepts the
 * poster of a video that it has: it is set once both are uploaded, in whichever order, also after a reload.
 */
export async function takeUpload(
  { client, scope, accountId }: Library,
  mediaKey: string,
  pair: PairPart | undefined,
): Promise<void> {
  await takeIntoLibrary(client, scope, accountId, mediaKey);
  const whole = pair && (await notePart(pair, mediaKey));
  if (!whole) return;
  try {
    await makeChange(client, mediaLibrary.update, scope, {
      account_id: accountId,
      media_key: whole.video,
      poster_media_key: whole.poster,
    });
  } catch (error) {
    if (!isCallError(error)) throw error;
    toast({
      tone: "blocked",
      title: `The poster of ${pair.fileName} was not set`,
      description: `${errorSentences(error)} Both files are in the library: choose the poster in the video’s details.`,
    });
  }
}

/**
 * Uploads the frame that was chosen as a poster. The frame is also stored on the device: there is no file to open
 * again.
 */
export async function beginPoster(
  file: File,
  { client, ...whose }: Pick<NewUpload, "scope" | "accountId" | "accountName"> & Pick<Library, "client">,
  pair: PairPart,
): Promise<void> {
  const [facts, print] = await Promise.all([readFileFacts(file), fingerprint(file)]);
  const plan = planUpload(facts, false);
  if (!plan) {
    toast({ tone: "blocked", title: `The poster of ${pair.fileName} cannot be uploaded` });
    return;
  }
  beginUploads([
    {
      ...whose,
      file,
      made: await file.arrayBuffer(),
      pair,
      plan,
      fileName: file.name,
      fingerprint: print,
      prints: [print],
      size: facts.size,
      onAdded: (key) => void takeUpload({ client, ...whose }, key, pair),
    },
  ]);
}
