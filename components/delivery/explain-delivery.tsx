import { Check, CircleHelp, Clock, X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { StatusMark } from "@/components/ui/status-mark";
import type { Reason } from "@/lib/delivery/causes";
import type { Delivery } from "@/lib/delivery/delivery";
import { deliveryLine, reasonSentence } from "@/lib/delivery/delivery-words";
import { checkLevels, type DeliveryContext, type Check as LevelCheck } from "@/lib/delivery/levels";

interface ExplainDeliveryProps {
  delivery: Delivery;
  around: DeliveryContext;
  /** The actions for a reason from here. */
  fix?: (reason: Reason) => ReactNode;
}

/** Whether something serves: in one line, then each reason with its fix, then every level that was checked. */
export function ExplainDelivery({ delivery, around, fix }: ExplainDeliveryProps) {
  return (
    <div className="mt-2 flex flex-col gap-3">
      <p className="font-medium">
        <StatusMark kind={delivery.status.kind}>{deliveryLine(delivery)}</StatusMark>
      </p>
      {delivery.reasons.map((reason) => (
        <div key={`${reason.cause} ${reason.code}`} className="flex flex-col items-start gap-1">
          <p>
            {reasonSentence(reason, around.zone)}{" "}
            <code className="font-mono text-text-muted text-xs">{reason.code}</code>
          </p>
          {fix?.(reason)}
        </div>
      ))}
      <ul aria-label="What was checked" className="flex flex-col gap-1.5 border-t pt-3">
        {checkLevels(delivery, around).map((check) => (
          <LevelLine key={check.level} check={check} of={around.of} />
        ))}
      </ul>
    </div>
  );
}

const LEVEL_NAMES = {
  account: "Account",
  funding: "Funding",
  campaign: "Campaign",
  "line-items": "Line items",
  shows: "Ads",
} as const;
const VERDICTS = {
  ok: { icon: Check, colour: "text-positive", word: "in order" },
  problem: { icon: X, colour: "text-blocked", word: "problem" },
  waits: { icon: Clock, colour: "text-text-muted", word: "waits" },
  unknown: { icon: CircleHelp, colour: "text-attention", word: "unknown" },
} as const;

function LevelLine({ check, of }: { check: LevelCheck; of: DeliveryContext["of"] }) {
  const { icon: Icon, colour, word } = VERDICTS[check.verdict];
  return (
    <li className="flex items-start gap-2">
      <Icon size={14} aria-hidden className={classNames("mt-0.5 shrink-0", colour)} />
      <span>
        <span className="font-medium">
          {check.level === "line-items" && of === "line-item" ? "Line item" : LEVEL_NAMES[check.level]}
        </span>{" "}
        <span className="sr-only">{word}: </span>
        <span className="text-text-muted">{check.words}</span>
      </span>
    </li>
  );
}
