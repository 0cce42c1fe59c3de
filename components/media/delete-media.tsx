import { useAccount, usePermission } from "@/components/shell/account";
import { DeleteButton } from "@/components/ui/delete-button";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { plural } from "@/lib/format/plurals";
import { mediaTitle } from "@/lib/media/media-view";
import { usesInWords } from "@/lib/media/where-used";
import type { MediaUses } from "./use-where-used";

const GRACE_KEY = "media ";

/** Key of a medium in the grace window of its deletion. */
export const mediaGraceKey = (mediaKey: string) => GRACE_KEY + mediaKey;

/** Keys of media about to be deleted, from the grace window. */
export const mediaPendingDeletion = (waiting: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...waiting].flatMap((key) => (key.startsWith(GRACE_KEY) ? [key.slice(GRACE_KEY.length)] : [])));

interface DeleteMediaProps {
  media: mediaLibrary.Media;
  used: MediaUses;
  onDeleting: () => void;
}

/** Deletes a medium: shows what uses it, asks for its name, and leaves eight seconds to undo it. */
export function DeleteMedia({ media, used, onDeleting }: DeleteMediaProps) {
  const { accountId } = useAccount();
  const { reason } = usePermission(mediaLibrary.remove);
  const remove = useAdsMutation(mediaLibrary.remove, KEEP_READS);
  const name = mediaTitle(media);
  const { uses, pending, error } = used;
  return (
    <DeleteButton
      what="file"
      name={name}
      consequence={consequence(used)}
      graceKey={mediaGraceKey(media.media_key)}
      disabledReason={reason}
      notYet={pending && !error ? "Still looking through what uses it." : undefined}
      {...(uses.length > 0 && { typed: name })}
      onDeleting={onDeleting}
      send={() => remove.mutateAsync({ account_id: accountId, media_key: media.media_key })}
    >
      {uses.length > 0 && (
        <ul className="flex max-h-40 list-disc flex-col gap-0.5 overflow-y-auto pl-5">
          {uses.map(({ kind, id, name: shown }) => (
            <li key={`${kind} ${id}`}>
              <bdi>{shown}</bdi>
            </li>
          ))}
        </ul>
      )}
    </DeleteButton>
  );
}

function consequence({ uses, pending, error }: MediaUses): string {
  if (uses.length > 0) {
    return `${usesInWords(uses)} of this account ${plural(uses.length, { one: "shows", other: "show" })} it. New cards and posts cannot use it any more.`;
  }
  if (error) return "What uses it could not be found out.";
  return pending ? "Looking through what uses it." : "Nothing of this account that can be seen uses it.";
}
