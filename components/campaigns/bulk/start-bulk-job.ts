import { waitUntil } from "@/lib/ads/allowance";
import type { Scope } from "@/lib/ads/call";
import type { PlannedItem } from "@/lib/campaigns/bulk/bulk-plan";
import { progressOf, tallyOf, undoneAsCsv, unsent } from "@/lib/campaigns/bulk/bulk-progress";
import { lookBeforeGoingOn } from "@/lib/campaigns/bulk/bulk-resume";
import { planRetry } from "@/lib/campaigns/bulk/bulk-retry";
import { type BulkEvent, type BulkPorts, type ItemOutcome, runBulk } from "@/lib/campaigns/bulk/bulk-run";
import { JobJournal } from "@/lib/campaigns/bulk/job-journal";
import { newJobKey } from "@/lib/campaigns/bulk/job-keys";
import { type KeptOutcomes, leftOf } from "@/lib/campaigns/bulk/kept-job";
import type { Overlay } from "@/lib/campaigns/overlay";
import { addJob, type JobActions, type JobUpdate } from "@/lib/jobs";
import { saveFile } from "@/lib/save-file";
import { holdForTab, onTakenElsewhere, releaseForTab, tellTaken, untilReleased } from "@/lib/tab-lock";
import { bulkPorts } from "./bulk-ports";

export interface BulkJob {
  readonly title: string;
  /** Who began it, and nobody else, may go on with it after a reload. */
  readonly personId: string;
  readonly scope: Scope;
  readonly accountId: string;
  readonly accountName: string;
  readonly items: readonly PlannedItem[];
  readonly overlay: Overlay;
  /** Milliseconds during which it can be undone, because nothing has been sent. */
  readonly grace?: number;
}

type Update = (update: JobUpdate) => void;
type Outcomes = ReadonlyMap<string, ItemOutcome>;

/**
 * Starts work on many campaigns, which goes on while the person moves about the dashboard, and can be gone on with
 * after the page is lost. What was sent by the time it is cancelled stays.
 */
export function startBulkJob(job: BulkJob): void {
  begin(job, new Map(), false);
}

/** @param looksFirst looks at the campaigns as they are now before any of them is sent. */
function begin(job: BulkJob, outcomes: KeptOutcomes, looksFirst: boolean): void {
  const { title, accountName, accountId, items, scope, personId, grace = 0 } = job;
  const { environment, handle } = scope;
  const journal = JobJournal.for(newJobKey(personId, environment, accountId), outcomes);
  const kept = { title, environment, handle, accountId, accountName, grace, begunAt: Date.now() };
  const update = addJob({ title, where: accountName, total: items.length });
  const ready = holdForTab(journal.key).then(() => journal.begin({ ...kept, items }));
  carryOut(job, { journal, ready, outcomes, looksFirst, update });
}

/** Shows a job that was cut off, with what can be done about it. */
export function offerToGoOn(job: BulkJob, journal: JobJournal, outcomes: Outcomes): void {
  const { title, accountName: where, items } = job;
  const update = addJob({ title, where, total: items.length });
  interrupted(job, { journal, outcomes, update });
}

interface Interrupted {
  readonly journal: JobJournal;
  readonly outcomes: Outcomes;
  readonly update: Update;
}

/** @param note why it was cut off, where that is known. */
function interrupted(job: BulkJob, left: Interrupted, note?: string): void {
  const { journal, outcomes, update } = left;
  const stopListening = onTakenElsewhere(journal.key, () => void standBack(job, journal.key, update));
  update({
    ...tallyOf(job.items, outcomes),
    state: "interrupted",
    note,
    resumesAt: undefined,
    actions: {
      goOn: () => {
        stopListening();
        void goOn(job, left);
      },
      discard: () => {
        stopListening();
        void discard(journal);
      },
    },
  });
}

/** Another tab has it. What that one leaves, if it is cut off as well, is offered here again. */
async function standBack(job: BulkJob, key: string, update: Update): Promise<void> {
  update({ state: "stopped", note: "Another tab of this browser goes on with it", actions: {} });
  await untilReleased(key);
  const left = await JobJournal.read(key);
  if (left) interrupted(job, { ...left, update });
  else update({ note: "Another tab of this browser finished or discarded it" });
}

