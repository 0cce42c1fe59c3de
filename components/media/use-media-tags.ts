"use client";

import { createContext, useContext, useMemo } from "react";
import { useStoredHistory } from "@/components/builder/use-stored-history";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { addTag, isMediaTags, type MediaTags, NO_TAGS, removeTag, tagsByMedia } from "@/lib/media/media-tags";

const none = () => NO_TAGS;

/** A person's own tags of the open account's media, stored on this device and the same in every tab. */
export function useMediaTags() {
  const { accountId } = useAccount();
  const { person } = useSession();
  const history = useStoredHistory<MediaTags>({
    name: `media tags ${person.id}`,
    accountId,
    initial: none,
    isValue: isMediaTags,
    shared: true,
  });
  const { value, change, storage } = history;
  return useMemo(
    () => ({
      tags: value,
      history,
      byMedia: tagsByMedia(value),
      /** Nothing may be stored here: tags end with the page. */
      lost: storage === "not-stored",
      add: (name: string, keys: readonly string[]) =>
        change((tags) => addTag(tags, name, keys), { label: `Tag “${name}”` }),
      remove: (name: string, keys: ReadonlySet<string>) =>
        change((tags) => removeTag(tags, name, keys), { label: `Remove the tag “${name}”` }),
    }),
    [value, change, storage, history],
  );
}

export type MediaTagging = ReturnType<typeof useMediaTags>;

const NOTHING: readonly string[] = [];

/** The tags of each medium by its key, for tiles that only have their medium. */
export const TagsContext = createContext<ReadonlyMap<string, readonly string[]>>(new Map());

/** The names of a medium's tags. */
export const useTagsOf = (mediaKey: string): readonly string[] =>
  useContext(TagsContext).get(mediaKey) ?? NOTHING;
