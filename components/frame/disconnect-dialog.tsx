"use client";

import { postForm, returnHere } from "@/components/shell/post-form";
import type { ConnectedHandle } from "@/components/shell/session";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface DisconnectDialogProps {
  /** The handle it asks about; closed without one. */
  handle: ConnectedHandle | undefined;
  onClose: () => void;
}

/** Asks before a handle's access is given back. */
export function DisconnectDialog({ handle, onClose }: DisconnectDialogProps) {
  return (
    <Dialog
      open={handle !== undefined}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      width="narrow"
      title={`Disconnect @${handle?.handle ?? ""}`}
      description="Access is revoked and removed from this browser. Accounts that only this handle reaches disappear here; nothing changes in them."
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            tone="danger"
            onClick={() => {
              if (handle) postForm("/auth/disconnect", { handle: handle.handle, return_to: returnHere() });
            }}
          >
            Disconnect @{handle?.handle}
          </Button>
        </>
      }
    />
  );
}
