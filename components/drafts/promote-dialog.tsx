import { useMemo, useState } from "react";
import { LineItemMark } from "@/components/delivery/line-item-mark";
import { Budget, Flight } from "@/components/line-items/line-item-cells";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { SearchInput } from "@/components/ui/search-input";
import { Skeleton } from "@/components/ui/skeleton";
import type { AdsList } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import type { Post } from "@/lib/ads/endpoints/posts";
import { explainError } from "@/lib/ads/error-words";
import { draftTitle } from "@/lib/drafts/draft-view";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { lineItemName, objectiveName } from "@/lib/line-items/line-item-words";
import { promotionConsequence, promotionTargets } from "@/lib/line-items/promotion-targets";
import { type NotPromoted, usePromote } from "./use-promote";

interface PromoteDialogProps {
  post: Post;
  items: AdsList<LineItem>;
  /** Line items that promote the post. */
  already: ReadonlySet<string>;
  campaignName: (id: string) => string;
  /** The account's time zone. */
  zone: string;
  onClose: () => void;
}

/** The most that is drawn at once. */
const SHOWN = 100;

/** Chooses line items to promote a post with. Only those are offered that can take one. */
export function PromoteDialog({ post, items, already, campaignName, zone, onClose }: PromoteDialogProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<readonly NotPromoted[]>([]);
  const { promote } = usePromote();
  const found = useMemo(
    () => promotionTargets(items.records, search, campaignName),
    [items.records, search, campaignName],
  );
  const byId = useMemo(() => new Map(items.records.map((item) => [item.id, item])), [items.records]);
  const picked = [...chosen].flatMap((id) => byId.get(id) ?? []);
  const title = (count: number) => `Promoted ${draftTitle(post)} with ${counted(count, "line item")}`;
  const toggle = (id: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)));
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
    <Dialog
      open
      writes
      width="wide"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Promote ${draftTitle(post)}`}
      description={promotionConsequence(picked)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            busy={sending}
            disabledReason={chosen.size === 0 ? "Choose one or more line items first." : undefined}
            onClick={() => void send()}
          >
            {chosen.size === 0 ? "Promote" : `Promote with ${count}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        <SearchInput
          label="Search line items"
          placeholder="Line item, campaign or ID"
          value={search}
          onValueChange={setSearch}
        />
        {failed.length > 0 && (
          <div role="alert" className="flex flex-col gap-1 rounded-md bg-blocked-soft px-3 py-2">
            <p className="font-semibold">
              {failed.length === 1
                ? "Not promoted"
                : `Not promoted with ${counted(failed.length, "line item")}`}
            </p>
            {failed.map(({ lineItemId, error }) => {
              const item = byId.get(lineItemId);
              const { why, next } = explainError(error);
              return (
                <p key={lineItemId}>
                  <bdi>{item ? lineItemName(item) : lineItemId}</bdi>: {why} {next}
                </p>
              );
            })}
          </div>
        )}
        <ul aria-label="Line items" className="flex max-h-80 flex-col divide-y overflow-y-auto">
          {found.slice(0, SHOWN).map((item) => (
            <li key={item.id} className="py-1">
              <Checkbox
                className="w-full"
                checked={already.has(item.id) || chosen.has(item.id)}
                disabled={already.has(item.id) || sending}
                onCheckedChange={(on) => toggle(item.id, on)}
              >
                <Target item={item} campaign={campaignName(item.campaign_id)} zone={zone} />
                {already.has(item.id) && <span className="text-sm text-text-muted">Promoted already</span>}
              </Checkbox>
            </li>
          ))}
        </ul>
        {items.pending && <Skeleton className="h-5 w-full" />}
        {items.error && (
          <ErrorState
            compact
            title="Line items could not be read"
            error={items.error}
            onRetry={items.resume}
          />
        )}
        <p role="status" className="text-sm text-text-muted">
          {items.complete && found.length === 0
            ? "No line item that can promote a post matches."
            : found.length > SHOWN
              ? `The first ${SHOWN} of ${formatNumber(found.length)}; search for the others.`
              : ""}
        </p>
      </div>
    </Dialog>
  );
}

/** A line item with all that tells it from others of its name. */
function Target({ item, campaign, zone }: { item: LineItem; campaign: string; zone: string }) {
  const { daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total, currency } = item;
  return (
    <span className="min-w-0 flex-1">
      <span className="flex min-w-0 items-baseline gap-1.5">
        <bdi className="shrink-0 font-medium">{lineItemName(item)}</bdi>
        <bdi className="min-w-0 truncate text-text-muted" title={campaign}>
          {campaign}
        </bdi>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-text-muted">
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
      </span>
    </span>
  );
}
