import { useState } from "react";
import { useOneAtATime } from "@/components/forms/one-at-a-time";
import { type CallError, isCallError } from "@/lib/ads/errors";

export interface Saving {
  readonly busy: boolean;
  /** Somebody tried to save: from then on empty fields are mistakes. */
  readonly tried: boolean;
  /** What the service said no to. */
  readonly error: CallError | undefined;
  /** Saves if nothing is missing; one click at a time. */
  readonly save: (complete: boolean, send: () => Promise<void>) => void;
  /** Forgets the refusal, which is about what was sent: with a change it may be put right. */
  readonly forget: () => void;
}

/** The saving of what is built, with what a refusal leaves behind. Other failures than refusals are thrown. */
export function useSaving(): Saving {
  const [busy, run] = useOneAtATime();
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<CallError>();
  const save: Saving["save"] = (complete, send) =>
    void run(async () => {
      setTried(true);
      if (!complete) return;
      setError(undefined);
      try {
        await send();
      } catch (failure) {
        if (!isCallError(failure)) throw failure;
        setError(failure);
      }
    });
  return { busy, tried, error, save, forget: () => setError(undefined) };
}
