import type { TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { type CallError, isCallError, RefusedError } from "@/lib/ads/errors";
import type { ServiceError } from "@/lib/ads/service-error";
import { batchesOf, type PlannedChange } from "./save-plan";

/** What the service did: records as it answered them, and ids of criteria that were gone already. */
export interface Done {
  readonly records: readonly TargetingCriterion[];
  readonly gone: readonly string[];
}

export interface SaveOutcome {
  /** Entries that are refused, each with its reasons. */
  readonly refused: ReadonlyMap<string, readonly ServiceError[]>;
  /** What went wrong with a request as a whole. */
  readonly error: CallError | null;
}

interface Ports {
  /** Sends changes in one call; the service makes all of them or none. */
  readonly send: (changes: readonly PlannedChange[]) => Promise<readonly TargetingCriterion[]>;
  /** Called after every call that took effect. */
  readonly onDone: (done: Done) => void;
}

/**
 * Sends a plan, batch after batch, until all of it is saved or the service refuses something. Then nothing more goes:
 * the rest of a change without the part that was refused may reach other people than intended, so the user
 * decides. What is to go and is gone already is as it should be; the others of its batch go again without it.
 */
export async function saveTargeting(
  plan: readonly PlannedChange[],
  { send, onDone }: Ports,
): Promise<SaveOutcome> {
  for (const changes of batchesOf(plan)) {
    let going = changes;
    while (going.length > 0) {
      try {
        onDone({ records: await send(going), gone: [] });
        break;
      } catch (error) {
        if (!isCallError(error)) throw error;
        const faults = error instanceof RefusedError ? faultsOf(error, going) : NO_FAULTS;
        if (faults.size === 0) return { refused: NO_FAULTS, error };
        const gone = going.filter((change) => isGone(change, faults.get(change.key) ?? []));
        if (gone.length < faults.size) {
          const refused = new Map([...faults].filter(([key]) => !gone.some((change) => change.key === key)));
          return { refused, error: null };
        }
        onDone({ records: [], gone: gone.map(({ key }) => key) });
        going = going.filter((change) => !gone.includes(change));
      }
    }
  }
  return { refused: NO_FAULTS, error: null };
}

const NO_FAULTS: ReadonlyMap<string, readonly ServiceError[]> = new Map();

/** A refusal by the changes at fault; empty when it is about the request. */
function faultsOf(
  { errors, operationErrors }: RefusedError,
  changes: readonly PlannedChange[],
): ReadonlyMap<string, readonly ServiceError[]> {
  const [only] = changes;
  // A single change is no batch: what is wrong with one of its parameters is wrong with it.
  if (only && changes.length === 1 && errors.some(({ parameter }) => parameter !== undefined)) {
    return new Map([[only.key, errors]]);
  }
  return new Map(
    changes.flatMap(({ key }, index) => {
      const own = operationErrors[index] ?? [];
      return own.length > 0 ? [[key, own] as const] : [];
    }),
  );
}

const isGone = ({ operation }: PlannedChange, errors: readonly ServiceError[]) =>
  operation.operation_type === "Delete" &&
  errors.length > 0 &&
  errors.every(({ code }) => code === "NOT_FOUND" || code === "TARGETING_CRITERION_NOT_FOUND");
