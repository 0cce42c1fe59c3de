import { inOrderOfStrength, roleName, whoMay } from "@/lib/accounts/roles";
import type { AnyEndpoint, Environment } from "@/lib/ads/endpoint";
import { mayUse } from "@/lib/ads/permissions";
import type { Finding } from "@/lib/finding";

interface Standing {
  readonly permissions: Finding<readonly string[]>;
  readonly environment: Environment;
  /** The handle was connected with read-only access. */
  readonly readOnly: boolean;
}

/**
 * Why a person may not call an endpoint, as a sentence for the control that offers it; undefined when they
 * may. When the permissions could not be read, the service is left to decide.
 */
export function permissionReason(
  endpoint: Pick<AnyEndpoint, "access" | "method" | "environments">,
  { permissions, environment, readOnly }: Standing,
): string | undefined {
  if (!endpoint.environments.includes(environment)) {
    return environment === "live"
      ? "This exists in the sandbox only."
      : "The sandbox publishes nothing; this exists in the live environment only.";
  }
  if (readOnly && endpoint.method !== "GET") {
    return "This handle was connected with read-only access. Connect it again to make changes.";
  }
  if (permissions.state === "pending") return "Asking the service what your role may do here.";
  if (permissions.state === "not-permitted") return "Your role on this account may not be read.";
  if (permissions.state === "failed" || mayUse(endpoint.access, permissions.value)) return undefined;
  const held = inOrderOfStrength(permissions.value).map((permission) => roleName(permission).toLowerCase());
  return `Needs ${whoMay(endpoint.access)}; here you are ${held.length > 0 ? held.join(" and ") : "without any role"}.`;
}
