import type { Context } from "hono";

declare module "hono" {
  interface ContextVariableMap {
    /** An answer that was made of bytes in memory, and those bytes unpacked. */
    sent: { readonly response: Response; readonly bytes: Buffer };
  }
}

/** Notes the bytes of an answer for later readers: reading them from the answer copies them through a stream. */
export function noteSent(c: Context, response: Response, bytes: Buffer): Response {
  c.set("sent", { response, bytes });
  return response;
}

/** The bytes of the answer, unpacked; undefined where it was not made of bytes in memory, or has been exchanged. */
export function bytesOfAnswer(c: Context): Buffer | undefined {
  const sent = c.get("sent");
  return sent?.response === c.res ? sent?.bytes : undefined;
}
