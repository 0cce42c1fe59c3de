"use client";

import { type ReactNode, useEffect, useState } from "react";
import { ConfirmWarnings } from "@/components/bulk/confirm-warnings";
import { usePlace } from "@/components/campaigns/place";
import { Form } from "@/components/forms/form";
import { CheckField, SegmentedField, SelectField, TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import { type Campaign, create, PURCHASE_ORDER_NUMBER_MAX } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { dateInName, fillPattern } from "@/lib/campaigns/name-pattern";
import { type NewCampaign, readNewCampaign } from "@/lib/campaigns/new-campaign";
import { explainFundingReason } from "@/lib/delivery/funding-reasons";
import { listPlain } from "@/lib/format/lists";
import { fundingLabel } from "@/lib/funding/funding-label";
import { type Day, dayIn, zoneOrUtc } from "@/lib/time/calendar";
import { CreateBudgets } from "./create-budgets";
import { NameField } from "./name-field";
import { useCreateWarnings } from "./use-create-warnings";

interface CreateFormProps {
  id: string;
  start: NewCampaign;
  funding: readonly FundingInstrument[];
  /** Names that are taken in the account. */
  names: ReadonlySet<string>;
  onChange: (form: NewCampaign) => void;
  onLabel: (label: { text: string; busy: boolean }) => void;
  onCreated: (campaign: Campaign) => void;
}

const OPTIMIZATIONS = [
  { value: "CAMPAIGN", label: "Across the campaign" },
  { value: "LINE_ITEM", label: "By line item" },
] as const;

/** The fields of a new campaign, with the service's refusals at the field they name. */
export function CreateForm({ id, start, funding, names, onChange, onLabel, onCreated }: CreateFormProps) {
  const { accountId, guard, template, zone } = usePlace();
  const [today] = useState(() => dayIn(zoneOrUtc(zone), Date.now()));
  const payer = (form: NewCampaign) => funding.find((each) => each.id === form.funding_instrument_id);
  const rulesFor = (form: NewCampaign) => ({ guard, currency: payer(form)?.currency });
  const { mutateAsync } = useAdsMutation(create, KEEP_READS);
  const form = useServiceForm({
    start: template === "" || start.name !== "" ? start : { ...start, name: emptyName(template, today) },
    onTyped: onChange,
    read: (typed: NewCampaign) => readNewCampaign(accountId, typed, { template, rules: rulesFor(typed) }),
    send: mutateAsync,
    onSent: ({ data }) => onCreated(data),
    failure: "The campaign was not created",
  });
  const { values, busy } = form;
  useEffect(
    () => onLabel({ text: values.active ? "Create and start campaign" : "Create paused campaign", busy }),
    [values.active, busy, onLabel],
  );
  useBeginAt(form.focus, start.funding_instrument_id === "" ? "funding_instrument_id" : "name");
  const warned = useCreateWarnings({ form, rules: rulesFor(values), names });
  const submit = () => {
    if (!form.valid || warned.ask()) form.submit();
  };
  const chosen = payer(values);
  return (
    <Form id={id} form={{ ...form, submit }}>
      <SelectField
        form={form}
        name="funding_instrument_id"
        label="Funding instrument"
        required
        hint={chosen && <FundingState funding={chosen} />}
        placeholder="Select a funding source"
        options={funding.map((each) => ({ value: each.id, label: fundingLabel(each) }))}
      />
      <NameField form={form} warning={warned.at.get("name")} template={template} today={today} />
      <CreateBudgets form={form} warnings={warned.at} currency={chosen?.currency} />
      <SegmentedField
        form={form}
        name="budget_optimization"
        label="Budget optimisation"
        hint={
          values.budget_optimization === "CAMPAIGN"
            ? "Budget shifts automatically to the best-performing line items."
            : "Every line item spends a budget of its own; delivery is chosen there."
        }
        options={OPTIMIZATIONS}
      />
      {values.budget_optimization === "CAMPAIGN" && (
        <CheckField form={form} name="standard_delivery">
          Standard delivery: spend evenly over the day instead of as fast as possible
        </CheckField>
      )}
      <TextField
        form={form}
        name="purchase_order_number"
        label="Purchase order number"
        warning={warned.at.get("purchase_order_number")}
        max={PURCHASE_ORDER_NUMBER_MAX}
      />
      <CheckField form={form} name="active">
        Activate immediately (otherwise created paused)
      </CheckField>
      {warned.asked && (
        <div ref={warned.question}>
          <ConfirmWarnings {...warned.confirm} about="this campaign" className="rounded-md" />
        </div>
      )}
    </Form>
  );
}

/** The name that the template makes before anything is typed. */
const emptyName = (template: string, today: Day) =>
  fillPattern(template, (token) => dateInName(token, today));

/** Gives the focus to a field of a form that has just opened. */
function useBeginAt<Field>(focus: (field: Field) => void, field: Field): void {
  const [begin] = useState(() => () => focus(field));
  useEffect(begin, [begin]);
}

function FundingState({ funding }: { funding: FundingInstrument }): ReactNode {
  if (funding.able_to_fund) return "Able to fund.";
  const reasons = funding.reasons_not_able_to_fund.map((code) => explainFundingReason(code).what);
  return `Cannot fund now: ${listPlain(reasons) || "no reason given"}. The campaign would not serve.`;
}
