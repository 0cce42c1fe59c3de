import { delMany, get, set as keepOnDevice, keys } from "idb-keyval";
import { z } from "zod";
import type { Scope } from "@/lib/ads/call";
import { counted } from "@/lib/counted";
import { type ImportItem, type RowOutcome, rowOutcome, runImport } from "@/lib/drafts/import/import-run";
import { addJob, type JobActions, type JobUpdate } from "@/lib/jobs";
import { holdForTab, releaseForTab } from "@/lib/tab-lock";
import { importPorts } from "./import-ports";

/** How an import goes, whichever page is open. */
export interface ImportState {
  readonly outcomes: ReadonlyMap<number, RowOutcome>;
  /** False until it was looked what this device remembers. */
  readonly read: boolean;
  readonly run: ImportRun | undefined;
  /** Why the last run ended early. */
  readonly stopped: string | undefined;
}

export interface ImportRun {
  readonly state: "running" | "waiting" | "paused";
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly note: string | undefined;
  /** In milliseconds since the epoch, while it waits. */
  readonly resumesAt: number | undefined;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly cancel: () => void;
}

export interface ImportJob {
  /** The import as this device knows it: environment, account and file. */
  readonly key: string;
  readonly scope: Scope;
  readonly accountId: string;
  readonly accountName: string;
  readonly items: readonly ImportItem[];
  /** What a row is called. */
  readonly nameOf: (row: number) => string;
  /** After a pause and at the end: there are more drafts than before. */
  readonly onRest: () => void;
}

const PREFIX = "draft import ";
const outcomesShape = z.map(z.number(), rowOutcome);
export const NO_IMPORT: ImportState = {
  outcomes: new Map(),
  read: false,
  run: undefined,
  stopped: undefined,
};

let states: ReadonlyMap<string, ImportState> = new Map();
const listeners = new Set<() => void>();

export const importState = (key: string): ImportState => states.get(key) ?? NO_IMPORT;

