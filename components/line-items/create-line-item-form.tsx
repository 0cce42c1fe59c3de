"use client";

import { useEffect, useState } from "react";
import { Form } from "@/components/forms/form";
import { Checkbox } from "@/components/ui/checkbox";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemTyped } from "@/lib/line-items/line-item-form";
import { LineItemFields } from "./line-item-fields";
import { NewLineItemFields } from "./new-line-item-fields";
import { useNewLineItem } from "./use-new-line-item";

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

/** The fields of a new line item, with problems and refusals by field. */
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
  const item = useNewLineItem({ start, zone, campaigns, onTyped: onChange, onCreated });
  const { form, typed, shown, choices, errors, bidding, chosen } = item;
  const { element, busy } = form;
  const [known] = useState(start.campaign !== "");
  useEffect(() => {
    // The focus starts at the campaign, or at the name if the campaign is known.
    element.current?.querySelector<HTMLElement>(known ? "input" : "[role=combobox]")?.focus();
  }, [element, known]);
  useEffect(
    () =>
      onLabel({
        text: typed.status === "ACTIVE" ? "Create and start line item" : "Create paused line item",
        busy,
      }),
    [typed.status, busy, onLabel],
  );
  return (
    <Form id={id} form={form}>
      <NewLineItemFields item={item} campaigns={campaigns} reading={reading} />
      {/* Amounts have no meaning before their currency is known. */}
      {chosen ? (
        <LineItemFields
          key={chosen.currency}
          typed={typed}
          onTyped={form.set}
          shown={shown}
          choices={choices}
          errors={errors}
          currency={chosen.currency}
          zone={zone}
          bidding={bidding}
        />
      ) : (
        typed.objective !== "" && (
          <p className="text-text-muted">
            Choose the campaign next: it decides the currency and the budgets.
          </p>
        )
      )}
      <Checkbox
        checked={typed.status === "ACTIVE"}
        onCheckedChange={(active) => form.set({ status: active ? "ACTIVE" : "PAUSED" })}
      >
        Activate immediately (otherwise created paused)
      </Checkbox>
    </Form>
  );
}
