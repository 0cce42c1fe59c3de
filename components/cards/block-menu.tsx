import { ArrowDown, ArrowUp, Copy, MoreHorizontal, Replace, Trash2 } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";
import type { Block, Side } from "@/lib/cards/card-draft";
import { blockName } from "@/lib/cards/card-words";
import { addBlock, moveBlock, otherForm, removeBlock, setBlock, whyNotAdd } from "@/lib/cards/edit-draft";
import { useCardBuilder } from "./builder-context";

const FIRST = "It is the first already.";
const LAST = "It is the last already.";

/** Everything that can be done with a block, without dragging. */
export function BlockMenu({ side, block }: { side: Side; block: Block }) {
  const { draft, change } = useCardBuilder();
  const index = side.blocks.indexOf(block);
  const last = index === side.blocks.length - 1;
  const name = blockName(block.type);
  const other = otherForm(draft, block);
  const move = (to: number) => change((now) => moveBlock(now, block.id, to), { label: `Move ${name}` });
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`Actions for ${name}`} size="small">
          <MoreHorizontal size={14} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem
        icon={<ArrowUp size={14} aria-hidden />}
        keys="alt+up"
        disabledReason={index === 0 ? FIRST : undefined}
        onSelect={() => move(index - 1)}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowDown size={14} aria-hidden />}
        keys="alt+down"
        disabledReason={last ? LAST : undefined}
        onSelect={() => move(index + 1)}
      >
        Move down
      </MenuItem>
      <MenuItem
        icon={<Copy size={14} aria-hidden />}
        disabledReason={whyNotAdd(draft, side, block.type)}
        onSelect={() => change((now) => addBlock(now, side.id, block.type), { label: `Duplicate ${name}` })}
      >
        Duplicate
      </MenuItem>
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
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 size={14} aria-hidden />}
        tone="danger"
        onSelect={() => change((now) => removeBlock(now, block.id), { label: `Delete ${name}` })}
      >
        Delete
      </MenuItem>
    </Menu>
  );
}
