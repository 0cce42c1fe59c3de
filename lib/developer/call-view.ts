import type { LoggedCall } from "@/lib/ads/call-log";
import { type AnyEndpoint, resourceOf } from "@/lib/ads/endpoint";
import { explainError } from "@/lib/ads/error-words";
import { type CallError, isCallError, RefusedError, UnreachableError } from "@/lib/ads/errors";
import { formatDecimals } from "@/lib/format/numbers";
import { capital } from "@/lib/text/characters";

interface CallFilter {
  readonly search: string;
  readonly failedOnly: boolean;
  readonly writesOnly: boolean;
  /** One resource of the catalogue, or any. */
  readonly resource: string | null;
}

/** A resource of the catalogue in words, "Funding instruments". */
export function resourceName(resource: string): string {
  return capital(resource.replaceAll("-", " "));
}

export const isWrite = ({ method }: Pick<AnyEndpoint, "method">): boolean => method !== "GET";

type Outcome = "under-way" | "answered" | "refused" | "unreachable" | "not-as-promised" | "called-off";

/** What became of a call. */
function outcomeOf({ end }: LoggedCall): Outcome {
  if (!end) return "under-way";
  if (end.error === undefined) return "answered";
  if (end.error instanceof RefusedError) return "refused";
  if (end.error instanceof UnreachableError) return "unreachable";
  return isCallError(end.error) ? "not-as-promised" : "called-off";
}

const FAILURES: readonly Outcome[] = ["refused", "unreachable", "not-as-promised"];

/** Calls that the page canceled itself, because they are not waited for any more, are no failures. */
export const hasFailed = (call: LoggedCall): boolean => FAILURES.includes(outcomeOf(call));

/** The error of a call that failed. */
export function errorOf({ end }: LoggedCall): CallError | undefined {
  return isCallError(end?.error) ? end.error : undefined;
}

/** The text of the status column: the service's status where there is one, else what happened. */
export function outcomeWords(call: LoggedCall): string {
  const outcome = outcomeOf(call);
  const status = call.end?.status;
  if (outcome === "under-way") return "Under way";
  if (outcome === "called-off") return "Canceled";
  if (outcome === "unreachable" && status === undefined) return "No answer";
  if (outcome === "not-as-promised") return `${status ?? ""} not as promised`.trim();
  return String(status);
}

/** The calls that pass a filter, newest first. */
export function narrowCalls(
  calls: readonly LoggedCall[],
  { search, failedOnly, writesOnly, resource }: CallFilter,
): readonly LoggedCall[] {
  const wanted = search.trim().toLowerCase();
  return calls
    .filter(
      (call) =>
        (!failedOnly || hasFailed(call)) &&
        (!writesOnly || isWrite(call.endpoint)) &&
        (resource === null || resourceOf(call.endpoint) === resource) &&
        (wanted === "" || textOf(call).includes(wanted)),
    )
    .toReversed();
}

function textOf(call: LoggedCall): string {
  const { endpoint, request } = call;
  const error = errorOf(call);
  return [
    endpoint.name,
    endpoint.summary,
    endpoint.number,
    `${request.method} ${request.path}`,
    outcomeWords(call),
    error ? explainError(error).what : "",
    ...(error instanceof RefusedError ? error.codes : []),
  ]
    .join("\n")
    .toLowerCase();
}

/** Names one call in an address: its number alone would mean another call after a reload. */
export const callId = ({ number, startedAt }: LoggedCall): string => `${number}-${startedAt}`;

/** The resources that calls are about, in the order of the alphabet. */
export function resourcesIn(calls: readonly LoggedCall[]): readonly string[] {
  return [...new Set(calls.map(({ endpoint }) => resourceOf(endpoint)))].sort();
}

/** "84 ms", "1.2 s". */
export function callDurationText(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${formatDecimals(milliseconds / 1000, 1)} s`;
}
