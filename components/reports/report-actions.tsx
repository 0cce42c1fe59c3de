"use client";

import { Download, Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { OpenedReport } from "@/lib/reports/opened-report";
import { reportFile } from "@/lib/reports/report-file";
import { saveFile } from "@/lib/save-file";

/** Takes a report along: as a file, or on paper. */
export const ReportActions = ({ report }: { report: OpenedReport }) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <Button
      onClick={() =>
        saveFile(`${report.account} ${report.title}.csv`, "text/csv;charset=utf-8", [reportFile(report)])
      }
    >
      <Download size={14} aria-hidden />
      Download CSV
    </Button>
    <Button onClick={() => print()}>
      <Printer size={14} aria-hidden />
      Print or save as PDF
    </Button>
  </div>
);
