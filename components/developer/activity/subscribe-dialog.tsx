import { useState } from "react";
import { useSession } from "@/components/shell/session";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { toast } from "@/components/ui/toast";
import { ACTIVITY_EVENTS, type ActivityEvent, isMessageEvent } from "@/lib/ads/activity-events";
import { useAdsMutation, useScope } from "@/lib/ads/client";
import { create } from "@/lib/ads/endpoints/activity-subscriptions";
import { wordsOf } from "@/lib/ads/params";
import { useWebhooks } from "./use-webhooks";

const { filter, tag: tagRule } = create.body.shape;
const userRule = filter.shape.user_id;
const keywordRule = filter.shape.keyword;

const EVENTS = ACTIVITY_EVENTS.map((value) => ({ value, label: value }));
const ON_THE_STREAM = "";

const problemOf = (rule: typeof userRule | typeof keywordRule | typeof tagRule, text: string) =>
  text === "" || rule.safeParse(text).success ? undefined : wordsOf(rule).rule;

/** Begins to listen for an event of a user, with a keyword, or both. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { handle } = useScope();
  const { handles } = useSession();
  const { records: webhooks = [] } = useWebhooks();
  const [event, setEvent] = useState<ActivityEvent>("profile.update.bio");
  const [user, setUser] = useState(handles.find((each) => each.handle === handle)?.userId ?? "");
  const [keyword, setKeyword] = useState("");
  const [tag, setTag] = useState("");
  const [webhook, setWebhook] = useState<string>(ON_THE_STREAM);
  const subscribe = useAdsMutation(create);
  const problems = {
    user:
      user === "" && isMessageEvent(event)
        ? "Messages are those of one user."
        : user === "" && keyword === ""
          ? "Give a user, a keyword, or both."
          : problemOf(userRule, user),
    keyword: problemOf(keywordRule, keyword),
    tag: problemOf(tagRule, tag),
  };
  const wrong = Object.values(problems).some((problem) => problem !== undefined);
  const change = (set: (text: string) => void) => (text: string) => {
    subscribe.reset();
    set(text);
  };
  const submit = () => {
    if (wrong || subscribe.isPending) return;
    const body = {
      event_type: event,
      filter: { ...(user && { user_id: user }), ...(keyword && { keyword }) },
      ...(tag && { tag }),
      ...(webhook && { webhook_id: webhook }),
    };
    subscribe.mutate(
      { body },
      {
        onSuccess: () => {
          onClose();
          toast({ title: `The application listens for ${event}`, tone: "positive" });
        },
      },
    );
  };
  return (
    <FormDialog
      title="Subscribe"
      description="For everybody who uses the application. Private events need the user’s own grant."
      action="Subscribe"
      busy={subscribe.isPending}
      disabledReason={wrong ? "Something is missing or wrong above." : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Event">
        <Select value={event} onValueChange={setEvent} options={EVENTS} />
      </Field>
      <Field label="User" error={problems.user} hint="User ID.">
        <TextInput
          inputMode="numeric"
          value={user}
          onChange={({ target }) => change(setUser)(target.value.trim())}
        />
      </Field>
      <Field label="Keyword" error={problems.keyword} hint="Only events containing this word.">
        <TextInput value={keyword} onChange={({ target }) => change(setKeyword)(target.value)} />
      </Field>
      <Field label="Tag" error={problems.tag} hint="Comes with each event, to tell them apart.">
        <TextInput value={tag} onChange={({ target }) => change(setTag)(target.value)} />
      </Field>
      <Field label="Delivered">
        <Select
          value={webhook}
          onValueChange={change(setWebhook)}
          options={[
            { value: ON_THE_STREAM, label: "On the stream" },
            ...webhooks.map(({ id, url }) => ({ value: id, label: `To ${url}` })),
          ]}
        />
      </Field>
      {subscribe.error && (
        <ErrorState compact title="The application was not subscribed" error={subscribe.error} />
      )}
    </FormDialog>
  );
}
