import { noteCall } from "./call-log";
import { reportChangingCall } from "./changing-calls";
import type { AnyEndpoint, InputOf } from "./endpoint";
import { type Answered, readExchange } from "./read-answer";
import { buildRequest } from "./request";
import type { Scope } from "./scope";
import { type Answering, exchange } from "./transport";

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly fresh?: boolean;
  readonly onNoted?: ((number: number) => void) | undefined;
}

/**
 * Calls one endpoint of the service through the forward.
 *
 * @param options `fresh` requests a current answer; it counts against the rate limit, and once that is exhausted the
 *   cached answer is returned with its age; `onNoted` is called with the call's number in the request log
 * @throws RefusedError when the service refuses, UnreachableError when no answer arrives, NotAsPromisedError when an
 *   answer does not match the catalogue, z.ZodError for wrong input.
 */
export async function callEndpoint<E extends AnyEndpoint>(
  endpoint: E,
  scope: Scope,
  input: InputOf<E>,
  { signal, fresh = false, onNoted }: CallOptions = {},
): Promise<Answered<E>> {
  const request = buildRequest(endpoint, input);
  const note = noteCall(endpoint, scope, request);
  onNoted?.(note.number);
  let answering: Answering | undefined;
  try {
    answering = await exchange(scope, request, { signal, fresh });
    const answered = readExchange(endpoint, answering);
    note.end(answering);
    if (endpoint.method !== "GET") reportChangingCall({ endpoint, scope, input, data: answered.data });
    return answered;
  } catch (error) {
    note.end({ ...answering, error });
    throw error;
  }
}
