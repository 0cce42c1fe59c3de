"use client";

import { createContext, type ReactNode, useContext } from "react";

export interface ConnectedHandle {
  readonly handle: string;
  readonly userId: string;
  readonly access: "read" | "write";
  /** May call for the application itself. */
  readonly operator: boolean;
}

/** Who is signed in and for which handles they may act, from the server. */
interface SignedIn {
  readonly person: { readonly id: string; readonly handle: string; readonly name: string };
  readonly handles: readonly ConnectedHandle[];
  /** With the emulator: the base address of its users' devices, followed by a handle. */
  readonly devicePages?: string | undefined;
}

const SessionContext = createContext<SignedIn | undefined>(undefined);

export function SessionProvider({ session, children }: { session: SignedIn; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The signed-in person and their connected handles. */
export function useSession(): SignedIn {
  const session = useContext(SessionContext);
  if (!session) throw new Error("No session: the component stands outside of the dashboard's layout");
  return session;
}
