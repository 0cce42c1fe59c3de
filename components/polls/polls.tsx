"use client";

import { Plus } from "lucide-react";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useMemo } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { accountHref } from "@/components/shell/dashboard-route";
import { ExportMenu } from "@/components/shell/export-menu";
import { ListPage } from "@/components/shell/list-page";
import { RoleGate } from "@/components/shell/role-gate";
import { ChosenRows, useRowChoice } from "@/components/shell/row-choice";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { useSecond } from "@/components/shell/use-now";
import { openedIn } from "@/components/shell/use-opened";
import { usePendingDeletions } from "@/components/ui/delete-later";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Segmented } from "@/components/ui/segmented";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import type { PollCard } from "@/lib/polls/poll-form";
import { arrangePolls, POLL_COLUMNS, POLL_EXPORT, POLL_STATES } from "@/lib/polls/poll-list";
import { pollGraceKey } from "./delete-poll";
import { PollPanel } from "./poll-panel";
import { PollRows } from "./poll-rows";

const SKELETON_WIDTHS = ["w-64", "w-40", "w-72", "w-16", "w-32", "w-24"];
const STATES = [
  { value: "all", label: "All" },
  { value: "open", label: "Open" },
  { value: "closed", label: "Closed" },
] as const;

const skeleton = <SkeletonRows label="Reading polls" columns={SKELETON_WIDTHS} rows={6} />;

const IN_ADDRESS = listInAddress(POLL_COLUMNS, { column: "end_time", descending: true });
const STATE = parseAsStringLiteral(POLL_STATES).withDefault("all");

/** Every poll of the account, with the time that is left of each. */
export function Polls() {
  return (
    <RoleGate needs={pollCards.list} title="Polls" what="polls" waiting={skeleton}>
      <PollList />
    </RoleGate>
  );
}

function PollList() {
  const place = useAccount();
  const { accountId, account } = place;
  const view = useListView(IN_ADDRESS);
  const [state, setState] = useQueryState("state", STATE);
  const polls = useAdsList(pollCards.list, { account_id: accountId, count: PAGE_MAX });
  const second = useSecond();
  const now = second ?? 0;
  const leaving = usePendingDeletions();
  const { records } = polls;
  const { search, sort } = view;
  const shown = useMemo(
    () => arrangePolls(records, { search, state, sort, now }),
    [records, search, state, sort, now],
  );
  const zone = account?.timezone ?? "UTC";
  const { shown: drawn, more } = useShowMore(shown);
  const isPendingDeletion = ({ id }: PollCard) => leaving.has(pollGraceKey(id));
  const choice = useRowChoice({
    resource: POLL_EXPORT.resource,
    records,
    shown,
    nameOf: ({ name }) => name,
    isPendingDeletion,
  });
  const clear = () => {
    view.setSearch("");
    void setState(null);
  };
  const newHref = accountHref(place, "polls/new");
  return (
    <>
      <ListPage
        title="Polls"
        one="poll"
        many="polls"
        actions={<NewPollLink href={newHref} />}
        list={polls}
        shown={shown.length}
        waiting={second === undefined}
        search={{ placeholder: "Name or choice", value: search, onValueChange: view.setSearch }}
        filters={<Segmented label="State" value={state} onValueChange={setState} options={STATES} />}
        end={<ExportMenu into={POLL_EXPORT} shown={shown} chosen={choice.chosen} complete={polls.complete} />}
        skeleton={skeleton}
        empty={
          <EmptyState title="No polls yet" action={<NewPollLink href={newHref} />}>
            A poll asks the readers of a post to choose. Its clock starts the moment it is created, so create
            it last: when the post that carries it is ready to go out.
          </EmptyState>
        }
        clear={{ label: "Show all polls", run: clear }}
      >
        <PollRows
          rows={drawn}
          zone={zone}
          now={now}
          view={view}
          choice={choice}
          isPendingDeletion={isPendingDeletion}
        />
        {more}
      </ListPage>
      <ChosenRows choice={choice} into={POLL_EXPORT} />
      <PollPanel {...openedIn(polls, view)} zone={zone} now={now} />
    </>
  );
}

function NewPollLink({ href }: { href: string }) {
  const { reason } = usePermission(pollCards.create);
  return (
    <LinkButton href={href} tone="primary" disabledReason={reason}>
      <Plus size={14} aria-hidden />
      New poll
    </LinkButton>
  );
}
