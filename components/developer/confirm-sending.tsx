import type { ReactNode } from "react";
import { useAccount } from "@/components/shell/account";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import { DialogBandProvider } from "@/components/ui/dialog";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import { changesPlatform } from "@/lib/developer/callable";

interface ConfirmSendingProps {
  endpoint: AnyEndpoint;
  path: string;
  onSend: () => void;
  onClose: () => void;
}

/** Calls from the explorer are sent at once: there is no grace period to undo one. */
export function ConfirmSending({ endpoint, path, onSend, onClose }: ConfirmSendingProps) {
  const dialog = (
    <DeleteDialog
      title={endpoint.summary}
      consequence={useConsequence(endpoint)}
      action={`Send ${endpoint.method}`}
      onDelete={onSend}
      onClose={onClose}
    >
      <p className="wrap-anywhere font-mono text-sm">
        {endpoint.method} {path}
      </p>
    </DeleteDialog>
  );
  return changesPlatform(endpoint) ? <PlatformBand>{dialog}</PlatformBand> : dialog;
}

function useConsequence(endpoint: AnyEndpoint): string {
  const { account, accountId, environment, handle } = useAccount();
  if (!changesPlatform(endpoint)) {
    return `It is sent at once, for ${account?.name ?? accountId} in ${environment}, and cannot be undone.`;
  }
  const whose =
    endpoint.forwardedFor === "operators" ? "for everyone who uses the application" : `as @${handle}`;
  return `The platform API has no sandbox: this is done for real and at once, ${whose}.`;
}

const band = (
  <p className="truncate bg-surface-sunken px-5 py-1 text-sm text-text-muted">
    in <span className="font-medium text-text">the platform API</span>
  </p>
);

/** Marks dialogs inside as writing to no account. */
export function PlatformBand({ children }: { children: ReactNode }) {
  return <DialogBandProvider value={band}>{children}</DialogBandProvider>;
}
