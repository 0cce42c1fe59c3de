import { waitUntil } from "@/lib/ads/allowance";
import type { Scope } from "@/lib/ads/call";
import type { PlannedItem } from "@/lib/campaigns/bulk-plan";
import { progressOf, tallyOf, undone, undoneAsCsv, unsent } from "@/lib/campaigns/bulk-progress";
import { type BulkEvent, type ItemState, runBulk } from "@/lib/campaigns/bulk-run";
import type { Overlay } from "@/lib/campaigns/overlay";
import { addJob, type Job, type JobActions } from "@/lib/jobs";
import { saveFile } from "@/lib/save-file";
import { bulkPorts } from "./bulk-ports";

export interface BulkJob {
  readonly title: string;
  readonly scope: Scope;
  readonly accountId: string;
  readonly accountName: string;
  readonly items: readonly PlannedItem[];
  readonly overlay: Overlay;
  /** Milliseconds during which it can be undone, because nothing has been sent. */
  readonly grace?: number;
}

/**
 * Starts work on many campaigns, which goes on while the person moves about the dashboard. Returns how to
 * cancel it; what was sent by then stays.
 */
export function startBulkJob(job: BulkJob): () => void {
  const { title, accountName, items, overlay, scope, accountId, grace = 0 } = job;
  const abort = new AbortController();
  const cancel = () => abort.abort();
  const states = new Map<string, ItemState>();
  const deletions = items.filter(({ operation }) => operation.operation_type === "Delete");
  const stay = overlay.leave(deletions.map(({ key }) => key));
  const update = addJob({
    title,
    where: accountName,
    total: items.length,
    actions: { cancel, cancelLabel: grace > 0 ? "Undo" : "Cancel" },
    ...(grace > 0 && { state: "waiting", note: "Nothing is sent yet", resumesAt: Date.now() + grace }),
  });
  let stopped: string | undefined;
  const report = (event: BulkEvent) => {
    if (event.type === "stopped") stopped = event.words;
    if (event.type === "settled") {
      for (const [key, state] of event.results) states.set(key, state);
      overlay.answer(
        [...event.results.values()].flatMap((state) => (state.state === "done" ? state.record : [])),
      );
    }
    update({ ...tallyOf(items, states), ...progressOf(event) });
  };
  const carryOut = async () => {
    if (grace > 0) {
      await waitUntil(Date.now() + grace, abort.signal);
      update({ actions: { cancel, cancelLabel: "Cancel" } });
    }
    if (!abort.signal.aborted) await runBulk(items, bulkPorts(scope, accountId), report, abort.signal);
  };
  void carryOut().finally(() => {
    stay();
    const rest = unsent(items, states).length;
    const state: Job["state"] = rest === 0 ? "finished" : "stopped";
    update({
      ...tallyOf(items, states),
      state,
      resumesAt: undefined,
      note:
        stopped ?? (rest === 0 ? undefined : rest === items.length ? "Nothing was sent" : `${rest} not sent`),
      actions: actionsAfter(job, states),
    });
  });
  return cancel;
}

function actionsAfter(job: BulkJob, states: ReadonlyMap<string, ItemState>): JobActions {
  const left = undone(job.items, states);
  if (left.length === 0 || states.size === 0) return {};
  return {
    retry: () => {
      startBulkJob({ ...job, title: `Again: ${job.title}`, items: left, grace: 0 });
    },
    exportFailures: () =>
      saveFile(`${job.title}.csv`, "text/csv;charset=utf-8", undoneAsCsv(job.items, states)),
  };
}
