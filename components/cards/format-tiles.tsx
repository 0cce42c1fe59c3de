import {
  AppWindow,
  Film,
  GalleryHorizontal,
  Image,
  type LucideIcon,
  RectangleHorizontal,
  Smartphone,
  Split,
  TvMinimalPlay,
} from "lucide-react";
import { useState } from "react";
import { useCardBuilder } from "@/components/cards/builder-context";
import { MediaPicker } from "@/components/media/media-picker";
import { Button } from "@/components/ui/button";
import { type ChoiceTile, ChoiceTiles } from "@/components/ui/choice-tiles";
import { Dialog } from "@/components/ui/dialog";
import { type CardDraft, mediaKeysOfDraft } from "@/lib/cards/card-draft";
import {
  CARD_FORMATS,
  type CardFormat,
  type CardFormatId,
  formatOfDraft,
  hasMediaFor,
  mediaCount,
  mediaFor,
} from "@/lib/cards/card-formats";
import { FORMAT_WORDS } from "@/lib/cards/card-words";
import { type Reshaped, reformat, setMedia } from "@/lib/cards/edit-draft";

const ICONS: Readonly<Record<CardFormatId, LucideIcon>> = {
  WEBSITE_IMAGE: Image,
  WEBSITE_VIDEO: Film,
  WEBSITE_CAROUSEL: GalleryHorizontal,
  WEBSITE_SLIDES: Split,
  APP_IMAGE: Smartphone,
  APP_VIDEO: TvMinimalPlay,
  APP_CAROUSEL: RectangleHorizontal,
  APP_SLIDES: AppWindow,
};

const TILES: readonly ChoiceTile<CardFormatId>[] = CARD_FORMATS.map(({ id }) => ({
  value: id,
  icon: ICONS[id],
  ...FORMAT_WORDS[id],
}));

interface Asked extends Reshaped {
  readonly format: CardFormat;
}

/** The format of a card: one click chooses it and moves on to its media. Asks before anything is lost. */
export function FormatTiles() {
  const {
    draft,
    change,
    known: { typeOf },
  } = useCardBuilder();
  const [asked, setAsked] = useState<Asked>();
  const [picking, setPicking] = useState<CardFormat>();
  const now = formatOfDraft(draft, typeOf);
  const take = (format: CardFormat, formed: CardDraft) => {
    if (formed !== draft) change(() => formed, { label: `Choose ${FORMAT_WORDS[format.id].name}` });
    if (format.id === now?.id || !hasMediaFor(formed, format, typeOf)) setPicking(format);
  };
  const choose = (id: CardFormatId) => {
    const format = CARD_FORMATS.find((each) => each.id === id);
    if (!format) return;
    const reshaped = reformat(draft, format);
    if (reshaped.loses === undefined) take(format, reshaped.draft);
    else setAsked({ ...reshaped, format });
  };
  return (
    <>
      <ChoiceTiles
        label="Formats"
        tiles={TILES}
        value={now?.id}
        onChoose={choose}
        compact
        className="grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))]"
      />
      {asked && (
        <LossDialog
          asked={asked}
          onClose={() => setAsked(undefined)}
          onTake={() => take(asked.format, asked.draft)}
        />
      )}
      {picking && (
        <MediaPicker
          open
          onOpenChange={() => setPicking(undefined)}
          allowed={mediaFor(picking)}
          max={mediaCount(picking).max}
          title={pickerTitle(picking)}
          value={mediaKeysOfDraft(draft)}
          onChange={(keys) => change((before) => setMedia(before, keys), { label: "Choose media" })}
        />
      )}
    </>
  );
}

function pickerTitle(format: CardFormat): string {
  const { min, max } = mediaCount(format);
  if (max > 1) return `Choose ${min} to ${max} images and videos`;
  return format.shows === "VIDEO" ? "Choose a video" : "Choose an image";
}

interface LossDialogProps {
  asked: Asked;
  onClose: () => void;
  onTake: () => void;
}

function LossDialog({ asked: { format, loses }, onClose, onTake }: LossDialogProps) {
  const title = `Change to “${FORMAT_WORDS[format.id].name}”`;
  return (
    <Dialog
      open
      width="narrow"
      title={title}
      description={`${loses} Undo brings it back.`}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            onClick={() => {
              onTake();
              onClose();
            }}
          >
            Change format
          </Button>
        </>
      }
    />
  );
}
