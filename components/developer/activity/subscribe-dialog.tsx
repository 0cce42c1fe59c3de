import { FormDialog } from "@/components/forms/form-dialog";
import { SelectField, TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useSession } from "@/components/shell/session";
import { toast } from "@/components/ui/toast";
import { ACTIVITY_EVENTS } from "@/lib/ads/activity-events";
import { useAdsMutation, useScope } from "@/lib/ads/client";
import { create } from "@/lib/ads/endpoints/activity-subscriptions";
import {
  readSubscription,
  type SubscriptionTyped,
  subscriptionFieldOf,
} from "@/lib/developer/subscription-form";
import { useWebhooks } from "./webhooks";

const EVENTS = ACTIVITY_EVENTS.map((value) => ({ value, label: value }));

/** Subscribes to an event of a user, with a keyword, or both. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { handle } = useScope();
  const { handles } = useSession();
  const { records: webhooks = [] } = useWebhooks();
  const { mutateAsync } = useAdsMutation(create);
  const start: SubscriptionTyped = {
    event: "profile.update.bio",
    user: handles.find((each) => each.handle === handle)?.userId ?? "",
    keyword: "",
    tag: "",
    webhook: "",
  };
  const form = useServiceForm({
    start,
    read: readSubscription,
    send: (body) => mutateAsync({ body }),
    onSent: (_, { event_type }) => {
      onClose();
      toast({ title: `The application listens for ${event_type}`, tone: "positive" });
    },
    failure: "The application was not subscribed",
    fieldOf: subscriptionFieldOf,
  });
  return (
    <FormDialog
      form={form}
      title="Subscribe"
      description="For everyone who uses the application. Private events need the user’s own grant."
      action="Subscribe"
      onClose={onClose}
    >
      <SelectField form={form} name="event" label="Event" options={EVENTS} />
      <TextField form={form} name="user" label="User" hint="User ID." input={{ inputMode: "numeric" }} />
      <TextField form={form} name="keyword" label="Keyword" hint="Only events containing this word." />
      <TextField form={form} name="tag" label="Tag" hint="Comes with each event, to tell them apart." />
      <SelectField
        form={form}
        name="webhook"
        label="Delivered"
        options={[
          { value: "", label: "On the stream" },
          ...webhooks.map(({ id, url }) => ({ value: id, label: `To ${url}` })),
        ]}
      />
    </FormDialog>
  );
}
