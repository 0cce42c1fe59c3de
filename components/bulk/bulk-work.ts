import type { QueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import type { Scope } from "@/lib/ads/scope";
import type { BulkResource, PlannedItem, RecordOfItem } from "@/lib/bulk/bulk-plan";
import type { BulkEvent, BulkPorts, ItemOutcome } from "@/lib/bulk/bulk-run";
import type { KeptOutcomes } from "@/lib/bulk/kept-job";
import type { StagedPlace } from "./stage-again";

/** What the page knows of the records that jobs are about. */
interface BulkRecords<Record> {
  /** Keeps records that the service answered with. */
  readonly answer: (records: readonly Record[]) => void;
  /** Marks records as about to be deleted; the function returned takes the mark away. */
  readonly leave: (ids: readonly string[]) => () => void;
  /** Reads again what the answers do not contain, once a job has ended or is held up. */
  readonly rest?: () => void;
}

/** The outcomes of a job's items, by their keys; without those that were not sent. */
export type Outcomes<Item extends PlannedItem> = ReadonlyMap<string, ItemOutcome<RecordOfItem<Item>>>;

/** A resource with everything that its jobs need. */
export interface BulkWork<Item extends PlannedItem> {
  readonly resource: BulkResource;
  /** An item as a device keeps it. */
  readonly kept: z.ZodType<Item>;
  /** @param outcomes what has become of the job's items so far, always as it is at the time. */
  readonly ports: (scope: Scope, accountId: string, outcomes: Outcomes<Item>) => BulkPorts<Item>;
  /**
   * Carries items out where they have an order of their own; `runBulk` for any other resource.
   *
   * @param before what became of the job's items in earlier runs
   */
  readonly run?: (
    items: readonly Item[],
    ports: BulkPorts<Item>,
    report: (event: BulkEvent<Item>) => void,
    signal: AbortSignal,
    before: Outcomes<Item>,
  ) => Promise<void>;
  /** Stages changes again that were left alone because another person had changed the same; absent where none are. */
  readonly stageAgain?: (place: StagedPlace, items: readonly Item[]) => Promise<void>;
  readonly records: (client: QueryClient, scope: Scope, accountId: string) => BulkRecords<RecordOfItem<Item>>;
}

export interface BulkJob<Item extends PlannedItem> {
  readonly work: BulkWork<Item>;
  readonly title: string;
  /** Only who began it may go on with it after a reload. */
  readonly personId: string;
  readonly scope: Scope;
  readonly accountId: string;
  readonly accountName: string;
  readonly items: readonly Item[];
  /** Where its answers are shown. */
  readonly client: QueryClient;
  /** Milliseconds during which it can be undone, because nothing has been sent. */
  readonly grace?: number;
  /** The file that its items were read from, as the device knows it: what becomes of its rows is kept with that. */
  readonly source?: string | undefined;
  /** What is known of its items from before; those whose outcome is unknown are looked for. */
  readonly known?: KeptOutcomes;
  /** Reads the records before sending, and skips those that changed since the plan was made. */
  readonly looksFirst?: boolean;
  /** They were staged: what is left alone, because another person has changed it, is staged again. */
  readonly staged?: boolean;
  /** Called with the keys of the items that are decided, in whichever way; all of them once it has ended. */
  readonly onSettled?: (keys: readonly string[], outcomes: Outcomes<Item>) => void;
}
