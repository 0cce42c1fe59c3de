import { useQueries } from "@tanstack/react-query";
import { useSettled } from "@/components/ui/use-settled";
import { adsQuery } from "@/lib/ads/client";
import { type Campaign, list } from "@/lib/ads/endpoints/campaigns";
import type { KnownAccount } from "./visits";

/** Each is a call for each search. */
const SEARCHED_MAX = 8;
const FOUND_MAX = 5;
const LETTERS_MIN = 2;
const TYPING_MS = 250;
const STALE_MS = 60_000;

/** The form of identifiers: letters and digits mixed, unlike names. */
const IDENTIFIER = /^(?=.*\d)[a-z][0-9a-z]{5,10}$/;

/** Campaigns of one account that a search found. */
interface FoundCampaigns {
  readonly account: KnownAccount;
  readonly campaigns: readonly Campaign[];
}

/**
 * Searches the service for campaigns of several accounts whose names start with the typed text, or which have that id.
 * Debounced.
 */
export function useCampaignSearch(typed: string, accounts: readonly KnownAccount[]) {
  const words = useSettled(typed, TYPING_MS);
  const asked = words.length >= LETTERS_MIN && words === typed ? accounts.slice(0, SEARCHED_MAX) : [];
  const answers = useQueries({
    queries: asked.map(({ environment, handle, accountId }) => ({
      ...adsQuery(list, { environment, handle }, { account_id: accountId, ...searchFor(words) }),
      staleTime: STALE_MS,
      retry: false,
    })),
  });
  return {
    found: asked.flatMap((account, at): FoundCampaigns[] => {
      const campaigns = answers[at]?.data?.data ?? [];
      return campaigns.length > 0 ? [{ account, campaigns }] : [];
    }),
    searching:
      typed.length >= LETTERS_MIN &&
      accounts.length > 0 &&
      (words !== typed || answers.some(({ isPending }) => isPending)),
    failed: asked.filter((_, at) => answers[at]?.isError).map(({ name }) => name),
  };
}

const searchFor = (words: string) =>
  IDENTIFIER.test(words)
    ? { campaign_ids: [words], with_draft: true }
    : { q: words, count: FOUND_MAX, with_draft: true };
