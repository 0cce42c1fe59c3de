import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Segmented } from "@/components/ui/segmented";
import { toast } from "@/components/ui/toast";
import { WebAddressInput } from "@/components/ui/web-address-input";
import { useAdsMutation } from "@/lib/ads/client";
import * as trackingTags from "@/lib/ads/endpoints/tracking-tags";
import { wordsOf } from "@/lib/ads/params";
import { refusedFields } from "@/lib/ads/refused-fields";
import { trackingTagName } from "@/lib/line-items/line-item-words";

interface TrackingTagDialogProps {
  lineItemId: string;
  /** The one to change; undefined for a new one. */
  tag: trackingTags.TrackingTag | undefined;
  onClose: () => void;
}

const TYPES = trackingTags.TRACKING_TAG_TYPES.map((value) => ({ value, label: trackingTagName(value) }));
const urlOfTag = trackingTags.create.params.shape.tracking_tag_url;

/** Adds a tracking tag to a line item, or changes the address of one; its kind stays what it is. */
export function TrackingTagDialog({ lineItemId, tag, onClose }: TrackingTagDialogProps) {
  const { accountId } = useAccount();
  const [type, setType] = useState<(typeof trackingTags.TRACKING_TAG_TYPES)[number]>("IMPRESSION_TAG");
  const [typed, setTyped] = useState(tag?.tracking_tag_url ?? "");
  const [tried, setTried] = useState(false);
  const create = useAdsMutation(trackingTags.create);
  const update = useAdsMutation(trackingTags.update);
  const error = create.error ?? update.error;
  const url = typed.trim();
  const problem = urlOfTag.safeParse(url).success ? undefined : wordsOf(urlOfTag).rule;
  const refused = refusedFields(error, (parameter) => (parameter === "tracking_tag_url" ? "url" : undefined));
  const forget = () => {
    create.reset();
    update.reset();
  };
  const submit = () => {
    setTried(true);
    if (problem || create.isPending || update.isPending) return;
    const done = (title: string) => () => {
      onClose();
      toast({ title, tone: "positive" });
    };
    const common = { account_id: accountId, tracking_tag_url: url };
    if (tag) {
      update.mutate({ ...common, tracking_tag_id: tag.id }, { onSuccess: done("Changed the tracking tag") });
    } else {
      create.mutate(
        { ...common, line_item_id: lineItemId, tracking_tag_type: type },
        { onSuccess: done("Added the tracking tag") },
      );
    }
  };
  return (
    <FormDialog
      title={tag ? `Change ${trackingTagName(tag.tracking_tag_type).toLowerCase()}` : "Add a tracking tag"}
      description="The address of your measurement partner, called on each view or click."
      action={tag ? "Save" : "Add tracking tag"}
      busy={create.isPending || update.isPending}
      disabledReason={tag && url === tag.tracking_tag_url ? "Nothing is changed yet." : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {!tag && (
        <Field label="Counts">
          <Segmented
            label="Counts"
            className="self-start"
            value={type}
            onValueChange={setType}
            options={TYPES}
          />
        </Field>
      )}
      <Field label="Address" required error={refused.fields.get("url") ?? (tried ? problem : undefined)}>
        <WebAddressInput
          value={typed}
          onValueChange={(address) => {
            forget();
            setTyped(address);
          }}
        />
      </Field>
      {error && !refused.complete && (
        <ErrorState compact title="The tracking tag was not saved" error={error} />
      )}
    </FormDialog>
  );
}
