import { useEffect } from "react";
import type { BulkWork } from "@/components/bulk/bulk-work";
import { useStartBulkJob } from "@/components/bulk/use-start-bulk-job";
import { useAccount } from "@/components/shell/account";
import { toast } from "@/components/ui/toast";
import { useStore } from "@/components/ui/use-store";
import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import { NO_RESULTS, readResults, resultStore, sourceKey } from "@/lib/import/results";
import { holdForTab, releaseForTab } from "@/lib/jobs/between-tabs";
import { type Job, jobHasEnded, jobStore } from "@/lib/jobs/jobs";

interface Planned<Item extends PlannedItem> {
  readonly title: string;
  readonly items: readonly Item[];
}

export interface ImportJob {
  /** The job that carries out this file and has not ended. */
  readonly job: Job | undefined;
  /** Why the last one ended early. */
  readonly stopped: string | undefined;
}

/** The state of a file's rows, the job that sends them, and how to start one, whichever page is open. */
export function useImportJob<Item extends PlannedItem>(work: BulkWork<Item>, fileId: string) {
  const { environment, accountId } = useAccount();
  const source = sourceKey({ resource: work.resource.many, environment, accountId, fileId });
  const results = useStore(resultStore, (known) => known.get(source) ?? NO_RESULTS);
  const jobs = useStore(jobStore);
  useEffect(() => void readResults(source), [source]);
  const start = useStartBulkJob(work);
  const ours = jobs.filter((job) => job.source === source);
  const [latest] = ours;
  const progress: ImportJob = {
    job: ours.find((job) => !jobHasEnded(job)),
    stopped: latest?.state === "stopped" ? latest.note : undefined,
  };
  return {
    source,
    results,
    progress,
    start: async ({ title, items }: Planned<Item>) => {
      if (!(await holdForTab(source))) {
        toast({ title: "Another tab of this browser goes on with this file." });
        return;
      }
      // Another tab may have continued it since.
      const rows = await readResults(source);
      const wasDone = ({ row = -1 }: Item) => results.rows.get(row)?.state === "done";
      const isDone = ({ row = -1 }: Item) => rows.get(row)?.state === "done";
      const left = items.filter((item) => wasDone(item) || !isDone(item));
      if (left.length === 0) return releaseForTab(source);
      const known = new Map(
        left.flatMap(({ key, row = -1 }) => {
          const result = rows.get(row);
          return result?.state === "unknown" ? [[key, result] as const] : [];
        }),
      );
      start({ title, items: left, source, known, looksFirst: known.size > 0 });
    },
  };
}
