import { rolesHeld, whoMay, whyNoStatistics } from "@/lib/accounts/roles";
import type { AnyEndpoint, Environment } from "@/lib/ads/endpoint";
import { mayUse } from "@/lib/ads/permissions";
import type { RemoteData } from "@/lib/remote-data";

/** The access rule of an endpoint. */
export type Gate = Pick<AnyEndpoint, "access" | "method" | "environments" | "forwardedFor">;

/** A person's permissions somewhere. */
export interface RoleAccess {
  readonly permissions: RemoteData<readonly string[]>;
  readonly environment: Environment;
  /** The handle was connected with read-only access. */
  readonly readOnly: boolean;
  /** The handle's user may call for the application itself. */
  readonly operator?: boolean;
}

/**
 * Why a person may not call an endpoint, as a sentence for the control in question; undefined when they may. When the
 * permissions could not be read, the service decides.
 */
export function permissionReason(
  endpoint: Gate,
  { permissions, environment, readOnly, operator = false }: RoleAccess,
): string | undefined {
  if (!endpoint.environments.includes(environment)) {
    return environment === "live"
      ? "This exists in the sandbox only."
      : "The sandbox publishes nothing; this exists in the live environment only.";
  }
  if (readOnly && endpoint.method !== "GET") {
    return "This handle was connected with read-only access. Connect it again to make changes.";
  }
  if (endpoint.forwardedFor === "operators" && !operator) {
    return "This is about the whole application. Only its operators may do it.";
  }
  if (permissions.state === "pending") return "Checking what your role allows here.";
  if (permissions.state === "not-permitted") return "Your role on this account may not be read.";
  if (permissions.state === "failed" || mayUse(endpoint.access, permissions.value)) return undefined;
  return `Needs ${whoMay(endpoint.access)}; ${rolesHeld(permissions.value)}.`;
}

/**
 * Why a person can call no endpoint of statistics, in one sentence for every place of statistics; undefined if they
 * can, or if only the service can decide.
 */
export function statisticsReason(endpoint: Gate, access: RoleAccess): string | undefined {
  const { permissions } = access;
  const role = permissions.state === "known" ? whyNoStatistics(permissions.value) : undefined;
  return role ?? permissionReason(endpoint, access);
}
