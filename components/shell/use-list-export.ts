import { useCallback } from "react";
import { exportRecords } from "@/components/ui/grid/export-records";
import type { GridExport, ListExport } from "@/lib/grid/csv-columns";
import { useAccount } from "./account";

const NONE: readonly never[] = [];

/** Writes what a list shows, or what is chosen of it, into a file: with the columns as seen or with all fields. */
export function useListExport<Row>(
  { noun, seen, all }: ListExport<Row>,
  shown: readonly Row[],
  chosen: readonly Row[] = NONE,
) {
  const { account, accountId } = useAccount();
  const accountName = account?.name ?? accountId;
  return useCallback(
    ({ rows, columns }: GridExport) => {
      const records = rows === "chosen" ? chosen : shown;
      void exportRecords({ noun, accountName, records, columns: columns === "all" ? all(records) : seen });
    },
    [noun, seen, all, accountName, shown, chosen],
  );
}
