"use client";

import { useEffect, useRef, useState } from "react";
import { useOneAtATime } from "@/components/forms/one-at-a-time";
import { useAccount } from "@/components/shell/account";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { KEEP_READS, useAdsList, useAdsMutation } from "@/lib/ads/client";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import {
  create,
  LINE_ITEM_NAME_MAX,
  LINE_ITEMS_PER_CAMPAIGN,
  type LineItem,
  list,
  OBJECTIVES,
} from "@/lib/ads/endpoints/line-items";
import { type CallError, isCallError } from "@/lib/ads/errors";
import { refusedFields } from "@/lib/ads/refused-fields";
import { choicesFor, fieldsFor, settledLineItem } from "@/lib/line-items/line-item-choices";
import { FIELD_OF, type LineItemTyped, termsOf } from "@/lib/line-items/line-item-form";
import { readNewLineItem } from "@/lib/line-items/line-item-input";
import { objectiveName, placementNames, productName } from "@/lib/line-items/line-item-words";
import { CampaignPicker } from "./campaign-picker";
import { LineItemFields } from "./line-item-fields";
import { lineItemsInput } from "./line-item-lists";
import { useBiddingRule } from "./use-bidding-rule";
import { useLineItemAnswers } from "./use-line-item-answers";

interface CreateLineItemFormProps {
  id: string;
  start: LineItemTyped;
  zone: string;
  campaigns: readonly Campaign[];
  reading: boolean;
  onChange: (typed: LineItemTyped) => void;
  onLabel: (label: { text: string; busy: boolean }) => void;
  onCreated: (item: LineItem) => void;
}

/** Until the campaign is chosen: its terms narrow nothing yet. */
const NO_CAMPAIGN = {
  budget_optimization: "CAMPAIGN",
  total_budget_amount_local_micro: null,
  currency: "",
} as const;

const focusFirstProblem = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();

