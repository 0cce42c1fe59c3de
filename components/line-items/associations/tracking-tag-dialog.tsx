import { FormDialog } from "@/components/forms/form-dialog";
import { AddressField, SegmentedField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useAccount } from "@/components/shell/account";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import * as trackingTags from "@/lib/ads/endpoints/tracking-tags";
import { brokenRuleOf, problemsAt } from "@/lib/forms/form-reading";
import { trackingTagName } from "@/lib/line-items/line-item-words";

interface TrackingTagDialogProps {
  lineItemId: string;
  /** The one to change; undefined for a new one. */
  tag: trackingTags.TrackingTag | undefined;
  onClose: () => void;
}

interface TagTyped {
  tracking_tag_type: (typeof trackingTags.TRACKING_TAG_TYPES)[number];
  tracking_tag_url: string;
}

const TYPES = trackingTags.TRACKING_TAG_TYPES.map((value) => ({ value, label: trackingTagName(value) }));
const urlOfTag = trackingTags.create.params.shape.tracking_tag_url;

function readTag({ tracking_tag_type, tracking_tag_url: typed }: TagTyped) {
  const tracking_tag_url = typed.trim();
  return {
    problems: problemsAt({ tracking_tag_url: brokenRuleOf(urlOfTag, tracking_tag_url) }),
    input: { tracking_tag_type, tracking_tag_url },
  };
}

/** Adds a tracking tag to a line item, or changes its address; its kind cannot be changed. */
export function TrackingTagDialog({ lineItemId, tag, onClose }: TrackingTagDialogProps) {
  const { accountId } = useAccount();
  const create = useAdsMutation(trackingTags.create);
  const update = useAdsMutation(trackingTags.update);
  const start: TagTyped = {
    tracking_tag_type: "IMPRESSION_TAG",
    tracking_tag_url: tag?.tracking_tag_url ?? "",
  };
  const form = useServiceForm({
    start,
    edit: tag !== undefined,
    read: (typed: TagTyped, known) => {
      const read = readTag(typed);
      return { ...read, changes: read.input.tracking_tag_url === known.tracking_tag_url ? 0 : 1 };
    },
    send: async ({ tracking_tag_type, tracking_tag_url }) =>
      tag
        ? await update.mutateAsync({ account_id: accountId, tracking_tag_id: tag.id, tracking_tag_url })
        : await create.mutateAsync({
            account_id: accountId,
            line_item_id: lineItemId,
            tracking_tag_type,
            tracking_tag_url,
          }),
    onSent: () => {
      onClose();
      toast({ title: tag ? "Changed the tracking tag" : "Added the tracking tag", tone: "positive" });
    },
    failure: "The tracking tag was not saved",
  });
  return (
    <FormDialog
      form={form}
      title={tag ? `Change ${trackingTagName(tag.tracking_tag_type).toLowerCase()}` : "Add a tracking tag"}
      description="The address of your measurement partner, called on each view or click."
      action={tag ? "Save" : "Add tracking tag"}
      onClose={onClose}
    >
      {!tag && <SegmentedField form={form} name="tracking_tag_type" label="Counts" options={TYPES} />}
      <AddressField form={form} name="tracking_tag_url" label="Address" required />
    </FormDialog>
  );
}
