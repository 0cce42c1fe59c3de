"use client";

import { ChevronDown, Download, Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import type { OpenedReport } from "@/lib/reports/report";
import { reportFile } from "@/lib/reports/report-file";
import { saveBlob } from "@/lib/save-file";
import { TABLE_FORMATS, type TableFormat, tableFormats } from "@/lib/table-files/table-formats";

/** Saves a report as a file, or prints it. */
export function ReportActions({ report }: { report: OpenedReport }) {
  const save = async (format: TableFormat) =>
    saveBlob(`${report.account} ${report.title}.${format}`, await reportFile(report, format));
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Menu
        align="end"
        trigger={
          <Button>
            <Download size={14} aria-hidden />
            Download
            <ChevronDown size={12} aria-hidden />
          </Button>
        }
      >
        {tableFormats.map((format) => (
          <MenuItem key={format} onSelect={() => void save(format)}>
            {TABLE_FORMATS[format].label}
          </MenuItem>
        ))}
      </Menu>
      <Button onClick={() => print()}>
        <Printer size={14} aria-hidden />
        Print or save as PDF
      </Button>
    </div>
  );
}
