import { useCallback } from "react";
import { useMediaByKey } from "@/components/media/use-media-library";
import { useMediaSizes } from "@/components/media/use-media-sizes";
import type { Media } from "@/lib/ads/endpoints/media-library";
import type { CallError } from "@/lib/ads/errors";
import type { RatioOf } from "@/lib/cards/card-advice";
import type { MediaTypeOf } from "@/lib/cards/card-problems";
import { ratioOfMedia } from "@/lib/media/ratio";

export interface CardMedia {
  readonly typeOf: MediaTypeOf;
  readonly mediaOf: (mediaKey: string) => Media | undefined;
  readonly ratioOf: RatioOf;
  /** The library could not be read: the service checks whether it has the media. */
  readonly error: CallError | null;
}

/** The media of cards, from the account's library. */
export function useCardMedia(): CardMedia {
  const { byKey, complete, error } = useMediaByKey();
  const sizes = useMediaSizes();
  const typeOf = useCallback(
    (key: string) => byKey.get(key)?.media_type ?? (complete ? null : undefined),
    [byKey, complete],
  );
  const mediaOf = useCallback((key: string) => byKey.get(key), [byKey]);
  const ratioOf = useCallback((key: string) => ratioOfMedia(byKey.get(key), sizes.get(key)), [byKey, sizes]);
  return { typeOf, mediaOf, ratioOf, error };
}
