import { useMemo } from "react";
import { useCardMedia } from "@/components/cards/use-card-media";
import { useChosenMedia } from "@/components/media/use-chosen-media";
import { useAccountZone } from "@/components/shell/account-zone";
import { useNow } from "@/components/shell/use-now";
import { type KnownToMade, type MadeForPost, mediaOfMade } from "@/lib/drafts/made-for-post";

/** The context of a post's new attachment, and why it cannot be created yet. */
export function useMadeKnown(made: MadeForPost | undefined) {
  const { typeOf, error } = useCardMedia();
  const keys = made ? mediaOfMade(made) : [];
  const isCard = made?.kind === "card";
  const { known: media, reading } = useChosenMedia(isCard ? [] : keys);
  const clocks = useAccountZone();
  const now = useNow() ?? 0;
  const zone = clocks.zone ?? "UTC";
  const known = useMemo<KnownToMade>(() => ({ typeOf, media, zone, now }), [typeOf, media, zone, now]);
  // If the library cannot be read, the service checks whether it has the files.
  const unread = isCard && error === null && keys.some((key) => key !== null && typeOf(key) === undefined);
  const timeless = made?.kind === "poll" ? clocks.reason : undefined;
  return { known, closed: timeless ?? (unread ? "Reading the media library…" : reading) };
}
