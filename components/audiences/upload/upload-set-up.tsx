import { useState } from "react";
import { OlderEncodingNote } from "@/components/import/older-encoding";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { OpenedFile } from "@/lib/audiences/upload-messages";
import { ENCODINGS, OLDER_ENCODINGS } from "@/lib/csv/encoding";
import { COLUMNS_MAX } from "@/lib/csv/read-row";
import { fileSize } from "@/lib/format/file-size";
import { formatWhole } from "@/lib/format/numbers";
import { ColumnTable } from "./column-table";
import { MailboxChoice } from "./mailbox-choice";
import { QualityReport } from "./quality-report";
import { SendControls } from "./send-controls";
import { UnfinishedUploadNotice } from "./unfinished";
import type { UploadSession, UploadView } from "./upload-session";
import { UploadSettings } from "./upload-settings";
import { firstSetup, readSetup, type SetupProblems, type UploadSetup } from "./upload-setup";

interface UploadSetUpProps {
  session: UploadSession;
  view: UploadView;
  opened: OpenedFile;
  zone: string;
  name: string;
}

/** The mapping of columns and the settings; then the counts of the whole file, before anything is sent. */
export function UploadSetUp({ session, view, opened, zone, name }: UploadSetUpProps) {
  const [setup, setSetup] = useState(() => firstSetup(opened, zone));
  const [tried, setTried] = useState(false);
  const read = readSetup(setup, zone, Date.now());
  const problems: SetupProblems = tried && "problems" in read ? read.problems : {};
  const change = (part: Partial<UploadSetup>) => {
    const next = { ...setup, ...part };
    setSetup(next);
    if (view.step === "set-up") return;
    // The counts stay visible, and are updated at once.
    const reread = readSetup(next, zone, Date.now());
    if ("settings" in reread) session.checkAgain(reread.settings, next.hasHeader);
    else session.change();
  };
  const check = () => {
    setTried(true);
    if ("settings" in read) session.check(read.settings, setup.hasHeader);
  };
  return (
    <div className="grid max-w-6xl gap-5 p-4 pb-24">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1">
          <span className="font-medium [overflow-wrap:anywhere]">{view.fileName}</span>{" "}
          <span className="text-text-muted">
            {fileSize(opened.size)},{" "}
            {opened.older ? OLDER_ENCODINGS[opened.older] : ENCODINGS[opened.encoding]}
          </span>
        </p>
        <Button size="small" onClick={() => session.clear()}>
          Another file
        </Button>
      </div>
      {view.trouble && (
        <Banner tone="blocked" live title={view.trouble.title} className="rounded-md">
          {view.trouble.advice}
        </Banner>
      )}
      {opened.older && (
        <OlderEncodingNote
          className="rounded-md"
          value={opened.older}
          onReread={(older) => session.rereadAs(older)}
        />
      )}
      {opened.wide && (
        <Banner
          tone="attention"
          className="rounded-md"
          title={`The file has more than ${COLUMNS_MAX} columns.`}
        >
          Only the first {COLUMNS_MAX} are read. Move the columns that identify people to their left.
        </Banner>
      )}
      {opened.unfinished && view.step === "set-up" && (
        <UnfinishedUploadNotice
          unfinished={opened.unfinished}
          onGoOn={(unfinished) => session.goOn(unfinished)}
        />
      )}
      <ColumnTable
        opened={opened}
        setup={setup}
        error={problems.columns}
        onChange={change}
        onDelimiter={(delimiter) => session.cutWith(delimiter)}
      />
      <UploadSettings setup={setup} problems={problems} zone={zone} onChange={change} />
      {view.checked && (
        <>
          <QualityReport
            checked={view.checked}
            columns={setup.columns}
            names={setup.hasHeader ? (opened.rows[0] ?? []) : []}
            fileName={view.fileName}
            leavesOut={setup.leftOut.length > 0}
          />
          <MailboxChoice
            report={view.checked.report}
            leftOut={setup.leftOut}
            onChange={(leftOut) => change({ leftOut })}
          />
        </>
      )}
      {view.step === "checking" ? (
        <div className="grid gap-2" role="status">
          <p>Reading the whole file: {formatWhole(view.checking.rows)} rows so far. Not started yet.</p>
          <ProgressBar label="Reading the file" value={view.checking.offset} max={Math.max(1, opened.size)} />
          <div>
            <Button size="small" onClick={() => session.change()}>
              Stop
            </Button>
          </div>
        </div>
      ) : view.checked === undefined ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button tone="primary" onClick={check}>
            Check the whole file
          </Button>
          <p className="text-sm text-text-muted">Counts what each column contains. Not started yet.</p>
        </div>
      ) : (
        "settings" in read && (
          <SendControls
            report={view.checked.report}
            settings={read.settings}
            name={name}
            onSend={(report) => session.send(read.settings, setup.hasHeader, report)}
          />
        )
      )}
    </div>
  );
}
