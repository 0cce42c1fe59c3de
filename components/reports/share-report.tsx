"use client";

import { useEffect, useId, useMemo, useState } from "react";
import { Form } from "@/components/forms/form";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useAccount } from "@/components/shell/account";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { TimeText } from "@/components/ui/time-text";
import { explainError } from "@/lib/ads/error-words";
import type { CallError } from "@/lib/ads/errors";
import { formatNumber } from "@/lib/format/numbers";
import type { AccountRecord } from "@/lib/records/record-columns";
import { type ListedReport, REPORT_ROWS_MAX } from "@/lib/reports/report";
import { followsOfView, reportOfView, type SharedList, unreadRows } from "@/lib/reports/report-of-view";
import { capital, withinSentence } from "@/lib/text/characters";
import { ReportFields, type ReportTyped, readReportForm } from "./report-form";
import { SharedReports } from "./shared-reports";
import { useReports } from "./use-reports";

interface ShareReportProps<Row extends AccountRecord, Id extends string> {
  list: Omit<SharedList<Row, Id>, "title">;
  /** Reads the numbers of rows. */
  look: (ids: readonly string[]) => void;
  onClose: () => void;
}

const NO_STORE =
  "This dashboard keeps nothing: it runs with STORE=none. A report needs a store. Export the view as a file instead.";

/** Shares a list behind a link, and revokes earlier links. Mount it to open it. */
export function ShareReport<Row extends AccountRecord, Id extends string>({
  list,
  look,
  onClose,
}: ShareReportProps<Row, Id>) {
  const { zone, rows } = list;
  const { account } = useAccount();
  const { list: shared, share, stop } = useReports();
  const formId = useId();
  const days = withinSentence(list.rangeWords);
  const start: ReportTyped = {
    title: `${capital(list.many)}, ${list.range.name === "own" ? list.rangeWords : days}`,
    days: "30",
    spend: "with",
    numbers: "stay",
  };
  const form = useServiceForm({
    start,
    read: readReportForm,
    send: ({ title, follow, ...wish }) => {
      const named = { ...list, title };
      const follows = follow ? followsOfView(named, location.search) : undefined;
      return share.mutateAsync({ view: reportOfView(named), follows, ...wish });
    },
    failure: "The report was not shared",
    closed: shared.data === null ? NO_STORE : undefined,
  });
  const [stopping, setStopping] = useState<ListedReport>();
  const { columns, ids } = list;
  const first = useMemo(() => rows.slice(0, REPORT_ROWS_MAX), [rows]);
  const unread = useMemo(() => unreadRows(ids.map(columns.of), first), [ids, columns, first]);
  useEffect(() => look(first.map(({ id }) => id)), [look, first]);
  if (stopping) {
    return (
      <DeleteDialog
        title={`Stop sharing “${stopping.title}”`}
        consequence="Its link opens nothing from now on, for everyone who has it. The report is deleted; it cannot be undone."
        action="Stop sharing"
        onDelete={() => {
          // The link that was just made may be the one.
          share.reset();
          stop.mutate(stopping.id);
        }}
        onClose={() => setStopping(undefined)}
      />
    );
  }
  const link = share.data;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      writes
      title="Share report"
      description={`Anyone with the link sees these ${list.many} of ${account?.name ?? "this account"}, without an account.`}
      footer={
        link ? (
          <>
            <Button onClick={() => share.reset()}>Share another</Button>
            <Button tone="primary" onClick={onClose}>
              Done
            </Button>
          </>
        ) : (
          <Button
            tone="primary"
            type="submit"
            form={formId}
            busy={form.busy}
            disabledReason={form.disabledReason}
          >
            Create link
          </Button>
        )
      }
    >
      <Failed error={stop.error} />
      {shared.data === null && <Banner title="No report can be shared">{NO_STORE}</Banner>}
      {link ? (
        <>
          <Field label="Link">
            <div className="flex items-center gap-2">
              <TextInput readOnly value={link.url} onFocus={({ target }) => target.select()} />
              <CopyButton text={link.url} words="Copy link" />
            </div>
          </Field>
          <p role="status" className="mt-2 text-text-muted">
            Opens until <TimeText at={new Date(link.until).toISOString()} zone={zone} show="time-and-zone" />.
            Copy it now: it is not shown again.
          </p>
        </>
      ) : (
        <Form id={formId} form={form} className="flex flex-col gap-3">
          <ReportFields
            form={form}
            many={list.many}
            following={list.range.name === "own" ? undefined : days}
          />
          <p role="status" className="text-sm text-text-muted">
            {contents({
              count: rows.length,
              shown: first.length,
              many: list.many,
              unread,
              follow: form.values.numbers === "follow",
            })}
          </p>
        </Form>
      )}
      {shared.data !== null && <SharedReports reports={shared.data} zone={zone} onStop={setStopping} />}
    </Dialog>
  );
}

function Failed({ error }: { error: CallError | null }) {
  if (!error) return null;
  const { what, why, next } = explainError(error);
  return (
    <Banner live tone="blocked" title={what} className="mb-3">
      {why} {next}
    </Banner>
  );
}

interface Contents {
  count: number;
  shown: number;
  many: string;
  unread: number;
  follow: boolean;
}

/** "The first 500 of 1,200 campaigns. Numbers of 3 are still being read…" */
function contents({ count, shown, many, unread, follow }: Contents): string {
  const what =
    shown < count
      ? `The first ${formatNumber(shown)} of ${formatNumber(count)} ${many}.`
      : `${formatNumber(count)} ${many}.`;
  if (unread === 0) return what;
  const reading = `${what} Numbers of ${formatNumber(unread)} are still being read`;
  return follow ? `${reading}.` : `${reading}; a report made now shows none of those.`;
}
