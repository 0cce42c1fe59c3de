import { useQueries, useQueryClient } from "@tanstack/react-query";
import { matchSorter, rankings } from "match-sorter";
import { useOpenRoute } from "@/components/shell/dashboard-route";
import { openSections } from "@/components/shell/sections";
import { useOpenPermissions } from "@/components/shell/use-open-permissions";
import { useSettled } from "@/components/ui/use-settled";
import { cachedRecords } from "@/lib/ads/cached-records";
import { recordQueries } from "./record-queries";
import { idOf, isOfSection, nameOf, SEARCHED_LISTS, type SearchedRecord } from "./searched-lists";

/** A record of the open account, with its search terms. */
export interface FoundRecord {
  /** Section of its page. */
  readonly section: string;
  /** The id in the address of its panel. */
  readonly id: string;
  readonly name: string;
  /** Further text to find it by: a file name, an address, the text of a draft. */
  readonly also: string;
}

const SHOWN_MAX = 8;
const LETTERS_MIN = 2;
const TYPING_MS = 250;

/**
 * Line items, funding sources, creatives, posts and audiences of the open account by name or id: from this tab's
 * cache, and from the service, which finds names that start with the words, and ids. The service cannot search drafts
 * and funding sources; one page of those is searched here.
 */
export function useRecordSearch(typed: string) {
  const client = useQueryClient();
  const here = useOpenRoute();
  const permissions = useOpenPermissions(here);
  const words = useSettled(typed, TYPING_MS);
  const open =
    here && permissions.state === "known" ? openSections(permissions).map(({ section }) => section) : [];
  const isOpen = (section: string) => open.includes(section.split("/")[0] ?? section);
  const asked = words.length >= LETTERS_MIN && words === typed ? words : undefined;
  // Answers are cached, and appear below among the records that this tab has read.
  const answers = useQueries({
    queries:
      here && asked !== undefined ? recordQueries(here, asked).filter(({ section }) => isOpen(section)) : [],
  });
  if (!here || typed === "") return { found: [], searching: false };
  const known = SEARCHED_LISTS.filter(
    // Campaigns of several accounts are searched separately.
    ({ section }) => section !== "campaigns" && isOpen(section),
  ).flatMap(({ section, list }) =>
    cachedRecords<SearchedRecord>(client, here, here.accountId, list, idOf)
      .filter((record) => isOfSection(section, record))
      .map((record) => found(section, record)),
  );
  return {
    found: recordsNamed(known, typed),
    searching: typed.length >= LETTERS_MIN && (words !== typed || answers.some(({ isPending }) => isPending)),
  };
}

/** The records of a list that match words: in the name, or the id or its beginning. */
export function recordsNamed(all: readonly FoundRecord[], words: string): readonly FoundRecord[] {
  const unlike = new Map(all.map((record) => [`${record.section} ${record.id}`, record]));
  return matchSorter([...unlike.values()], words, {
    keys: ["name", "also", { key: "id", threshold: rankings.STARTS_WITH }],
    threshold: rankings.CONTAINS,
  }).slice(0, SHOWN_MAX);
}

function found(section: string, record: SearchedRecord): FoundRecord {
  const { file_name: file, text, card_uri: uri } = record;
  return {
    section,
    id: idOf(record),
    name: nameOf(record),
    also: [file, text, uri].filter(Boolean).join("\n"),
  };
}
