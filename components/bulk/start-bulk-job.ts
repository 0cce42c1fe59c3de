import { runOnceThere } from "@/components/shell/commands";
import { accountHref } from "@/components/shell/dashboard-route";
import type { BulkRecord, PlannedItem } from "@/lib/bulk/bulk-plan";
import { itemsNotDone, progressOf, tallyOf, undoneAsCsv, unsent } from "@/lib/bulk/bulk-progress";
import { lookBeforeGoingOn } from "@/lib/bulk/bulk-resume";
import { contested, planRetry } from "@/lib/bulk/bulk-retry";
import { type BulkEvent, type BulkPorts, type ItemState, runBulk } from "@/lib/bulk/bulk-run";
import { planUndo, undoTitle } from "@/lib/bulk/bulk-undo";
import { JobJournal } from "@/lib/bulk/job-journal";
import { newJobKey } from "@/lib/bulk/job-keys";
import { Pause } from "@/lib/bulk/pause";
import { leftOf, type StoredOutcomes } from "@/lib/bulk/stored-job";
import { notesFor } from "@/lib/import/note-results";
import { readResults } from "@/lib/import/results";
import {
  holdForTab,
  notifyTaken,
  onTakenElsewhere,
  releaseForTab,
  untilReleased,
} from "@/lib/jobs/between-tabs";
import { addJob, type JobActions, type JobUpdate } from "@/lib/jobs/jobs";
import { saveFile } from "@/lib/save-file";
import { waitUntil } from "@/lib/time/wait-until";
import type { BulkJob, Outcomes } from "./bulk-work";
import type { StagedPlace } from "./stage-again";

type Update = (update: JobUpdate) => void;

/**
 * Starts a job on many records. It continues while the person moves about the dashboard, and can be resumed after the
 * page is lost. What was sent before a cancellation stays.
 */
export function startBulkJob<Item extends PlannedItem>(job: BulkJob<Item>): void {
  begin(job, job.known ?? new Map(), job.looksFirst ?? false);
}

/** @param looksFirst reads the current records before sending */
function begin<Item extends PlannedItem>(
  job: BulkJob<Item>,
  outcomes: StoredOutcomes,
  looksFirst: boolean,
): void {
  const { work, title, accountName, accountId, items, scope, personId, source, grace = 0 } = job;
  const { environment, handle } = scope;
  if (items.length === 0) return;
  const journal = JobJournal.for(newJobKey(work.resource.name, personId, environment, accountId), outcomes);
  const stored = { title, environment, handle, accountId, accountName, source, grace, begunAt: Date.now() };
  const update = addJob({ title, where: accountName, source, total: items.length });
  const ready = hold(journal, source).then(async (mine) => {
    if (mine) await journal.begin({ ...stored, items });
    return mine;
  });
  carryOut(job, { journal, ready, outcomes, looksFirst, update });
}

/** Reserves a job, and the file that it imports, for this tab. False when another tab has either. */
async function hold({ key }: JobJournal, source: string | undefined): Promise<boolean> {
  if (!(await holdForTab(key))) return false;
  if (source === undefined || (await holdForTab(source))) return true;
  releaseForTab(key);
  return false;
}

function release({ key }: JobJournal, source: string | undefined): void {
  releaseForTab(key);
  if (source !== undefined) releaseForTab(source);
}

/** Shows an interrupted job, with what can be done about it. */
export function offerToGoOn<Item extends PlannedItem>(
  job: BulkJob<Item>,
  journal: JobJournal,
  outcomes: Outcomes<Item>,
): void {
  const { title, accountName: where, source, items } = job;
  const update = addJob({ title, where, source, total: items.length });
  interrupted(job, { journal, outcomes, update });
}

interface Interrupted<Item extends PlannedItem> {
  readonly journal: JobJournal;
  readonly outcomes: Outcomes<Item>;
  readonly update: Update;
}

/** @param note why it was cut off, where that is known. */
function interrupted<Item extends PlannedItem>(
  job: BulkJob<Item>,
  left: Interrupted<Item>,
  note?: string,
): void {
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
      ...undoAfter(job, outcomes, (taken) => {
        stopListening();
        void discard(journal);
        update({ state: "stopped", note: "The rest was not sent", ...taken });
      }),
    },
  });
}

