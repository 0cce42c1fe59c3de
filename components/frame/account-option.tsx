"use client";

import { Pin } from "lucide-react";
import { AccountChip } from "@/components/shell/account-chip";
import { classNames } from "@/components/ui/class-names";
import type { KnownAccount } from "./visits";

interface AccountOptionProps {
  account: KnownAccount;
  pinned: boolean;
  current: boolean;
  onTogglePin: () => void;
}

/** An account in a list of options. The pin is for the pointer; the keyboard has Alt P. */
export function AccountOption({ account, pinned, current, onTogglePin }: AccountOptionProps) {
  return (
    <>
      <AccountChip accountId={account.accountId} name={account.name} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">
          {account.name}
          {current && <span className="ml-2 font-normal text-sm text-text-muted">open now</span>}
          {pinned && <span className="sr-only">, pinned</span>}
        </span>
        <span className="block truncate text-sm text-text-muted">
          <span className="font-mono text-xs">{account.accountId}</span> via @{account.handle}
        </span>
      </span>
      <span
        aria-hidden
        title={pinned ? "Unpin" : "Pin"}
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.stopPropagation();
          onTogglePin();
        }}
        className={classNames(
          "inline-flex size-6 shrink-0 items-center justify-center rounded-sm hover:bg-surface-hover",
          pinned ? "text-accent-text" : "text-text-muted",
        )}
      >
        <Pin size={14} fill={pinned ? "currentColor" : "none"} />
      </span>
    </>
  );
}
