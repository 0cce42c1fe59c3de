import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { type PendingChange, pendingById, pendingChanges } from "@/lib/pending-changes";
import { type CampaignChange, withChange } from "./change";

/**
 * What this page knows about campaigns beyond the list it loaded: changes under way, shown before the service
 * has answered, and answers, which are newer than the list. The list itself stays untouched, so a page that
 * arrives late cannot undo a change, and a change that fails is undone by forgetting it.
 */
export interface OverlayState {
  readonly answers: ReadonlyMap<string, { readonly record: Campaign; readonly at: number }>;
  readonly pending: readonly PendingChange<CampaignChange>[];
  /** Campaigns whose deletion waits in its grace window, or is being sent. */
  readonly leaving: ReadonlySet<string>;
}

const EMPTY: OverlayState = { answers: new Map(), pending: [], leaving: new Set() };

export interface Overlay {
  readonly state: () => OverlayState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows changes at once; the function returned forgets them again, or those of some campaigns. */
  readonly begin: (changes: readonly PendingChange<CampaignChange>[]) => (ids?: readonly string[]) => void;
  /** Keeps records that the service answered with. */
  readonly answer: (records: readonly Campaign[], at?: number) => void;
  /** Marks campaigns as about to be deleted; the function returned takes the mark away. */
  readonly leave: (ids: readonly string[]) => () => void;
  /** Forgets answers older than a fresh reading of the list. */
  readonly forgetBefore: (time: number) => void;
}

export function createOverlay(): Overlay {
  let state = EMPTY;
  const listeners = new Set<() => void>();
  const set = (next: Partial<OverlayState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const pending = pendingChanges<CampaignChange>();
  pending.subscribe(() => set({ pending: pending.current() }));
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: pending.begin,
    answer: (records, at = Date.now()) => {
      const answers = new Map(state.answers);
      for (const record of records) answers.set(record.id, { record, at });
      set({ answers });
    },
    leave: (ids) => {
      set({ leaving: new Set([...state.leaving, ...ids]) });
      return () => set({ leaving: new Set([...state.leaving].filter((id) => !ids.includes(id))) });
    },
    forgetBefore: (time) => {
      const kept = [...state.answers].filter(([, { at }]) => at >= time);
      if (kept.length < state.answers.size) set({ answers: new Map(kept) });
    },
  };
}

const overlays = new Map<string, Overlay>();

/** The overlay of one account, shared by everything on the page and kept while it is open. */
export function overlayOf(environment: string, accountId: string): Overlay {
  const key = `${environment} ${accountId}`;
  const overlay = overlays.get(key) ?? createOverlay();
  overlays.set(key, overlay);
  return overlay;
}

/** The list as it stands with everything known since. New campaigns come first. */
export function withOverlay(
  records: readonly Campaign[],
  { answers, pending }: OverlayState,
): readonly Campaign[] {
  if (answers.size === 0 && pending.length === 0) return records;
  const changes = pendingById(pending);
  const listed = new Set<string>();
  const current = records.map((record) => {
    const answer = answers.get(record.id)?.record;
    if (answer) listed.add(record.id);
    return changed(newer(record, answer), changes.get(record.id));
  });
  const created = [...answers.values()]
    .filter(({ record }) => !listed.has(record.id))
    .map(({ record }) => changed(record, changes.get(record.id)));
  return created.length > 0 ? [...created.reverse(), ...current] : current;
}

/** An answer wins over the list unless the list shows a later change; deletion is never taken back. */
function newer(record: Campaign, answer: Campaign | undefined): Campaign {
  if (!answer || (record.deleted && !answer.deleted)) return record;
  return record.updated_at > answer.updated_at ? record : answer;
}

function changed(record: Campaign, change: CampaignChange | undefined): Campaign {
  return change ? withChange(record, change) : record;
}