/** For useSyncExternalStore. */
export function subscribeToImports(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(key: string, part: Partial<ImportState>): void {
  states = new Map(states).set(key, { ...importState(key), ...part });
  for (const listener of listeners) listener();
}

/** Reads what this device remembers of an import. Without storage nothing is remembered. */
export async function readOutcomes(key: string): Promise<void> {
  const stored = outcomesShape.safeParse(await get(PREFIX + key).catch(() => undefined));
  if (importState(key).run) return;
  change(key, { read: true, ...(stored.success && { outcomes: stored.data }) });
}

async function keep(key: string, row: number, outcome: RowOutcome | undefined): Promise<void> {
  const outcomes = new Map(importState(key).outcomes);
  if (outcome) outcomes.set(row, outcome);
  else outcomes.delete(row);
  await keepAll(key, outcomes);
}

async function keepAll(key: string, outcomes: ImportState["outcomes"]): Promise<void> {
  change(key, { outcomes });
  await keepOnDevice(PREFIX + key, outcomes).catch(() => {});
}

/** Forgets refusals once their rows were changed. */
export function forgetFailures(key: string, rows: readonly number[]): void {
  const { outcomes } = importState(key);
  const refused = rows.filter((row) => outcomes.get(row)?.state === "failed");
  if (refused.length === 0) return;
  const left = new Map(outcomes);
  for (const row of refused) left.delete(row);
  void keepAll(key, left);
}

/** Forgets what became of the files of an account, all of them: their keys begin alike. */
export async function forgetImports(start: string): Promise<void> {
  try {
    const ours = (key: IDBValidKey) => typeof key === "string" && key.startsWith(PREFIX + start);
    await delMany((await keys()).filter(ours));
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

/** Makes drafts of rows, one after another, wherever the person goes on the dashboard. */
export function startImport(job: ImportJob): void {
  const { key, items, nameOf } = job;
  if (importState(key).run || items.length === 0) return;
  let abort = new AbortController();
  let turn = Promise.resolve();
  let stopped: string | undefined;
  const lock = PREFIX + key;
  const title = `Create ${counted(items.length, "draft")}`;
  const update = addJob({ title, where: job.accountName, total: items.length });

  const show = (state: ImportRun["state"], note?: string, resumesAt?: number) => {
    const told = tally();
    const actions: JobActions = state === "paused" ? { resume, cancel } : { pause, cancel };
    const run = { state, note, resumesAt, total: items.length, done: told.done, failed: told.failed };
    change(key, { stopped: undefined, run: { ...run, pause, resume, cancel } });
    update({ ...told, state: state === "running" ? "running" : "waiting", note, resumesAt, actions });
  };
  const tally = () => {
    const { outcomes } = importState(key);
    const of = (state: RowOutcome["state"]) => items.filter(({ row }) => outcomes.get(row)?.state === state);
    const failures = items.flatMap(({ row }) => {
      const outcome = outcomes.get(row);
      return outcome?.state === "failed" ? [{ name: nameOf(row), words: outcome.words }] : [];
    });
    return { done: of("created").length, failed: failures.length, unknown: 0, failures };
  };
  const ports = {
    ...importPorts(job, () => importState(key).outcomes),
    outcomeOf: (row: number) => importState(key).outcomes.get(row),
    keep: (row: number, outcome: RowOutcome | undefined) => keep(key, row, outcome),
  };
  const carryOut = async () => {
    const mine = new AbortController();
    abort = mine;
    show("running");
    try {
      await runImport(
        items,
        ports,
        (event) => {
          if (event.type === "stopped") stopped = event.words;
          else if (mine.signal.aborted) return;
          else if (event.type === "sending") show("running");
          else {
            const words =
              event.reason === "allowance"
                ? "The allowance for changes is used up"
                : "No answer came; looking";
            show("waiting", words, event.until);
          }
        },
        mine.signal,
      );
    } finally {
      job.onRest();
      if (mine.signal.aborted) {
        const run = importState(key).run;
        if (run?.state === "paused") show("paused", "Paused");
      } else finish();
    }
  };
  const pause = () => {
    abort.abort();
    show("paused", "Paused");
  };
  const resume = () => {
    if (importState(key).run?.state !== "paused") return;
    show("running");
    turn = turn.then(carryOut);
  };
  const cancel = () => {
    abort.abort();
    turn = turn.then(finish);
  };
  const finish = () => {
    releaseForTab(lock);
    const told = tally();
    const left = items.length - told.done - told.failed;
    change(key, { run: undefined, stopped: stopped ?? (left > 0 ? "Cancelled." : undefined) });
    const ended: JobUpdate = {
      ...told,
      unknown: items.filter(({ row }) => importState(key).outcomes.get(row)?.state === "sent").length,
      state: left > 0 ? "stopped" : "finished",
      note: left > 0 ? `${stopped ?? "Cancelled."} ${left} not created` : undefined,
      resumesAt: undefined,
      actions: told.failed > 0 ? { retry: () => retryFailed(job) } : {},
    };
    update(ended);
  };
  const begin = async () => {
    show("running");
    if (!(await holdForTab(lock))) {
      stopped = "Another tab of this browser creates the drafts of this file.";
      finish();
      return;
    }
    // Another tab may have gone on with it since this one looked.
    const kept = outcomesShape.safeParse(await get(lock).catch(() => undefined));
    const again = new Set(items.map(({ row }) => row));
    const outcomes = new Map(kept.success ? kept.data : importState(key).outcomes);
    for (const [row, outcome] of outcomes) {
      if (again.has(row) && outcome.state === "failed") outcomes.delete(row);
    }
    change(key, { outcomes });
    if (!abort.signal.aborted) await carryOut();
  };
  turn = begin();
}

/** Tries the rows again that the service refused, but for those that were changed since. */
function retryFailed(job: ImportJob): void {
  const { outcomes } = importState(job.key);
  startImport({ ...job, items: job.items.filter(({ row }) => outcomes.get(row)?.state === "failed") });
}
