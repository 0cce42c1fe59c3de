import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { usePermission } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { deleteLater, usePendingDeletions } from "@/components/ui/delete-later";
import { IconButton } from "@/components/ui/icon-button";
import { StatusMark } from "@/components/ui/status-mark";
import { TimeText } from "@/components/ui/time-text";
import { toast } from "@/components/ui/toast";
import { refreshResource, useAdsMutation, useAdsQuery, useScope } from "@/lib/ads/client";
import * as subscriptions from "@/lib/ads/endpoints/activity-subscriptions";
import * as webhooks from "@/lib/ads/endpoints/webhooks";
import { errorSentences } from "@/lib/ads/error-words";
import { OwnedItem, OwnedList } from "./owned-list";
import { RegisterWebhook } from "./register-webhook";
import { ReplayDialog } from "./replay-dialog";

/** Where events are delivered to. */
export function Webhooks({ zone }: { zone: string }) {
  const [open, setOpen] = useState<"register" | { replay: string }>();
  const { reason } = usePermission(webhooks.create);
  const { query, records } = useWebhooks();
  const client = useQueryClient();
  const scope = useScope();
  const remove = useAdsMutation(webhooks.remove, {
    // Its subscriptions go with it.
    onSettled: () => {
      void refreshResource(client, webhooks.remove, scope);
      void refreshResource(client, subscriptions.list, scope);
    },
  });
  const check = useAdsMutation(webhooks.validate);
  const pendingDeletions = usePendingDeletions();
  const challenge = (id: string, url: string) =>
    check.mutate(
      { webhook_id: id },
      {
        onSuccess: () => toast({ title: `${url} answers`, tone: "positive" }),
        onError: (error) =>
          toast({ title: `${url} was not confirmed`, description: errorSentences(error), tone: "blocked" }),
      },
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <OwnedList label="Webhooks" query={query} items={records} none="Nothing is delivered anywhere.">
          {({ id, url, valid, created_at }) => {
            const key = `webhook ${id}`;
            const going = pendingDeletions.has(key) ? "It is being removed." : reason;
            return (
              <OwnedItem
                key={id}
                pendingDeletion={pendingDeletions.has(key)}
                name={url}
                about={
                  <>
                    <StatusMark kind={valid ? "running" : "blocked"}>
                      {valid ? "Valid" : "Invalid: nothing is delivered"}
                    </StatusMark>{" "}
                    · since <TimeText at={created_at} zone={zone} />
                  </>
                }
              >
                <Button
                  size="small"
                  busy={check.isPending && check.variables.webhook_id === id}
                  disabledReason={going}
                  onClick={() => challenge(id, url)}
                >
                  Check
                </Button>
                <Button
                  size="small"
                  disabledReason={going ?? (valid ? undefined : "Check it first: it is not valid.")}
                  onClick={() => setOpen({ replay: id })}
                >
                  Replay
                </Button>
                <IconButton
                  size="small"
                  label={`Remove ${url}`}
                  disabledReason={going}
                  onClick={() =>
                    deleteLater({
                      key,
                      name: `webhook ${url} and its subscriptions`,
                      send: () => remove.mutateAsync({ webhook_id: id }),
                    })
                  }
                >
                  <X size={14} aria-hidden />
                </IconButton>
              </OwnedItem>
            );
          }}
        </OwnedList>
      </div>
      <Button disabledReason={reason} onClick={() => setOpen("register")}>
        Register webhook
      </Button>
      {open === "register" && <RegisterWebhook onClose={() => setOpen(undefined)} />}
      {typeof open === "object" && (
        <ReplayDialog webhookId={open.replay} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

/** The application's webhooks, with their addresses. */
export function useWebhooks() {
  const query = useAdsQuery(webhooks.list, {});
  const records = query.data?.data.data;
  /** Its id where it is not known. */
  const addressOf = (id: string) => records?.find((webhook) => webhook.id === id)?.url ?? id;
  return { query, records, addressOf };
}
