import { TriangleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { CutName } from "@/components/ui/name";
import { Skeleton } from "@/components/ui/skeleton";
import { TimeText } from "@/components/ui/time-text";
import { formatNumber } from "@/lib/format/numbers";
import { plural } from "@/lib/format/plurals";
import type { ListedReport } from "@/lib/reports/report";

interface SharedReportsProps {
  /** Undefined while they are read. */
  reports: readonly ListedReport[] | undefined;
  zone: string;
  onStop: (report: ListedReport) => void;
}

/** The current reports of an account, with who made them, and how to revoke each. */
export function SharedReports({ reports, zone, onStop }: SharedReportsProps) {
  return (
    <section aria-label="Shared reports of this account" className="mt-4 border-t pt-3">
      <h3 className="font-semibold">Shared reports of this account</h3>
      {reports === undefined && <Skeleton className="mt-2 h-3 w-3/5" />}
      {reports?.length === 0 && <p className="mt-1 text-text-muted">No link opens now.</p>}
      <ul className="mt-1">
        {reports?.map((report) => (
          <li key={report.id} className="flex items-center gap-3 border-b py-2 last:border-b-0">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium" title={report.title}>
                <CutName>{report.title}</CutName>
              </p>
              <p className="text-sm text-text-muted">
                @{report.owner_handle}, {report.live && "follows, "}
                {report.with_spend ? "with spend" : "without spend"}, until{" "}
                <TimeText at={new Date(report.until).toISOString()} zone={zone} show="day" />,{" "}
                {openedWords(report.opened)}
              </p>
              {report.stopped !== null && (
                <p className="text-sm text-attention">
                  <TriangleAlert size={12} className="mr-1 inline align-[-1px]" aria-hidden />
                  {stoppedWords(report)}
                </p>
              )}
            </div>
            <Button
              size="small"
              aria-label={`Stop sharing ${report.title}`}
              disabledReason={
                report.stoppable
                  ? undefined
                  : "Account admins, ad managers and the person who made it stop sharing it."
              }
              onClick={() => onStop(report)}
            >
              Stop sharing
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why a link shows nothing for now. */
const stoppedWords = ({ stopped, owner_handle: maker }: ListedReport) =>
  stopped === "lost"
    ? `Shows nothing: @${maker} has no access any more.`
    : `Shows nothing until @${maker} opens the account here again.`;

const openedWords = (times: number) =>
  times === 0
    ? "not opened"
    : `opened ${plural(times, { one: "once", other: `${formatNumber(times)} times` })}`;
