import { Store } from "@/lib/store";
import type { AnyEndpoint } from "./endpoint";
import type { RateReading } from "./patience";
import type { WireRequest } from "./request";
import type { Scope } from "./scope";

/** One call of this tab to the service, in the request log. */
export interface LoggedCall {
  /** Counts the calls of this tab. */
  readonly number: number;
  readonly endpoint: AnyEndpoint;
  readonly scope: Scope;
  /** The request; without bytes, and without personal data. */
  readonly request: WireRequest;
  /** In milliseconds since the epoch. */
  readonly startedAt: number;
  /** Undefined while the call is under way. */
  readonly end?: CallEnd;
}

export interface CallEnd {
  /** In milliseconds. */
  readonly duration: number;
  /** Undefined without an answer, like the three below. */
  readonly status?: number | undefined;
  readonly headers?: Headers | undefined;
  readonly rate?: RateReading | undefined;
  /** The beginning of the body; undefined for personal data. */
  readonly answer?: string | undefined;
  /** How many characters the body had. */
  readonly answerLength?: number | undefined;
  /** The error of the call, or whatever ended it early. */
  readonly error?: unknown;
}

/** The end of an exchange, before its duration is known. */
interface Exchange {
  readonly response?: Response | undefined;
  readonly text?: string | undefined;
  readonly rate?: RateReading | undefined;
  readonly error?: unknown;
}

/** Older calls are forgotten. */
export const CALLS_MAX = 300;
/** Stored characters of an answer: three hundred long ones must not fill the tab's memory. */
export const ANSWER_MAX = 65_536;
/** Placeholder for personal data, which is not stored. */
const WITHHELD = "[not recorded]";

/** The calls of this tab, oldest first. */
export const callStore = new Store<readonly LoggedCall[]>([]);
let made = 0;

/**
 * Records a call in the memory of this tab and nowhere else. Pass its end to the returned function. Describing an
 * entry is left to the reader, so that recording costs next to nothing.
 */
export function noteCall(endpoint: AnyEndpoint, scope: Scope, request: WireRequest) {
  made += 1;
  const call: LoggedCall = {
    number: made,
    endpoint,
    scope,
    request: loggable(endpoint, request),
    startedAt: Date.now(),
  };
  const began = performance.now();
  callStore.update((all) => [...all.slice(1 - CALLS_MAX), call]);
  const end = ({ response, text, rate, error }: Exchange) => {
    const answer = endpoint.personal ? undefined : text;
    const ended: LoggedCall = {
      ...call,
      end: {
        duration: performance.now() - began,
        status: response?.status,
        headers: response?.headers,
        rate,
        answer: answer && beginningOf(answer),
        answerLength: text?.length,
        error,
      },
    };
    callStore.update((all) => all.map((each) => (each.number === call.number ? ended : each)));
  };
  return { number: call.number, end };
}

function loggable(endpoint: AnyEndpoint, { media: _, ...request }: WireRequest): WireRequest {
  if (!endpoint.personal) return request;
  return {
    ...request,
    query: request.query.map(([name]) => [name, WITHHELD] as const),
    ...(request.body && { body: WITHHELD }),
  };
}

/** Copied, because a slice would retain the whole text. */
function beginningOf(text: string): string {
  if (text.length <= ANSWER_MAX) return text;
  return new TextDecoder().decode(new TextEncoder().encode(text.slice(0, ANSWER_MAX)));
}

/** Forgets every call that has ended. */
export function clearCalls(): void {
  callStore.update((all) => all.filter(({ end }) => end === undefined));
}
