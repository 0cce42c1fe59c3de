import { ReportClosed } from "@/components/reports/report-closed";

export default function ReportNotFound() {
  return <ReportClosed why="gone" />;
}
