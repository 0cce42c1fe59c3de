import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { ReportClosed, ReportStopped } from "@/components/reports/report-closed";
import { ReportPage } from "@/components/reports/report-page";
import { overStore, theStore } from "@/lib/database/store-connection";
import { openReport } from "@/lib/reports/store-reports";

export const metadata: Metadata = {
  title: "Report",
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
};

export default async function Report({ params }: { params: Promise<{ token: string }> }) {
  // Never rendered ahead of time or cached: a link expires.
  await headers();
  const { token } = await params;
  const report = await overStore((db) => openReport(db, token, Date.now()));
  if (report === undefined && theStore()) return <ReportClosed why="away" />;
  if (!report) notFound();
  if ("stopped" in report) return <ReportStopped {...report} />;
  return <ReportPage report={report} />;
}
