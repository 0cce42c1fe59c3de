import "server-only";
import { env } from "@/lib/env";
import type { StoredHandle } from "./vault";

/**
 * Whether a handle's user may call for the application itself. The service cannot tell: the application's own token
 * opens what it has of everybody, so it serves only those whom the configuration names.
 */
export function isOperator({ userId }: Pick<StoredHandle, "userId">): boolean {
  return env.APPLICATION_OPERATORS.includes(userId);
}
