import { TimeText } from "@/components/ui/time-text";
import { formatNumber } from "@/lib/format/numbers";
import type { OpenedReport } from "@/lib/reports/report";
import { reportFacts } from "@/lib/reports/report-file";
import { ReportActions } from "./report-actions";
import { ReportNumbers } from "./report-numbers";

/** The public page of a report. */
export function ReportPage({ report }: { report: OpenedReport }) {
  const { title, account, environment, zone, until, definitions, withSpend } = report;
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[1600px] flex-col gap-4 px-4 py-6 sm:px-8 print:min-h-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="break-words font-semibold text-xl">
            <bdi>{title}</bdi>
          </h1>
          <p className="text-text-muted">
            <bdi>{account}</bdi>
            {environment === "sandbox" && " · Sandbox: nothing of this was spent or shown"}
          </p>
        </div>
        <ReportActions report={report} />
      </header>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-0.5">
        {reportFacts(report).map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="text-text-muted">{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <Notes report={report} />
      <ReportNumbers report={report} />
      {definitions.length > 0 && (
        <section aria-labelledby="meaning">
          <h2 id="meaning" className="font-semibold">
            What the numbers mean
          </h2>
          <dl className="mt-1 columns-1 gap-8 text-sm sm:columns-2">
            {definitions.map(({ label, definition, since }) => (
              <div key={label} className="mb-1 break-inside-avoid">
                <dt className="inline font-medium">{label}: </dt>
                <dd className="inline text-text-muted">
                  {definition}
                  {since !== undefined && ` Worded so since ${since}.`}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p className="mt-auto border-t pt-3 text-sm text-text-muted">
        {!withSpend && "Spend and prices are left out. "}
        The link opens until <TimeText at={new Date(until).toISOString()} zone={zone} show="time-and-zone" />.{" "}
        {numbersNote(report)} Made with Flightdeck.
      </p>
    </main>
  );
}

/** The source of the numbers. */
const numbersNote = ({ live }: OpenedReport): string =>
  live
    ? "Numbers as this dashboard read them last. It reads them again when people with access open the account."
    : "Numbers as they were when the report was made.";

/** Notes about what the table lacks. */
function Notes({ report: { rows, count, many, unread, totals, live } }: { report: OpenedReport }) {
  const counted = Math.max(0, ...totals.flat().map((total) => total.rows));
  const notes = [
    rows.length < count &&
      `The first ${formatNumber(rows.length)} of ${formatNumber(count)} ${many}; there are ${formatNumber(count - rows.length)} more.`,
    counted > 0 && counted < count && `The sums are of ${formatNumber(counted)} of them.`,
    unread > 0 &&
      `The numbers of ${formatNumber(unread)} ${many} ${live ? "are not read" : "were not read when the report was made"}.`,
  ].filter((note) => note !== false);
  return notes.length === 0 ? null : <p>{notes.join(" ")}</p>;
}
