import type { Scope } from "./call";
import type { AnyEndpoint } from "./endpoint";

/** A call that changed something at the service. */
export interface ChangingCall {
  readonly endpoint: AnyEndpoint;
  readonly scope: Scope;
  /** As it was called, in the shape of the endpoint's input. */
  readonly input: unknown;
  /** As it was answered, in the shape of the endpoint's data. */
  readonly data: unknown;
}

type Listener = (call: ChangingCall) => void;
const listeners = new Set<Listener>();

/** To be told of each change of this tab once the service has made it, before anybody else learns the answer. */
export function onChangingCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellChangingCall(call: ChangingCall): void {
  for (const listener of listeners) listener(call);
}
