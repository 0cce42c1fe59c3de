import type { Context } from "hono";
import type * as z from "zod";
import type { AnyEndpoint, BodyOf, ParamsOf } from "@/lib/ads/endpoint";
import type { RecordStore } from "../../database/store";

/** Who calls the platform: a user through an application, or the application for itself. */
export interface PlatformCaller {
  readonly applicationId: string;
  /** Absent for an application's bearer token. */
  readonly user?: { readonly id: string; readonly handle: string };
  readonly access: "read" | "write";
}

/** What is known of a call once its credentials, its allowance and its parameters are good. */
export interface ParsedPlatformCall {
  readonly params: unknown;
  readonly body: unknown;
  readonly caller: PlatformCaller;
  /** Milliseconds on the emulator's clock. */
  readonly now: number;
  /** Where the emulator was reached, without a slash at its end. */
  readonly origin: string;
  readonly store: RecordStore;
  readonly context: Context;
  /** Says in a header of the answer what the caller should stop doing. */
  readonly warn: (text: string) => void;
}

export interface PlatformCall<E extends AnyEndpoint> extends ParsedPlatformCall {
  readonly params: ParamsOf<E>;
  readonly body: BodyOf<E>;
}

/** The body of a success, or a whole response where that is more than JSON. */
type Reply<E extends AnyEndpoint> = z.input<E["data"]> | Response;

export interface PlatformRoute {
  readonly endpoint: AnyEndpoint;
  readonly answer: (call: ParsedPlatformCall) => unknown;
  /** Changes nothing, whatever its method: a read-only token may ask. */
  readonly onlyReads?: boolean;
}

/** Binds the work of an endpoint of the platform to its declaration. */
export function platformRoute<E extends AnyEndpoint>(
  endpoint: E,
  answer: (call: PlatformCall<E>) => Reply<E> | Promise<Reply<E>>,
): PlatformRoute {
  return {
    endpoint,
    // The pipeline parsed the call with the schemas of this very endpoint.
    answer: (call) => answer({ ...call, params: call.params as ParamsOf<E>, body: call.body as BodyOf<E> }),
  };
}
