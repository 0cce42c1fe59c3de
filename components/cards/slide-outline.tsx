import { Copy, Plus } from "lucide-react";
import { useCallback } from "react";
import { PartMenu } from "@/components/builder/part-menu";
import { BlockOutline } from "@/components/cards/block-outline";
import { useCardBuilder } from "@/components/cards/builder-context";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { MenuItem } from "@/components/ui/menu";
import { SortableList } from "@/components/ui/sortable-list";
import type { Block, Side } from "@/lib/cards/card-draft";
import { addSlide, moveSlide, removeSlide, whyNotAddSlide } from "@/lib/cards/edit-draft";

interface SlideOutlineProps {
  /** The slide with visible fields. */
  shown: Side | undefined;
  onShow: (sideId: string) => void;
  onOpenBlock: (block: Block) => void;
}

/** The slides from left to right; the shown one with its blocks below. */
export function SlideOutline({ shown, onShow, onOpenBlock }: SlideOutlineProps) {
  const { draft, change } = useCardBuilder();
  const items = draft.sides.map((side, index) => ({ id: side.id, name: `Slide ${index + 1}`, side }));
  const move = useCallback(
    (id: string, to: number) => change((now) => moveSlide(now, id, to), { label: "Move a slide" }),
    [change],
  );
  return (
    <div className="flex flex-col gap-1">
      {items.length > 0 && (
        <SortableList label="Slides" items={items} onMove={move} itemClassName="flex-wrap rounded-md">
          {({ side, name }, index) => (
            <>
              <button
                type="button"
                aria-expanded={side === shown}
                onClick={() => onShow(side.id)}
                className={classNames(
                  "flex h-8 min-w-0 flex-1 items-center gap-2 rounded-md px-1 text-left hover:bg-surface-hover",
                  side === shown && "bg-surface-selected font-medium",
                )}
              >
                <span className="max-w-2/3 shrink-0 truncate">{name}</span>
                <bdi className="truncate font-normal text-sm text-text-muted">{titleOf(side)}</bdi>
              </button>
              <SlideMenu side={side} index={index} />
              {side === shown && (
                <div className="w-full pb-1 pl-5">
                  <BlockOutline side={side} label={`Blocks of ${name.toLowerCase()}`} onOpen={onOpenBlock} />
                </div>
              )}
            </>
          )}
        </SortableList>
      )}
      <div data-field="slides" className="px-1">
        <Button
          size="small"
          disabledReason={whyNotAddSlide(draft)}
          onClick={() => change((now) => addSlide(now), { label: "Add a slide" })}
        >
          <Plus size={14} aria-hidden />
          Add a slide
        </Button>
      </div>
    </div>
  );
}

const titleOf = ({ blocks }: Side) => blocks.find((block) => block.type === "DETAILS")?.title ?? "";

function SlideMenu({ side, index }: { side: Side; index: number }) {
  const { draft, change } = useCardBuilder();
  const name = `slide ${index + 1}`;
  return (
    <PartMenu
      name={name}
      index={index}
      count={draft.sides.length}
      onMove={(to) => change((now) => moveSlide(now, side.id, to), { label: `Move ${name}` })}
      onDelete={() => change((now) => removeSlide(now, side.id), { label: `Delete ${name}` })}
    >
      <MenuItem
        icon={<Copy size={14} aria-hidden />}
        disabledReason={whyNotAddSlide(draft)}
        onSelect={() => change((now) => addSlide(now, side.id), { label: `Duplicate ${name}` })}
      >
        Duplicate
      </MenuItem>
    </PartMenu>
  );
}
