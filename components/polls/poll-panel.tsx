import { Fragment } from "react";
import { CardUses } from "@/components/cards/card-uses";
import { DeleteCard } from "@/components/cards/delete-card";
import { useMediaLookup } from "@/components/media/use-media-lookup";
import { NewPostWith } from "@/components/posts/new-post-with";
import { usePostsShowing } from "@/components/posts/use-posts-showing";
import { PollPreview } from "@/components/previews/previews";
import { useAccount } from "@/components/shell/account";
import { AllowedLink } from "@/components/shell/allowed-link";
import { copyHref } from "@/components/shell/dashboard-route";
import { Fact, Facts, IdFact, PanelSection, RawRecord, TimeFact } from "@/components/ui/facts";
import { type Opened, RecordPanel } from "@/components/ui/record-panel";
import { StatusShape } from "@/components/ui/status-mark";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import { pollTypeName } from "@/lib/cards/card-words";
import { durationText } from "@/lib/polls/duration";
import type { PollCard } from "@/lib/polls/poll-form";
import { isOpen } from "@/lib/polls/poll-view";
import { PollStateMark } from "./poll-state-mark";

interface ClockProps {
  zone: string;
  now: number;
}

/** Everything about one poll: preview, duration, and the posts that show it. */
export function PollPanel({ zone, now, ...opened }: Opened<PollCard> & ClockProps) {
  const place = useAccount();
  return (
    <RecordPanel
      one="poll"
      {...opened}
      name={({ name }) => name}
      footer={(shown) => (
        <Fragment key={shown.id}>
          <DeleteCard
            what="poll"
            card={shown}
            remove={pollCards.remove}
            consequence="It is removed for good and cannot be read again, its votes included."
            onDeleting={opened.onClose}
          />
          <AllowedLink needs={pollCards.create} href={copyHref(place, "polls", shown.id)}>
            Duplicate poll
          </AllowedLink>
          <NewPostWith
            shows={{ card: shown.card_uri }}
            disabledReason={isOpen(shown, now) ? undefined : "The poll has ended: it takes no votes."}
          />
        </Fragment>
      )}
    >
      {(shown) => <Details key={shown.id} poll={shown} zone={zone} now={now} />}
    </RecordPanel>
  );
}

function Details({ poll, zone, now }: ClockProps & { poll: PollCard }) {
  const lookup = useMediaLookup();
  return (
    <>
      <div className="bg-surface-sunken">
        <PollPreview card={poll} media={lookup} name={poll.name} />
      </div>
      <PanelSection title="Poll">
        <Facts>
          <Fact name="State">
            <PollStateMark poll={poll} now={now} />
          </Fact>
          <IdFact name="Card URI" value={poll.card_uri} label="card URI" />
          <IdFact value={poll.id} label="poll id" />
          <Fact name="Type">{pollTypeName(poll.card_type)}</Fact>
          <TimeFact name="Started" at={poll.start_time} zone={zone} show="time-and-zone" />
          <TimeFact name="Ends" at={poll.end_time} zone={zone} show="time-and-zone" />
          <Fact name="Runs">{durationText(Number(poll.duration_in_minutes))}</Fact>
          <Fact name="Votes">
            <span className="text-text-muted">Not reported</span>
          </Fact>
        </Facts>
        <p className="mt-3 text-sm text-text-muted">
          Polls can’t be edited. Duplicate it to make changes: its clock starts when you create it.
        </p>
      </PanelSection>
      <PanelSection title="Used by">
        <Uses poll={poll} now={now} />
      </PanelSection>
      <RawRecord record={poll} />
    </>
  );
}

const HOUR_MS = 60 * 60_000;

/** The posts that show it, with a warning that readers may come too late. */
function Uses({ poll, now }: { poll: PollCard; now: number }) {
  const { uses } = usePostsShowing(poll.card_uri);
  const left = Date.parse(poll.end_time) - now;
  return (
    <>
      {left < HOUR_MS && uses.some(({ kind }) => kind !== "published") && (
        <p className="mb-2 flex gap-2">
          <StatusShape kind="attention" className="mt-1" />
          {isOpen(poll, now)
            ? "Less than an hour is left: who sees these posts later finds the poll closed."
            : "The poll is closed: readers of these posts can’t vote."}
        </p>
      )}
      <CardUses cardUri={poll.card_uri} />
    </>
  );
}
