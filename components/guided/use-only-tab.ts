import { useCallback, useEffect, useRef, useState } from "react";
import { rereadHistories, writeHistories } from "@/lib/builder/history-store";
import { plansUnderWay, reloadCreated } from "@/lib/creation/creation-results";
import {
  holdForTab,
  holdOnceFree,
  notifyTaken,
  onTakenElsewhere,
  releaseForTab,
} from "@/lib/jobs/between-tabs";

/** Whether this tab is the one that changes and creates a plan, and how to take over. */
export interface OnlyTab {
  /** Another tab has it. */
  readonly elsewhere: boolean;
  /** The other tab declined: it is creating the plan, or does not answer. */
  readonly refused: boolean;
  readonly takeOver: () => void;
}

const nameOf = (plan: string) => `creation ${plan}`;
/** How long the tab with a plan has to release it, in milliseconds. */
const RELEASE_MS = 2000;

/** How many pages of this tab show each plan. */
const shown = new Map<string, number>();

/** Releases a plan that no page of this tab shows any more, once it is not being created here. */
function releaseUnlessShown(plan: string): void {
  if ((shown.get(plan) ?? 0) > 0) return;
  if (!plansUnderWay.get().has(plan)) {
    releaseForTab(nameOf(plan));
    return;
  }
  const stop = plansUnderWay.subscribe(() => {
    if (plansUnderWay.get().has(plan)) return;
    stop();
    releaseUnlessShown(plan);
  });
}

/**
 * Reserves a plan for one tab of the browser, so that nothing is overwritten or created twice. Other tabs wait until
 * the plan is free, or take it over, unless it is being created at that moment. A tab that releases it first writes
 * what is unsaved; the next one reads that and what exists by then.
 */
export function useOnlyTab(plan: string): OnlyTab {
  const [elsewhere, setElsewhere] = useState(false);
  const [refused, setRefused] = useState(false);
  const asking = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const name = nameOf(plan);
    let gone = false;
    let queued = new AbortController();
    let held = false;
    shown.set(plan, (shown.get(plan) ?? 0) + 1);
    const begin = async () => {
      clearTimeout(asking.current);
      asking.current = undefined;
      if (gone) return releaseUnlessShown(plan);
      held = true;
      await Promise.all([reloadCreated(plan), rereadHistories()]);
      if (held) setElsewhere(false);
    };
    const wait = () => {
      held = false;
      setElsewhere(true);
      setRefused(false);
      queued.abort();
      queued = new AbortController();
      void holdOnceFree(name, queued.signal).then(begin, () => {});
    };
    void holdForTab(name).then((free) => (free ? begin() : gone || wait()));
    const release = async () => {
      held = false;
      setElsewhere(true);
      await writeHistories();
      releaseForTab(name);
      if (!gone) wait();
    };
    let stop: () => void;
    const listen = () => {
      stop = onTakenElsewhere(name, () => {
        // Tabs that wait already come after this one, which also receives its own request.
        if (!held) {
          if (asking.current === undefined) wait();
        } else if (!plansUnderWay.get().has(plan)) void release();
        listen();
      });
    };
    listen();
    return () => {
      gone = true;
      queued.abort();
      clearTimeout(asking.current);
      stop();
      shown.set(plan, (shown.get(plan) ?? 1) - 1);
      releaseUnlessShown(plan);
    };
  }, [plan]);
  const takeOver = useCallback(() => {
    clearTimeout(asking.current);
    asking.current = setTimeout(() => {
      asking.current = undefined;
      setRefused(true);
    }, RELEASE_MS);
    notifyTaken(nameOf(plan));
  }, [plan]);
  return { elsewhere, refused, takeOver };
}
