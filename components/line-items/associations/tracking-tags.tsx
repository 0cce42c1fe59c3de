import { Pencil } from "lucide-react";
import { useState } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { useAdsList, useAdsMutation } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import * as trackingTags from "@/lib/ads/endpoints/tracking-tags";
import { trackingTagName } from "@/lib/line-items/line-item-words";
import { AssociationList, useAssociationRights } from "./association-list";
import { TrackingTagDialog } from "./tracking-tag-dialog";

/** Third-party addresses that count the results of a line item. */
export function TrackingTags({ item }: { item: LineItem }) {
  const { accountId } = useAccount();
  const [open, setOpen] = useState<"new" | trackingTags.TrackingTag>();
  const { notAdding, notRemoving } = useAssociationRights(item, trackingTags);
  const mayChange = usePermission(trackingTags.update);
  const list = useAdsList(trackingTags.list, {
    account_id: accountId,
    line_item_ids: [item.id],
    count: PAGE_MAX,
  });
  const { mutateAsync } = useAdsMutation(trackingTags.remove);
  return (
    <div className="flex flex-col items-start gap-2">
      <AssociationList
        label="Tracking tags"
        list={list}
        none="No tracking tags."
        rowOf={(tag) => {
          const name = `${trackingTagName(tag.tracking_tag_type)} ${tag.tracking_tag_url}`;
          return {
            name,
            removed: name,
            content: (
              <>
                <span className="block">{trackingTagName(tag.tracking_tag_type)}</span>
                <bdi className="block truncate text-sm text-text-muted" title={tag.tracking_tag_url}>
                  {tag.tracking_tag_url}
                </bdi>
              </>
            ),
            actions: (
              <IconButton
                size="small"
                label={`Change ${name}`}
                disabledReason={mayChange.reason ?? notAdding}
                onClick={() => setOpen(tag)}
              >
                <Pencil size={14} aria-hidden />
              </IconButton>
            ),
          };
        }}
        disabledReason={notRemoving}
        remove={({ id }) => mutateAsync({ account_id: accountId, tracking_tag_id: id })}
      />
      <Button disabledReason={notAdding} onClick={() => setOpen("new")}>
        Add a tracking tag…
      </Button>
      {open && (
        <TrackingTagDialog
          lineItemId={item.id}
          tag={open === "new" ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
