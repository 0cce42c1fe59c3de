"use client";

import { RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { ago } from "@/lib/format/durations";
import { formatNumber } from "@/lib/format/numbers";
import { useHydrated } from "./handed-over";

interface SyncStateProps {
  loaded: number;
  complete: boolean;
  fetching: boolean;
  /** When the newest page arrived, in milliseconds. */
  updatedAt: number;
  /** Without details on a phone, which needs the room. */
  briefOnPhones?: boolean;
  onRefresh: () => void;
}

/** How fresh the list is, and how much of it is loaded; the total is unknown. */
export function SyncState({
  loaded,
  complete,
  fetching,
  updatedAt,
  briefOnPhones = false,
  onRefresh,
}: SyncStateProps) {
  const now = useNow(10_000);
  // The server's clock differs: its rendering comes first.
  const hydrated = useHydrated();
  const seconds = hydrated ? Math.max(0, Math.round((now - updatedAt) / 1000)) : 0;
  return (
    <span className="inline-flex items-center gap-1 text-sm text-text-muted tabular-nums">
      <span role="status" className={briefOnPhones ? "max-sm:sr-only" : undefined}>
        {!complete && loaded > 0
          ? `${formatNumber(loaded)} loaded so far…`
          : updatedAt > 0 && `Synced ${ago(seconds * 1_000)}`}
      </span>
      <IconButton label="Read the list again" size="small" onClick={onRefresh}>
        <RefreshCw size={14} aria-hidden className={classNames(fetching && "animate-spin")} />
      </IconButton>
    </span>
  );
}

function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