/** Another tab has it. If that one is interrupted as well, the job is offered here again. */
async function standBack<Item extends PlannedItem>(
  job: BulkJob<Item>,
  key: string,
  update: Update,
): Promise<void> {
  update({ state: "stopped", note: "Another tab of this browser goes on with it", actions: {} });
  await untilReleased(key);
  const left = await JobJournal.read(key, job.work.stored);
  if (left) interrupted(job, { ...left, update });
  else update({ note: "Another tab of this browser finished or discarded it" });
}

async function goOn<Item extends PlannedItem>(
  job: BulkJob<Item>,
  { journal, outcomes, update }: Interrupted<Item>,
): Promise<void> {
  update({ state: "running", note: undefined, actions: {} });
  const mine = await hold(journal, job.source);
  // Another tab may have resumed or discarded it since it was offered here.
  const now = mine && journal.isStored ? await JobJournal.read(journal.key, job.work.stored) : undefined;
  if (!mine || (journal.isStored && !now)) {
    if (mine) release(journal, job.source);
    return standBack(job, journal.key, update);
  }
  notifyTaken(journal.key);
  const known = now ?? { journal, outcomes };
  carryOut(job, { ...known, ready: Promise.resolve(true), looksFirst: true, update });
}

/** Discards a job, unless another tab has resumed it. */
async function discard(journal: JobJournal): Promise<void> {
  if (!(await holdForTab(journal.key))) return;
  await journal.forget();
  notifyTaken(journal.key);
  releaseForTab(journal.key);
}

interface Run<Item extends PlannedItem> {
  readonly journal: JobJournal;
  /** The journal has stored the confirmed plan; false when another tab has the file. */
  readonly ready: Promise<boolean>;
  readonly outcomes: Outcomes<Item>;
  /** The job is being resumed: the current records are read before sending. */
  readonly looksFirst: boolean;
  readonly update: Update;
}

function carryOut<Item extends PlannedItem>(
  job: BulkJob<Item>,
  { journal, ready, outcomes, looksFirst, update }: Run<Item>,
): void {
  const { work, items, client, scope, accountId, source, grace = 0 } = job;
  const records = work.records(client, scope, accountId);
  const abort = new AbortController();
  const cancel = () => abort.abort();
  const states = new Map(outcomes);
  const left = leftOf(items, states);
  const stay = records.leave(
    left.flatMap(({ key, operation }) => (operation.operation_type === "Delete" ? key : [])),
  );
  const notes = source === undefined ? undefined : notesFor(source, items);
  const pause = new Pause();
  let stopped: string | undefined;
  let progress: JobUpdate = {};
  const holdUp = () => {
    pause.begin();
    records.rest?.();
    update({ state: "waiting", note: "Paused", resumesAt: undefined, actions: { resume, cancel } });
  };
  const resume = () => {
    pause.end();
    update({ state: "running", note: undefined, ...progress, ...underWay });
  };
  // A single request cannot be paused halfway.
  const underWay = { actions: { cancel, ...(left.length > work.resource.batchMax && { pause: holdUp }) } };
  update({
    ...tallyOf(items, states),
    ...underWay,
    ...(grace > 0 && {
      state: "waiting",
      note: "Not started yet",
      resumesAt: Date.now() + grace,
      actions: { cancel, cancelLabel: "Undo" },
    }),
  });
  const report = (event: BulkEvent<Item>) => {
    if (event.type === "stopped") stopped = event.words;
    if (event.type === "settled") {
      for (const [key, state] of event.results) states.set(key, state);
      void journal.settled(event.results);
      void notes?.settled(event.results);
      records.answer([...event.results.values()].flatMap(recordAfter));
      job.onSettled?.([...event.results.keys()], states);
    }
    progress = progressOf(event);
    update({ ...tallyOf(items, states), ...(!pause.on && progress) });
  };
  const toService = work.ports(scope, accountId, states);
  const ports: BulkPorts<Item> = {
    ...toService,
    untilGoOn: (signal) => pause.over(signal),
    send: async (batch) => {
      await Promise.all([journal.sending(batch), notes?.sending(batch)]);
      return toService.send(batch);
    },
    look: async (batch) => {
      const found = await toService.look(batch);
      return notes ? found.filter(({ id }) => !notes.isTaken(id, batch)) : found;
    },
  };
  const run = async () => {
    if (grace > 0) {
      await waitUntil(Date.now() + grace, abort.signal);
      update(underWay);
    }
    if (!(await ready)) {
      stopped = "Another tab of this browser goes on with this file.";
      return abort.abort();
    }
    if (source !== undefined) await readResults(source);
    const rest = looksFirst
      ? await lookBeforeGoingOn(work.resource, left, states, ports, report, abort.signal)
      : left;
    if (abort.signal.aborted) return;
    if (work.run) await work.run(rest, ports, report, abort.signal, states);
    else await runBulk(work.resource, rest, ports, report, abort.signal);
  };
  void run().finally(async () => {
    stay();
    job.onSettled?.(
      items.map(({ key }) => key),
      states,
    );
    const open = leftOf(items, states).length > 0;
    const cutOff = open && !abort.signal.aborted;
    if (!cutOff) await journal.forget();
    release(journal, source);
    records.rest?.();
    if (cutOff) interrupted(job, { journal, outcomes: states, update }, stopped);
    else {
      const came = contested(items, states);
      if (job.staged && came.length > 0) void work.stageAgain?.(placeOf(job), came);
      update({ ...tallyOf(items, states), ...ended(job, states, update, stopped) });
    }
  });
}

