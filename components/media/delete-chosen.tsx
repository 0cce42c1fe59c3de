import { useQueryClient } from "@tanstack/react-query";
import { BulkDeleteDialog } from "@/components/bulk/bulk-delete-dialog";
import { startBulkJob } from "@/components/bulk/start-bulk-job";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { useScope } from "@/lib/ads/client";
import type { Media } from "@/lib/ads/endpoints/media-library";
import { GRACE_MS } from "@/lib/grace";
import { MEDIA, type MediaItem, planDeletion } from "@/lib/media/delete-many";
import { usesInWords } from "@/lib/media/where-used";
import { mediaWork } from "./media-work";
import { useWhereAllUsed } from "./use-where-used";

interface DeleteChosenProps {
  media: readonly Media[];
  library: readonly Media[];
  onClose: () => void;
  onStarted: () => void;
}

/** Says what shows the chosen media, then deletes them as a job, which can be undone until the first is sent. */
export function DeleteChosen({ media, library, onClose, onStarted }: DeleteChosenProps) {
  const { accountId, account } = useAccount();
  const { person } = useSession();
  const scope = useScope();
  const client = useQueryClient();
  const used = useWhereAllUsed(media, library);
  const accountName = account?.name ?? accountId;
  return (
    <BulkDeleteDialog<MediaItem>
      noun={MEDIA}
      items={planDeletion(media)}
      accountName={accountName}
      also={impact(used)}
      notYet={used.pending && !used.error ? "Still looking through what uses them." : undefined}
      onClose={onClose}
      onStart={(title, items) => {
        startBulkJob({
          work: mediaWork,
          title,
          items,
          personId: person.id,
          scope,
          client,
          accountId,
          accountName,
          grace: GRACE_MS,
        });
        onStarted();
      }}
    />
  );
}

function impact({ uses, used, pending, error }: ReturnType<typeof useWhereAllUsed>): string {
  if (uses.length > 0) {
    const shown = used === 1 ? "One of them is" : `${used.toLocaleString("en-GB")} of them are`;
    return `${shown} used by ${usesInWords(uses)} of this account. New cards and posts cannot use them any more.`;
  }
  if (error) return "What uses them could not be found out.";
  return pending ? "Looking through what uses them." : "Nothing of this account that can be seen uses them.";
}
