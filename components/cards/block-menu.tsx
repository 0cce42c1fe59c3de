import { Replace } from "lucide-react";
import { PartMenu } from "@/components/builder/part-menu";
import { MenuItem } from "@/components/ui/menu";
import type { Block, Side } from "@/lib/cards/card-draft";
import { blockName } from "@/lib/cards/card-words";
import { moveBlock, otherForm, removeBlock, setBlock } from "@/lib/cards/edit-draft";
import { useCardBuilder } from "./builder-context";

/** The actions for a block. A card has one block with media and one destination, which cannot be duplicated. */
export function BlockMenu({ side, block }: { side: Side; block: Block }) {
  const { draft, change } = useCardBuilder();
  const name = blockName(block.type);
  const other = otherForm(draft, block);
  return (
    <PartMenu
      name={name}
      index={side.blocks.indexOf(block)}
      count={side.blocks.length}
      onMove={(to) => change((now) => moveBlock(now, block.id, to), { label: `Move ${name}` })}
      onDelete={() => change((now) => removeBlock(now, block.id), { label: `Delete ${name}` })}
    >
      {other && (
        <MenuItem
          icon={<Replace size={14} aria-hidden />}
          onSelect={() =>
            change((now) => setBlock(now, block.id, other), { label: `Turn into ${blockName(other.type)}` })
          }
        >
          Turn into “{blockName(other.type)}”
        </MenuItem>
      )}
    </PartMenu>
  );
}
