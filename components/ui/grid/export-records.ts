import { counted } from "@/lib/format/plurals";
import { type GridExport, type ListExport, tablePieces } from "@/lib/grid/csv-columns";
import { addJob } from "@/lib/jobs/jobs";
import { saveBlob } from "@/lib/save-file";
import { TABLE_FORMATS } from "@/lib/table-files/table-formats";
import { nextTask } from "@/lib/time/wait-until";

interface Export<Row> {
  list: ListExport<Row>;
  accountName: string;
  records: readonly Row[];
  columns: GridExport["columns"];
  format: GridExport["format"];
  /** Lines below the rows, each starting with a name. */
  behind?: readonly (readonly string[])[];
}

/** Writes records to a file in chunks, so that the page stays responsive with any number. */
export async function exportRecords<Row>({
  list: { resource, seen, all },
  accountName,
  records,
  columns,
  format,
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
  const file = TABLE_FORMATS[format].begin();
  for (const { lines, written } of tablePieces(records, columns === "all" ? all(records) : seen)) {
    if (cancelled) {
      update({ state: "stopped", note: "Cancelled", actions: {} });
      return;
    }
    file.add(lines);
    update({ done: written });
    await nextTask();
  }
  const what = columns === "all" ? `${resource.many} all fields` : resource.many;
  saveBlob(`${accountName} ${what} ${today()}.${format}`, await file.end(behind));
  update({ state: "finished", actions: {} });
}

/** The day in the time zone of the person who saves the file. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
