"use client";

import { Download } from "lucide-react";
import { useCallback, useState } from "react";
import { Continued, HistoryButtons, useHistoryKeys } from "@/components/builder/builder-frame";
import { useKeptHistory } from "@/components/builder/use-kept-history";
import { useAccount } from "@/components/shell/account";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { IMPORT_ROWS_MAX, readImportFile, UnreadableFile } from "@/lib/drafts/import-file";
import { importTemplate } from "@/lib/drafts/import-report";
import { beginImport, type ImportWork, isKeptImport } from "@/lib/drafts/import-rows";
import { saveFile } from "@/lib/save-file";
import { ImportFileArea } from "./import-file-area";
import { forgetImports } from "./import-jobs";
import { ImportPreview } from "./import-preview";

const skeleton = (
  <SkeletonRows label="Reading the import" columns={["w-24", "w-80", "w-32", "w-24"]} rows={6} />
);

const MOST = IMPORT_ROWS_MAX.toLocaleString("en-GB");

/** Makes drafts of the rows of a CSV file. */
export function ImportDrafts() {
  return (
    <RoleGate needs={draftPosts.create} title="Import drafts" what="the import" verb="use" waiting={skeleton}>
      <Import />
    </RoleGate>
  );
}

const nothing = (): ImportWork | null => null;

function Import() {
  const { accountId, environment } = useAccount();
  const history = useKeptHistory({
    name: "draft import",
    accountId,
    initial: nothing,
    isValue: isKeptImport,
  });
  useHistoryKeys(history);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { change, value: work } = history;
  const take = useCallback(
    async (file: File) => {
      setRefusal(undefined);
      try {
        const read = await readImportFile(file, file.name);
        change(() => beginImport(read), { label: `Choose ${file.name}` });
      } catch (error) {
        setRefusal(`${file.name}: ${refusalOf(error)}`);
      }
    },
    [change],
  );
  const startOver = (value: ImportWork | null) => {
    void forgetImports(`${environment} ${accountId} `);
    history.startOver(value);
  };
  return (
    <>
      <PageHeader
        title="Import drafts"
        actions={
          <>
            <HistoryButtons history={history} />
            <Button
              onClick={() => saveFile("drafts template.csv", "text/csv;charset=utf-8", importTemplate())}
            >
              <Download size={14} aria-hidden />
              Template
            </Button>
          </>
        }
      />
      {history.continuedFrom !== undefined && work && !busy && (
        <Continued history={{ ...history, startOver }} since={history.continuedFrom} blank={nothing} />
      )}
      <ImportFileArea
        disabledReason={busy ? "Drafts are being created. Wait for the end, or cancel it." : undefined}
        onFile={(file) => void take(file)}
      >
        {(choose) => (
          <>
            {refusal !== undefined && (
              <Banner tone="blocked" live title="The file was not read.">
                {refusal}
              </Banner>
            )}
            {history.kept === "reading" ? (
              <PageBody>{skeleton}</PageBody>
            ) : work ? (
              <ImportPreview
                key={work.file.id}
                work={work}
                history={history}
                chooseAnother={choose("Choose another file", "secondary")}
                onBusy={setBusy}
              />
            ) : (
              <PageBody>
                <EmptyState title="Drop a CSV file here" action={choose("Choose a file", "primary")}>
                  Each row becomes a draft, {MOST} rows at most. Columns: text, name, nullcast (true: promoted
                  only), author (user id or @handle), card_uri, media_keys (separated by spaces). You see
                  every row before anything is created.
                </EmptyState>
              </PageBody>
            )}
          </>
        )}
      </ImportFileArea>
    </>
  );
}

function refusalOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof DOMException) return "It was moved or changed meanwhile. Choose it again.";
  throw error;
}
