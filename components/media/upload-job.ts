import { fileSize } from "@/lib/format/file-size";
import { counted } from "@/lib/format/plurals";
import { addJob, type JobUpdate } from "@/lib/jobs/jobs";
import { sentBytes } from "@/lib/media/upload-run";
import {
  isBusy,
  isOpenUpload,
  pauseUpload,
  removeUpload,
  resumeUpload,
  type UploadItem,
  uploadStore,
} from "./uploads";

interface UploadJob {
  /** The job's uploads, including ended ones. */
  readonly ids: Set<string>;
  readonly ended: Map<string, UploadItem>;
  readonly update: (update: JobUpdate) => void;
}

let following = false;
let job: UploadJob | undefined;

/** Shows uploads in the job tray while any is running, on every page. */
export function followUploads(): void {
  if (following) return;
  following = true;
  uploadStore.subscribe(showJob);
  showJob();
}

function showJob(): void {
  const all = uploadStore.get();
  const [first, ...others] = all.filter(isOpenUpload);
  if (!job) {
    if (!first || !isBusy(first)) return;
    const title =
      others.length === 0 ? `Upload ${first.fileName}` : `Upload ${counted(others.length + 1, "file")}`;
    const update = addJob({ title, where: first.accountName, total: 1 });
    job = { ids: new Set(), ended: new Map(), update };
  }
  for (const item of all) {
    if (isOpenUpload(item)) job.ids.add(item.id);
    if (job.ids.has(item.id) && ["done", "failed"].includes(item.state.at)) job.ended.set(item.id, item);
    else job.ended.delete(item.id);
  }
  const mine = all.filter(({ id }) => job?.ids.has(id));
  const state = stateOf(mine, [...job.ended.values()]);
  job.update(state);
  if (state.state === "finished") job = undefined;
}

function stateOf(mine: readonly UploadItem[], ended: readonly UploadItem[]): JobUpdate {
  const open = mine.filter(isOpenUpload);
  const failed = ended.filter(({ state }) => state.at === "failed");
  const done = ended.length - failed.length;
  const total = sum(mine.map(({ plan }) => plan.bytes));
  const sent = sum(mine.map(({ plan, progress }) => sentBytes(plan, progress)));
  const paused = open.length > 0 && open.every(({ state }) => state.at === "paused");
  const each = (act: (id: string) => unknown) => () => {
    for (const { id } of open) act(id);
  };
  const failures = failed.map(({ fileName: name, state }) => ({
    name,
    words: state.at === "failed" ? state.words : "",
  }));
  const common = {
    title: titleOf(mine, ended),
    total: Math.max(1, mine.length),
    done,
    failed: failed.length,
    failures,
  };
  if (open.length === 0) {
    return {
      ...common,
      state: "finished",
      part: undefined,
      note: undefined,
      resumesAt: undefined,
      actions: {},
    };
  }
  const waiting = open.find(({ state }) => state.at === "waiting")?.state;
  return {
    ...common,
    state: paused ? "waiting" : "running",
    part: total === 0 ? 0 : sent / total,
    note: paused ? "Paused" : noteOf(open, sent, total),
    resumesAt: !paused && waiting?.at === "waiting" ? waiting.until : undefined,
    actions: {
      cancel: each(removeUpload),
      ...(paused ? { resume: each(resumeUpload) } : { pause: each(pauseUpload) }),
    },
  };
}

function titleOf(mine: readonly UploadItem[], ended: readonly UploadItem[]): string {
  const [only, ...others] = mine.length > 0 ? mine : ended;
  if (!only) return "Upload cancelled";
  return others.length === 0 ? `Upload ${only.fileName}` : `Upload ${counted(others.length + 1, "file")}`;
}

function noteOf(open: readonly UploadItem[], sent: number, total: number): string {
  if (open.every(({ progress }) => progress.sent)) return "Processing";
  return `${fileSize(sent)} of ${fileSize(total)} sent`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
