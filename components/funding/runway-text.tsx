import { NotSet, Unknown } from "@/components/ui/absent";
import { formatDay } from "@/lib/format/dates";
import { type Runway, runwayInWords } from "@/lib/funding/runway";

/** The runway in a cell: "6.2 days" or "≤ 6.2 days". */
export function RunwayText({ runway }: { runway: Runway }) {
  switch (runway.kind) {
    case "no-plan":
      return <NotSet what="No campaign with a daily budget can spend from it now" />;
    case "ended":
      return <NotSet what="Its end has passed" />;
    case "unknown":
      return <Unknown why="Balance not reported" />;
    case "until-end":
      return (
        <span
          className="whitespace-nowrap"
          title={
            runway.atMost
              ? "At most: campaigns that are not counted spend too, or some may be spent already"
              : undefined
          }
        >
          {runway.atMost && "≤ "}
          until {formatDay(runway.end)}
        </span>
      );
    case "covers":
      return (
        <span
          className="whitespace-nowrap"
          title={runway.lastFullDay && `Covered in full up to ${formatDay(runway.lastFullDay)}`}
        >
          {runway.atMost && "≤ "}
          {runwayInWords(runway.tenths)}
        </span>
      );
  }
}
