import { useAccount } from "@/components/shell/account";
import { DeleteDialog } from "@/components/ui/delete-dialog";
import type { AnyEndpoint } from "@/lib/ads/endpoint";

interface ConfirmRemovalProps {
  endpoint: AnyEndpoint;
  path: string;
  onSend: () => void;
  onClose: () => void;
}

/** Calls from the explorer leave at once: there is no grace to take a removal back in. */
export function ConfirmRemoval({ endpoint, path, onSend, onClose }: ConfirmRemovalProps) {
  const { account, accountId, environment } = useAccount();
  return (
    <DeleteDialog
      title={endpoint.summary}
      consequence={`It is sent at once, for ${account?.name ?? accountId} in ${environment}, and cannot be undone.`}
      action={`Send ${endpoint.method}`}
      onDelete={onSend}
      onClose={onClose}
    >
      <p className="wrap-anywhere font-mono text-sm">
        {endpoint.method} {path}
      </p>
    </DeleteDialog>
  );
}
