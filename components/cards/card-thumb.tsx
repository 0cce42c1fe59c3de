import { ImageOff, Layers } from "lucide-react";
import { MediaThumb } from "@/components/media/media-thumb";
import { classNames } from "@/components/ui/class-names";
import { mediaKeysOfCard } from "@/lib/cards/card-view";
import type { Card } from "@/lib/cards/duplicate-card";
import type { CardMedia } from "./use-card-media";

interface CardThumbProps {
  card: Card;
  mediaOf: CardMedia["mediaOf"];
  className?: string;
}

/** A still of a card's first medium, with how many there are. */
export function CardThumb({ card, mediaOf, className }: CardThumbProps) {
  const keys = mediaKeysOfCard(card);
  const media = mediaOf(keys[0] ?? "");
  return (
    <span className={classNames("relative inline-flex shrink-0", className ?? "h-[26px] w-10")}>
      {media ? (
        <MediaThumb media={media} plain className="size-full rounded-sm" />
      ) : (
        <span className="flex size-full items-center justify-center rounded-sm bg-surface-sunken text-text-muted">
          <ImageOff size={14} aria-hidden />
        </span>
      )}
      {keys.length > 1 && (
        <span
          title={`${keys.length} media`}
          className="absolute right-0 bottom-0 inline-flex items-center gap-0.5 rounded-sm bg-inverse px-0.5 text-on-inverse text-xs tabular-nums leading-3"
        >
          <Layers size={9} aria-hidden />
          {keys.length}
        </span>
      )}
    </span>
  );
}
