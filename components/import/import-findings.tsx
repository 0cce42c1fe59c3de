import type { ReactNode } from "react";
import { PageBody } from "@/components/shell/page-header";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { type BulkResource, countInWords } from "@/lib/bulk/bulk-plan";
import { listPlain } from "@/lib/format/lists";
import { formatNumber } from "@/lib/format/numbers";
import { plural } from "@/lib/format/plurals";

const shown = (count: number) => formatNumber(count);

interface ForeignFileProps {
  resource: BulkResource;
  /** Rows with an id that the account does not have. */
  count: number;
  accountName: string;
  chooseAnother: ReactNode;
  onShow: () => void;
}

/** The file was exported from another account: said once rather than at every row. */
export function ForeignFile({ resource, count, accountName, chooseAnother, onShow }: ForeignFileProps) {
  return (
    <PageBody>
      <EmptyState
        title={`This file is not from ${accountName}`}
        action={
          <>
            {chooseAnother}
            <Button tone="quiet" onClick={onShow}>
              Show the rows
            </Button>
          </>
        }
      >
        None of the {countInWords(resource, count)} that it names by their ids is in this account. Open the
        account that it was exported from and import it there, or choose another file.
      </EmptyState>
    </PageBody>
  );
}

interface NothingChangesProps {
  resource: BulkResource;
  rows: number;
  accountName: string;
  /** Names of the columns that were not read. */
  leftOut: readonly string[];
  onShow: () => void;
}

export function NothingChanges({ resource, rows, accountName, leftOut, onShow }: NothingChangesProps) {
  if (rows === 0) {
    return <EmptyState title="The file has no rows">Only the columns’ names are in it.</EmptyState>;
  }
  return (
    <EmptyState title="0 changes" action={<Button onClick={onShow}>Show the rows</Button>}>
      {leftOut.length > 0 ? (
        <>
          What was read of the file matches {accountName}. Not read: <bdi>{listPlain(leftOut)}</bdi>. Select
          under “Columns” what {plural(leftOut.length, { one: "it holds", other: "they hold" })}.
        </>
      ) : (
        <>
          {rows === 1
            ? `The ${resource.one} in the file matches`
            : `All ${shown(rows)} ${resource.many} in the file match`}{" "}
          {accountName}. Nothing is sent.
        </>
      )}
    </EmptyState>
  );
}

export function NoSuchRows({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      title="No row is like that"
      action={<Button onClick={onShowAll}>Show all but unchanged</Button>}
    />
  );
}
