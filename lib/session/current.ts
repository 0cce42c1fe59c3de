import "server-only";
import { headers } from "next/headers";
import { openSession } from "./open-session";
import type { Person } from "./session-token";
import { isOperator } from "./vault";

/** What pages receive of the user who is signed in. */
export interface CurrentSession {
  readonly person: Person;
  /** The handles the person can act for, and whether they may change anything. */
  readonly handles: readonly {
    readonly handle: string;
    readonly userId: string;
    readonly access: "read" | "write";
    /** May call for the application itself. */
    readonly operator: boolean;
  }[];
}

/** The session of the request that is being answered; undefined when no one is signed in. */
export async function currentSession(): Promise<CurrentSession | undefined> {
  const session = await openSession((await headers()).get("cookie"));
  // Rebuilt field by field: what a page returns can reach the browser, and tokens must not.
  return (
    session && {
      person: session.person,
      handles: session.handles.map(({ handle, userId, access }) => ({
        handle,
        userId,
        access,
        operator: isOperator({ userId }),
      })),
    }
  );
}
