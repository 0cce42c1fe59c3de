import { useState } from "react";
import { useMay } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Fact, Facts } from "@/components/ui/facts";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { LINE_ITEM_NAME_MAX, type LineItem, PAY_BY, update } from "@/lib/ads/endpoints/line-items";
import type { CallError } from "@/lib/ads/errors";
import { refusedFields } from "@/lib/ads/refused-fields";
import { isSettableStatus, SETTABLE_STATUSES } from "@/lib/campaigns/status";
import { choicesFor, fieldsFor, settledPayBy } from "@/lib/line-items/line-item-choices";
import {
  assumedCampaign,
  FIELD_OF,
  type LineItemTyped,
  termsOf,
  typedLineItem,
} from "@/lib/line-items/line-item-form";
import { readLineItemChange } from "@/lib/line-items/line-item-input";
import {
  closedReason,
  lineItemName,
  objectiveName,
  placementNames,
  productName,
} from "@/lib/line-items/line-item-words";
import { LineItemFields } from "./line-item-fields";
import { useStagingHere } from "./staged/use-line-item-staging";
import { useBiddingRule } from "./use-bidding-rule";
import { useSaveLineItem } from "./use-save-line-item";

interface EditLineItemProps {
  /** As it is now. */
  item: LineItem;
  /** Undefined where it is not known: then the line item tells what its campaign's budget is like. */
  campaign: Campaign | undefined;
}

/** Changes a line item, and sends only what was touched. */
export function EditLineItem(props: EditLineItemProps) {
  const { reason } = useMay(update);
  const clocks = useAccountZone();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="primary"
        disabledReason={reason ?? closedReason(props.item) ?? clocks.reason}
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

/** Some of what the service bills by it takes from nobody; what it is now can always be kept. */
const isSettable = (payBy: string, { pay_by: now }: LineItem) =>
  payBy === now || PAY_BY.some((each) => each === payBy);

interface EditDialogProps extends EditLineItemProps {
  /** The account's: times are typed on its clocks. */
  zone: string;
  onClose: () => void;
}

function EditDialog({ item, campaign: known, zone, onClose }: EditDialogProps) {
  const [opened] = useState(item);
  const [asTyped, setTyped] = useState<LineItemTyped>(() => typedLineItem(item, zone));
  const { attempt } = useSaveLineItem();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const staging = useStagingHere();
  const stages = staging?.on ?? false;
  const campaign = known ?? assumedCampaign(item);
  // What is billed gives way to another goal or bid that it does not go with, and is back when they are.
  const decided = asTyped.goal !== opened.goal || asTyped.strategy !== opened.bid_strategy;
  const typed = decided ? { ...asTyped, payBy: settledPayBy(asTyped, termsOf(asTyped, campaign)) } : asTyped;
  const terms = termsOf(typed, campaign);
  const shown = fieldsFor(terms);
  const choices = choicesFor(terms);
  const bidding = useBiddingRule(item.currency, { enabled: shown.has("bid") });
  const { change, problems } = readLineItemChange(opened, item, typed, { campaign, zone, bidding });
  const refused = refusedFields(refusal, (parameter) => {
    const field = FIELD_OF[parameter];
    return field !== undefined && shown.has(field) && field !== "placements" ? field : undefined;
  });
  const errors = new Map([...refused.fields, ...problems]);
  const touched = Object.keys(change).length;
  const verb = stages ? "Stage" : "Save";
  const blocked =
    problems.size > 0
      ? "Correct the marked fields first."
      : touched === 0
        ? "Nothing is changed yet."
        : undefined;
  const onTyped = (part: Partial<LineItemTyped>) => {
    setRefusal(undefined);
    setTyped((before) => ({ ...before, ...part }));
  };
  const submit = async () => {
    if (blocked || busy) return;
    if (staging?.on) {
      staging.stageOne(item, change);
      return onClose();
    }
    setBusy(true);
    setRefusal(undefined);
    const saved = await attempt(item, change).finally(() => setBusy(false));
    if (saved.state === "kept") onClose();
    else setRefusal(saved.error);
  };
  return (
    <FormDialog
      title={
        <>
          Edit <bdi>{lineItemName(opened)}</bdi>
        </>
      }
      description={stages && "Nothing is sent now: the changes wait on this device until you publish them."}
      action={touched > 1 ? `${verb} ${touched} changes` : verb}
      busy={busy}
      disabledReason={blocked}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field
        label="Name"
        error={errors.get("name")}
        counter={{ used: [...typed.name].length, max: LINE_ITEM_NAME_MAX }}
      >
        <TextInput value={typed.name} onChange={({ target }) => onTyped({ name: target.value })} />
      </Field>
      <Field label="Status" error={errors.get("status")}>
        <Select
          value={typed.status}
          onValueChange={(status) => onTyped({ status })}
          options={statusOptions(opened.entity_status)}
        />
      </Field>
      <LineItemFields
        typed={typed}
        onTyped={onTyped}
        shown={shown}
        choices={{ ...choices, payBy: choices.payBy.filter((each) => isSettable(each, opened)) }}
        errors={errors}
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
      {refusal && !refused.complete && (
        <ErrorState compact title={`${lineItemName(opened)} was not changed`} error={refusal} />
      )}
    </FormDialog>
  );
}

/** A draft's or an unknown status stands first until another is chosen. */
function statusOptions(current: string) {
  const settable = Object.entries(SETTABLE_STATUSES).map(([value, label]) => ({ value, label }));
  return isSettableStatus(current)
    ? settable
    : [{ value: current, label: current === "DRAFT" ? "Draft" : current }, ...settable];
}
