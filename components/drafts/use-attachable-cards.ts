import { useMemo } from "react";
import { useConversations } from "@/components/conversations/use-conversations";
import { useAccount } from "@/components/shell/account";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX, SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as cards from "@/lib/ads/endpoints/cards";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import { ownUnlock } from "@/lib/conversations/own-unlocks";

/** What a post can carry, of whatever kind. */
export interface AttachableCard {
  readonly uri: string;
  readonly name: string;
  readonly type: string;
  /** Of a poll: when it ends, or ended. */
  readonly pollEnd?: string;
  /** The service's record, for previews. */
  readonly record: unknown;
}

/** Every card of the account: of components and slides, polls, conversations. */
export function useAttachableCards() {
  const { accountId } = useAccount();
  const plain = useAdsList(cards.list, { account_id: accountId, count: SHORT_PAGE_MAX });
  const polls = useAdsList(pollCards.list, { account_id: accountId, count: PAGE_MAX });
  const conversations = useConversations(accountId);
  const all = useMemo<readonly AttachableCard[]>(
    () => [
      ...plain.records.map(attachable),
      ...polls.records.map((poll) => ({ ...attachable(poll), pollEnd: poll.end_time })),
      ...conversations.records.map((card) => attachable({ ...card, ...ownUnlock(card) })),
    ],
    [plain.records, polls.records, conversations.records],
  );
  const byUri = useMemo(() => new Map(all.map((card) => [card.uri, card])), [all]);
  const complete = plain.complete && polls.complete && conversations.complete;
  const error = plain.error ?? polls.error ?? conversations.error;
  return {
    cards: all,
    complete,
    error,
    /** For previews: the record, nothing, or that it is still being read. */
    recordOf: (uri: string | null) =>
      uri === null ? undefined : (byUri.get(uri)?.record ?? (complete || error ? undefined : "pending")),
    byUri,
  };
}

const attachable = (record: { card_uri: string; name: string; card_type: string }): AttachableCard => ({
  uri: record.card_uri,
  name: record.name,
  type: record.card_type,
  record,
});
