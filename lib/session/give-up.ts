import "server-only";
import { log } from "@/lib/log";
import { invalidateToken } from "@/lib/oauth/three-legs";
import { credentialService } from "./credential-service";
import { revoke } from "./revocations";
import type { StoredHandle } from "./vault";

/**
 * Ends a token here and at the service. One that cannot be revoked there now is given up all the same: nobody may be
 * kept from signing out.
 */
export async function giveUp({
  token,
  secret,
  userId,
}: Pick<StoredHandle, "token" | "secret" | "userId">): Promise<void> {
  revoke(token);
  try {
    await invalidateToken(credentialService(), { token, secret });
  } catch (err) {
    log().warn({ err, userId }, "token not revoked at the service");
  }
}
