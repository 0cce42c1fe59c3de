import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type CsvColumn, csvPieces } from "@/lib/campaigns/export";
import { addJob } from "@/lib/jobs";
import { nextTask } from "@/lib/next-task";
import { saveFile } from "@/lib/save-file";

/** Writes campaigns into a CSV file piece by piece, so the page stays usable however many there are. */
export async function exportCampaigns(
  accountName: string,
  campaigns: readonly Campaign[],
  columns: readonly CsvColumn[],
): Promise<void> {
  let cancelled = false;
  const update = addJob({
    title: `Export ${campaigns.length.toLocaleString("en-GB")} campaigns`,
    where: accountName,
    total: campaigns.length,
    actions: {
      cancel: () => {
        cancelled = true;
      },
    },
  });
  const parts: string[] = [];
  for (const { text, written } of csvPieces(campaigns, columns)) {
    if (cancelled) {
      update({ state: "stopped", note: "Cancelled", actions: {} });
      return;
    }
    parts.push(text);
    update({ done: written });
    await nextTask();
  }
  saveFile(`${accountName} campaigns.csv`, "text/csv;charset=utf-8", parts);
  update({ state: "finished", actions: {} });
}
