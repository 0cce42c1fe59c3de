import { useState } from "react";
import { NOT_PASSED, usePassed } from "@/components/bulk/confirm-warnings";
import { useFormFields } from "@/components/forms/use-form-fields";
import { useAccount } from "@/components/shell/account";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { Guard } from "@/lib/campaigns/rules/guard";
import { COPIED_STEPS_MAX, copyMissing, copyProblems, emptyCopy } from "@/lib/copying/copy-form";
import type { CopyPlan } from "@/lib/copying/plan-copies";
import { type CreationPlan, creationPlan } from "@/lib/creation/creation-plan";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { dayIn } from "@/lib/time/calendar";
import { exchangeOf, usualFunding } from "./copy-exchange";
import { type CopiedRecords, useCopiedTree } from "./use-copied-tree";
import { useCopyPlace } from "./use-copy-place";
import { useCopyPlan } from "./use-copy-plan";
import { useLineItemsInto } from "./use-line-items-into";

interface CopyFormOptions {
  readonly copied: CopiedRecords;
  readonly campaigns: readonly Campaign[];
  readonly guard?: Guard | undefined;
  readonly onStart: (
    title: string,
    plan: CreationPlan,
    into: { readonly id: string; readonly name: string },
  ) => void;
}

/** The form of copies with its outcome: the plan for what is typed, and why it cannot be started. */
export function useCopyForm({ copied, campaigns, guard, onStart }: CopyFormOptions) {
  const { accountId } = useAccount();
  const fields = useFormFields({ start: emptyCopy(accountId) });
  const { values } = fields;
  const place = useCopyPlace(values.account);
  const tree = useCopiedTree(copied, accountId, { into: values.account, whole: values.whole });
  const into = useLineItemsInto(copied, values.account, values.campaign);
  const isCampaigns = copied.kind === "campaigns";
  const models = isCampaigns ? copied.campaigns : copied.items;
  const usual = place.elsewhere
    ? usualFunding(
        place.funding,
        models.map(({ currency }) => currency),
      )
    : undefined;
  const funding = place.funding.find(({ id }) => id === values.funding) ?? usual;
  const exchange = exchangeOf(
    copied,
    funding,
    into.campaigns.find(({ id }) => id === values.campaign),
  );
  const problems = copyProblems(values, exchange.needsRate);
  const missing =
    place.reason ??
    (place.elsewhere && isCampaigns && !funding
      ? place.fundingComplete
        ? "This account has no funding source. Add one first."
        : "Reading the funding sources of this account."
      : undefined) ??
    (place.elsewhere && !isCampaigns && values.campaign === "" ? "Choose the campaign first." : undefined) ??
    exchange.problem ??
    (problems.size > 0 ? "Correct the marked fields first." : undefined) ??
    copyMissing(values, exchange.needsRate);
  const unread = tree.reading === undefined || (!isCampaigns && !into.complete);
  const { plan, dates, days } = useCopyPlan(values, missing === undefined && !unread, {
    copied,
    place,
    reading: tree.reading,
    fundingId: funding?.id,
    currency: exchange.to,
    campaigns,
    guard,
    into,
  });
  const warned = usePassed(plan.warnings);
  const title = `Create ${counted(plan.copies.length, "paused copy", "paused copies")}`;
  const closed =
    missing ??
    (tree.error ? "What is copied could not be read." : undefined) ??
    (unread ? "Reading what is copied." : undefined) ??
    (plan.copies.length === 0 ? "No copy would be created." : undefined) ??
    (plan.steps.length > COPIED_STEPS_MAX
      ? `One job creates at most ${formatNumber(COPIED_STEPS_MAX)} records. These are ${formatNumber(plan.steps.length)}.`
      : undefined) ??
    (warned.passed ? undefined : NOT_PASSED);
  const [now] = useState(() => Date.now());
  const [firstModel] = isCampaigns
    ? copied.campaigns.map(({ name }) => name)
    : copied.items.map(lineItemName);
  return {
    fields,
    sending: {
      read: () => ({ problems, input: plan }),
      send: ({ steps }: CopyPlan) =>
        onStart(title, creationPlan(steps), { id: values.account, name: place.name }),
      failure: "The copies were not created",
      showsAtOnce: true,
      closed,
    },
    plan,
    place,
    where: { funding, into, exchange },
    reading: unread && !tree.error,
    error: tree.error,
    retry: tree.retry,
    dates,
    days,
    title,
    warned,
    /** The name of the first model, for examples of names. */
    modelName: firstModel ?? "",
    today: dayIn(place.zone, now),
  };
}
