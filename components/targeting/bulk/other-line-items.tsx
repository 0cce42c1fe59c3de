import { useState } from "react";
import { LineItemMark } from "@/components/delivery/line-item-mark";
import { useLineItemCampaigns } from "@/components/records/use-line-item-campaigns";
import { useAccount } from "@/components/shell/account";
import { ListPicker } from "@/components/ui/picker/list-picker";
import { PickedId } from "@/components/ui/picker/picker-row";
import { useAdsList } from "@/lib/ads/client";
import { type LineItem, list } from "@/lib/ads/endpoints/line-items";
import { counted } from "@/lib/format/plurals";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import { lineItemClosedReason, lineItemName } from "@/lib/line-items/line-item-words";
import { wordsTest } from "@/lib/text/characters";

interface OtherLineItemsProps {
  /** Whether a line item that can be changed is offered. */
  takes: (item: LineItem) => boolean;
  chosen: readonly LineItem[];
  onChosen: (items: readonly LineItem[]) => void;
  onClose: () => void;
}

/** Chooses line items of the account for a change. Mount it to open it. */
export function OtherLineItems({ takes, chosen: before, onChosen, onClose }: OtherLineItemsProps) {
  const { accountId } = useAccount();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before.map(({ id }) => id)));
  const items = useAdsList(list, lineItemsInput(accountId));
  const { campaignName } = useLineItemCampaigns(items.records, items.complete);
  const offered = items.records.filter((item) => takes(item) && lineItemClosedReason(item) === undefined);
  return (
    <ListPicker
      wide
      title="Choose line items"
      many="line items"
      placeholder="Line item, campaign or ID"
      list={items}
      find={(search) => {
        const matches = wordsTest(search);
        return offered.filter((item) =>
          matches(`${lineItemName(item)} ${campaignName(item.campaign_id)} ${item.id}`),
        );
      }}
      rowOf={(item) => ({
        id: item.id,
        name: lineItemName(item),
        parent: campaignName(item.campaign_id),
        about: <LineItemMark item={item} />,
        aside: <PickedId id={item.id} />,
      })}
      choice={{
        of: "several",
        chosen,
        onChosenChange: setChosen,
        action: {
          label: chosen.size === 0 ? "Take line items" : `Take ${counted(chosen.size, "line item")}`,
          disabledReason: chosen.size === 0 ? "Choose one or more line items first." : undefined,
          onClick: () => onChosen(offered.filter(({ id }) => chosen.has(id))),
        },
      }}
      none="This account has no other line item."
      onClose={onClose}
    />
  );
}