async function goOn(job: BulkJob, { journal, outcomes, update }: Interrupted): Promise<void> {
  update({ state: "running", note: undefined, actions: {} });
  const mine = await holdForTab(journal.key);
  // Another tab may have gone on with it since it was offered here, or discarded it.
  const now = mine && journal.kept ? await JobJournal.read(journal.key) : undefined;
  if (!mine || (journal.kept && !now)) {
    if (mine) releaseForTab(journal.key);
    return standBack(job, journal.key, update);
  }
  tellTaken(journal.key);
  const known = now ?? { journal, outcomes };
  carryOut(job, { ...known, ready: Promise.resolve(), looksFirst: true, update });
}

/** Nothing is forgotten that another tab is going on with. */
async function discard(journal: JobJournal): Promise<void> {
  if (!(await holdForTab(journal.key))) return;
  await journal.forget();
  tellTaken(journal.key);
  releaseForTab(journal.key);
}

interface Run {
  readonly journal: JobJournal;
  /** The journal has written down what was confirmed. */
  readonly ready: Promise<void>;
  readonly outcomes: Outcomes;
  /** It was begun before: what is left is looked at before any of it is sent. */
  readonly looksFirst: boolean;
  readonly update: Update;
}

function carryOut(job: BulkJob, { journal, ready, outcomes, looksFirst, update }: Run): void {
  const { items, overlay, scope, accountId, grace = 0 } = job;
  const abort = new AbortController();
  const cancel = () => abort.abort();
  const states = new Map(outcomes);
  const left = leftOf(items, states);
  const stay = overlay.leave(
    left.flatMap(({ key, operation }) => (operation.operation_type === "Delete" ? key : [])),
  );
  let stopped: string | undefined;
  update({
    ...tallyOf(items, states),
    actions: { cancel, cancelLabel: grace > 0 ? "Undo" : "Cancel" },
    ...(grace > 0 && { state: "waiting", note: "Nothing is sent yet", resumesAt: Date.now() + grace }),
  });
  const report = (event: BulkEvent) => {
    if (event.type === "stopped") stopped = event.words;
    if (event.type === "settled") {
      for (const [key, state] of event.results) states.set(key, state);
      void journal.settled(event.results);
      overlay.answer(
        [...event.results.values()].flatMap((state) => (state.state === "done" ? state.record : [])),
      );
    }
    update({ ...tallyOf(items, states), ...progressOf(event) });
  };
  const toService = bulkPorts(scope, accountId);
  const ports: BulkPorts = {
    ...toService,
    send: async (batch) => {
      await journal.sending(batch);
      return toService.send(batch);
    },
  };
  const work = async () => {
    if (grace > 0) {
      await waitUntil(Date.now() + grace, abort.signal);
      update({ actions: { cancel, cancelLabel: "Cancel" } });
    }
    await ready;
    const rest = looksFirst ? await lookBeforeGoingOn(left, states, ports, report, abort.signal) : left;
    if (!abort.signal.aborted) await runBulk(rest, ports, report, abort.signal);
  };
  void work().finally(async () => {
    stay();
    const open = leftOf(items, states).length > 0;
    const cutOff = open && !abort.signal.aborted;
    if (!cutOff) await journal.forget();
    releaseForTab(journal.key);
    if (cutOff) interrupted(job, { journal, outcomes: states, update }, stopped);
    else update({ ...tallyOf(items, states), ...ended(job, states, stopped) });
  });
}

function ended(job: BulkJob, states: Outcomes, stopped: string | undefined): JobUpdate {
  const { items } = job;
  const rest = unsent(items, states).length;
  return {
    state: rest === 0 ? "finished" : "stopped",
    resumesAt: undefined,
    note:
      stopped ?? (rest === 0 ? undefined : rest === items.length ? "Nothing was sent" : `${rest} not sent`),
    actions: actionsAfter(job, states),
  };
}

function actionsAfter(job: BulkJob, states: Outcomes): JobActions {
  const { items, outcomes } = planRetry(job.items, states);
  if (items.length === 0 || states.size === 0) return {};
  return {
    retry: () => begin({ ...job, title: `Again: ${job.title}`, items, grace: 0 }, outcomes, true),
    exportFailures: () =>
      saveFile(`${job.title}.csv`, "text/csv;charset=utf-8", undoneAsCsv(job.items, states)),
  };
}
