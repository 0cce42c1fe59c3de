import type { ReactNode } from "react";
import { DialogBandProvider } from "@/components/ui/dialog";

const band = (
  <p className="truncate bg-surface-sunken px-5 py-1 text-sm text-text-muted">
    in <span className="font-medium text-text">the platform API</span>
  </p>
);

/** Dialogs within write to no account, and say so. */
export function PlatformBand({ children }: { children: ReactNode }) {
  return <DialogBandProvider value={band}>{children}</DialogBandProvider>;
}
