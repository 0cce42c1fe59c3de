"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useMemo } from "react";
import { cardGraceKey } from "@/components/cards/delete-card";
import { useAccount } from "@/components/shell/account";
import { NewLink } from "@/components/shell/allowed-link";
import { accountHref } from "@/components/shell/dashboard-route";
import { RowsGate, type RowsKind, RowsPage, useRows } from "@/components/shell/rows-page";
import { listInAddress, useListView } from "@/components/shell/use-list-view";
import { useSecond } from "@/components/shell/use-now";
import { openedIn } from "@/components/shell/use-opened";
import { EmptyState } from "@/components/ui/empty-state";
import { Segmented } from "@/components/ui/segmented";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX } from "@/lib/ads/endpoint";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import type { PollCard } from "@/lib/polls/poll-form";
import { arrangePolls, POLL_COLUMNS, POLL_EXPORT, POLL_STATES } from "@/lib/polls/poll-list";
import { PollPanel } from "./poll-panel";
import { PollRows } from "./poll-rows";

const POLLS: RowsKind<PollCard> = {
  title: "Polls",
  one: "poll",
  many: "polls",
  needs: pollCards.list,
  widths: ["w-64", "w-40", "w-72", "w-16", "w-32", "w-24"],
  searchedBy: "Name or choice",
  clear: "Show all polls",
  nameOf: ({ name }) => name,
  graceKey: cardGraceKey("poll"),
};

const STATES = [
  { value: "all", label: "All" },
  { value: "open", label: "Open" },
  { value: "closed", label: "Closed" },
] as const;

const IN_ADDRESS = listInAddress(POLL_COLUMNS, { column: "end_time", descending: true });
const STATE = parseAsStringLiteral(POLL_STATES).withDefault("all");

/** Every poll of the account, with the time that is left of each. */
export const Polls = () => (
  <RowsGate kind={POLLS}>
    <PollList />
  </RowsGate>
);

function PollList() {
  const place = useAccount();
  const view = useListView(IN_ADDRESS);
  const [state, setState] = useQueryState("state", STATE);
  const list = useAdsList(pollCards.list, { account_id: place.accountId, count: PAGE_MAX });
  const second = useSecond();
  const now = second ?? 0;
  const { records } = list;
  const { search, sort } = view;
  const shown = useMemo(
    () => arrangePolls(records, { search, state, sort, now }),
    [records, search, state, sort, now],
  );
  const rows = useRows(POLLS, { view, list, shown, into: POLL_EXPORT });
  const create = (
    <NewLink needs={pollCards.create} href={accountHref(place, "polls/new")}>
      New poll
    </NewLink>
  );
  return (
    <>
      <RowsPage
        rows={rows}
        actions={create}
        waiting={second === undefined}
        filters={<Segmented label="State" value={state} onValueChange={setState} options={STATES} />}
        onClear={() => void setState(null)}
        empty={
          <EmptyState title="No polls yet" action={create}>
            A poll asks the readers of a post to choose. Its clock starts the moment it is created, so create
            it last: when the post that carries it is ready to go out.
          </EmptyState>
        }
      >
        <PollRows {...rows.body} now={now} />
      </RowsPage>
      <PollPanel {...openedIn(list, view)} zone={rows.body.zone} now={now} />
    </>
  );
}
