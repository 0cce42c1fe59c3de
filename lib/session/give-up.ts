import "server-only";
import { log } from "@/lib/log";
import { CredentialRefusedError } from "@/lib/oauth/credential-service";
import { invalidateToken } from "@/lib/oauth/three-legs";
import { credentialService } from "./credential-service";
import { revoke } from "./revocations";
import type { StoredHandle } from "./vault";

/**
 * Ends a token here and at the service. One that cannot be revoked there now is given up all the same: no one may be
 * kept from signing out.
 */
export async function giveUp({
  token,
  secret,
  userId,
}: Pick<StoredHandle, "token" | "secret" | "userId">): Promise<void> {
  revoke(token);
  const revokeThere = () => invalidateToken(credentialService(), { token, secret });
  try {
    await revokeThere().catch((error: unknown) => {
      if (error instanceof CredentialRefusedError || isTimeout(error)) throw error;
      // The connection was cut off: revoking it twice does no harm.
      return revokeThere();
    });
  } catch (err) {
    log().warn({ err, userId }, "token not revoked at the service");
  }
}

/** Signing out has taken long enough. */
const isTimeout = (error: unknown) => error instanceof DOMException && error.name === "TimeoutError";
