import { X } from "lucide-react";
import { useState } from "react";
import { usePermission } from "@/components/shell/account";
import { useUsers } from "@/components/shell/use-users";
import { Button } from "@/components/ui/button";
import { deleteLater, usePendingDeletions } from "@/components/ui/delete-later";
import { IconButton } from "@/components/ui/icon-button";
import { TimeText } from "@/components/ui/time-text";
import { useAdsMutation, useAdsQuery } from "@/lib/ads/client";
import * as subscriptions from "@/lib/ads/endpoints/activity-subscriptions";
import { USERS_MAX } from "@/lib/ads/endpoints/users";
import { listensTo } from "@/lib/developer/subscription-words";
import { OwnedItem, OwnedList } from "./owned-list";
import { SubscribeDialog } from "./subscribe-dialog";
import { useWebhooks } from "./webhooks";

/** The application's subscriptions, with ways to add and end them. */
export function Subscriptions({ zone }: { zone: string }) {
  const [asking, setAsking] = useState(false);
  const { reason } = usePermission(subscriptions.create);
  const query = useAdsQuery(subscriptions.list, { max_results: subscriptions.SUBSCRIPTIONS_PAGE_MAX });
  const { mutateAsync } = useAdsMutation(subscriptions.remove);
  const { addressOf } = useWebhooks();
  const pendingDeletions = usePendingDeletions();
  const records = query.data?.data.data;
  const users = useUsers(
    [...new Set((records ?? []).flatMap(({ filter }) => filter.user_id ?? []))].slice(0, USERS_MAX),
  );
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <OwnedList
          label="Subscriptions"
          query={query}
          items={records}
          more={query.data?.data.meta.next_token !== undefined}
          none="The application listens for nothing. Subscribe to something to see it on the stream."
        >
          {(record) => {
            const { subscription_id: id, event_type: event, webhook_id: webhook, tag } = record;
            const key = `subscription ${id}`;
            return (
              <OwnedItem
                key={id}
                pendingDeletion={pendingDeletions.has(key)}
                name={
                  <>
                    <code className="font-mono text-sm">{event}</code>{" "}
                    <span className="font-normal">
                      {listensTo(record.filter, (user) => users.get(user)?.screen_name)}
                    </span>
                  </>
                }
                about={
                  <>
                    {webhook === null ? "On the stream" : `To ${addressOf(webhook)}`}
                    {tag !== null && ` · ${tag}`} · since <TimeText at={record.created_at} zone={zone} />
                  </>
                }
              >
                <IconButton
                  size="small"
                  label={`End the subscription to ${event}`}
                  disabledReason={pendingDeletions.has(key) ? "It is being ended." : reason}
                  onClick={() =>
                    deleteLater({
                      key,
                      name: `subscription to ${event}`,
                      send: () => mutateAsync({ subscription_id: id }),
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
      <Button disabledReason={reason} onClick={() => setAsking(true)}>
        Subscribe
      </Button>
      {asking && <SubscribeDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
