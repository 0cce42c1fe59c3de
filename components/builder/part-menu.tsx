import { ArrowDown, ArrowUp, MoreHorizontal, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/menu";

interface PartMenuProps {
  /** The name of the part in a sentence, "slide 2". */
  name: string;
  /** Its position among `count`. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onDelete: () => void;
  /** Further menu items. */
  children?: ReactNode;
}

/** Every action for one part of several, without dragging. */
export function PartMenu({ name, index, count, onMove, onDelete, children }: PartMenuProps) {
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
        disabledReason={index === 0 ? "It is the first already." : undefined}
        onSelect={() => onMove(index - 1)}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowDown size={14} aria-hidden />}
        keys="alt+down"
        disabledReason={index === count - 1 ? "It is the last already." : undefined}
        onSelect={() => onMove(index + 1)}
      >
        Move down
      </MenuItem>
      {children}
      <MenuSeparator />
      <MenuItem icon={<Trash2 size={14} aria-hidden />} tone="danger" onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
