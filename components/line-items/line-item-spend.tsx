import { usePermission } from "@/components/shell/account";
import { StagePause } from "@/components/staged/stage-pause";
import { SpendByHour } from "@/components/statistics/spend-by-hour";
import { type LineItem, update } from "@/lib/ads/endpoints/line-items";
import { useStagingHere } from "./staged/use-line-item-staging";

/** Today's spend of a line item by hour beside the usual, and staging a pause if it is too fast. */
export function LineItemSpend({ item, zone }: { item: LineItem; zone: string }) {
  const staging = useStagingHere();
  const { reason } = usePermission(update);
  const planned = staging?.planned.records.find(({ id }) => id === item.id) ?? item;
  return (
    <SpendByHour
      entity="LINE_ITEM"
      row={item}
      zone={zone}
      pause={
        staging && (
          <StagePause
            staging={staging}
            record={planned}
            change={{ entity_status: "PAUSED" }}
            reason={reason}
          />
        )
      }
    />
  );
}
