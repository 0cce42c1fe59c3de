import { useQueryClient } from "@tanstack/react-query";
import type { BulkJob } from "@/components/bulk/bulk-work";
import { startBulkJob } from "@/components/bulk/start-bulk-job";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { useScope } from "@/lib/ads/client";
import type { StoredOutcome } from "@/lib/bulk/stored-job";
import type { CreationItem, CreationPlan } from "@/lib/creation/creation-plan";
import { creationWork } from "./creation-work";

interface StartedCreation extends Pick<BulkJob<CreationItem>, "title" | "onSettled" | "known"> {
  readonly plan: CreationPlan;
  /** The account to create it in, if not the open one: another one that the same handle may change. */
  readonly into?: { readonly id: string; readonly name: string } | undefined;
}

/** Starts jobs that create trees of records, as the signed-in user; they are shown in the tray. */
export function useStartCreation(): (creation: StartedCreation) => void {
  const { account, accountId } = useAccount();
  const { person } = useSession();
  const scope = useScope();
  const client = useQueryClient();
  return ({ plan, known, into = { id: accountId, name: account?.name ?? accountId }, ...job }) => {
    const since = Date.now();
    startBulkJob({
      ...job,
      work: creationWork,
      items: plan.map((step) => ({ ...step, since: sinceOf(known?.get(step.key)) ?? since })),
      // Steps without an answer are looked up before anything is sent.
      ...(known && { known, looksFirst: true }),
      personId: person.id,
      scope,
      client,
      accountId: into.id,
      accountName: into.name,
    });
  };
}

/** The earliest time at which a step may have created its record; undefined where it was not sent. */
const sinceOf = (outcome: StoredOutcome | undefined) =>
  outcome?.state === "unknown" ? outcome.since : undefined;
