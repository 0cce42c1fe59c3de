"use client";

import { useState } from "react";
import { useStoredHistory } from "@/components/builder/use-stored-history";
import { ImportFrame } from "@/components/import/import-frame";
import { useAccount } from "@/components/shell/account";
import { RoleGate } from "@/components/shell/role-gate";
import { EmptyState } from "@/components/ui/empty-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import { DRAFTS } from "@/lib/drafts/draft-items";
import {
  beginDraftImport,
  DRAFT_IMPORT_ROWS_MAX,
  type DraftImport,
  draftImportTemplate,
  isStoredDraftImport,
} from "@/lib/drafts/import/import-rows";
import { formatNumber } from "@/lib/format/numbers";
import { forgetResults } from "@/lib/import/results";
import { DraftImportPreview } from "./import-preview";

const skeleton = (
  <SkeletonRows label="Reading the import" columns={["w-24", "w-80", "w-32", "w-24"]} rows={6} />
);

const MOST = formatNumber(DRAFT_IMPORT_ROWS_MAX);

/** Imports drafts and scheduled posts from the rows of a CSV file, or moves scheduled ones. */
export function ImportDrafts() {
  return (
    <RoleGate needs={draftPosts.create} title="Import posts" what="the import" verb="use" waiting={skeleton}>
      <Import />
    </RoleGate>
  );
}

const nothing = (): DraftImport | null => null;

function Import() {
  const { accountId, environment } = useAccount();
  const history = useStoredHistory({
    name: "draft import",
    accountId,
    initial: nothing,
    isValue: isStoredDraftImport,
  });
  const [busy, setBusy] = useState(false);
  return (
    <ImportFrame
      title="Import posts"
      template={{ name: "posts template.csv", content: draftImportTemplate }}
      history={history}
      rowsMax={DRAFT_IMPORT_ROWS_MAX}
      begin={beginDraftImport}
      busyReason={
        busy ? "Drafts of this file are not all created yet. Wait for the end, or cancel it." : undefined
      }
      onStartOver={() => void forgetResults({ resource: DRAFTS.many, environment, accountId })}
      skeleton={skeleton}
      empty={(choose) => (
        <EmptyState title="Drop a CSV file here, or paste rows" action={choose("Choose a file", "primary")}>
          Each row becomes a draft, or a scheduled post where scheduled_at says when, {MOST} rows at most,
          whether it comes in a file or is copied from a spreadsheet with the names of the columns on top.
          Columns: text, name, scheduled_at (2026-12-24 18:00, in the account’s time zone), nullcast (true:
          promoted only), author (user id or @handle), card_uri (a card’s address or name), media_keys (keys,
          names or file names, separated by semicolons or commas). A file of exported scheduled posts moves
          those whose time you change. You see every row before anything is created.
        </EmptyState>
      )}
    >
      {(work, chooseAnother) => (
        <DraftImportPreview
          key={work.file.id}
          work={work}
          history={history}
          chooseAnother={chooseAnother}
          onBusy={setBusy}
        />
      )}
    </ImportFrame>
  );
}
