import { formatDay } from "@/lib/format/dates";
import { type DayRange, type FINALITY_WORDS, finalityOf, lengthOf, SETTLING } from "./day-ranges";

/** A reason why another report can have other numbers. */
interface ReportDifference {
  readonly title: string;
  readonly text: string;
}

/** The statistics on screen. */
export interface StatisticsSeen {
  readonly range: DayRange;
  /** IANA zone of the account, which defines the days. */
  readonly zone: string;
  /** What is added up, "campaigns"; undefined for a single record. */
  readonly many?: string | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Why another report, such as the service's own screen, can show other numbers: the reasons that apply to the shown
 * days, the likeliest first (analytics reference: time zones, placements, data freshness; the service's questions and
 * answers).
 *
 * @param now when they are looked at, in milliseconds
 */
export function whyDifferent(
  { range, zone, many }: StatisticsSeen,
  now: number,
): readonly ReportDifference[] {
  const { from, to } = range;
  const days = lengthOf(range);
  const finality = finalityOf(to, zone, now);
  return [
    {
      title: "The days",
      text: `${days === 1 ? `This is ${formatDay(from)}` : `These are whole days, ${formatDay(from)} to the end of ${formatDay(to)},`} on the clocks of ${zone}. A report in another time zone, or one that leaves out its last day, counts other hours.`,
    },
    ...(finality === "final"
      ? []
      : [
          {
            title: "The numbers still move",
            text: `${SETTLES[finality]} A report that was made earlier, or is made later, differs.`,
          },
        ]),
    {
      title: "Where ads ran",
      text: "Ads on the service and in the publisher network are added up. A report of one placement shows less.",
    },
    ...(many === undefined
      ? []
      : [
          {
            title: "What is added up",
            text: `Totals are of the ${many} that pass the filters of this list, paused, ended and deleted ones included where they are shown.`,
          },
        ]),
    {
      title: "What counts as a click",
      text: "Link clicks are clicks on links alone; “Clicks (all)” has every click on the ad. Reports call either of them clicks.",
    },
    {
      title: "Conversions",
      text: "They follow the attribution windows of the account’s tags. Web analytics and other ad platforms have windows of their own, and count the same sale for themselves.",
    },
    {
      title: "Parts",
      text: "Breakdowns leave out people whose age, gender or place is not known, and so come to less than the whole.",
    },
  ];
}

const SETTLES = {
  running: `Today is not over. Counts settle within a day; spend is an estimate for ${SETTLING.spend / DAY_MS} days.`,
  estimate: `Counts settle within a day. Spend is an estimate for ${SETTLING.spend / DAY_MS} days and can fall, because invalid activity is not charged.`,
  correctable: `Spend can be corrected for ${SETTLING.corrections / DAY_MS} days after the day.`,
} as const satisfies Readonly<Record<Exclude<keyof typeof FINALITY_WORDS, "final">, string>>;
