import { useQueryClient } from "@tanstack/react-query";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { useScope } from "@/lib/ads/client";
import type { PlannedItem } from "@/lib/bulk/bulk-plan";
import type { BulkJob, BulkWork } from "./bulk-work";
import { startBulkJob } from "./start-bulk-job";

type Job<Item extends PlannedItem> = Pick<
  BulkJob<Item>,
  "title" | "items" | "grace" | "looksFirst" | "staged" | "onSettled" | "source" | "known"
>;

/** Starts jobs on records of the open account, as the signed-in user. */
export function useStartBulkJob<Item extends PlannedItem>(work: BulkWork<Item>): (job: Job<Item>) => void {
  const { account, accountId } = useAccount();
  const { person } = useSession();
  const scope = useScope();
  const client = useQueryClient();
  const accountName = account?.name ?? accountId;
  return (job) => startBulkJob({ ...job, work, personId: person.id, scope, client, accountId, accountName });
}