/** The record after an item's outcome, including skipped ones. */
function recordAfter<Record extends BulkRecord>(state: ItemState<Record>): Record | readonly Record[] {
  if (state.state === "done") return state.record;
  return (state.state === "failed" ? state.found : undefined) ?? [];
}

const placeOf = <Item extends PlannedItem>({ scope, accountId, personId }: BulkJob<Item>): StagedPlace => ({
  environment: scope.environment,
  accountId,
  personId,
});

function ended<Item extends PlannedItem>(
  job: BulkJob<Item>,
  states: Outcomes<Item>,
  update: Update,
  stopped: string | undefined,
): JobUpdate {
  const { items } = job;
  const rest = unsent(items, states).length;
  return {
    state: rest === 0 ? "finished" : "stopped",
    resumesAt: undefined,
    note:
      stopped ?? (rest === 0 ? undefined : rest === items.length ? "Nothing was sent" : `${rest} not sent`),
    actions: {
      ...reviewAfter(job, states),
      ...againAfter(job, states),
      ...undoAfter(job, states, update),
    },
  };
}

/** Links to changes that another person has made meanwhile, where both versions can be compared. */
function reviewAfter<Item extends PlannedItem>(job: BulkJob<Item>, states: Outcomes<Item>): JobActions {
  const { work, accountId } = job;
  const items = contested(job.items, states);
  if (items.length === 0 || !work.stageAgain) return {};
  const { name } = work.resource;
  const href = accountHref({ ...job.scope, accountId }, name);
  const run = async (go: (href: string) => void) => {
    await work.stageAgain?.(placeOf(job), items);
    runOnceThere(`${name}.review`, href);
    go(href);
  };
  return { review: { count: items.length, run: (go) => void run(go) } };
}

function againAfter<Item extends PlannedItem>(job: BulkJob<Item>, states: Outcomes<Item>): JobActions {
  const { source, title } = job;
  const { items, outcomes } = planRetry(job.items, states);
  if (itemsNotDone(job.items, states).length === 0 || states.size === 0) return {};
  // Rows of a file that were edited since, or never sent, are sent from the file's own page.
  const isLeft = source === undefined ? () => true : notesFor(source, job.items).isLeft;
  const again = () => items.filter(isLeft);
  const count = itemsNotDone(again(), outcomes).length;
  const run = () => begin({ ...job, title: `Retry of ${title}`, items: again(), grace: 0 }, outcomes, true);
  return {
    ...(count > 0 && { retry: { count, run } }),
    exportFailures: () => saveFile(`${title}.csv`, "text/csv;charset=utf-8", undoneAsCsv(job.items, states)),
  };
}

function undoAfter<Item extends PlannedItem>(
  job: BulkJob<Item>,
  states: Outcomes<Item>,
  update: Update,
): JobActions {
  const items = planUndo(job.items, states, job.work.stored);
  if (items.length === 0) return {};
  return {
    undo: () => {
      update({ actions: againAfter(job, states) });
      const undoing = {
        ...job,
        title: undoTitle(job.title),
        source: undefined,
        items,
        grace: 0,
        staged: false,
      };
      begin(undoing, new Map(), true);
    },
  };
}
