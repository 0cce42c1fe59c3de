import type { QueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { waitUntil } from "@/lib/ads/allowance";
import type { Scope } from "@/lib/ads/call";
import type { BulkNoun, PlannedItem, RecordOf } from "@/lib/bulk/bulk-plan";
import { progressOf, tallyOf, undoneAsCsv, unsent } from "@/lib/bulk/bulk-progress";
import { lookBeforeGoingOn } from "@/lib/bulk/bulk-resume";
import { planRetry } from "@/lib/bulk/bulk-retry";
import { type BulkEvent, type BulkPorts, type ItemOutcome, runBulk } from "@/lib/bulk/bulk-run";
import { planUndo, undoTitle } from "@/lib/bulk/bulk-undo";
import { JobJournal } from "@/lib/bulk/job-journal";
import { newJobKey } from "@/lib/bulk/job-keys";
import { type KeptOutcomes, leftOf } from "@/lib/bulk/kept-job";
import { Pause } from "@/lib/bulk/pause";
import { addJob, type JobActions, type JobUpdate } from "@/lib/jobs";
import { saveFile } from "@/lib/save-file";
import { holdForTab, onTakenElsewhere, releaseForTab, tellTaken, untilReleased } from "@/lib/tab-lock";

/** What the page knows of the records that jobs are about. */
export interface BulkRecords<Record> {
  /** Keeps records that the service answered with. */
  readonly answer: (records: readonly Record[]) => void;
  /** Marks records as about to be deleted; the function returned takes the mark away. */
  readonly leave: (ids: readonly string[]) => () => void;
}

/** A noun with everything that its jobs need. */
export interface BulkWork<Item extends PlannedItem> {
  readonly noun: BulkNoun;
  /** An item as a device keeps it. */
  readonly kept: z.ZodType<Item>;
  readonly ports: (scope: Scope, accountId: string) => BulkPorts<Item>;
  readonly records: (client: QueryClient, scope: Scope, accountId: string) => BulkRecords<RecordOf<Item>>;
}

export interface BulkJob<Item extends PlannedItem> {
  readonly work: BulkWork<Item>;
  readonly title: string;
  /** Who began it, and nobody else, may go on with it after a reload. */
  readonly personId: string;
  readonly scope: Scope;
  readonly accountId: string;
  readonly accountName: string;
  readonly items: readonly Item[];
  /** Where its answers are told. */
  readonly client: QueryClient;
  /** Milliseconds during which it can be undone, because nothing has been sent. */
  readonly grace?: number;
  /** Looks at the records before any of it is sent, and leaves alone what changed since it was planned. */
  readonly looksFirst?: boolean;
  /** Told by their keys which of the items are decided, in whichever way; all of them once it has ended. */
  readonly onSettled?: (keys: readonly string[]) => void;
}

type Update = (update: JobUpdate) => void;
type Outcomes<Item extends PlannedItem> = ReadonlyMap<string, ItemOutcome<RecordOf<Item>>>;

/**
 * Starts work on many records, which goes on while the person moves about the dashboard, and can be gone on with
 * after the page is lost. What was sent by the time it is cancelled stays.
 */
export function startBulkJob<Item extends PlannedItem>(job: BulkJob<Item>): void {
  begin(job, new Map(), job.looksFirst ?? false);
}

/** @param looksFirst looks at the records as they are now before any of them is sent. */
function begin<Item extends PlannedItem>(
  job: BulkJob<Item>,
  outcomes: KeptOutcomes,
  looksFirst: boolean,
): void {
  const { work, title, accountName, accountId, items, scope, personId, grace = 0 } = job;
  const { environment, handle } = scope;
  const journal = JobJournal.for(newJobKey(work.noun.name, personId, environment, accountId), outcomes);
  const kept = { title, environment, handle, accountId, accountName, grace, begunAt: Date.now() };
  const update = addJob({ title, where: accountName, total: items.length });
  const ready = holdForTab(journal.key).then(() => journal.begin({ ...kept, items }));
  carryOut(job, { journal, ready, outcomes, looksFirst, update });
}

/** Shows a job that was cut off, with what can be done about it. */
export function offerToGoOn<Item extends PlannedItem>(
  job: BulkJob<Item>,
  journal: JobJournal,
  outcomes: Outcomes<Item>,
): void {
  const { title, accountName: where, items } = job;
  const update = addJob({ title, where, total: items.length });
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
    },
  });
}

/** Another tab has it. What that one leaves, if it is cut off as well, is offered here again. */
async function standBack<Item extends PlannedItem>(
  job: BulkJob<Item>,
  key: string,
  update: Update,
): Promise<void> {
  update({ state: "stopped", note: "Another tab of this browser goes on with it", actions: {} });
  await untilReleased(key);
  const left = await JobJournal.read(key, job.work.kept);
  if (left) interrupted(job, { ...left, update });
  else update({ note: "Another tab of this browser finished or discarded it" });
}

