import type { ReactNode } from "react";
import { CONFIRMED_DAYS } from "@/lib/reports/report";
import type { StoppedReport } from "@/lib/reports/store-reports";

const WORDS = {
  gone: {
    title: "This report does not exist or has expired",
    words: "The link may be incomplete, or sharing was stopped. Ask the person who sent it for a new one.",
  },
  away: { title: "Reports do not open at the moment", words: "Try again in a few minutes." },
} as const;

/** Shown instead of a report, with the same text whatever is wrong with a link. */
export const ReportClosed = ({ why }: { why: keyof typeof WORDS }) => (
  <Closed title={WORDS[why].title}>
    <p>{WORDS[why].words}</p>
  </Closed>
);

/** Instead of a live report while its maker's access is not confirmed: why, and who can help. */
export const ReportStopped = ({ stopped, madeBy }: StoppedReport) => (
  <Closed title="This report has stopped">
    <p>
      {stopped === "lost"
        ? `@${madeBy}, who shared it, has no access to the account any more.`
        : `@${madeBy}, who shared it, has not opened the account here for ${CONFIRMED_DAYS} days, so nothing confirms that they still have access to it.`}
    </p>
    <p>
      {stopped === "lost"
        ? `Ask @${madeBy}, or another person who works on the account. The link opens again once @${madeBy} has access and opens the account here.`
        : `Ask @${madeBy} to open the account here: after that, the link opens again.`}
    </p>
  </Closed>
);

const Closed = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="mx-auto flex min-h-dvh max-w-[440px] flex-col justify-center px-6 py-10">
    <h1 className="font-semibold text-xl">{title}</h1>
    <div className="mt-2 flex flex-col gap-2 break-words text-text-muted">{children}</div>
  </main>
);
