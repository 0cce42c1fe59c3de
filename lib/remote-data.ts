import type { CallError } from "@/lib/ads/errors";

/**
 * A value that has to be requested. The four states look different from each other on screen, and from zero: not
 * requested yet, known, closed to this person's role, and failed.
 */
export type RemoteData<T> =
  | { readonly state: "pending" }
  | { readonly state: "known"; readonly value: T }
  | { readonly state: "not-permitted" }
  | { readonly state: "failed"; readonly error: CallError };

export const pending = { state: "pending" } as const;
export const notPermitted = { state: "not-permitted" } as const;
export const known = <T>(value: T): RemoteData<T> => ({ state: "known", value });

/** The value, if it is known. */
export function knownValue<T>(finding: RemoteData<T>): T | undefined {
  return finding.state === "known" ? finding.value : undefined;
}
