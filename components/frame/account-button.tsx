"use client";

import { ChevronsUpDown } from "lucide-react";
import { AccountChip } from "@/components/shell/account-chip";
import { type AccountRoute, useOpenRoute } from "@/components/shell/dashboard-route";
import { useOverlays } from "@/components/shell/overlays";
import { useSession } from "@/components/shell/session";
import { useAccountRecord } from "@/components/shell/use-account-record";
import { classNames } from "@/components/ui/class-names";
import { Name } from "@/components/ui/name";
import { Mark } from "./mark";

interface AccountButtonProps {
  collapsed: boolean;
  onOpen?: () => void;
}

/** The open account, at the top of the sidebar; opens the switcher. */
export function AccountButton({ collapsed, onOpen }: AccountButtonProps) {
  const place = useOpenRoute();
  const { open } = useOverlays();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        onOpen?.();
        open("accounts");
      }}
      className={classNames(
        "flex w-full items-center gap-2 rounded-md text-left transition-colors hover:bg-surface-hover",
        collapsed ? "justify-center p-1.5" : "p-1.5 pr-2",
      )}
    >
      {place ? (
        <OpenAccount place={place} collapsed={collapsed} />
      ) : (
        <>
          <Mark />
          <span className={collapsed ? "sr-only" : "min-w-0 flex-1"}>
            <span className="block truncate font-semibold">Flightdeck</span>
            <span className="block truncate text-sm text-text-muted">Choose an account</span>
          </span>
        </>
      )}
      {!collapsed && <ChevronsUpDown size={14} aria-hidden className="shrink-0 text-text-muted" />}
    </button>
  );
}

function OpenAccount({ place, collapsed }: { place: AccountRoute; collapsed: boolean }) {
  const { handle, accountId } = place;
  const { data } = useAccountRecord(place);
  const name = data?.data.name;
  const { handles } = useSession();
  return (
    <>
      <AccountChip accountId={accountId} name={name} />
      <span className={collapsed ? "sr-only" : "min-w-0 flex-1"}>
        <Name className="block truncate font-semibold">{name ?? "Account"}</Name>
        <span className="block truncate text-sm text-text-muted">
          {handles.length > 1 && `@${handle} `}
          <span className="font-mono text-xs">{accountId}</span>
        </span>
        <span className="sr-only">, switch account</span>
      </span>
    </>
  );
}
