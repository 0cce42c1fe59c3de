import { useMemo } from "react";
import { useSettled } from "@/components/ui/use-settled";
import { useAdsQuery } from "@/lib/ads/client";
import * as users from "@/lib/ads/endpoints/users";
import { type Mentionable, mentionsFor } from "@/lib/post-text/mention-at";

const PAUSE_MS = 400;
/** Handles are this long; shorter ones may be incomplete. */
const HANDLE = /^\w{3,15}$/;

/** The candidates for text after an @: handles known to the account, then the user with exactly this one. */
export function useMentionables(typed: string | undefined, known: readonly Mentionable[]) {
  const settled = useSettled(typed, PAUSE_MS);
  const found = useMemo(() => (typed === undefined ? [] : mentionsFor(typed, known)), [typed, known]);
  const isKnown = found.some(({ handle }) => handle.toLowerCase() === typed?.toLowerCase());
  const asks = typed !== undefined && typed === settled && HANDLE.test(typed) && !isKnown;
  const lookup = useAdsQuery(users.byUsername, { username: asks ? typed : "" }, { enabled: asks });
  const user = asks ? lookup.data?.data.data : undefined;
  return useMemo<readonly Mentionable[]>(
    () => (user ? [...found, { handle: user.username, name: user.name }] : found),
    [found, user],
  );
}
