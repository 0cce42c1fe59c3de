"use client";

import { useRouter } from "next/navigation";
import { parseAsString, useQueryState } from "nuqs";
import { useMemo } from "react";
import { BuilderFrame } from "@/components/builder/builder-frame";
import { BuilderOpening } from "@/components/builder/builder-opening";
import { useKeptHistory } from "@/components/builder/use-kept-history";
import { useSaving } from "@/components/builder/use-saving";
import { useChosenMedia } from "@/components/media/use-chosen-media";
import { useAccount, useMay } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import { accountHref, panelHref } from "@/components/shell/place";
import { RoleGate } from "@/components/shell/role-gate";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { useAdsMutation, useAdsQuery, useReadAgain } from "@/lib/ads/client";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import { refusedFields } from "@/lib/ads/refused-fields";
import {
  blankPoll,
  FIELD_OF,
  isPollForm,
  minutesOf,
  type PollField,
  type PollForm,
  pollInput,
  pollLike,
  pollProblems,
} from "@/lib/polls/poll-form";
import { PollFields } from "./poll-fields";
import { PollPreviewBox } from "./poll-preview-box";
import { useSecond } from "./use-second";

const skeleton = <SkeletonRows label="Reading" columns={["w-64", "w-40"]} rows={5} />;

/** Makes a poll. It stays on this device until its last click, because with its creation its time starts. */
export function NewPoll() {
  return (
    <RoleGate needs={pollCards.create} title="New poll" what="new polls" verb="use" waiting={skeleton}>
      <FromAnother />
    </RoleGate>
  );
}

/** `?from=` names a poll to start with: the words are taken over, the time is not. */
function FromAnother() {
  const { accountId } = useAccount();
  const [from] = useQueryState("from", parseAsString);
  const original = useAdsQuery(
    pollCards.get,
    { account_id: accountId, card_id: from ?? "" },
    { enabled: from !== null },
  );
  if (from === null) return <Builder key="blank" name="poll" initial={blankPoll} />;
  const poll = original.data?.data;
  if (!poll) {
    return (
      <BuilderOpening title="New poll" what="The poll to duplicate" reading={original} skeleton={skeleton} />
    );
  }
  return <Builder key={from} name={`poll like ${from}`} initial={() => pollLike(poll)} />;
}

interface BuilderProps {
  name: string;
  initial: () => PollForm;
}

function Builder({ name, initial }: BuilderProps) {
  const place = useAccount();
  const { accountId, failure } = place;
  const readAgain = useReadAgain();
  const may = useMay(pollCards.create);
  const router = useRouter();
  const history = useKeptHistory({ name, accountId, initial, isValue: isPollForm });
  const form = history.value;
  const now = useSecond() ?? 0;
  const clocks = useAccountZone();
  const zone = clocks.zone ?? "UTC";
  const { mutateAsync } = useAdsMutation(pollCards.create);
  const { busy, tried, error, save, forget } = useSaving();
  const change: typeof history.change = (next, how) => {
    forget();
    history.change(next, how);
  };

  const { known: media, reading } = useChosenMedia([form.mediaKey]);
  // Without the account's zone, or on the server, it is not known when it ends.
  const ready = clocks.zone !== undefined && now !== 0;
  const missing = now === 0 ? [] : pollProblems(form, { zone, now, media });
  const refused = refusedFields(error, (parameter) => FIELD_OF[parameter]);
  const touched = (field: PollField) => tried || wasTyped(form, field);
  const errorAt = (field: PollField) =>
    refused.fields.get(field) ??
    (touched(field) ? missing.find((problem) => problem.field === field)?.message : undefined);
  const minutes = now === 0 ? undefined : minutesOf(form, zone, now);
  const drawn = useMemo(() => asRecord(form, minutes), [form, minutes]);
  const submit = () => {
    // Time has gone on since the fields were looked through.
    const sent = Date.now();
    save(ready && pollProblems(form, { zone, now: sent, media }).length === 0, async () => {
      const { data } = await mutateAsync(pollInput(form, { accountId, zone, now: sent }));
      await history.finish();
      toast({ title: `Created ${data.name}`, description: "Voting is open.", tone: "positive" });
      router.push(panelHref(place, "polls", data.id));
    });
  };
  return (
    <BuilderFrame
      title="New poll"
      list={{ href: accountHref(place, "polls"), of: "polls" }}
      history={history}
      blank={blankPoll}
      fields={<PollFields form={form} zone={zone} now={now} onChange={change} errorAt={errorAt} />}
      preview={<PollPreviewBox poll={drawn} name={form.name || "New poll"} />}
      missing={missing}
      notice={
        error && !refused.complete ? (
          <ErrorState compact title="The poll was not created" error={error} />
        ) : failure ? (
          <ErrorState
            compact
            title="The account’s time zone could not be read"
            error={failure}
            onRetry={readAgain}
          />
        ) : undefined
      }
      primary={{
        label: "Create poll: starts now",
        onClick: submit,
        busy,
        disabledReason: may.reason ?? clocks.reason ?? (now === 0 ? "Reading the account…" : reading),
      }}
    />
  );
}

/** Whether something was typed at a field, so that what is wrong with it can be said. */
function wasTyped(form: PollForm, field: PollField): boolean {
  if (field === "name") return form.name !== "";
  if (field === "ends") return true;
  if (field === "media") return form.mediaKey !== null;
  return form.choices[Number(field.at(-1))] !== "";
}

/** The poll as the service would tell it, for the preview. */
function asRecord(form: PollForm, minutes: number | undefined) {
  const [first_choice, second_choice, third_choice, fourth_choice] = form.choices;
  return {
    first_choice,
    second_choice,
    third_choice,
    fourth_choice,
    media_key: form.mediaKey,
    duration_in_minutes: minutes,
  };
}
