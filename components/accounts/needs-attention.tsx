import { AnchoredPopover } from "@/components/ui/popover";
import type { AccountRow } from "@/lib/accounts/portfolio";
import type { Environment } from "@/lib/ads/endpoint";
import { WhatNeedsYou } from "./what-needs-you";

interface NeedsAttentionProps {
  environment: Environment;
  /** The account to explain; undefined closes the popover. */
  row: AccountRow | undefined;
  anchor: HTMLElement | null;
  onReadAgain: (accountId: string) => void;
  onClose: () => void;
}

/** An account's problems, over the clicked cell. */
export function NeedsAttention({ environment, row, anchor, onReadAgain, onClose }: NeedsAttentionProps) {
  return (
    <AnchoredPopover
      open={row !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      anchor={anchor}
      title="Needs attention"
      className="w-[340px] max-w-[calc(100vw-16px)] p-4"
    >
      {row && (
        <div className="mt-2">
          <WhatNeedsYou environment={environment} row={row} onReadAgain={() => onReadAgain(row.id)} />
        </div>
      )}
    </AnchoredPopover>
  );
}
