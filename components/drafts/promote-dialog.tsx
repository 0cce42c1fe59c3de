import { useMemo, useState } from "react";
import { LineItemMark } from "@/components/delivery/line-item-mark";
import { Budget, Flight } from "@/components/line-items/line-item-cells";
import { ListPicker } from "@/components/ui/picker/list-picker";
import type { AdsList } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { Post } from "@/lib/ads/endpoints/posts";
import { explainError } from "@/lib/ads/error-words";
import { draftTitle } from "@/lib/drafts/draft-view";
import { counted } from "@/lib/format/plurals";
import { lineItemName, objectiveName } from "@/lib/line-items/line-item-words";
import { promotionConsequence, promotionTargets } from "@/lib/line-items/promotion-targets";
import { type NotPromoted, usePromote } from "./use-promote";

interface PromoteDialogProps {
  post: Post;
  items: AdsList<LineItem>;
  /** Line items that promote the post already. */
  already: ReadonlySet<string>;
  campaignName: (id: string) => string;
  /** The account's time zone. */
  zone: string;
  onClose: () => void;
}

/** Chooses line items to promote a post with. Only suitable ones are listed. */
export function PromoteDialog({ post, items, already, campaignName, zone, onClose }: PromoteDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<readonly NotPromoted[]>([]);
  const { promote } = usePromote();
  const byId = useMemo(() => new Map(items.records.map((item) => [item.id, item])), [items.records]);
  const picked = [...chosen].flatMap((id) => byId.get(id) ?? []);
  const title = (count: number) => `Promoted ${draftTitle(post)} with ${counted(count, "line item")}`;
  const send = async () => {
    setSending(true);
    setFailed([]);
    const refused = await promote(post.id, [...chosen], title);
    setSending(false);
    setFailed(refused);
    setChosen(new Set(refused.map(({ lineItemId }) => lineItemId)));
    if (refused.length === 0) onClose();
  };
  const count = counted(chosen.size, "line item");
  return (
    <ListPicker
      wide
      title={`Promote ${draftTitle(post)}`}
      description={promotionConsequence(picked)}
      many="line items"
      placeholder="Line item, campaign or ID"
      list={items}
      find={(search) => promotionTargets(items.records, search, campaignName)}
      rowOf={(item) => ({
        id: item.id,
        name: lineItemName(item),
        parent: campaignName(item.campaign_id),
        about: <AboutLineItem item={item} zone={zone} />,
      })}
      choice={{
        of: "several",
        chosen,
        onChosenChange: setChosen,
        takenReason: ({ id }) => (already.has(id) ? "Promoted already" : undefined),
        action: {
          label: chosen.size === 0 ? "Promote" : `Promote with ${count}`,
          busy: sending,
          disabledReason: chosen.size === 0 ? "Choose one or more line items first." : undefined,
          onClick: () => void send(),
        },
      }}
      none="No line item can promote a post: create one whose product is a promoted post."
      notice={failed.length > 0 && <NotPromotedNotice failed={failed} items={byId} />}
      onClose={onClose}
    />
  );
}

interface NotPromotedNoticeProps {
  failed: readonly NotPromoted[];
  items: ReadonlyMap<string, LineItem>;
}

function NotPromotedNotice({ failed, items }: NotPromotedNoticeProps) {
  return (
    <div role="alert" className="flex flex-col gap-1 rounded-md bg-blocked-soft px-3 py-2">
      <p className="font-semibold">
        {failed.length === 1 ? "Not promoted" : `Not promoted with ${counted(failed.length, "line item")}`}
      </p>
      {failed.map(({ lineItemId, error }) => {
        const item = items.get(lineItemId);
        const { why, next } = explainError(error);
        return (
          <p key={lineItemId}>
            <bdi>{item ? lineItemName(item) : lineItemId}</bdi>: {why} {next}
          </p>
        );
      })}
    </div>
  );
}

/** Details that distinguish line items with the same name. */
function AboutLineItem({ item, zone }: { item: LineItem; zone: string }) {
  const { daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total, currency } = item;
  return (
    <>
      <LineItemMark item={item} />
      <Flight item={item} zone={zone} />
      <span>{objectiveName(item.objective)}</span>
      {daily !== null ? (
        <span>
          <Budget micros={daily} currency={currency} none="" /> a day
        </span>
      ) : total !== null ? (
        <span>
          <Budget micros={total} currency={currency} none="" /> in total
        </span>
      ) : (
        <span>Campaign budget</span>
      )}
    </>
  );
}
