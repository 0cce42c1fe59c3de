import { useCallback, useRef, useState } from "react";
import type { ChangeLog } from "@/components/changes/use-change-log";
import { toast } from "@/components/ui/toast";
import { formatNumber } from "@/lib/format/numbers";
import {
  describeHistory,
  type HistoryEntry,
  type NameOfReference,
  narrowHistory,
} from "@/lib/history/arrange-history";
import { historyCsv } from "@/lib/history/history-csv";
import { saveFile } from "@/lib/save-file";

/** Pages of a log that go into one file. */
const PAGES_MAX = 100;

interface DownloadWish {
  readonly log: Pick<ChangeLog, "readAll">;
  /** The part of the log that is shown. */
  readonly narrowed: Omit<Parameters<typeof narrowHistory>[1], "nameOf">;
  readonly nameOf: NameOfReference;
  /** The entries that are loaded already. */
  readonly found: readonly HistoryEntry[];
}

/** Downloads a change log with its filters: older pages are read first. */
export function useDownloadLog({ log: { readAll }, narrowed, nameOf, found }: DownloadWish) {
  const [reading, setReading] = useState(false);
  // Names of people may arrive while it is read.
  const latest = useRef({ narrowed, nameOf });
  latest.current = { narrowed, nameOf };
  const download = useCallback(async () => {
    setReading(true);
    const all = await readAll(PAGES_MAX);
    setReading(false);
    if (all === undefined) return;
    const { narrowed: by, nameOf: names } = latest.current;
    const entries = narrowHistory(describeHistory(all.records), { ...by, nameOf: names });
    const file = historyCsv(entries, { zone: by.zone, nameOf: names });
    saveFile("Changes.csv", "text/csv;charset=utf-8", file);
    if (!all.complete)
      toast({
        title: `The file has the newest ${formatNumber(all.records.length)} changes. Choose a shorter period for older ones.`,
      });
  }, [readAll]);
  const disabledReason = reading
    ? "The changes are being read."
    : found.length === 0
      ? "There is no change to download."
      : undefined;
  return { disabledReason, onDownload: useCallback(() => void download(), [download]) };
}
