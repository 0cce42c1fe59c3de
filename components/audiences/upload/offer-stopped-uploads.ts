import { uploadHref } from "@/components/audiences/audience-links";
import { asPast } from "@/lib/audiences/past-upload";
import { type BegunUpload, UploadJournal } from "@/lib/audiences/upload-journal";
import {
  holdForTab,
  notifyTaken,
  onTakenElsewhere,
  releaseForTab,
  untilReleased,
} from "@/lib/jobs/between-tabs";
import { addJob } from "@/lib/jobs/jobs";
import { uploadTitle } from "./upload-words";

/** Uploads that this tab offers or waits to offer, by the keys of their storage. */
const offered = new Set<string>();

/**
 * Offers to resume a person's interrupted uploads on this device, among the jobs: their page asks for the file and
 * continues after the confirmed part. Uploads of another tab are offered when that tab is closed.
 *
 * @param signal aborts when the page is gone
 */
export async function offerStoppedUploads(personId: string, signal?: AbortSignal): Promise<void> {
  const begun = await UploadJournal.begunBy(personId);
  await Promise.all(begun.map(({ key }) => offerOnce(key, personId, signal)));
}

async function offerOnce(key: string, personId: string, signal: AbortSignal | undefined): Promise<void> {
  if (offered.has(key)) return;
  offered.add(key);
  try {
    await untilReleased(key, signal);
    const left = (await UploadJournal.begunBy(personId)).find((each) => each.key === key);
    if (left && !signal?.aborted) return offer(left);
  } catch {
    // The page is gone.
  }
  offered.delete(key);
}

function offer(upload: BegunUpload): void {
  const { key, place, names, fileName, settings, report, confirmed } = upload;
  const update = addJob({
    title: uploadTitle(settings.operation, names),
    where: names.account,
    total: report.users,
    done: confirmed.place.users,
    state: "interrupted",
    note: `Choose ${fileName} again to go on`,
  });
  const withdraw = () => {
    stopListening();
    offered.delete(key);
    update(undefined);
  };
  // It continues in a tab, possibly this one: there it is a job of its own.
  const stopListening = onTakenElsewhere(key, () => {
    withdraw();
    void offerStoppedUploads(place.personId);
  });
  update({
    actions: {
      goOnAt: uploadHref(place, place.audienceId),
      discard: () => {
        withdraw();
        void discardUpload(upload);
      },
    },
  });
}

/** Discards an upload, and remembers its progress. */
export async function discardUpload(upload: BegunUpload): Promise<void> {
  const { key } = upload;
  // Nothing is discarded that another tab has resumed.
  if (!(await holdForTab(key))) return;
  await UploadJournal.for(upload).end(asPast(upload));
  notifyTaken(key);
  releaseForTab(key);
}
