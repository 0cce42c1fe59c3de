import type { ReactNode } from "react";
import type { StoredHistory } from "@/components/builder/use-stored-history";
import { useAccount } from "@/components/shell/account";
import { PageBody } from "@/components/shell/page-header";
import { SkeletonRows } from "@/components/ui/skeleton";
import { formatNumber } from "@/lib/format/numbers";
import { type ImportWork, rereadWork } from "@/lib/import/work";
import type { ImportTypes } from "@/lib/record-import/import-kind";
import { FileNotes } from "./file-notes";
import { ImportRows, type ImportScreen, type ReadState } from "./import-rows";
import type { useRecordImport } from "./use-record-import";

interface ImportPreviewProps<T extends ImportTypes> {
  screen: ImportScreen<T>;
  found: ReturnType<typeof useRecordImport<T>>;
  work: ImportWork<T["field"]>;
  history: StoredHistory<ImportWork<T["field"]> | null>;
  readState: ReadState;
  /** The data that rows are compared with has been read. */
  ready: boolean;
  readOnlyReason: string | undefined;
  /** Read failures, above the rows. */
  failure?: ReactNode;
  chooseAnother: ReactNode;
}

/** The rows of a file, as soon as there is an account to compare them with. */
export function ImportPreview<T extends ImportTypes>({
  screen,
  found,
  work,
  history,
  readState,
  ready,
  readOnlyReason,
  failure,
  chooseAnother,
}: ImportPreviewProps<T>) {
  const { account, accountId } = useAccount();
  const { kind } = screen;
  const { rows } = found;
  return (
    <>
      <FileNotes
        file={work.file}
        rowsMax={kind.rowsMax}
        onReread={(encoding) =>
          history.change((now) => now && rereadWork(now, encoding, kind.begin), {
            label: "Language of the file",
          })
        }
      />
      {failure}
      {ready && rows ? (
        <ImportRows
          {...found}
          screen={screen}
          rows={rows}
          work={work}
          history={history}
          readState={readState}
          readOnlyReason={readOnlyReason}
          chooseAnother={chooseAnother}
        />
      ) : (
        <PageBody>
          <p role="status" className="px-4 py-2 text-text-muted">
            {readState.complete
              ? "Comparing the rows with the account…"
              : `Reading the ${kind.resource.many} of ${account?.name ?? accountId}: ${formatNumber(readState.loaded)} so far…`}
          </p>
          <SkeletonRows
            label="Comparing the rows"
            columns={["w-24", "w-32", "w-80", "w-32", "w-32"]}
            rows={8}
          />
        </PageBody>
      )}
    </>
  );
}
