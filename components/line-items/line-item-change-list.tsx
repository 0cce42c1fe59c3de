import { MarkedChangeList, type MarkedEntries } from "@/components/changes/marked-change-list";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { LineItemStaging } from "./staged/use-line-item-staging";
import { useRestoreLineItem } from "./staged/use-restore-line-item";

interface LineItemChangeListProps extends MarkedEntries {
  staging: LineItemStaging;
  /** With its staged changes. */
  planned: LineItem;
  /** Undefined where it is not known. */
  campaign: Campaign | undefined;
}

/** The changes of a line item that its chart marks; old values can be restored. */
export function LineItemChangeList({ staging, planned, campaign, ...marked }: LineItemChangeListProps) {
  const { restoreOf } = useRestoreLineItem(staging, { now: planned, campaign }, marked.zone);
  return <MarkedChangeList {...marked} known={{ campaign, lineItem: planned }} restoreOf={restoreOf} />;
}
