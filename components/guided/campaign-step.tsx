import { CampaignFields } from "@/components/campaigns/forms/campaign-fields";
import { RunwayText } from "@/components/funding/runway-text";
import { Money } from "@/components/ui/money";
import { explainFundingReason } from "@/lib/delivery/funding-reasons";
import { listPlain } from "@/lib/format/lists";
import { remainingOf } from "@/lib/funding/remaining";
import { dayIn } from "@/lib/time/calendar";
import type { GuidedKnown, GuidedParts } from "./guided-builder";
import { useRedrawn } from "./use-redrawn";

/** The campaign itself: its name, its funding source and its budgets. */
export function CampaignStep({ draft, known, change, errorAt }: GuidedParts) {
  const { campaign } = draft;
  const drawn = useRedrawn(campaign);
  const { funding, warned, templates, zone, now, usualDaily } = known;
  return (
    <div key={drawn.key} className="flex max-w-xl flex-col gap-5">
      <CampaignFields
        campaign={campaign}
        onTyped={(part) =>
          change((before) => ({ ...before, campaign: drawn.own({ ...before.campaign, ...part }) }), {
            label: "Campaign",
            run: `campaign ${Object.keys(part).join()}`,
          })
        }
        errorAt={(field) => errorAt(`campaign/${field}`)}
        warnings={warned.at}
        funding={funding}
        balance={<Balance {...known} />}
        usualDaily={usualDaily}
        templates={templates}
        today={dayIn(zone, now)}
      />
    </div>
  );
}

/** What is left of the funding source, how long that lasts, and why it cannot pay. */
function Balance({ payer, runway }: GuidedKnown) {
  if (!payer) return null;
  const remaining = remainingOf(payer);
  const reasons = payer.reasons_not_able_to_fund.map((code) => explainFundingReason(code).what);
  return (
    <>
      {remaining.kind === "unknown" ? (
        "Balance not reported."
      ) : (
        <>
          <Money micros={String(remaining.micros)} currency={payer.currency} />{" "}
          {remaining.kind === "funded" ? "booked" : "left"}
          {runway?.kind === "covers" && (
            <>
              , lasts <RunwayText runway={runway} /> at today’s daily budgets
            </>
          )}
          {runway?.kind === "until-end" && ", more than today’s daily budgets spend until its end"}.
        </>
      )}
      {!payer.able_to_fund &&
        ` Cannot fund now: ${listPlain(reasons) || "no reason given"}. The campaign would not serve.`}
    </>
  );
}
