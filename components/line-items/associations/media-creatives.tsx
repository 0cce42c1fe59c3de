import Link from "next/link";
import { useState } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { NotSet } from "@/components/ui/absent";
import { Button } from "@/components/ui/button";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as accountMedia from "@/lib/ads/endpoints/account-media";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as mediaCreatives from "@/lib/ads/endpoints/media-creatives";
import { creativeTypeName } from "@/lib/media/account-media-view";
import { useShowsMutation } from "../use-shows-mutation";
import { AddMedia } from "./add-media";
import { AssociationList, useAssociationRights } from "./association-list";

/** The media that a line item shows outside of posts. */
export function MediaCreatives({ item }: { item: LineItem }) {
  const place = useAccount();
  const { accountId } = place;
  const [adding, setAdding] = useState(false);
  const { notAdding, notRemoving } = useAssociationRights(item, mediaCreatives);
  const mayLook = usePermission(accountMedia.list);
  const list = useAdsList(mediaCreatives.list, {
    account_id: accountId,
    line_item_ids: [item.id],
    count: PAGE_MAX,
  });
  const { mutateAsync } = useShowsMutation(mediaCreatives.remove, item.id);
  return (
    <div className="flex flex-col items-start gap-2">
      <AssociationList
        label="Media"
        list={list}
        none={
          item.product_type === "MEDIA"
            ? "No media yet. A line item needs some to show."
            : "None: on the publisher network it shows its posts."
        }
        rowOf={({ creative_type, account_media_id, landing_url }) => {
          const name = creativeTypeName(creative_type);
          return {
            name: `${name} ${account_media_id}`,
            removed: `the use of ${name} ${account_media_id}`,
            content: (
              <>
                <span className="flex items-baseline gap-2">
                  <Link
                    href={panelHref(place, "media/account", account_media_id)}
                    prefetch={false}
                    className="text-accent-text leading-6 hover:underline"
                  >
                    {name}
                  </Link>{" "}
                  <span className="font-mono text-text-muted text-xs">{account_media_id}</span>
                </span>
                {!mediaCreatives.isPreroll(creative_type) && (
                  <span className="block truncate text-sm text-text-muted">
                    Destination: {landing_url ?? <NotSet />}
                  </span>
                )}
              </>
            ),
          };
        }}
        disabledReason={notRemoving}
        remove={({ id }) => mutateAsync({ account_id: accountId, media_creative_id: id })}
      />
      <Button disabledReason={notAdding ?? mayLook.reason} onClick={() => setAdding(true)}>
        Add media…
      </Button>
      {adding && (
        <AddMedia
          item={item}
          already={new Set(list.records.map(({ account_media_id }) => account_media_id))}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
