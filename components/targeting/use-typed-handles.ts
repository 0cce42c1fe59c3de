import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { adsQuery, useScope } from "@/lib/ads/client";
import { lookup, USERS_MAX } from "@/lib/ads/endpoints/users";
import { type CallError, isCallError, RefusedError } from "@/lib/ads/errors";
import { listPlain } from "@/lib/format/lists";
import { criterion, type NewCriterion } from "@/lib/targeting/criteria";
import { readHandles } from "@/lib/targeting/typed-handles";
import type { TypingDraft } from "./use-targeting-draft";

export type HandleField = ReturnType<typeof useTypedHandles>;

interface Taken {
  readonly added: readonly NewCriterion[];
  readonly complete: boolean;
}

const NONE_TAKEN: Taken = { added: [], complete: false };

/** Handles while they are typed, in any part of the form: saving looks them up and adds them. */
export function useTypedHandles({ typed, type, add }: TypingDraft) {
  const { handles: text, reach = "FOLLOWERS_OF_USER" } = typed;
  const scope = useScope();
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<CallError | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const look = async (handles: readonly string[]) => {
    setBusy(true);
    setError(null);
    const found = await client
      .fetchQuery({ ...adsQuery(lookup, scope, { screen_name: [...handles] }), retry: false })
      .then(
        ({ data }) => data,
        (reason: unknown) => {
          if (!isCallError(reason)) throw reason;
          // The service answers 404 where it finds none (lib/ads/endpoints/users).
          if (reason instanceof RefusedError && reason.status === 404) return [];
          setError(reason);
          return undefined;
        },
      );
    setBusy(false);
    return found;
  };
  return {
    text,
    reach,
    problem,
    error,
    busy,
    field,
    change: (handles: string) => {
      setProblem(undefined);
      type({ handles });
    },
    choose: type,
    /** Adds the typed handles: returns what was added, and whether some remain to be corrected. */
    take: async (): Promise<Taken> => {
      const { handles, unreadable } = readHandles(text);
      if (unreadable.length > 0 || handles.length === 0 || handles.length > USERS_MAX) {
        setProblem(
          handles.length > USERS_MAX
            ? `At most ${USERS_MAX} handles at a time. Add the rest afterwards.`
            : `A handle has up to 15 letters, digits or underscores${unreadable.length > 0 ? `, unlike ${unreadable[0]}` : ""}.`,
        );
        return NONE_TAKEN;
      }
      const found = await look(handles);
      if (!found) return NONE_TAKEN;
      const added = found.map(({ id, screen_name }) => criterion(reach, id, { name: `@${screen_name}` }));
      add(added);
      const known = new Set(found.map(({ screen_name }) => screen_name.toLowerCase()));
      const missing = handles.filter((handle) => !known.has(handle.toLowerCase()));
      const names = listPlain(missing.map((handle) => `@${handle}`));
      type({ handles: names });
      setProblem(missing.length > 0 ? `No user is called ${names}. Correct or remove.` : undefined);
      return { added, complete: missing.length === 0 };
    },
  };
}
