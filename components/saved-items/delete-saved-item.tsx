import { DeleteDialog } from "@/components/ui/delete-dialog";
import type { Savable } from "@/lib/lists/savable";

interface DeleteSavedItemProps {
  item: Savable;
  /** "view". */
  one: string;
  /** The verb and the item, "Delete “Paused”". */
  title: string;
  /** Whether it can be undone. */
  undo: "It cannot be undone." | "Undo brings it back.";
  onDelete: () => void;
  onClose: () => void;
}

/** Shows who else loses a shared item before it is deleted. Mount it to open it. */
export const DeleteSavedItem = ({
  item: { savedAs },
  one,
  title,
  undo,
  onDelete,
  onClose,
}: DeleteSavedItemProps) => (
  <DeleteDialog
    title={title}
    consequence={`Everybody with access to this account loses this ${one}${
      savedAs?.own ? "" : `, which @${savedAs?.maker} made`
    }. ${undo}`}
    action={`Delete ${one}`}
    onDelete={onDelete}
    onClose={onClose}
  />
);
