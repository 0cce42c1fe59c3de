import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField, TextField } from "@/components/forms/form-field";
import { useFormFields } from "@/components/forms/use-form-fields";
import { useSentForm } from "@/components/forms/use-service-form";
import { usePermission } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { Button } from "@/components/ui/button";
import { Fact, Facts } from "@/components/ui/facts";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { LINE_ITEM_NAME_MAX, type LineItem, PAY_BY, update } from "@/lib/ads/endpoints/line-items";
import { statusOptions } from "@/lib/campaigns/status";
import { choicesFor, fieldsFor, settledPayBy } from "@/lib/line-items/line-item-choices";
import {
  assumedCampaign,
  LINE_ITEM_FIELD_OF,
  type LineItemTyped,
  lineItemTermsOf,
  typedLineItem,
} from "@/lib/line-items/line-item-form";
import { readLineItemChange } from "@/lib/line-items/line-item-input";
import {
  lineItemClosedReason,
  lineItemName,
  objectiveName,
  placementNames,
  productName,
} from "@/lib/line-items/line-item-words";
import { LineItemFields } from "./line-item-fields";
import { useStagingHere } from "./staged/use-line-item-staging";
import { useBiddingRule } from "./use-bidding-rule";
import { useChangeLineItem } from "./use-save-line-item";

interface EditLineItemProps {
  /** The current record. */
  item: LineItem;
  /** Undefined while unknown: then the line item itself shows what kind of budget its campaign has. */
  campaign: Campaign | undefined;
}

/** Edits a line item, and sends only touched fields. */
export function EditLineItem(props: EditLineItemProps) {
  const { reason } = usePermission(update);
  const clocks = useAccountZone();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="primary"
        disabledReason={reason ?? lineItemClosedReason(props.item) ?? clocks.reason}
        onClick={() => setOpen(true)}
      >
        Edit…
      </Button>
      {open && clocks.zone !== undefined && (
        <EditDialog {...props} zone={clocks.zone} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** The service does not accept some of its own units; the current one can always stay. */
const isSettable = (payBy: string, { pay_by: now }: LineItem) =>
  payBy === now || PAY_BY.some((each) => each === payBy);

interface EditDialogProps extends EditLineItemProps {
  /** The account's zone, for typed times. */
  zone: string;
  onClose: () => void;
}

function EditDialog({ item, campaign: known, zone, onClose }: EditDialogProps) {
  const [opened] = useState(item);
  const { attempt } = useChangeLineItem();
  const stages = useStagingHere()?.on ?? false;
  const values = useFormFields({ start: typedLineItem(opened, zone), edit: true });
  const campaign = known ?? assumedCampaign(item);
  // The billed unit is reset while it does not go with the goal or bid, and restored afterwards.
  const settled = (form: LineItemTyped) =>
    form.goal !== opened.goal || form.strategy !== opened.bid_strategy
      ? { ...form, payBy: settledPayBy(form, lineItemTermsOf(form, campaign)) }
      : form;
  const typed = settled(values.values);
  const terms = lineItemTermsOf(typed, campaign);
  const shown = fieldsFor(terms);
  const choices = choicesFor(terms);
  const bidding = useBiddingRule(item.currency, { enabled: shown.has("bid") });
  const form = useSentForm(values, {
    edit: true,
    read: (asTyped: LineItemTyped) => {
      const { change, problems } = readLineItemChange(opened, item, settled(asTyped), {
        campaign,
        zone,
        bidding,
      });
      return { problems, input: change };
    },
    send: async (change) => {
      const saved = await attempt(item, change);
      if (saved.state !== "saved") throw saved.error;
    },
    onSent: onClose,
    failure: `${lineItemName(opened)} was not changed`,
    fieldOf: (parameter) => {
      const field = LINE_ITEM_FIELD_OF[parameter];
      return field !== undefined && shown.has(field) && field !== "placements" ? field : undefined;
    },
  });
  const verb = stages ? "Stage" : "Save";
  return (
    <FormDialog
      form={form}
      title={
        <>
          Edit <bdi>{lineItemName(opened)}</bdi>
        </>
      }
      description={stages && "Nothing is sent now: the changes wait on this device until you publish them."}
      action={form.changes > 1 ? `${verb} ${form.changes} changes` : verb}
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" max={LINE_ITEM_NAME_MAX} />
      <SelectField form={form} name="status" label="Status" options={statusOptions(opened.entity_status)} />
      <LineItemFields
        typed={typed}
        onTyped={form.set}
        shown={shown}
        choices={{ ...choices, payBy: choices.payBy.filter((each) => isSettable(each, opened)) }}
        errors={form.errors}
        currency={item.currency}
        zone={zone}
        bidding={bidding}
        edited={opened}
      />
      <section className="border-t pt-3">
        <h3 className="mb-2 font-semibold">Cannot be changed</h3>
        <Facts>
          <Fact name="Campaign">
            <bdi className="wrap-anywhere min-w-0">{known?.name ?? item.campaign_id}</bdi>
          </Fact>
          <Fact name="Objective">{objectiveName(item.objective)}</Fact>
          <Fact name="Promotes">{productName(item.product_type)}</Fact>
          <Fact name="Placements">{placementNames(item.placements)}</Fact>
        </Facts>
      </section>
    </FormDialog>
  );
}
