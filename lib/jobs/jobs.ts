import { Store } from "@/lib/store";

/**
 * Work that goes on while the user does something else: held outside React, so that it survives moving from page to
 * page. This is the part that is common to all jobs; what a job does is defined by its owner.
 */
export interface Job {
  readonly id: string;
  /** "Pause 120 campaigns". */
  readonly title: string;
  /** The account it works on, by name. */
  readonly where: string;
  /** The file that it carries out, where it does: its page shows how it goes as well. */
  readonly source?: string | undefined;
  readonly state: "waiting" | "running" | "finished" | "stopped" | "interrupted";
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** Begun, and how it ended is unknown. */
  readonly unknown: number;
  /** How much of the whole is done, from 0 to 1, where it is known better than by counting. */
  readonly part?: number | undefined;
  /** What is going on, or why it stopped. */
  readonly note?: string | undefined;
  /** When it goes on, in milliseconds since the epoch, while it waits. */
  readonly resumesAt?: number | undefined;
  /** Things worth a look that are no failures. */
  readonly remarks: readonly JobRemark[];
  readonly failures: readonly JobRemark[];
  /** What it has created, of jobs that create several kinds of things. */
  readonly created: readonly JobRemark[];
  readonly actions: JobActions;
}

export interface JobRemark {
  readonly name: string;
  readonly words: string;
}

export interface JobActions {
  /** Ends it early; while it waits for its grace window, nothing has happened yet. */
  readonly cancel?: (() => void) | undefined;
  readonly cancelLabel?: "Cancel" | "Undo" | undefined;
  readonly pause?: (() => void) | undefined;
  readonly resume?: (() => void) | undefined;
  /** Does again what failed or was not sent; `count` is how many that are. */
  readonly retry?: { readonly count: number; readonly run: () => void } | undefined;
  /** Destination a review of what was left alone because another person had changed it; `go` opens an address. */
  readonly review?:
    | { readonly count: number; readonly run: (go: (href: string) => void) => void }
    | undefined;
  readonly exportFailures?: (() => void) | undefined;
  /** Takes back what it changed, except what was changed elsewhere since. */
  readonly undo?: (() => void) | undefined;
  /** Goes on with what an interrupted job left. */
  readonly goOn?: (() => void) | undefined;
  /** Address of the page that goes on with it, where the user has to provide something again, for example a file. */
  readonly goOnAt?: string | undefined;
  /** Forgets what an interrupted job left; called when the job is stopped. */
  readonly discard?: (() => void) | undefined;
}

/** The jobs on show, newest first. */
export const jobStore = new Store<readonly Job[]>([]);
let count = 0;

export type JobUpdate = Partial<Omit<Job, "id">>;

/** Adds a job on top of the list and returns how to update it; undefined takes it off the list, as if it never was. */
export function addJob(
  job: Pick<Job, "title" | "where" | "total"> & JobUpdate,
): (update: JobUpdate | undefined) => void {
  count += 1;
  const id = `job-${count}`;
  const begun: Job = {
    state: "running",
    done: 0,
    failed: 0,
    unknown: 0,
    remarks: [],
    failures: [],
    created: [],
    actions: {},
    ...job,
    id,
  };
  jobStore.update((all) => [begun, ...all]);
  return (update) =>
    jobStore.update((all) =>
      update
        ? all.map((other) => (other.id === id ? { ...other, ...update } : other))
        : all.filter((other) => other.id !== id),
    );
}

/** How many jobs can be brought back. */
const DISMISSED_MAX = 20;

/** Jobs that were dismissed and can be shown again, newest first. */
export const dismissedJobStore = new Store<readonly Job[]>([]);

/** Takes a job off the list. Its undo is wanted later more often than not: it can be brought back. */
export function dismissJob(id: string): void {
  const job = jobStore.get().find((each) => each.id === id);
  if (job) dismissedJobStore.update((all) => [job, ...all].slice(0, DISMISSED_MAX));
  jobStore.update((all) => all.filter((each) => each.id !== id));
}

/** Takes a job off the list for good, and lets it forget what it left. */
export function forgetJob(id: string): void {
  jobStore
    .get()
    .find((job) => job.id === id)
    ?.actions.discard?.();
  jobStore.update((all) => all.filter((job) => job.id !== id));
}

/** Brings back the jobs that were dismissed. */
export function recallJobs(): void {
  const back = dismissedJobStore.get();
  dismissedJobStore.set([]);
  jobStore.update((all) => [...all, ...back]);
}

export const isUnderWay = ({ state }: Job) => state === "running" || state === "waiting";

/** Nothing of it is left to do, or it is not wanted any more. */
export const jobHasEnded = ({ state }: Job) => state === "finished" || state === "stopped";
