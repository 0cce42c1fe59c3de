"use client";

import { SubMenuChoice } from "@/components/ui/sub-menu";
import { DELETED_VIEWS, DELETED_WORDS, type DeletedView } from "@/lib/grid/rows";

interface DeletedChoiceProps {
  /** "campaigns". */
  many: string;
  deleted: DeletedView;
  onDeleted: (deleted: DeletedView) => void;
}

/** The setting for deleted records in a grid, inside a menu. */
export function DeletedChoice({ many, deleted, onDeleted }: DeletedChoiceProps) {
  return (
    <SubMenuChoice
      label={`Deleted ${many}`}
      value={deleted}
      onValueChange={onDeleted}
      options={DELETED_VIEWS.map((value) => ({ value, label: DELETED_WORDS[value] }))}
    />
  );
}
