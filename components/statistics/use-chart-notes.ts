import { useMemo } from "react";
import { useDeviceRecord } from "@/components/saved-items/use-device-record";
import { useSavedList } from "@/components/saved-items/use-saved-list";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { NOTE_FORMAT } from "@/lib/saved-items/saved-notes";
import { deviceItems } from "@/lib/saved-items/saved-rules";
import { notesShown } from "@/lib/statistics/chart-notes";
import type { DayRange } from "@/lib/statistics/day-ranges";

const ON_DEVICE = { read: deviceItems(NOTE_FORMAT) };

/**
 * The notes of a chart: the person's own and the shared ones, or this device's. Changes throw the error to show.
 *
 * @param record the drawn one; undefined for several
 */
export function useChartNotes(range: DayRange, record: string | undefined) {
  const { environment, accountId } = useAccount();
  const { person } = useSession();
  const key = `chart notes ${environment} ${accountId} ${person.id}`;
  const list = useSavedList(NOTE_FORMAT, useDeviceRecord(key, ON_DEVICE), key);
  const { from, to } = range;
  const notes = useMemo(() => notesShown(list.items, { from, to }, record), [list.items, from, to, record]);
  return { list, notes, record };
}

export type ChartNotes = ReturnType<typeof useChartNotes>;
