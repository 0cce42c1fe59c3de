import { X } from "lucide-react";
import { useState } from "react";
import type * as z from "zod";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { TimeText } from "@/components/ui/time-text";
import { useAdsQuery } from "@/lib/ads/client";
import * as activityStream from "@/lib/ads/endpoints/activity-stream";
import * as connections from "@/lib/ads/endpoints/connections";
import { explorerQuery } from "@/lib/developer/explorer-address";
import { EXPLORER } from "../developer-tabs";
import { EndConnections } from "./end-connections";
import { OwnedItem, OwnedList } from "./owned-list";

type Connection = z.infer<typeof connections.connectionRecord>;

/** How often listeners are refreshed. */
const LOOK_AGAIN_MS = 10_000;

/** The current and past listeners of a stream. */
export function Connections({ zone }: { zone: string }) {
  const [withEnded, setWithEnded] = useState(false);
  const [ending, setEnding] = useState<Connection | "all">();
  const place = useAccount();
  const { reason } = usePermission(connections.end);
  const query = useAdsQuery(
    connections.list,
    { status: withEnded ? "all" : "active", max_results: connections.CONNECTIONS_PAGE_MAX },
    { refetchInterval: LOOK_AGAIN_MS },
  );
  const records = query.data?.data.data;
  const open = (records ?? []).filter(isOpen);
  return (
    <div className="flex flex-col items-start gap-3">
      <Checkbox checked={withEnded} onCheckedChange={setWithEnded}>
        Show closed
      </Checkbox>
      <div className="w-full">
        <OwnedList
          label="Connections"
          query={query}
          items={records}
          more={query.data?.data.meta.next_token !== undefined}
          none={withEnded ? "No connections yet." : "No open connections."}
        >
          {(connection) => (
            <OwnedItem
              key={connection.id}
              name={<code className="font-mono text-sm">{connection.endpoint_name}</code>}
              about={
                <>
                  From {connection.client_ip} · since <TimeText at={connection.connected_at} zone={zone} />
                  {connection.disconnected_at && (
                    <>
                      {" "}
                      · ended <TimeText at={connection.disconnected_at} zone={zone} />
                      {connection.disconnect_reason && (
                        <>
                          , <code className="font-mono text-sm">{connection.disconnect_reason}</code>
                        </>
                      )}
                    </>
                  )}
                </>
              }
            >
              {isOpen(connection) && (
                <IconButton
                  size="small"
                  label={`End the connection from ${connection.client_ip}`}
                  disabledReason={reason}
                  onClick={() => setEnding(connection)}
                >
                  <X size={14} aria-hidden />
                </IconButton>
              )}
            </OwnedItem>
          )}
        </OwnedList>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={`${accountHref(place, EXPLORER)}?${explorerQuery(activityStream.connect, {})}`}>
          Watch the activity stream
        </LinkButton>
        {open.length > 1 && (
          <Button disabledReason={reason} onClick={() => setEnding("all")}>
            End all connections
          </Button>
        )}
      </div>
      {ending && <EndConnections which={ending} onClose={() => setEnding(undefined)} />}
    </div>
  );
}

const isOpen = ({ disconnected_at }: Connection) => disconnected_at === undefined;
