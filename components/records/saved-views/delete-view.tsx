import { DeleteDialog } from "@/components/ui/delete-dialog";
import type { ShownView } from "@/lib/kept-items/kept-views";
import { tellNotKept } from "./tell-not-kept";

interface DeleteViewProps {
  view: ShownView;
  onDelete: (view: ShownView) => Promise<void>;
  onClose: () => void;
}

/** Says who else loses a view of the account before it is deleted. Mount it to open it. */
export const DeleteView = ({ view, onDelete, onClose }: DeleteViewProps) => (
  <DeleteDialog
    title={`Delete “${view.name}”`}
    consequence={`Everybody with access to this account loses this view${
      view.kept?.own ? "" : `, which @${view.kept?.maker} made`
    }. It cannot be undone.`}
    action="Delete view"
    onDelete={() =>
      void onDelete(view).catch((error: unknown) => tellNotKept(error, `“${view.name}” was not deleted`))
    }
    onClose={onClose}
  />
);
