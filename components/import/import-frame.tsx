import { Download } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { Continued } from "@/components/builder/builder-frame";
import { HistoryButtons } from "@/components/builder/history-buttons";
import { useHistoryKeys } from "@/components/builder/use-history-keys";
import type { StoredHistory } from "@/components/builder/use-stored-history";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { TakenFile } from "@/lib/import/pasted-rows";
import { type ImportFile, readImportFile, unreadableReason } from "@/lib/import/read-file";
import type { ImportWork } from "@/lib/import/work";
import { saveFile } from "@/lib/save-file";
import { type ChooseFile, ImportFileArea } from "./file-area";

interface ImportFrameProps<Field extends string> {
  title: string;
  /** A file to start with. */
  template: { readonly name: string; readonly content: () => string[] };
  history: StoredHistory<ImportWork<Field> | null>;
  rowsMax: number;
  begin: (file: ImportFile) => ImportWork<Field>;
  /** Why no other file can be opened now: this one is being imported. */
  busyReason?: string | undefined;
  /** Discards unfinished work on this device. */
  onStartOver?: () => void;
  skeleton: ReactNode;
  /** While no file is chosen. */
  empty: (choose: ChooseFile) => ReactNode;
  children: (work: ImportWork<Field>, chooseAnother: ReactNode) => ReactNode;
}

const nothing = () => null;

/** The page of an import: opens a file, resumes the stored one, and undoes edits. */
export function ImportFrame<Field extends string>({
  title,
  template,
  history,
  rowsMax,
  begin,
  busyReason,
  onStartOver,
  skeleton,
  empty,
  children,
}: ImportFrameProps<Field>) {
  useHistoryKeys(history);
  const [refusal, setRefusal] = useState<string>();
  const { change, value: work } = history;
  const take = useCallback(
    async ({ file, delimiter }: TakenFile) => {
      setRefusal(undefined);
      try {
        const read = await readImportFile(file, file.name, rowsMax, delimiter);
        change(() => begin(read), { label: `Choose ${file.name}` });
      } catch (error) {
        setRefusal(`${file.name}: ${unreadableReason(error)}`);
      }
    },
    [change, begin, rowsMax],
  );
  const startOver = (value: ImportWork<Field> | null) => {
    onStartOver?.();
    history.startOver(value);
  };
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <HistoryButtons history={history} />
            <Button onClick={() => saveFile(template.name, "text/csv;charset=utf-8", template.content())}>
              <Download size={14} aria-hidden />
              Template
            </Button>
          </>
        }
      />
      {history.continuedFrom !== undefined && work && busyReason === undefined && (
        <Continued history={{ ...history, startOver }} since={history.continuedFrom} blank={nothing} />
      )}
      <ImportFileArea disabledReason={busyReason} onFile={(taken) => void take(taken)}>
        {(choose) => (
          <>
            {refusal !== undefined && (
              <Banner tone="blocked" live title="The file was not read.">
                {refusal}
              </Banner>
            )}
            {history.storage === "reading" ? (
              <PageBody>{skeleton}</PageBody>
            ) : work ? (
              children(work, choose("Choose another file", "secondary"))
            ) : (
              <PageBody>{empty(choose)}</PageBody>
            )}
          </>
        )}
      </ImportFileArea>
    </>
  );
}
