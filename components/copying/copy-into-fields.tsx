import { TextField } from "@/components/forms/form-field";
import type { ServiceForm } from "@/components/forms/use-service-form";
import { PickField } from "@/components/shell/pick-field";
import { Field } from "@/components/ui/field";
import { PickedId } from "@/components/ui/picker/picker-row";
import { Select } from "@/components/ui/select";
import type { FundingInstrument } from "@/lib/ads/endpoints/funding-instruments";
import type { CopyTyped } from "@/lib/copying/copy-form";
import { fundingLabel } from "@/lib/funding/words";
import type { CopyExchange } from "./copy-exchange";
import type { CopiedRecords } from "./use-copied-tree";
import type { CopyPlaceHere } from "./use-copy-place";
import type { LineItemsInto } from "./use-line-items-into";

interface CopyIntoFieldsProps {
  form: ServiceForm<CopyTyped>;
  copied: CopiedRecords["kind"];
  place: CopyPlaceHere;
  funding: FundingInstrument | undefined;
  into: LineItemsInto;
  exchange: CopyExchange;
}

/** Where copies are created: the account, and their funding source or campaign. */
export function CopyIntoFields({ form, copied, place, funding, into, exchange }: CopyIntoFieldsProps) {
  const { values } = form;
  const { here, others, elsewhere } = place;
  const from = exchange.from[0];
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(208px,1fr))] gap-4">
      <Field label="Account" error={place.reason}>
        <PickField
          label="Account"
          placeholder="Choose an account"
          many="accounts"
          items={[here, ...others]}
          value={values.account}
          chosenName={place.name}
          reading={place.reading}
          none="This handle reaches no other account."
          groupOf={({ id }) => (id === here.id ? "This account" : "Other accounts of this handle")}
          rowOf={({ id }) => ({ aside: <PickedId id={id} /> })}
          onValueChange={(account) => form.set({ account, funding: "", campaign: "", rate: "" })}
        />
      </Field>
      {copied === "campaigns" ? (
        <Field label="Funding">
          <Select
            value={values.funding || (elsewhere ? (funding?.id ?? "") : "")}
            {...(elsewhere && { placeholder: "Choose a funding source" })}
            options={[
              ...(elsewhere ? [] : [{ value: "", label: "As it is" }]),
              ...place.funding.map((each) => ({ value: each.id, label: fundingLabel(each) })),
            ]}
            onValueChange={(id) => form.set({ funding: id, rate: "" })}
          />
        </Field>
      ) : (
        <Field label="Campaign">
          <PickField
            label="Campaign"
            placeholder={elsewhere ? "Choose a campaign" : "As it is"}
            many="campaigns"
            items={[...(elsewhere ? [] : [{ id: "", name: "As it is" }]), ...into.campaigns]}
            value={values.campaign}
            reading={into.reading}
            none="This account has no campaign yet: create one first."
            groupOf={({ id }) => (id === "" ? "No other" : "Campaigns")}
            onValueChange={(campaign) => form.set({ campaign, rate: "" })}
          />
        </Field>
      )}
      {exchange.needsRate && from !== undefined && exchange.to !== undefined && (
        <TextField
          form={form}
          name="rate"
          label={`1 ${from} in ${exchange.to}`}
          hint="Budgets and bids are converted at this rate."
          input={{ inputMode: "decimal" }}
        />
      )}
    </div>
  );
}