/** The fields of a new line item, with each problem and each refusal at its field. */
export function CreateLineItemForm({
  id,
  start,
  zone,
  campaigns,
  reading,
  onChange,
  onLabel,
  onCreated,
}: CreateLineItemFormProps) {
  const { accountId } = useAccount();
  const [asTyped, setTyped] = useState(start);
  // How often it was tried to send: problems appear with the first, and follow what is typed from then on.
  const [tries, setTries] = useState(0);
  const { mutateAsync } = useAdsMutation(create, KEEP_READS);
  const [busy, run] = useOneAtATime();
  const [failure, setFailure] = useState<CallError>();
  const took = useLineItemAnswers();
  const chosen = campaigns.find((each) => each.id === asTyped.campaign);
  const campaign = chosen ?? NO_CAMPAIGN;
  const others = useAdsList(
    list,
    lineItemsInput(accountId, asTyped.campaign === "" ? [] : [asTyped.campaign]),
    {
      enabled: asTyped.campaign !== "",
    },
  );
  // Asked for no campaign in particular, the list is that of the whole account.
  const siblings = chosen ? others.records : [];
  const [kin] = siblings;
  const terms = (form: LineItemTyped) => termsOf(form, campaign);
  const typed = settledLineItem(asTyped, terms, kin);
  const shown = fieldsFor(terms(typed));
  const choices = choicesFor(terms(typed));
  const bidding = useBiddingRule(campaign.currency, { enabled: chosen !== undefined && shown.has("bid") });
  const read = readNewLineItem(typed, { campaign, zone, bidding });
  const full =
    siblings.length >= LINE_ITEMS_PER_CAMPAIGN
      ? `It has ${LINE_ITEMS_PER_CAMPAIGN} line items, and a campaign may have no more. Choose another one.`
      : undefined;
  const refused = refusedFields(failure, (parameter) => {
    const field = FIELD_OF[parameter];
    return field !== undefined && shown.has(field) ? field : undefined;
  });
  const problems = tries > 0 && !read.ok ? read.problems : new Map<never, never>();
  const errors = new Map([...refused.fields, ...problems, ...(full ? ([["campaign", full]] as const) : [])]);

  const form = useRef<HTMLFormElement>(null);
  const [known] = useState(start.campaign !== "");
  useEffect(() => {
    // The focus begins at the campaign, or at the name where the campaign is known already.
    form.current?.querySelector<HTMLElement>(known ? "input" : "[role=combobox]")?.focus();
  }, [known]);
  const isRefused = failure !== undefined;
  useEffect(() => {
    if (tries > 0) focusFirstProblem(form.current);
  }, [tries]);
  useEffect(() => {
    if (isRefused) focusFirstProblem(form.current);
  }, [isRefused]);
  useEffect(
    () =>
      onLabel({
        text: typed.status === "ACTIVE" ? "Create and start line item" : "Create paused line item",
        busy,
      }),
    [typed.status, busy, onLabel],
  );

  const onTyped = (part: Partial<LineItemTyped>) => {
    setFailure(undefined);
    const next = { ...asTyped, ...part };
    setTyped(next);
    onChange(next);
  };
  const submit = () =>
    run(async () => {
      setTries((before) => before + 1);
      if (!read.ok || full) return;
      setFailure(undefined);
      try {
        const { data } = await mutateAsync({ account_id: accountId, ...read.input });
        took(data);
        onCreated(data);
      } catch (error) {
        if (!isCallError(error)) throw error;
        setFailure(error);
      }
    });
  const fields = { typed, onTyped, shown, choices, errors, currency: campaign.currency, zone, bidding };
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label="Campaign" required error={errors.get("campaign")}>
        <CampaignPicker
          campaigns={campaigns}
          reading={reading}
          value={typed.campaign}
          onValueChange={(value) => onTyped({ campaign: value })}
        />
      </Field>
      <Field
        label="Name"
        error={errors.get("name")}
        counter={{ used: [...typed.name].length, max: LINE_ITEM_NAME_MAX }}
        hint="Optional. If empty, the ID is shown."
      >
        <TextInput value={typed.name} onChange={({ target }) => onTyped({ name: target.value })} />
      </Field>
      <Field
        label="Objective"
        required
        error={errors.get("objective")}
        hint={
          kin
            ? "All line items of a campaign share their objective."
            : typed.campaign !== "" && others.pending
              ? "Looking at the campaign’s other line items…"
              : "What it should achieve. It cannot be changed later, and the campaign’s other line items will share it."
        }
      >
        <Select
          placeholder="Choose an objective"
          value={typed.objective}
          onValueChange={(objective) => onTyped({ objective })}
          disabled={kin !== undefined}
          options={(kin ? [kin.objective] : OBJECTIVES).map((value) => ({
            value,
            label: objectiveName(value),
          }))}
        />
      </Field>
      {shown.has("product") && (
        <Field label="Promotes" error={errors.get("product")} hint="It cannot be changed later.">
          <Select
            value={typed.product}
            onValueChange={(product) => onTyped({ product })}
            disabled={kin !== undefined}
            options={choices.products.map((value) => ({ value, label: productName(value) }))}
          />
        </Field>
      )}
      {shown.has("placements") && (
        <Field label="Placements" error={errors.get("placements")} hint="They cannot be changed later.">
          <Select
            value={typed.placements}
            onValueChange={(placements) => onTyped({ placements })}
            options={choices.placements.map((value) => ({ value, label: placementNames(value.split(",")) }))}
          />
        </Field>
      )}
      {/* Amounts have no meaning before it is known in what currency. */}
      {chosen ? (
        <LineItemFields key={chosen.currency} {...fields} />
      ) : (
        typed.objective !== "" && (
          <p className="text-text-muted">
            Choose the campaign next: it decides the currency and the budgets.
          </p>
        )
      )}
      <Checkbox
        checked={typed.status === "ACTIVE"}
        onCheckedChange={(active) => onTyped({ status: active ? "ACTIVE" : "PAUSED" })}
      >
        Activate immediately (otherwise created paused)
      </Checkbox>
      {failure && !refused.complete && (
        <ErrorState compact title="The line item was not created" error={failure} />
      )}
    </form>
  );
}
