import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { LineItemMark } from "@/components/delivery/line-item-mark";
import { useLineItemCampaigns } from "@/components/records/use-line-item-campaigns";
import { useAccount } from "@/components/shell/account";
import { PickChoices } from "@/components/shell/pick-choices";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { PickedId } from "@/components/ui/picker/picker-row";
import { adsWholeList, useAdsList, useScope } from "@/lib/ads/client";
import { type LineItem, list } from "@/lib/ads/endpoints/line-items";
import * as targetingCriteria from "@/lib/ads/endpoints/targeting-criteria";
import { type CallError, isCallError } from "@/lib/ads/errors";
import { formatNumber } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import { lineItemsInput } from "@/lib/line-items/line-item-lists";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { asNew, type Shown } from "@/lib/targeting/criteria";
import type { Preview } from "@/lib/targeting/take-over";
import { TakeOverBox, type TakeOverProps } from "./take-over-box";
import { targetingInput } from "./targeting-lists";

interface CopyTargetingProps extends TakeOverProps {
  /** The line item that is edited, which is not offered. */
  lineItemId: string;
}

interface Picked {
  readonly name: string;
  readonly criteria: readonly Shown[];
  readonly unknown: number;
}

/** Copies the targeting of another line item of the account into the form. Nothing is saved yet. */
export function CopyTargeting({ lineItemId, ...takeOver }: CopyTargetingProps) {
  const { accountId } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  const [query, setQuery] = useState<string>();
  const [reading, setReading] = useState(false);
  const [failed, setFailed] = useState<{ item: LineItem; error: CallError }>();
  const [picked, setPicked] = useState<Picked>();
  const [note, setNote] = useState("");
  const opener = useRef<HTMLButtonElement>(null);

  const copy = async (item: LineItem) => {
    setReading(true);
    setFailed(undefined);
    setPicked(undefined);
    setNote("");
    try {
      const { records } = await client.fetchQuery(
        adsWholeList(targetingCriteria.list, scope, targetingInput(accountId, item.id)),
      );
      const criteria = records.flatMap((one) => asNew(one) ?? []);
      const name = lineItemName(item);
      if (criteria.length === 0) {
        setNote(
          records.length === 0
            ? `${name} has no targeting to copy.`
            : `Everything that ${name} is targeted by is of kinds that are not known here.`,
        );
        return;
      }
      setPicked({ name, criteria, unknown: records.length - criteria.length });
      setNote(`Look at what would come and go with the targeting of ${name}.`);
    } catch (error) {
      if (!isCallError(error)) throw error;
      setFailed({ item, error });
    } finally {
      setReading(false);
    }
  };
  return (
    <div className={classNames("flex flex-col items-start gap-2", picked && "w-full")}>
      <Button ref={opener} size="small" aria-haspopup="dialog" busy={reading} onClick={() => setQuery("")}>
        Copy from another line item…
      </Button>
      {/* Visible in the box already, so it is only announced. */}
      <p role="status" className={picked ? "sr-only" : "text-sm empty:hidden"}>
        {note}
      </p>
      {picked && (
        <TakeOverBox
          {...takeOver}
          {...picked}
          onClose={(done) => {
            setPicked(undefined);
            setNote(done ? noteOf(picked.name, done.preview) : "");
            opener.current?.focus();
          }}
        />
      )}
      {failed && (
        <ErrorState
          compact
          title={`The targeting of ${lineItemName(failed.item)} could not be read`}
          error={failed.error}
          onRetry={() => void copy(failed.item)}
        />
      )}
      {query !== undefined && (
        <LineItemPicks
          lineItemId={lineItemId}
          query={query}
          onQuery={setQuery}
          onPick={(item) => void copy(item)}
        />
      )}
    </div>
  );
}

function noteOf(name: string, { comes, goes, stays }: Preview): string {
  return [
    `Took over ${formatNumber(comes.length)} of ${name}.`,
    ...(stays > 0 ? [`${counted(stays, "was", "were")} here already.`] : []),
    ...(goes.length > 0 ? [`${counted(goes.length, "goes", "go")} when it is saved.`] : []),
    "Look through it and save.",
  ].join(" ");
}

interface LineItemPicksProps {
  lineItemId: string;
  query: string;
  onQuery: (query: string | undefined) => void;
  onPick: (item: LineItem) => void;
}

function LineItemPicks({ lineItemId, query, onQuery, onPick }: LineItemPicksProps) {
  const { accountId } = useAccount();
  const { records, complete, error } = useAdsList(list, lineItemsInput(accountId));
  const { campaignName } = useLineItemCampaigns(records, complete);
  const others = records.flatMap((item) =>
    item.id === lineItemId || item.deleted ? [] : { item, id: item.id, name: lineItemName(item) },
  );
  return (
    <PickChoices
      title="Copy the targeting of"
      placeholder="Line item, campaign or ID"
      many="line items"
      items={others}
      none={
        error
          ? "The line items could not be read. Close this and try again."
          : "This account has no other line item."
      }
      reading={!complete && !error}
      groupOf={() => "Line items"}
      parentOf={({ item }) => campaignName(item.campaign_id)}
      rowOf={({ item }) => ({
        about: <LineItemMark item={item} />,
        aside: <PickedId id={item.id} />,
      })}
      query={query}
      onQuery={onQuery}
      onPick={({ item }) => onPick(item)}
    />
  );
}
