import type { Context } from "hono";

declare module "hono" {
  interface ContextVariableMap {
    /** An answer that was made of bytes in memory, and those bytes unpacked. */
    sent: { readonly response: Response; readonly bytes: Buffer };
  }
}

/** Notes what an answer says, for whoever wants to read it: reading it of the answer copies it through a stream. */
export function noteSent(c: Context, response: Response, bytes: Buffer): Response {
  c.set("sent", { response, bytes });
  return response;
}

/** The bytes of the answer, unpacked; undefined where it was not made of bytes in memory, or has been exchanged. */
export function bytesOfAnswer(c: Context): Buffer | undefined {
  const sent = c.get("sent");
  return sent?.response === c.res ? sent?.bytes : undefined;
}
