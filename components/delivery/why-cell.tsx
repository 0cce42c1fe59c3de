import { NotSet, Unknown } from "@/components/ui/absent";
import { AndMore } from "@/components/ui/and-more";
import type { Delivery } from "@/lib/delivery/delivery";
import { mainReasonOn, reasonSentence } from "@/lib/delivery/delivery-words";

/** Why something does not serve, in a cell: the most severe reason, and the number of others. */
export function WhyCell({ delivery, zone }: { delivery: Delivery; zone: string }) {
  const main = mainReasonOn(zone, delivery);
  if (main === undefined) {
    if (delivery.status.state === "serving") return <NotSet what="Serving. No issues reported." />;
    return <Unknown why="No reason is reported" />;
  }
  return (
    <span
      title={delivery.reasons.map((reason) => reasonSentence(reason, zone)).join(" ")}
      className="flex min-w-0 items-baseline gap-1 underline decoration-line-strong decoration-dotted underline-offset-4"
    >
      <span className="truncate">{main}</span>
      <AndMore count={delivery.reasons.length - 1} of="reasons" />
    </span>
  );
}
