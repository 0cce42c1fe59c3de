import { ArrowDown, ArrowUp, Copy, MoreHorizontal } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { MediaPicker } from "@/components/media/media-picker";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { SortableList } from "@/components/ui/sortable-list";
import { SWIPEABLE_MEDIA_MAX } from "@/lib/ads/endpoints/cards";
import type { SwipeBlock } from "@/lib/cards/card-draft";
import { setBlock, whyNotAddMedium } from "@/lib/cards/edit-draft";
import { moved } from "@/lib/lists/arrange";
import { AD_FORMATS } from "@/lib/media/ad-formats";
import { useCardBuilder } from "./builder-context";
import { MediaSlot } from "./media-slot";

/** The media of a carousel, in order. */
export function SwipeFields({ block }: { block: SwipeBlock }) {
  const {
    change,
    errorAt,
    known: { ratios },
  } = useCardBuilder();
  const [open, setOpen] = useState(false);
  const field = `${block.id}.media_keys`;
  const error = errorAt(field);
  const errorId = useId();
  const { media_keys: keys } = block;
  const put = useCallback(
    (edit: (keys: readonly string[]) => string[], label: string) =>
      change(
        (now) => {
          const found = now.sides.flatMap(({ blocks }) => blocks).find(({ id }) => id === block.id);
          if (found?.type !== "SWIPEABLE_MEDIA") return now;
          return setBlock(now, block.id, { type: "SWIPEABLE_MEDIA", media_keys: edit(found.media_keys) });
        },
        { label },
      ),
    [change, block.id],
  );
  // The same medium may occur twice; occurrences are numbered.
  const items = keys.map((key, index) => ({
    id: `${key} ${keys.slice(0, index).filter((each) => each === key).length}`,
    name: `Medium ${index + 1}`,
    key,
  }));
  const move = (id: string, to: number) => {
    const from = items.findIndex((item) => item.id === id);
    put((now) => moved(now, from, to), "Move a file");
  };
  return (
    <div data-field={field} className="flex flex-col gap-2">
      {items.length > 0 && (
        <SortableList
          label="Carousel media"
          items={items}
          onMove={move}
          className="flex flex-col gap-1"
          itemClassName="rounded-md border"
        >
          {({ key, name }, index) => (
            <MediaSlot
              mediaKey={key}
              warning={ratios.get(`${field}.${index}`)}
              removeLabel={`Remove ${name.toLowerCase()}`}
              onRemove={() => put((now) => now.filter((_, place) => place !== index), "Remove a file")}
              actions={
                <Menu
                  align="end"
                  trigger={
                    <IconButton label={`Actions for ${name.toLowerCase()}`} size="small">
                      <MoreHorizontal size={14} aria-hidden />
                    </IconButton>
                  }
                >
                  <MenuItem
                    icon={<ArrowUp size={14} aria-hidden />}
                    keys="alt+up"
                    disabledReason={index === 0 ? "It is the first already." : undefined}
                    onSelect={() => put((now) => moved(now, index, index - 1), "Move a file")}
                  >
                    Move up
                  </MenuItem>
                  <MenuItem
                    icon={<ArrowDown size={14} aria-hidden />}
                    keys="alt+down"
                    disabledReason={index === keys.length - 1 ? "It is the last already." : undefined}
                    onSelect={() => put((now) => moved(now, index, index + 1), "Move a file")}
                  >
                    Move down
                  </MenuItem>
                  <MenuItem
                    icon={<Copy size={14} aria-hidden />}
                    disabledReason={whyNotAddMedium(keys)}
                    onSelect={() =>
                      put(
                        (now) => [...now.slice(0, index + 1), key, ...now.slice(index + 1)],
                        "Duplicate a file",
                      )
                    }
                  >
                    Duplicate
                  </MenuItem>
                </Menu>
              }
            />
          )}
        </SortableList>
      )}
      <div className="flex items-center gap-3">
        <Button aria-describedby={error ? errorId : undefined} onClick={() => setOpen(true)}>
          {keys.length === 0 ? "Choose images and videos" : "Add or replace media"}
        </Button>
        <span className="text-sm text-text-muted tabular-nums">
          {keys.length} of {SWIPEABLE_MEDIA_MAX}
        </span>
      </div>
      <p id={errorId} role="alert" className="text-blocked text-sm empty:hidden">
        {error}
      </p>
      <MediaPicker
        open={open}
        onOpenChange={setOpen}
        allowed={AD_FORMATS.carousel}
        max={SWIPEABLE_MEDIA_MAX}
        title="Choose 2 to 6 images and videos"
        value={keys}
        onChange={(chosen) => put(() => chosen, "Choose media")}
      />
    </div>
  );
}
