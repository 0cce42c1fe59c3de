import { DeleteDialog } from "@/components/ui/delete-dialog";
import type { Keepable } from "@/lib/lists/keepable";

interface DeleteKeptItemProps {
  item: Keepable;
  /** "view". */
  one: string;
  /** The verb and the item, "Delete “Paused”". */
  title: string;
  /** Whether it can be taken back. */
  undo: "It cannot be undone." | "Undo brings it back.";
  onDelete: () => void;
  onClose: () => void;
}

/** Says who else loses a shared item before it is deleted. Mount it to open it. */
export const DeleteKeptItem = ({
  item: { kept },
  one,
  title,
  undo,
  onDelete,
  onClose,
}: DeleteKeptItemProps) => (
  <DeleteDialog
    title={title}
    consequence={`Everybody with access to this account loses this ${one}${
      kept?.own ? "" : `, which @${kept?.maker} made`
    }. ${undo}`}
    action={`Delete ${one}`}
    onDelete={onDelete}
    onClose={onClose}
  />
);
