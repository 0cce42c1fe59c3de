"use client";

import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import {
  type Control,
  Controller,
  type FieldErrors,
  type Resolver,
  useForm,
  useWatch,
} from "react-hook-form";
import { ConfirmWarnings } from "@/components/bulk/confirm-warnings";
import { usePlace } from "@/components/campaigns/place";
import { useOneAtATime } from "@/components/forms/one-at-a-time";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import { type Campaign, create, PURCHASE_ORDER_NUMBER_MAX } from "@/lib/ads/endpoints/campaigns";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import { explainError } from "@/lib/ads/error-words";
import { type CallError, isCallError, RefusedError } from "@/lib/ads/errors";
import { type Day, dayIn, zoneOrUtc } from "@/lib/calendar";
import { dateInName, fillPattern, unfilledIn } from "@/lib/campaigns/name-pattern";
import {
  checkNewCampaign,
  createInput,
  FORM_FIELDS,
  isFormField,
  type NewCampaign,
} from "@/lib/campaigns/new-campaign";
import type { Guard } from "@/lib/campaigns/rules/guard";
import { listPlain } from "@/lib/format/lists";
import { fundingLabel } from "@/lib/funding/funding-label";
import { explainFundingReason } from "@/lib/funding/reasons";
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

/** The name that the template makes before anything is typed. */
const emptyName = (template: string, today: Day) =>
  fillPattern(template, (token) => dateInName(token, today));

interface AccountRules {
  readonly guard: Guard;
  readonly template: string;
  readonly currencyOf: (form: NewCampaign) => string | undefined;
}

/** The catalogue's rules and the account's as the form library wants them: one message a field. */
const resolver: Resolver<NewCampaign, AccountRules> = (form, account) => {
  const errors: FieldErrors<NewCampaign> = {};
  const unfilled = unfilledIn(account?.template ?? "", form.name);
  if (unfilled.length > 0) {
    errors.name = { type: "rule", message: `Fill in ${listPlain(unfilled)} first.` };
  }
  const rules = account && { guard: account.guard, currency: account.currencyOf(form) };
  for (const { field, advice } of checkNewCampaign(form, rules)) {
    if (isFormField(field)) errors[field] ??= { type: "rule", message: advice };
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: form, errors: {} };
};

const OPTIMIZATIONS = [
  { value: "CAMPAIGN", label: "Across the campaign" },
  { value: "LINE_ITEM", label: "By line item" },
] as const;

