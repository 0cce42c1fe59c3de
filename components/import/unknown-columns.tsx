import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { listPlain } from "@/lib/format/lists";

interface UnknownColumnsProps {
  /** Possible names of columns: "Name". */
  names: readonly string[];
  chooseAnother?: ReactNode;
}

/** None of the file's columns is known, so that nothing can be compared or created. */
export function UnknownColumns({ names, chooseAnother }: UnknownColumnsProps) {
  return (
    <EmptyState title="No column of this file was recognized" action={chooseAnother}>
      Nothing was compared. Select under “Columns” what each column holds, or name the columns in the first
      row of the file ({listPlain(names)}) and choose it again.
    </EmptyState>
  );
}
