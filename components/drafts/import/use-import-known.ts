import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useMediaByKey } from "@/components/media/use-media-library";
import { useAttachableCards } from "@/components/posts/use-attachable-cards";
import { useAuthors } from "@/components/posts/use-authors";
import { useAccount } from "@/components/shell/account";
import { adsQuery, adsWholeList, useScope } from "@/lib/ads/client";
import { SHORT_PAGE_MAX } from "@/lib/ads/endpoint";
import * as draftPosts from "@/lib/ads/endpoints/draft-posts";
import * as users from "@/lib/ads/endpoints/users";
import { type CallError, isCallError, RefusedError } from "@/lib/ads/errors";
import { draftTitle } from "@/lib/drafts/draft-view";
import { namesOf } from "@/lib/drafts/import/import-names";
import type { DraftImportContext } from "@/lib/drafts/import/import-rows";
import type { ImportTimes } from "@/lib/drafts/import/import-times";
import { sameWords } from "@/lib/posts/post-rules";

/** Milliseconds without a keystroke before authors are looked up. */
const SETTLE_MS = 400;

type Named = { readonly kind: "id" | "handle"; readonly value: string };
const keyOf = ({ kind, value }: Named) => `${kind}:${value}`;

/** The users with ids and handles, read in as few calls as possible. Null for none. */
function useUsersNamed(named: readonly Named[]) {
  const scope = useScope();
  const client = useQueryClient();
  const [found, setFound] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [error, setError] = useState<CallError>();
  const [attempt, setAttempt] = useState(0);
  const asked = [...new Set(named.map(keyOf))].filter((key) => !found.has(key)).join(" ");
  // Another attempt repeats the request.
  const question = useMemo(() => ({ asked, attempt }), [asked, attempt]);
  useEffect(() => {
    const { asked } = question;
    if (asked === "") return;
    let gone = false;
    const timer = setTimeout(async () => {
      const chunk = asked.split(" ").slice(0, users.USERS_MAX);
      const of = (kind: Named["kind"]) =>
        chunk.filter((key) => key.startsWith(`${kind}:`)).map((key) => key.slice(kind.length + 1));
      const [ids, handles] = [of("id"), of("handle")];
      const input = {
        ...(ids.length > 0 && { user_id: ids }),
        ...(handles.length > 0 && { screen_name: handles }),
      };
      const answers = new Map<string, string | null>(chunk.map((key) => [key, null]));
      try {
        const { data } = await client.fetchQuery({
          ...adsQuery(users.lookup, scope, input),
          staleTime: 5 * 60_000,
        });
        for (const user of data) {
          answers.set(`id:${user.id}`, user.id).set(`handle:${user.screen_name.toLowerCase()}`, user.id);
        }
      } catch (failure) {
        if (gone) return;
        if (!isCallError(failure)) throw failure;
        // None of them exists.
        if (!(failure instanceof RefusedError && failure.status === 404)) return setError(failure);
      }
      if (gone) return;
      setError(undefined);
      setFound((before) => new Map([...before, ...answers]));
    }, SETTLE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [question, client, scope]);
  const retry = () => setAttempt((before) => before + 1);
  return { found, error: asked === "" ? undefined : error, retry };
}

/** The data of the account and the platform that rows are checked against. */
export function useImportKnown(named: readonly Named[]) {
  const authors = useAuthors();
  const { found, error, retry } = useUsersNamed(named);
  const { byKey, complete: allMedia, error: mediaError } = useMediaByKey();
  const cards = useAttachableCards();
  // The service checks what could not be read.
  const cardsPending = !cards.complete && !cards.error;
  const mediaPending = !allMedia && !mediaError;
  const cardsNamed = useMemo(
    () =>
      namesOf(
        cards.records,
        ({ name }) => [name],
        ({ uri }) => uri,
      ),
    [cards.records],
  );
  const mediaNamed = useMemo(
    () =>
      namesOf(
        [...byKey.values()],
        ({ name, file_name }) => [name, file_name],
        ({ media_key }) => media_key,
      ),
    [byKey],
  );
  const { usual } = authors;
  const { byUri, complete: allCards } = cards;
  const known = useMemo<Omit<DraftImportContext, keyof ImportTimes>>(
    () => ({
      usual,
      userOf: (author) => found.get(keyOf(author)),
      typeOf: (key) => byKey.get(key)?.media_type ?? (allMedia ? undefined : "IMAGE"),
      hasCard: (uri) => byUri.has(uri) || !allCards,
      cardsNamed: (name) => (cardsPending ? undefined : cardsNamed(name)),
      mediaNamed: (name) => (mediaPending ? undefined : mediaNamed(name)),
    }),
    [usual, found, byKey, allMedia, byUri, allCards, cardsPending, cardsNamed, mediaPending, mediaNamed],
  );
  const { authors: all } = authors;
  return {
    known,
    /** The users that the account may post as. */
    authors: useMemo(() => all.map(({ id }) => id), [all]),
    /** Until everything is read, an invalid row may seem valid. */
    pending: authors.pending || mediaPending || cardsPending,
    cardsError: cards.error,
    error,
    retry,
  };
}

/** Drafts are listed for one user at a time; with more users than this they are not searched. */
const AUTHORS_LOOKED_AT = 10;

/** The names of existing drafts, by their text. */
export function useDraftsByWords(userIds: readonly string[]): ReadonlyMap<string, string> {
  const { accountId } = useAccount();
  const scope = useScope();
  return useQueries({
    queries: userIds
      .slice(0, AUTHORS_LOOKED_AT)
      .map((id) =>
        adsWholeList(draftPosts.list, scope, { account_id: accountId, user_id: id, count: SHORT_PAGE_MAX }),
      ),
    combine: byWords,
  });
}

function byWords(
  results: readonly {
    readonly data: { readonly records: readonly Parameters<typeof draftTitle>[0][] } | undefined;
  }[],
): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const draft of results.flatMap(({ data }) => data?.records ?? [])) {
    const words = sameWords(draft.text);
    if (words !== undefined) titles.set(words, draftTitle(draft));
  }
  return titles;
}
