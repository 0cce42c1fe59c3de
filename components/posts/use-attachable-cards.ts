import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX, SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as cards from "@/lib/ads/endpoints/cards";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import { ownUnlock } from "@/lib/conversations/own-unlocks";
import { useConversations } from "./use-conversations";

/** What a post can carry, of whatever kind. */
export interface AttachableCard {
  readonly uri: string;
  readonly name: string;
  readonly type: string;
  readonly createdAt: string;
  /** Of a poll: when it ends, or ended. */
  readonly pollEnd?: string;
  /** The service's record, for previews. */
  readonly record: unknown;
}

/**
 * Cards of the account, the newest first: of components and slides, polls, conversations.
 *
 * @param uris only these are needed, 200 at most: cards alone can be asked for by them, so that the others are all read
 *   where one of these is no card
 */
export function useAttachableCards({ uris }: { uris?: readonly string[] } = {}) {
  const { accountId } = useAccount();
  const plain = useAdsList(
    cards.list,
    { account_id: accountId, count: SHORT_PAGE_MAX, ...(uris && { card_uris: [...uris] }) },
    { enabled: uris?.length !== 0 },
  );
  const isCard = (uri: string) => plain.records.some(({ card_uri }) => card_uri === uri);
  const others = uris === undefined || (plain.complete && !uris.every(isCard));
  const polls = useAdsList(pollCards.list, { account_id: accountId, count: PAGE_MAX }, { enabled: others });
  const conversations = useConversations(accountId, { enabled: others });
  const all = useMemo<readonly AttachableCard[]>(
    () =>
      [
        ...plain.records.map(attachable),
        ...polls.records.map((poll) => ({ ...attachable(poll), pollEnd: poll.end_time })),
        ...conversations.records.map((card) => attachable({ ...card, ...ownUnlock(card) })),
      ].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)),
    [plain.records, polls.records, conversations.records],
  );
  const byUri = useMemo(() => new Map(all.map((card) => [card.uri, card])), [all]);
  const complete = plain.complete && (!others || (polls.complete && conversations.complete));
  const error = plain.error ?? polls.error ?? conversations.error;
  return {
    records: all,
    complete,
    error,
    /** Reads on where it broke off. */
    resume: () => {
      for (const list of [plain, polls, conversations]) if (list.error) list.resume();
    },
    /** For previews: the record, nothing, or that it is still being read. */
    recordOf: (uri: string | null) =>
      uri === null ? undefined : (byUri.get(uri)?.record ?? (complete || error ? undefined : "pending")),
    byUri,
  };
}

const attachable = (record: {
  card_uri: string;
  name: string;
  card_type: string;
  created_at: string;
}): AttachableCard => ({
  uri: record.card_uri,
  name: record.name,
  type: record.card_type,
  createdAt: record.created_at,
  record,
});
