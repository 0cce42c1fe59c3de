import { BulkDeleteDialog } from "@/components/bulk/bulk-delete-dialog";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { useAccount } from "@/components/shell/account";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { counted, plural } from "@/lib/format/plurals";
import { GRACE_MS } from "@/lib/jobs/grace";
import { MEDIA, type MediaItem, planMediaDeletion } from "@/lib/media/delete-many";
import { usesInWords } from "@/lib/media/where-used";
import { mediaWork } from "./media-work";
import { useWhereAllUsed } from "./use-where-used";

interface DeleteChosenProps {
  media: readonly Media[];
  library: readonly Media[];
  onClose: () => void;
  onStarted: () => void;
}

/** Shows what uses the chosen media, then deletes them as a job, which can be undone until the first is sent. */
export function DeleteChosen({ media, library, onClose, onStarted }: DeleteChosenProps) {
  const { accountId, account } = useAccount();
  const start = useStartBulkJob(mediaWork);
  const used = useWhereAllUsed(media, library);
  const them = plural(media.length, { one: "it", other: "them" });
  return (
    <BulkDeleteDialog<MediaItem>
      resource={MEDIA}
      items={planMediaDeletion(media)}
      accountName={account?.name ?? accountId}
      also={impact(used, them)}
      notYet={used.pending && !used.error ? `Still looking through what uses ${them}.` : undefined}
      onClose={onClose}
      onStart={(title, items) => {
        start({ title, items, grace: GRACE_MS });
        onStarted();
      }}
    />
  );
}

function impact({ uses, used, pending, error }: ReturnType<typeof useWhereAllUsed>, them: string): string {
  if (uses.length > 0) {
    const shown = them === "it" ? "It is" : counted(used, "of them is", "of them are");
    return `${shown} used by ${usesInWords(uses)} of this account. New cards and posts cannot use ${them} any more.`;
  }
  if (error) return `What uses ${them} could not be found out.`;
  return pending
    ? `Looking through what uses ${them}.`
    : `Nothing of this account that can be seen uses ${them}.`;
}
