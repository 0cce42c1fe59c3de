import { NotPermitted, NotSet } from "@/components/ui/absent";
import { StatusMark } from "@/components/ui/status-mark";
import { figureText } from "@/lib/format/figure-text";
import { isFarOff, type Paced, type SpendPace } from "@/lib/statistics/pacing";
import { gapWords, paceWord } from "@/lib/statistics/pacing-words";
import { FigureValue } from "./figure-value";

/** The pacing of something in a word, or why it is unknown. */
export function PaceValue({ pace, currency }: { pace: SpendPace; currency: string }) {
  switch (pace.kind) {
    case "unread":
      return <FigureValue figure={pace} unit="money" currency={currency} finality="final" />;
    case "denied":
      return <NotPermitted why={pace.why} />;
    case "gap": {
      const { short, why } = gapWords(pace.gap);
      return pace.gap === "deleted" ? (
        <NotSet what={why} />
      ) : (
        <span className="truncate text-sm text-text-muted" title={why}>
          {short}
        </span>
      );
    }
    case "pace":
      return (
        <span className="inline-flex min-w-0 max-w-full" title={paceTitle(pace, currency)}>
          {isFarOff(pace) ? (
            <StatusMark kind="attention">{paceWord(pace)}</StatusMark>
          ) : (
            <span className="truncate">{paceWord(pace)}</span>
          )}
        </span>
      );
  }
}

/** "Spent 1,200.00 EUR of 1,500.00 EUR planned for the complete days so far." */
const paceTitle = ({ spent, planned, state, lastDays }: Paced, currency: string) =>
  `Spent ${figureText(spent, "money", currency)} of ${figureText(planned, "money", currency)} planned for ${
    lastDays !== undefined
      ? `the last ${lastDays} days`
      : state === "ended"
        ? "its dates"
        : "the complete days so far"
  }.`;