/** The fields of a new campaign, with the service's refusals at the field they name. */
export function CreateForm({ id, start, funding, names, onChange, onLabel, onCreated }: CreateFormProps) {
  const { accountId, guard, template, zone } = usePlace();
  const [today] = useState(() => dayIn(zoneOrUtc(zone), Date.now()));
  const currencyOf = (form: NewCampaign) =>
    funding.find((each) => each.id === form.funding_instrument_id)?.currency;
  const { control, register, handleSubmit, setError, setFocus, formState } = useForm<
    NewCampaign,
    AccountRules
  >({
    defaultValues:
      template === "" || start.name !== "" ? start : { ...start, name: emptyName(template, today) },
    resolver,
    context: { guard, template, currencyOf },
    mode: "onTouched",
    // The library would go by the order in which it met the fields, which is not the one they stand in.
    shouldFocusError: false,
  });
  const { errors } = formState;
  const form = useWatch({ control, compute: (values: NewCampaign) => values });
  const { mutateAsync } = useAdsMutation(create, KEEP_READS);
  const [busy, run] = useOneAtATime();
  const [failure, setFailure] = useState<CallError>();

  useEffect(
    () => onLabel({ text: form.active ? "Create and start campaign" : "Create paused campaign", busy }),
    [form.active, busy, onLabel],
  );
  const [first] = useState<keyof NewCampaign>(
    start.funding_instrument_id === "" ? "funding_instrument_id" : "name",
  );
  useEffect(() => setFocus(first), [setFocus, first]);
  useEffect(() => {
    if (formState.isDirty) onChange(form);
  }, [form, formState.isDirty, onChange]);

  const rules = { guard, currency: currencyOf(form) };
  const warned = useCreateWarnings({ form, rules, formState, names });
  const focusFirst = (wrong: (field: (typeof FORM_FIELDS)[number]) => boolean) => {
    const first = FORM_FIELDS.find(wrong);
    if (first) setFocus(first);
  };
  const submit = handleSubmit(
    (values) =>
      run(async () => {
        setFailure(undefined);
        if (!warned.ask()) return;
        try {
          onCreated((await mutateAsync(createInput(accountId, values))).data);
        } catch (error) {
          if (!isCallError(error)) throw error;
          if (!(error instanceof RefusedError) || !placeErrors(error, setError)) setFailure(error);
          const refusals = error instanceof RefusedError ? error.errors : [];
          focusFirst((field) => refusals.some(({ parameter }) => parameter === field));
        }
      }),
    (wrong) => focusFirst((field) => wrong[field] !== undefined),
  );
  const chosen = funding.find(({ id }) => id === form.funding_instrument_id);
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event: FormEvent) => void submit(event)}
    >
      <Controller
        name="funding_instrument_id"
        control={control}
        render={({ field }) => (
          <Field
            label="Funding instrument"
            required
            error={errors.funding_instrument_id?.message}
            hint={chosen && <FundingState funding={chosen} />}
          >
            <Select
              ref={field.ref}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              placeholder="Select a funding source"
              options={funding.map((each) => ({ value: each.id, label: fundingLabel(each) }))}
            />
          </Field>
        )}
      />
      <Controller
        name="name"
        control={control}
        render={({ field }) => (
          <NameField
            field={field}
            error={errors.name?.message}
            warning={warned.at.get("name")}
            template={template}
            today={today}
          />
        )}
      />
      <CreateBudgets
        control={control}
        errors={errors}
        warnings={warned.at}
        currency={chosen?.currency}
        form={form}
      />
      <Controller
        name="budget_optimization"
        control={control}
        render={({ field }) => (
          <Field
            label="Budget optimisation"
            error={errors.budget_optimization?.message}
            hint={
              field.value === "CAMPAIGN"
                ? "Budget shifts automatically to the best-performing line items."
                : "Every line item spends a budget of its own; delivery is chosen there."
            }
          >
            <Segmented
              label="Budget optimisation"
              value={field.value}
              onValueChange={field.onChange}
              options={OPTIMIZATIONS}
              className="self-start"
            />
          </Field>
        )}
      />
      {form.budget_optimization === "CAMPAIGN" && (
        <CheckField control={control} name="standard_delivery">
          Standard delivery: spend evenly over the day instead of as fast as possible
        </CheckField>
      )}
      <Field
        label="Purchase order number"
        error={errors.purchase_order_number?.message}
        warning={warned.at.get("purchase_order_number")}
        counter={{ used: [...form.purchase_order_number].length, max: PURCHASE_ORDER_NUMBER_MAX }}
      >
        <TextInput {...register("purchase_order_number")} />
      </Field>
      <CheckField control={control} name="active">
        Activate immediately (otherwise created paused)
      </CheckField>
      {warned.asked && (
        <div ref={warned.question}>
          <ConfirmWarnings {...warned.confirm} about="this campaign" className="rounded-md" />
        </div>
      )}
      {failure && <ErrorState compact title="The campaign was not created" error={failure} />}
    </form>
  );
}

interface CheckFieldProps {
  control: Control<NewCampaign>;
  name: "standard_delivery" | "active";
  children: ReactNode;
}

function CheckField({ control, name, children }: CheckFieldProps) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <Checkbox checked={field.value} onCheckedChange={field.onChange} onBlur={field.onBlur}>
          {children}
        </Checkbox>
      )}
    />
  );
}

/** Puts each refusal at its field; false when one of them belongs to none. */
function placeErrors(
  error: RefusedError,
  setError: (field: keyof NewCampaign, error: { type: string; message: string }) => void,
): boolean {
  const { next } = explainError(error);
  let all = error.errors.length > 0;
  for (const { parameter, message, code } of error.errors) {
    if (parameter && isFormField(parameter)) {
      setError(parameter, { type: "service", message: `${message} (${code}). ${next}` });
    } else all = false;
  }
  return all;
}

function FundingState({ funding }: { funding: FundingInstrument }) {
  if (funding.able_to_fund) return "Able to fund.";
  const reasons = funding.reasons_not_able_to_fund.map((code) => explainFundingReason(code).what);
  return `Cannot fund now: ${listPlain(reasons) || "no reason given"}. The campaign would not serve.`;
}
