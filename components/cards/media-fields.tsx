import { useId, useState } from "react";
import { MediaPicker } from "@/components/media/media-picker";
import { Button } from "@/components/ui/button";
import type { MediaBlock } from "@/lib/cards/card-draft";
import { setBlock } from "@/lib/cards/edit-draft";
import { AD_FORMATS, type AllowedMedia } from "@/lib/media/ad-formats";
import { useCardBuilder } from "./builder-context";
import { MediaSlot } from "./media-slot";

/** The requirements for the medium, by the card's destination. */
function useAllowed(): AllowedMedia {
  const { draft } = useCardBuilder();
  if (draft.shape === "slides") return AD_FORMATS.carousel;
  const app = draft.sides[0]?.blocks.some(({ type }) => type === "BUTTON");
  return AD_FORMATS[app ? "app-card" : "website-card"];
}

/** The one image or video of a card or slide. */
export function MediaFields({ block }: { block: MediaBlock }) {
  const {
    change,
    errorAt,
    known: { ratios },
  } = useCardBuilder();
  const [open, setOpen] = useState(false);
  const allowed = useAllowed();
  const field = `${block.id}.media_key`;
  const error = errorAt(field);
  const errorId = useId();
  const choose = (media_key: string) =>
    change((now) => setBlock(now, block.id, { type: "MEDIA", media_key }), {
      label: media_key === "" ? "Remove the file" : "Choose a file",
    });
  return (
    <div data-field={field} className="flex flex-col gap-2">
      {block.media_key !== "" && (
        <div className="flex rounded-md border">
          <MediaSlot
            mediaKey={block.media_key}
            warning={ratios.get(field)}
            removeLabel="Remove the file"
            onRemove={() => choose("")}
          />
        </div>
      )}
      <Button
        className="self-start"
        aria-describedby={error ? errorId : undefined}
        onClick={() => setOpen(true)}
      >
        {block.media_key === "" ? "Choose an image or video" : "Replace"}
      </Button>
      <p id={errorId} role="alert" className="text-blocked text-sm empty:hidden">
        {error}
      </p>
      <MediaPicker
        open={open}
        onOpenChange={setOpen}
        allowed={allowed}
        title="Choose an image or video"
        value={block.media_key === "" ? [] : [block.media_key]}
        onChange={([key = ""]) => choose(key)}
      />
    </div>
  );
}
