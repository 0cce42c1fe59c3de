import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import type { Scope } from "@/lib/ads/scope";
import type { BulkResource, PlannedItem, RecordOfItem } from "@/lib/bulk/bulk-plan";
import type { BulkEvent, BulkPorts, ItemOutcome } from "@/lib/bulk/bulk-run";
import type { StoredOutcomes } from "@/lib/bulk/stored-job";
import type { StagedPlace } from "./stage-again";

/** The page's own records that jobs are about. */
interface BulkRecords<Record> {
  /** Adds records from the service's answers to the page. */
  readonly answer: (records: readonly Record[]) => void;
  /** Marks records as about to be deleted; the returned function removes the mark. */
  readonly leave: (ids: readonly string[]) => () => void;
  /** Refetches what the answers do not contain, once a job has ended or is on hold. */
  readonly rest?: () => void;
}

/** The outcomes of a job's items, by their keys; without those that were not sent. */
export type Outcomes<Item extends PlannedItem> = ReadonlyMap<string, ItemOutcome<RecordOfItem<Item>>>;

/** A resource with everything that its jobs need. */
export interface BulkWork<Item extends PlannedItem> {
  readonly resource: BulkResource;
  /** Schema of a stored item. */
  readonly stored: z.ZodType<Item>;
  /** @param outcomes the current outcomes of the job's items */
  readonly ports: (scope: Scope, accountId: string, outcomes: Outcomes<Item>) => BulkPorts<Item>;
  /**
   * Carries items out in an order of their own; `runBulk` by default.
   *
   * @param before outcomes of the job's items from earlier runs
   */
  readonly run?: (
    items: readonly Item[],
    ports: BulkPorts<Item>,
    report: (event: BulkEvent<Item>) => void,
    signal: AbortSignal,
    before: Outcomes<Item>,
  ) => Promise<void>;
  /** Stages changes again that were skipped because another person had changed the same; absent without staging. */
  readonly stageAgain?: (place: StagedPlace, items: readonly Item[]) => Promise<void>;
  readonly records: (client: QueryClient, scope: Scope, accountId: string) => BulkRecords<RecordOfItem<Item>>;
}

export interface BulkJob<Item extends PlannedItem> {
  readonly work: BulkWork<Item>;
  readonly title: string;
  /** Only the user who began it may continue after a reload. */
  readonly personId: string;
  readonly scope: Scope;
  readonly accountId: string;
  readonly accountName: string;
  readonly items: readonly Item[];
  /** Where its answers are shown. */
  readonly client: QueryClient;
  /** Milliseconds to undo it before anything is sent. */
  readonly grace?: number;
  /** The file that its items were read from, as known on this device: the outcomes of its rows are stored with it. */
  readonly source?: string | undefined;
  /** Earlier outcomes of its items; items with an unknown outcome are looked up. */
  readonly known?: StoredOutcomes;
  /** Reads the records before sending, and skips those that changed since the plan was made. */
  readonly looksFirst?: boolean;
  /** They were staged: changes that are skipped because of another person's change are staged again. */
  readonly staged?: boolean;
  /** Called with the keys of the items that have an outcome; all of them once it has ended. */
  readonly onSettled?: (keys: readonly string[], outcomes: Outcomes<Item>) => void;
}
