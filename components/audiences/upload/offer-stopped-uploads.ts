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

/** Uploads that this tab offers or waits to offer, by what they are kept under. */
const offered = new Set<string>();

/**
 * Offers among the jobs what this person began to upload on this device and what stopped: its page asks for the file
 * and goes on after what was confirmed. What another tab is at is offered should that tab be closed.
 *
 * @param signal the page that would show it is gone
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
    // The page is gone, and it is not waited for any more.
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
  // It goes on in a tab, this one perhaps: there it is a job of its own.
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

/** It is given up, and remembered as far as it came. */
export async function discardUpload(upload: BegunUpload): Promise<void> {
  const { key } = upload;
  // Nothing is forgotten that another tab is going on with.
  if (!(await holdForTab(key))) return;
  await UploadJournal.for(upload).end(asPast(upload));
  notifyTaken(key);
  releaseForTab(key);
}
