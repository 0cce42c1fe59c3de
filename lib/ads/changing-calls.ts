import type { AnyEndpoint } from "./endpoint";
import { lastKnown, noteRecords, type ServiceRecord } from "./known-records";
import type { Scope } from "./scope";

/** A call that changed something at the service. */
export interface AnsweredChange {
  readonly endpoint: AnyEndpoint;
  readonly scope: Scope;
  /** The input, in the shape of the endpoint. */
  readonly input: unknown;
  /** The data of the answer, in the shape of the endpoint. */
  readonly data: unknown;
}

/** The same with the previously known records. */
interface ChangingCall extends AnsweredChange {
  /** The changed records after earlier changes and lookups of this tab, if any. */
  readonly known: readonly ServiceRecord[];
}

type Listener = (call: ChangingCall) => void;
const listeners = new Set<Listener>();

/** Listens for each change of this tab after the service has made it, before the caller gets the answer. */
export function onChangingCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportChangingCall(call: AnsweredChange): void {
  const { endpoint, scope, data } = call;
  const known = lastKnown(endpoint, scope, data);
  for (const listener of listeners) listener({ ...call, known });
  noteRecords(endpoint, scope, data);
}
