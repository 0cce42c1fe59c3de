import * as z from "zod";
import { ENVIRONMENTS, type Environment } from "@/lib/ads/endpoint";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";

/** The account, environment and handle that an audience was read with. */
export interface AudiencePlace {
  readonly environment: Environment;
  readonly handle: string;
  readonly accountId: string;
}

/** An audience whose people are being processed, or which became targetable since. */
export interface AwaitedAudience extends AudiencePlace {
  readonly audienceId: string;
  readonly name: string;
  /** Being processed; targetable but not viewed since; targetable and viewed. */
  readonly state: "processing" | "news" | "seen";
  /** When this was read, in milliseconds: earlier cached data is ignored. */
  readonly asOf: number;
}

const awaitedAudiences: z.ZodType<AwaitedAudience[]> = z.array(
  z.object({
    environment: z.enum(ENVIRONMENTS),
    handle: z.string(),
    accountId: z.string(),
    audienceId: z.string(),
    name: z.string(),
    state: z.enum(["processing", "news", "seen"]),
    asOf: z.number(),
  }),
);

/** The stored audiences that are awaited; empty if unreadable. */
export const storedAwaited = (found: unknown): readonly AwaitedAudience[] =>
  awaitedAudiences.safeParse(found).data ?? [];

/** The awaited audiences after a reading. */
interface AwaitedReading {
  readonly awaited: readonly AwaitedAudience[];
  /** Those that can be targeted since this reading. */
  readonly ready: readonly AwaitedAudience[];
  /** Those that are too small. */
  readonly tooSmall: readonly AwaitedAudience[];
}

type Read = Pick<
  CustomAudience,
  | "id"
  | "name"
  | "is_owner"
  | "deleted"
  | "targetable"
  | "reasons_not_targetable"
  | "created_at"
  | "updated_at"
>;

const hereAs =
  (place: AudiencePlace) =>
  ({ environment, handle, accountId }: AudiencePlace) =>
    environment === place.environment && handle === place.handle && accountId === place.accountId;

/**
 * Compares a reading of an account's audiences with the awaited ones: the service does not notify when one becomes
 * targetable, so only a reading shows it. Audiences that were not read are unchanged.
 *
 * @param asOf when the reading was made, in milliseconds
 */
export function noticeReading(
  awaited: readonly AwaitedAudience[],
  place: AudiencePlace,
  read: readonly Read[],
  asOf: number,
): AwaitedReading {
  const isHere = hereAs(place);
  const byId = new Map(read.map((audience) => [audience.id, audience]));
  const next: AwaitedAudience[] = [];
  const ready: AwaitedAudience[] = [];
  const tooSmall: AwaitedAudience[] = [];
  for (const each of awaited) {
    const audience = isHere(each) ? byId.get(each.audienceId) : undefined;
    if (!audience) {
      next.push(each);
      continue;
    }
    byId.delete(each.audienceId);
    if (asOf <= each.asOf) {
      next.push(each);
      continue;
    }
    if (audience.deleted) continue;
    const current = { ...each, name: audience.name, asOf };
    if (audience.targetable) {
      if (each.state === "processing") ready.push(current);
      if (each.state !== "seen") next.push({ ...current, state: "news" });
    } else if (isProcessing(audience)) {
      next.push({ ...current, state: "processing" });
    } else if (each.state === "processing") tooSmall.push(current);
  }
  for (const audience of byId.values()) {
    if (isProcessing(audience)) {
      next.push({ ...place, audienceId: audience.id, name: audience.name, state: "processing", asOf });
    }
  }
  return { awaited: next, ready, tooSmall };
}

/** People were sent in, according to the dates, and are being matched. */
function isProcessing(audience: Read): boolean {
  return (
    audience.is_owner &&
    !audience.deleted &&
    !audience.targetable &&
    audience.reasons_not_targetable.includes("PROCESSING") &&
    audience.updated_at !== audience.created_at
  );
}

/** How many of an account's audiences became targetable and were not viewed since. */
export function newsCount(awaited: readonly AwaitedAudience[], place: AudiencePlace): number {
  return awaited.filter((each) => each.state === "news" && hereAs(place)(each)).length;
}

/** Marks an account's targetable audiences as viewed: its list was opened. */
export function withNewsSeen(
  awaited: readonly AwaitedAudience[],
  place: AudiencePlace,
): readonly AwaitedAudience[] {
  if (newsCount(awaited, place) === 0) return awaited;
  return awaited.map((each) =>
    each.state === "news" && hereAs(place)(each) ? { ...each, state: "seen" } : each,
  );
}
