import { useCallback, useEffect, useState } from "react";
import { plansUnderWay, readCreatedAnew } from "@/lib/creation/creation-results";
import {
  holdForTab,
  onTakenElsewhere,
  releaseForTab,
  tellTaken,
  untilReleased,
} from "@/lib/jobs/between-tabs";

/** Whether this tab is the one that creates a plan, and the way to become it. */
export interface OnlyTab {
  /** Another tab has it. */
  readonly elsewhere: boolean;
  /** The other tab was asked for it, and is creating it just now. */
  readonly refused: boolean;
  readonly takeOver: () => void;
}

const nameOf = (plan: string) => `creation ${plan}`;
/** How long the tab that has a plan is given to let go of it, in milliseconds. */
const LET_GO_MS = 2000;

/** How many pages of this tab show each plan. */
const shown = new Map<string, number>();

/** Lets other tabs have a plan that no page of this one shows any more, once it is not being created here. */
function leave(plan: string): void {
  if ((shown.get(plan) ?? 0) > 0) return;
  if (!plansUnderWay.get().has(plan)) {
    releaseForTab(nameOf(plan));
    return;
  }
  const stop = plansUnderWay.subscribe(() => {
    if (plansUnderWay.get().has(plan)) return;
    stop();
    leave(plan);
  });
}

/**
 * Keeps a plan for one tab of the browser, so that nothing of it is created twice. A tab that comes later waits until
 * the plan is free, or takes it over, unless it is being created just then; what exists by then is read anew.
 */
export function useOnlyTab(plan: string): OnlyTab {
  const [elsewhere, setElsewhere] = useState(false);
  const [refused, setRefused] = useState(false);
  /** @returns whether the plan is this tab's now */
  const claim = useCallback(async () => {
    const held = await holdForTab(nameOf(plan));
    if (held) await readCreatedAnew(plan);
    setElsewhere(!held);
    if (held) setRefused(false);
    return held;
  }, [plan]);
  useEffect(() => {
    const name = nameOf(plan);
    const gone = new AbortController();
    shown.set(plan, (shown.get(plan) ?? 0) + 1);
    void claim().then(async (held) => {
      if (gone.signal.aborted) return leave(plan);
      if (held) return;
      await untilReleased(name, gone.signal).catch(() => {});
      if (!gone.signal.aborted) await claim();
    });
    let stop: () => void;
    const listen = () => {
      stop = onTakenElsewhere(name, () => {
        if (!plansUnderWay.get().has(plan)) {
          releaseForTab(name);
          setElsewhere(true);
        }
        listen();
      });
    };
    listen();
    return () => {
      gone.abort();
      stop();
      shown.set(plan, (shown.get(plan) ?? 1) - 1);
      leave(plan);
    };
  }, [plan, claim]);
  const takeOver = useCallback(() => {
    tellTaken(nameOf(plan));
    const waited = AbortSignal.timeout(LET_GO_MS);
    void untilReleased(nameOf(plan), waited).then(claim, () => setRefused(true));
  }, [plan, claim]);
  return { elsewhere, refused, takeOver };
}
