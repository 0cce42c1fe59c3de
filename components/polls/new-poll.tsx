"use client";

import { parseAsString, useQueryState } from "nuqs";
import { useMemo } from "react";
import { type Builder, type BuilderPartProps, startNew, startWith } from "@/components/builder/builder";
import { BuilderPage } from "@/components/builder/builder-page";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { PollPreview } from "@/components/previews/previews";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { useAdsQuery } from "@/lib/ads/client";
import { create, get } from "@/lib/ads/endpoints/poll-cards";
import { refusedFields } from "@/lib/ads/refused-fields";
import { withMedia } from "@/lib/polls/edit-poll";
import {
  blankPoll,
  isPollForm,
  type PollForm,
  pollDrawing,
  pollFieldOf,
  pollInput,
  pollLike,
  pollProblems,
} from "@/lib/polls/poll-form";
import { PollFields, type PollKnown } from "./poll-fields";
import { usePollKnown } from "./use-poll-known";

/** Makes a poll. It stays on this device until its last click, because with its creation its time starts. */
export function NewPoll() {
  return <BuilderPage builder={newPoll} />;
}

const newPoll: Builder<PollForm, PollKnown> = {
  title: "New poll",
  needs: create,
  closedTo: "new polls",
  useStart: usePollStart,
  isDraft: isPollForm,
  useKnown: usePollKnown,
  problems: (form, known) => (known.now === 0 ? [] : pollProblems(form, known)),
  action: "Create poll: starts now",
  failure: "The poll was not created",
  refusals: (error) => refusedFields(error, pollFieldOf),
  save: async (send, { draft, known: { zone }, account }) => {
    const input = pollInput(draft, { accountId: account.accountId, zone, now: Date.now() });
    const { data } = await send(create, input);
    return {
      title: `Created ${data.name}`,
      description: "Voting is open.",
      href: panelHref(account, "polls", data.id),
    };
  },
  Fields: PollFields,
  Preview,
};

/** `?from=` is a poll to start with: its texts are copied, its time is not; `?media=` is its file. */
function usePollStart() {
  const { accountId } = useAccount();
  const [from] = useQueryState("from", parseAsString);
  const [media] = useQueryState("media", parseAsString);
  const input = { account_id: accountId, card_id: from ?? "" };
  const original = useAdsQuery(get, input, { enabled: from !== null });
  if (media !== null) return startNew(`poll with ${media}`, () => withMedia(media)(blankPoll()));
  if (from === null) return startNew("poll", blankPoll);
  return startWith("The poll to duplicate", original, (poll) =>
    startNew(`poll like ${from}`, () => pollLike(poll)),
  );
}

function Preview({ draft, known: { zone, now } }: BuilderPartProps<PollForm, PollKnown>) {
  const lookup = useMediaLookup();
  // The clock ticks each second; the rendering changes each minute.
  const minute = Math.floor(now / 60_000) * 60_000;
  const drawn = useMemo(() => pollDrawing(draft, zone, minute), [draft, zone, minute]);
  return <PollPreview card={drawn} media={lookup} name={draft.name || "New poll"} />;
}
