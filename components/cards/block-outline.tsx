import { AppWindow, Image, type LucideIcon, Plus, RectangleHorizontal, Type } from "lucide-react";
import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Menu, MenuItem } from "@/components/ui/menu";
import { SortableList } from "@/components/ui/sortable-list";
import { BLOCK_TYPES, type Block, type BlockType, type Side } from "@/lib/cards/card-draft";
import { blockName } from "@/lib/cards/card-words";
import { addBlock, moveBlock, whyNotAdd } from "@/lib/cards/edit-draft";
import { BlockMenu } from "./block-menu";
import { useCardBuilder } from "./builder-context";

const ICONS: Readonly<Record<BlockType, LucideIcon>> = {
  MEDIA: Image,
  SWIPEABLE_MEDIA: RectangleHorizontal,
  DETAILS: Type,
  BUTTON: AppWindow,
};

interface BlockOutlineProps {
  side: Side;
  /** Label of the list, "Blocks of slide 2". */
  label: string;
  /** Scrolls to the fields of a block. */
  onOpen: (block: Block) => void;
}

/** The blocks of a card or slide top to bottom, as rendered, and what can be added. */
export function BlockOutline({ side, label, onOpen }: BlockOutlineProps) {
  const { draft, change } = useCardBuilder();
  const items = side.blocks.map((block) => ({ id: block.id, name: blockName(block.type), block }));
  const move = useCallback(
    (id: string, to: number) => change((now) => moveBlock(now, id, to), { label: "Move a block" }),
    [change],
  );
  return (
    <div className="flex flex-col gap-1">
      {items.length > 0 && (
        <SortableList
          label={label}
          items={items}
          onMove={move}
          itemClassName="rounded-md hover:bg-surface-hover"
        >
          {({ block, name }) => {
            const Icon = ICONS[block.type];
            return (
              <>
                <button
                  type="button"
                  onClick={() => onOpen(block)}
                  className="flex h-8 min-w-0 flex-1 items-center gap-2 text-left"
                >
                  <Icon size={14} aria-hidden className="shrink-0 text-text-muted" />
                  <span className="max-w-2/3 shrink-0 truncate">{name}</span>
                  <BlockSummary block={block} />
                </button>
                <BlockMenu side={side} block={block} />
              </>
            );
          }}
        </SortableList>
      )}
      <div data-field={`${side.id}.add`} className="px-1">
        <Menu
          trigger={
            <Button size="small" tone="quiet">
              <Plus size={14} aria-hidden />
              Add a block
            </Button>
          }
        >
          {BLOCK_TYPES.map((type) => {
            const Icon = ICONS[type];
            return (
              <MenuItem
                key={type}
                icon={<Icon size={14} aria-hidden />}
                disabledReason={whyNotAdd(draft, side, type)}
                onSelect={() =>
                  change((now) => addBlock(now, side.id, type), { label: `Add ${blockName(type)}` })
                }
              >
                {blockName(type)}
              </MenuItem>
            );
          })}
        </Menu>
      </div>
    </div>
  );
}

function BlockSummary({ block }: { block: Block }) {
  const text =
    block.type === "DETAILS"
      ? block.title
      : block.type === "SWIPEABLE_MEDIA"
        ? `${block.media_keys.length}`
        : block.type === "BUTTON"
          ? block.label
          : "";
  return <bdi className={classNames("truncate text-sm text-text-muted")}>{text}</bdi>;
}
