"use client";

import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { useStore } from "@/components/ui/use-store";
import { RefusedError } from "@/lib/ads/errors";
import { Store } from "@/lib/store";
import { postForm, returnHere } from "./post-form";

interface Loss {
  readonly what: "signed-out" | "handle";
  /** Whose connection it is, if the failed call includes it. */
  readonly handle?: string;
}

const LOSSES: Readonly<Record<string, Loss["what"]>> = {
  SIGNED_OUT: "signed-out",
  HANDLE_NOT_CONNECTED: "handle",
  HANDLE_REVOKED: "handle",
  UNAUTHORIZED_ACCESS: "handle",
};

const loss = new Store<Loss | undefined>(undefined);

/** Checks a failed call for signs that the session or the handle's authorization is gone. */
export function noticeLostAccess(error: unknown, handle?: string): void {
  if (!(error instanceof RefusedError)) return;
  const what = error.codes.map((code) => LOSSES[code]).find((each) => each !== undefined);
  const lost = loss.get();
  if (!what || (what === lost?.what && (handle === undefined || handle === lost.handle))) return;
  loss.set({ what, ...(handle !== undefined && { handle }) });
}

/** One banner for lost access, whatever failed; the page's content stays. */
export function LostAccessBanner() {
  const lost = useStore(loss);
  if (!lost) return null;
  return lost.what === "signed-out" ? (
    <Banner
      tone="blocked"
      live
      title="You are signed out."
      action={
        <Button
          size="small"
          onClick={() => postForm("/auth/start", { purpose: "sign-in", return_to: returnHere() })}
        >
          Sign in again
        </Button>
      }
    >
      What you see may be old, and changes are not saved until you sign in again.
    </Banner>
  ) : (
    <Banner
      tone="blocked"
      live
      title={`The service no longer accepts ${lost.handle === undefined ? "this connection" : `the connection of @${lost.handle}`}.`}
      action={
        <Button
          size="small"
          onClick={() => postForm("/auth/start", { purpose: "connect", return_to: returnHere() })}
        >
          Connect again
        </Button>
      }
    >
      Access was revoked or has expired. What is on screen stays as it is.
    </Banner>
  );
}
