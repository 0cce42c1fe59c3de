import type { ReactNode } from "react";
import { ConfirmWarnings } from "@/components/bulk/confirm-warnings";
import { TargetingSentence } from "@/components/targeting/targeting-sentence";
import { Money } from "@/components/ui/money";
import { Segmented } from "@/components/ui/segmented";
import { formatInstant } from "@/lib/format/instant";
import { counted } from "@/lib/format/plurals";
import { fundingTitle } from "@/lib/funding/words";
import { settledItem } from "@/lib/guided/guided-draft";
import { itemTitle, postTitle } from "@/lib/guided/guided-plan";
import { objectiveName, placementNames } from "@/lib/line-items/line-item-words";
import { instantIn } from "@/lib/time/calendar";
import { CreationResults } from "./creation-results";
import type { GuidedParts } from "./guided-builder";

const STATES = [
  { value: "paused", label: "Paused" },
  { value: "active", label: "Active" },
] as const;

/** A summary of everything, warnings of the account's rules, and whether it starts at once. */
export function ReviewStep({ draft, known, change, errorAt }: GuidedParts) {
  const { campaign, items, objective } = draft;
  const { payer, zone, warned, results } = known;
  const { daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total } = campaign;
  const when = (local: string) => {
    const at = instantIn(zone, local);
    return at === undefined ? "no end" : formatInstant(new Date(at).toISOString(), zone, "time-and-zone");
  };
  return (
    <div data-field="review" className="flex max-w-xl flex-col gap-5">
      <CreationResults draft={draft} results={results} />
      <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
        <Fact name="Campaign">
          <bdi>{campaign.name || "No name yet"}</bdi>
          {objective !== "" && `, ${objectiveName(objective)}`}
        </Fact>
        <Fact name="Funding">{payer ? <bdi>{fundingTitle(payer)}</bdi> : "None selected"}</Fact>
        <Fact name="Budget">
          {payer && daily && (
            <>
              <Money micros={daily} currency={payer.currency} /> a day{total && ", "}
            </>
          )}
          {payer && total && (
            <>
              <Money micros={total} currency={payer.currency} /> in total
            </>
          )}
          {!daily && !total && "Not set"}
        </Fact>
      </dl>
      {items.map((item) => {
        const typed = settledItem(draft, item);
        return (
          <section key={item.id} aria-label={itemTitle(draft, item)} className="rounded-md border p-3">
            <h3 className="mb-2 font-semibold">{itemTitle(draft, item)}</h3>
            <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
              <Fact name="Runs">
                {when(typed.start)} – {when(typed.end)}
              </Fact>
              <Fact name="Placements">
                {placementNames(typed.placements.split(",").filter(Boolean)) || "—"}
              </Fact>
              <Fact name="Reaches">
                <TargetingSentence criteria={item.targeting} />
              </Fact>
              <Fact name={counted(item.ads.length, "ad")}>
                {item.ads.length === 0
                  ? "Nothing would be shown."
                  : item.ads.map((ad) => (
                      <bdi key={ad.id} className="block truncate">
                        {ad.kind === "new" ? `${postTitle(ad)} (new)` : ad.name}
                      </bdi>
                    ))}
              </Fact>
            </dl>
          </section>
        );
      })}
      <div className="flex flex-col gap-1">
        <p className="font-medium">Create it</p>
        <Segmented
          label="Create it"
          className="self-start"
          value={campaign.active ? "active" : "paused"}
          onValueChange={(state) =>
            change(
              (before) => ({ ...before, campaign: { ...before.campaign, active: state === "active" } }),
              {
                label: "Paused or active",
              },
            )
          }
          options={STATES}
        />
        <p className="text-sm text-text-muted">
          {campaign.active
            ? "It serves as soon as its line items start."
            : "Nothing is spent until you resume the campaign; its line items are switched on."}
        </p>
      </div>
      <div data-field="review/warnings" className="flex flex-col gap-2 empty:hidden">
        {warned.advice.map((advice) => (
          <p key={advice} className="text-attention">
            {advice}
          </p>
        ))}
        <ConfirmWarnings {...warned.confirm} about="this campaign" className="rounded-md" />
      </div>
      <p role="alert" className="text-blocked text-sm empty:hidden">
        {errorAt("review")}
      </p>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
