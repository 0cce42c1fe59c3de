"use client";

import type { ReactNode } from "react";
import { type StoredHistory, useStoredHistory } from "@/components/builder/use-stored-history";
import { useAccount } from "@/components/shell/account";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { formatNumber } from "@/lib/format/numbers";
import { forgetResults } from "@/lib/import/results";
import type { ImportWork } from "@/lib/import/work";
import { importTemplate } from "@/lib/record-import/import-columns";
import type { ImportKind, ImportTypes } from "@/lib/record-import/import-kind";
import { ImportFrame } from "./import-frame";

/** Shown until it is known whether there is unfinished work. */
export const importSkeleton = (
  <SkeletonRows label="Reading the import" columns={["w-24", "w-32", "w-80", "w-32", "w-32"]} rows={6} />
);

interface ImportPageProps<T extends ImportTypes> {
  kind: Pick<ImportKind<T>, "resource" | "rowsMax" | "begin" | "isStored" | "example">;
  /** The effect of a row without an id, "creates a campaign". */
  creates: string;
  children: (
    work: ImportWork<T["field"]>,
    history: StoredHistory<ImportWork<T["field"]> | null>,
    chooseAnother: ReactNode,
  ) => ReactNode;
}

const nothing = () => null;

/** Changes records of a kind, and creates new ones, by the rows of a CSV file. */
export function ImportPage<T extends ImportTypes>({
  kind: { resource, rowsMax, begin, isStored, example },
  creates,
  children,
}: ImportPageProps<T>) {
  const { accountId, environment } = useAccount();
  const { one, many } = resource;
  const history = useStoredHistory<ImportWork<T["field"]> | null>({
    name: `${one} import`,
    accountId,
    initial: nothing,
    isValue: isStored,
  });
  return (
    <ImportFrame
      title={`Import ${many}`}
      template={{ name: `${many} template.csv`, content: () => importTemplate(example) }}
      history={history}
      rowsMax={rowsMax}
      begin={begin}
      onStartOver={() => void forgetResults({ resource: many, environment, accountId })}
      skeleton={importSkeleton}
      empty={(choose) => (
        <EmptyState title="Drop a CSV file here, or paste rows" action={choose("Choose a file", "primary")}>
          Export {many}, change them in a spreadsheet and drop the file here, or copy its rows with the names
          of their columns and paste them, {formatNumber(rowsMax)} rows at most. A row with an id changes that{" "}
          {one}; a row without one {creates}. You see every change before anything is sent.
        </EmptyState>
      )}
    >
      {(work, chooseAnother) => children(work, history, chooseAnother)}
    </ImportFrame>
  );
}
