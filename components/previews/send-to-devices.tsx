"use client";

import { Send } from "lucide-react";
import { useEffect, useState } from "react";
import { usePermission } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { useAdsMutation, useScope } from "@/lib/ads/client";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";

interface SendToDevicesProps {
  accountId: string;
  draftId: string;
}

/** Long enough to look at the phone, and to prevent sending five by accident. */
const PAUSE = 10_000;

/** Sends a draft to the devices of the current handle, shows who that is, and the service's answer. */
export function SendToDevices({ accountId, draftId }: SendToDevicesProps) {
  const { handle } = useScope();
  const { devicePages } = useSession();
  const may = usePermission(draftPosts.preview);
  const send = useAdsMutation(draftPosts.preview);
  const [resting, setResting] = useState(false);
  const { data, error, isPending } = send;
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), PAUSE);
    return () => clearTimeout(timer);
  }, [resting]);
  const reason = may.reason ?? (resting ? "Just sent. Look at your devices." : undefined);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          busy={isPending}
          disabledReason={reason}
          onClick={() =>
            send.mutate(
              { account_id: accountId, draft_post_id: draftId },
              { onSuccess: () => setResting(true) },
            )
          }
        >
          <Send size={14} aria-hidden />
          Send to my devices
        </Button>
        <span className="text-sm text-text-muted">
          Goes to the official apps of <span className="text-text">@{handle}</span>, and nowhere else.
        </span>
      </div>
      {error && <ErrorState compact title="The preview was not sent" error={error} />}
      {data && !error && (
        <Banner live tone="positive" title={data.data.message}>
          {devicePages && (
            <a
              href={devicePages + encodeURIComponent(handle)}
              target="_blank"
              rel="noreferrer"
              className="text-accent-text underline"
            >
              Open the devices of @{handle} in the emulator
            </a>
          )}
        </Banner>
      )}
    </div>
  );
}
