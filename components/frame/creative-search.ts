import { useQueries, useQueryClient } from "@tanstack/react-query";
import { matchSorter, rankings } from "match-sorter";
import { type AccountRoute, useOpenRoute } from "@/components/shell/dashboard-route";
import { openSections } from "@/components/shell/sections";
import { useOpenPermissions } from "@/components/shell/use-open-permissions";
import { useSettled } from "@/components/ui/use-settled";
import { cachedRecords } from "@/lib/ads/cached-records";
import { adsQuery } from "@/lib/ads/client";
import * as cards from "@/lib/ads/endpoints/cards";
import * as audiences from "@/lib/ads/endpoints/custom-audiences";
import * as drafts from "@/lib/ads/endpoints/draft-posts";
import * as imageConversations from "@/lib/ads/endpoints/image-conversation-cards";
import * as media from "@/lib/ads/endpoints/media-library";
import * as polls from "@/lib/ads/endpoints/poll-cards";
import * as videoConversations from "@/lib/ads/endpoints/video-conversation-cards";

/** A card, a poll, a conversation, a draft, a file or an audience, by what people look for. */
export interface FoundCreative {
  /** Section of its page. */
  readonly section: string;
  /** What its panel goes by. */
  readonly id: string;
  readonly name: string;
  /** More to find it by: a file name, an address, the text of a draft. */
  readonly also: string;
}

/** What the records of these resources may have of a name. */
interface Named {
  readonly id?: string;
  readonly media_key?: string;
  readonly name?: string | null;
  readonly file_name?: string | null;
  readonly text?: string | null;
  readonly card_uri?: string | null;
  readonly deleted?: boolean;
}

/** Every list of the account that is searched; each is one call for each search. */
const LISTS = [
  { section: "cards", list: cards.list },
  { section: "polls", list: polls.list },
  { section: "conversations", list: imageConversations.list },
  { section: "conversations", list: videoConversations.list },
  { section: "drafts", list: drafts.list },
  { section: "media", list: media.list },
  { section: "audiences", list: audiences.list },
] as const;

const SHOWN_MAX = 8;
const ASKED_MAX = 5;
const LETTERS_MIN = 2;
const TYPING_MS = 250;
const STALE_MS = 60_000;

/**
 * Creatives and audiences of the open account by name or id: as this tab has read them, and as the service finds those
 * whose names begin with the words. The service cannot search drafts; of those the last page is looked through.
 */
export function useCreativeSearch(typed: string): readonly FoundCreative[] {
  const client = useQueryClient();
  const here = useOpenRoute();
  const permissions = useOpenPermissions(here);
  const words = useSettled(typed, TYPING_MS);
  const open =
    here && permissions.state === "known" ? openSections(permissions).map(({ section }) => section) : [];
  const asked = words.length >= LETTERS_MIN && words === typed ? words : undefined;
  // What is answered is kept, and stands below among what this tab has read.
  useQueries({ queries: here && asked !== undefined ? queriesFor(here, open, asked) : [] });
  if (!here) return [];
  const known = LISTS.filter(({ section }) => open.includes(section)).flatMap(({ section, list }) =>
    cachedRecords<Named>(client, here, here.accountId, list, idOf)
      .filter(({ deleted }) => deleted !== true)
      .map((record) => found(section, record)),
  );
  return creativesNamed(known, typed);
}

/** Those of a list that words are about: in the name, or the whole or the beginning of an id. */
export function creativesNamed(all: readonly FoundCreative[], words: string): readonly FoundCreative[] {
  return matchSorter(all, words, {
    keys: ["name", "also", { key: "id", threshold: rankings.STARTS_WITH }],
    threshold: rankings.CONTAINS,
  }).slice(0, SHOWN_MAX);
}

const idOf = (record: Named): string => record.media_key ?? record.id ?? "";

function found(section: string, record: Named): FoundCreative {
  const { name, file_name: file, text, card_uri: uri } = record;
  return {
    section,
    id: idOf(record),
    name: name || file || text || idOf(record),
    also: [file, text, uri].filter(Boolean).join("\n"),
  };
}

function queriesFor(here: AccountRoute, open: readonly string[], q: string) {
  const account = { account_id: here.accountId };
  const usual = { staleTime: STALE_MS, retry: false } as const;
  const named = { ...account, q, count: ASKED_MAX };
  return [
    { section: "cards", ...adsQuery(cards.list, here, named), ...usual },
    { section: "polls", ...adsQuery(polls.list, here, named), ...usual },
    { section: "conversations", ...adsQuery(imageConversations.list, here, named), ...usual },
    { section: "conversations", ...adsQuery(videoConversations.list, here, named), ...usual },
    { section: "drafts", ...adsQuery(drafts.list, here, account), ...usual },
    { section: "media", ...adsQuery(media.list, here, named), ...usual },
    { section: "audiences", ...adsQuery(audiences.list, here, named), ...usual },
  ].filter(({ section }) => open.includes(section));
}
