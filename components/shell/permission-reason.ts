import { inOrderOfStrength, roleName, whoMay } from "@/lib/accounts/roles";
import type { AnyEndpoint, Environment } from "@/lib/ads/endpoint";
import { mayUse } from "@/lib/ads/permissions";
import { listAnd } from "@/lib/format/lists";
import { plural } from "@/lib/format/plurals";
import type { RemoteData } from "@/lib/remote-data";

/** What an endpoint says of who may call it. */
export type Gate = Pick<AnyEndpoint, "access" | "method" | "environments" | "forwardedFor">;

interface Standing {
  readonly permissions: RemoteData<readonly string[]>;
  readonly environment: Environment;
  /** The handle was connected with read-only access. */
  readonly readOnly: boolean;
  /** The handle's user may call for the application itself. */
  readonly operator?: boolean;
}

/**
 * Why a person may not call an endpoint, as a sentence for the control that offers it; undefined when they
 * may. When the permissions could not be read, the service is left to decide.
 */
export function permissionReason(
  endpoint: Gate,
  { permissions, environment, readOnly, operator = false }: Standing,
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
  const held = inOrderOfStrength(permissions.value).map((permission) => roleName(permission).toLowerCase());
  return `Needs ${whoMay(endpoint.access)}; ${whatIsHeld(held)}.`;
}

function whatIsHeld(roles: readonly string[]): string {
  if (roles.length === 0) return "you have no role here";
  return `your ${plural(roles.length, { one: "role here is", other: "roles here are" })} ${listAnd(roles)}`;
}
