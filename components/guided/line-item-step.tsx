import { LineItemFields } from "@/components/line-items/line-item-fields";
import { PromotedFields } from "@/components/line-items/promoted-fields";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { LINE_ITEM_NAME_MAX } from "@/lib/ads/endpoints/line-items";
import { type GuidedItem, settledItem, shownItem, withItem } from "@/lib/guided/guided-draft";
import { choicesFor, fieldsFor } from "@/lib/line-items/line-item-choices";
import { type LineItemTyped, lineItemTermsOf } from "@/lib/line-items/line-item-form";
import type { GuidedParts } from "./guided-builder";
import { ItemTabs, ObjectiveFirst } from "./item-tabs";
import { useRedrawn } from "./use-redrawn";

/** Placements, bidding and schedule of each line item. */
export function LineItemStep(props: GuidedParts) {
  if (props.draft.objective === "") return <ObjectiveFirst onGo={() => props.showPart("objective")} />;
  const item = shownItem(props.draft);
  return (
    <>
      <ItemTabs {...props} edits />
      <OneItem key={item.id} {...props} item={item} />
    </>
  );
}

function OneItem({ draft, known, change, errorAt, item }: GuidedParts & { item: GuidedItem }) {
  const drawn = useRedrawn(item.typed);
  const typed = settledItem(draft, item);
  const terms = lineItemTermsOf(typed, draft.campaign);
  const shown = fieldsFor(terms);
  const choices = choicesFor(terms);
  const { payer, zone, bidding } = known;
  const errors = new Map(
    [...shown].flatMap((field) => {
      const message = errorAt(`line-items/${item.id}/${field}`);
      return message === undefined ? [] : [[field, message] as const];
    }),
  );
  const onTyped = (part: Partial<LineItemTyped>) =>
    change(
      (before) =>
        withItem(before, item.id, (own) => ({
          ...own,
          typed: drawn.own({ ...settledItem(before, own), ...part }),
        })),
      { label: "Line item", run: `${item.id} ${Object.keys(part).join()}` },
    );
  const fields = { typed, onTyped, shown, choices, errors };
  return (
    <div key={drawn.key} data-field={`line-items/${item.id}`} className="flex max-w-xl flex-col gap-5">
      <Field
        label="Name"
        error={errors.get("name")}
        hint="Optional. If empty, the ID is shown."
        counter={{ used: [...typed.name].length, max: LINE_ITEM_NAME_MAX }}
      >
        <TextInput value={typed.name} onChange={({ target }) => onTyped({ name: target.value })} />
      </Field>
      <PromotedFields {...fields} fixed={draft.items[0]?.id !== item.id} />
      {payer ? (
        <LineItemFields
          key={payer.currency}
          {...fields}
          currency={payer.currency}
          zone={zone}
          bidding={bidding}
        />
      ) : (
        <p className="text-text-muted">Choose the funding source first: it decides the currency.</p>
      )}
    </div>
  );
}
