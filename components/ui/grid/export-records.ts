import { csvLine } from "@/lib/csv/cells";
import { counted } from "@/lib/format/plurals";
import { csvPieces, type GridExport, type ListExport } from "@/lib/grid/csv-columns";
import { addJob } from "@/lib/jobs/jobs";
import { saveFile } from "@/lib/save-file";
import { nextTask } from "@/lib/time/next-task";

interface Export<Row> {
  list: ListExport<Row>;
  accountName: string;
  records: readonly Row[];
  columns: GridExport["columns"];
  /** Lines behind the rows, parted from them by an empty one. */
  behind?: readonly (readonly string[])[];
}

/** Writes records into a CSV file piece by piece, so the page stays usable however many there are. */
export async function exportRecords<Row>({
  list: { resource, seen, all },
  accountName,
  records,
  columns,
  behind = [],
}: Export<Row>): Promise<void> {
  let cancelled = false;
  const update = addJob({
    title: `Export ${counted(records.length, resource.one, resource.many)}`,
    where: accountName,
    total: records.length,
    actions: {
      cancel: () => {
        cancelled = true;
      },
    },
  });
  const parts: string[] = [];
  for (const { text, written } of csvPieces(records, columns === "all" ? all(records) : seen)) {
    if (cancelled) {
      update({ state: "stopped", note: "Cancelled", actions: {} });
      return;
    }
    parts.push(text);
    update({ done: written });
    await nextTask();
  }
  if (behind.length > 0) parts.push([[], ...behind].map(csvLine).join(""));
  const what = columns === "all" ? `${resource.many} all fields` : resource.many;
  saveFile(`${accountName} ${what} ${today()}.csv`, "text/csv;charset=utf-8", parts);
  update({ state: "finished", actions: {} });
}

/** The day on the clocks of the person who saves the file. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