async function goOn<Item extends PlannedItem>(
  job: BulkJob<Item>,
  { journal, outcomes, update }: Interrupted<Item>,
): Promise<void> {
  update({ state: "running", note: undefined, actions: {} });
  const mine = await holdForTab(journal.key);
  // Another tab may have gone on with it since it was offered here, or discarded it.
  const now = mine && journal.kept ? await JobJournal.read(journal.key, job.work.kept) : undefined;
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

interface Run<Item extends PlannedItem> {
  readonly journal: JobJournal;
  /** The journal has written down what was confirmed. */
  readonly ready: Promise<void>;
  readonly outcomes: Outcomes<Item>;
  /** It was begun before: what is left is looked at before any of it is sent. */
  readonly looksFirst: boolean;
  readonly update: Update;
}

function carryOut<Item extends PlannedItem>(
  job: BulkJob<Item>,
  { journal, ready, outcomes, looksFirst, update }: Run<Item>,
): void {
  const { work, items, client, scope, accountId, grace = 0 } = job;
  const records = work.records(client, scope, accountId);
  const abort = new AbortController();
  const cancel = () => abort.abort();
  const states = new Map(outcomes);
  const left = leftOf(items, states);
  const stay = records.leave(
    left.flatMap(({ key, operation }) => (operation.operation_type === "Delete" ? key : [])),
  );
  const pause = new Pause();
  let stopped: string | undefined;
  let progress: JobUpdate = {};
  const hold = () => {
    pause.begin();
    update({ state: "waiting", note: "Paused", resumesAt: undefined, actions: { resume, cancel } });
  };
  const resume = () => {
    pause.end();
    update({ state: "running", note: undefined, ...progress, ...underWay });
  };
  // What is one request cannot be held up between two.
  const underWay = { actions: { cancel, ...(left.length > work.noun.batchMax && { pause: hold }) } };
  update({
    ...tallyOf(items, states),
    ...underWay,
    ...(grace > 0 && {
      state: "waiting",
      note: "Nothing is sent yet",
      resumesAt: Date.now() + grace,
      actions: { cancel, cancelLabel: "Undo" },
    }),
  });
  const report = (event: BulkEvent<Item>) => {
    if (event.type === "stopped") stopped = event.words;
    if (event.type === "settled") {
      for (const [key, state] of event.results) states.set(key, state);
      void journal.settled(event.results);
      records.answer(
        [...event.results.values()].flatMap((state) => (state.state === "done" ? state.record : [])),
      );
      job.onSettled?.([...event.results.keys()]);
    }
    progress = progressOf(event);
    update({ ...tallyOf(items, states), ...(!pause.on && progress) });
  };
  const toService = work.ports(scope, accountId);
  const ports: BulkPorts<Item> = {
    ...toService,
    untilGoOn: (signal) => pause.over(signal),
    send: async (batch) => {
      await journal.sending(batch);
      return toService.send(batch);
    },
  };
  const run = async () => {
    if (grace > 0) {
      await waitUntil(Date.now() + grace, abort.signal);
      update(underWay);
    }
    await ready;
    const rest = looksFirst
      ? await lookBeforeGoingOn(work.noun, left, states, ports, report, abort.signal)
      : left;
    if (!abort.signal.aborted) await runBulk(work.noun, rest, ports, report, abort.signal);
  };
  void run().finally(async () => {
    stay();
    job.onSettled?.(items.map(({ key }) => key));
    const open = leftOf(items, states).length > 0;
    const cutOff = open && !abort.signal.aborted;
    if (!cutOff) await journal.forget();
    releaseForTab(journal.key);
    if (cutOff) interrupted(job, { journal, outcomes: states, update }, stopped);
    else update({ ...tallyOf(items, states), ...ended(job, states, update, stopped) });
  });
}

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
    actions: { ...againAfter(job, states), ...undoAfter(job, states, update) },
  };
}

function againAfter<Item extends PlannedItem>(job: BulkJob<Item>, states: Outcomes<Item>): JobActions {
  const { items, outcomes } = planRetry(job.items, states);
  if (items.length === 0 || states.size === 0) return {};
  return {
    retry: () => begin({ ...job, title: `Again: ${job.title}`, items, grace: 0 }, outcomes, true),
    exportFailures: () =>
      saveFile(`${job.title}.csv`, "text/csv;charset=utf-8", undoneAsCsv(job.items, states)),
  };
}

function undoAfter<Item extends PlannedItem>(
  job: BulkJob<Item>,
  states: Outcomes<Item>,
  update: Update,
): JobActions {
  const items = planUndo(job.items, states, job.work.kept);
  if (items.length === 0) return {};
  return {
    undo: () => {
      update({ actions: againAfter(job, states) });
      begin({ ...job, title: undoTitle(job.title), items, grace: 0 }, new Map(), true);
    },
  };
}
