import "server-only";
import { sealData, unsealData } from "iron-session";
import type * as z from "zod";
import { env } from "@/lib/env";

/** Encrypts and authenticates a value with the newest secret. It opens for `seconds` seconds. */
export function seal(value: object, seconds: number): Promise<string> {
  const [newest = ""] = env.SESSION_SECRET;
  return sealData(value, { password: newest, ttl: seconds });
}

/** Opens what `seal` made with any of the secrets. Undefined when forged, expired, or of another shape. */
export async function unseal<S extends z.ZodType>(
  schema: S,
  sealed: string,
  seconds: number,
): Promise<z.output<S> | undefined> {
  // iron-session's own password numbers would have to outlive the secret list: removing the oldest secret
  // must not renumber the others. So every secret is tried under the same number.
  for (const password of env.SESSION_SECRET) {
    try {
      const opened = schema.safeParse(await unsealData(sealed, { password, ttl: seconds }));
      if (opened.success) return opened.data;
    } catch {
      // A value that was tampered with can fail inside the decryption, before the library has words for it.
    }
  }
  return undefined;
}
