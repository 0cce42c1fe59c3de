"use client";

import { useFormFields } from "@/components/forms/use-form-fields";
import { useSentForm } from "@/components/forms/use-service-form";
import { useAccount } from "@/components/shell/account";
import { KEEP_READS, useAdsList, useAdsMutation } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { create, LINE_ITEMS_PER_CAMPAIGN, type LineItem, list } from "@/lib/ads/endpoints/line-items";
import { NO_PROBLEMS } from "@/lib/forms/form-reading";
import { choicesFor, fieldsFor, settledLineItem } from "@/lib/line-items/line-item-choices";
import { LINE_ITEM_FIELD_OF, type LineItemTyped, lineItemTermsOf } from "@/lib/line-items/line-item-form";
import { readNewLineItem } from "@/lib/line-items/line-item-input";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import { useBiddingRule } from "./use-bidding-rule";
import { useLineItemAnswers } from "./use-line-item-answers";

/** Used until a campaign is chosen: restricts nothing. */
const NO_CAMPAIGN = {
  budget_optimization: "CAMPAIGN",
  total_budget_amount_local_micro: null,
  currency: "",
} as const;

interface NewLineItem {
  start: LineItemTyped;
  zone: string;
  campaigns: readonly Campaign[];
  onTyped: (typed: LineItemTyped) => void;
  onCreated: (item: LineItem) => void;
}

/** The form of a new line item, with the choices that its campaign and that campaign's other line items leave. */
export function useNewLineItem({ start, zone, campaigns, onTyped, onCreated }: NewLineItem) {
  const { accountId } = useAccount();
  const { mutateAsync } = useAdsMutation(create, KEEP_READS);
  const took = useLineItemAnswers();
  const values = useFormFields({ start });
  const { campaign: campaignId } = values.values;
  const chosen = campaigns.find(({ id }) => id === campaignId);
  const campaign = chosen ?? NO_CAMPAIGN;
  const others = useAdsList(list, lineItemsInput(accountId, campaignId === "" ? [] : [campaignId]), {
    enabled: campaignId !== "",
  });
  // Without a campaign filter, the list is that of the whole account.
  const siblings = chosen ? others.records : [];
  const [kin] = siblings;
  const terms = (form: LineItemTyped) => lineItemTermsOf(form, campaign);
  const settled = (form: LineItemTyped) => settledLineItem(form, terms, kin);
  const typed = settled(values.values);
  const shown = fieldsFor(terms(typed));
  const bidding = useBiddingRule(campaign.currency, { enabled: chosen !== undefined && shown.has("bid") });
  const full =
    siblings.length >= LINE_ITEMS_PER_CAMPAIGN
      ? `It has ${LINE_ITEMS_PER_CAMPAIGN} line items, and a campaign may have no more. Choose another one.`
      : undefined;
  const form = useSentForm(values, {
    onTyped,
    read: (asTyped: LineItemTyped) => {
      const read = readNewLineItem(settled(asTyped), { campaign, zone, bidding });
      const problems = read.ok ? NO_PROBLEMS : read.problems;
      if (full) return { problems: new Map([...problems, ["campaign", full]]) };
      return read.ok ? { problems, input: read.input } : { problems };
    },
    send: (input) => mutateAsync({ account_id: accountId, ...input }),
    onSent: ({ data }) => {
      took(data);
      onCreated(data);
    },
    failure: "The line item was not created",
    fieldOf: (parameter) => {
      const field = LINE_ITEM_FIELD_OF[parameter];
      return field !== undefined && shown.has(field) ? field : undefined;
    },
  });
  return {
    form,
    typed,
    shown,
    choices: choicesFor(terms(typed)),
    errors: full ? new Map([...form.errors, ["campaign", full]]) : form.errors,
    bidding,
    chosen,
    kin,
    /** The campaign's other line items are still being read. */
    looking: campaignId !== "" && others.pending,
  };
}
