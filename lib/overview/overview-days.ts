import { comparedRanges, namedRange } from "@/lib/statistics/day-ranges";
import type { Day } from "@/lib/time/calendar";

/** What an overview shows: today so far, and the last seven complete days beside the seven before them. */
export const overviewDays = (today: Day) => ({
  today,
  range: namedRange("today", today),
  comparison: "before" as const,
  compared: comparedRanges(namedRange("7d", today), "before", today),
});

/** The days of its chart. */
export const chartDays = (today: Day) => ({
  today,
  range: namedRange("30d", today),
  comparison: undefined,
  compared: undefined,
});
