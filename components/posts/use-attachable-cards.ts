import { useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { useAdsList } from "@/lib/ads/client";
import { PAGE_MAX, SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as cards from "@/lib/ads/endpoints/cards";
import * as pollCards from "@/lib/ads/endpoints/poll-cards";
import { ownUnlock } from "@/lib/conversations/own-unlocks";
import { textAt } from "@/lib/previews/read";
import { useConversations } from "./use-conversations";

/** An attachment for posts, of any kind. */
export interface AttachableCard {
  readonly uri: string;
  readonly name: string;
  readonly type: string;
  readonly createdAt: string;
  /** For a poll: when it ends, or ended. */
  readonly pollEnd?: string;
  /** The service's record, for previews. */
  readonly record: unknown;
}

/** Cards of the account, the newest first: components and slides, polls, conversations. */
export function useAttachableCards() {
  const { accountId } = useAccount();
  const plain = useAdsList(cards.list, { account_id: accountId, count: SHORT_PAGE_MAX });
  const polls = useAdsList(pollCards.list, { account_id: accountId, count: PAGE_MAX });
  const conversations = useConversations(accountId);
  const all = useMemo<readonly AttachableCard[]>(
    () =>
      [
        ...plain.records.map(attachable),
        ...polls.records.map(attachable),
        ...conversations.records.map(attachable),
      ].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1)),
    [plain.records, polls.records, conversations.records],
  );
  const byUri = useMemo(() => new Map(all.map((card) => [card.uri, card])), [all]);
  const complete = plain.complete && polls.complete && conversations.complete;
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

/** A card of any kind in the form that posts contain; of a conversation with the post that it unlocks, if known. */
export function attachable(record: {
  id: string;
  card_uri: string;
  name: string;
  card_type: string;
  created_at: string;
}): AttachableCard {
  const pollEnd = textAt(record, "end_time", 40);
  return {
    uri: record.card_uri,
    name: record.name,
    type: record.card_type,
    createdAt: record.created_at,
    ...(pollEnd !== undefined && { pollEnd }),
    record: { ...record, ...ownUnlock(record) },
  };
}
