"use client";

import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { type CallError, isCallError } from "@/lib/ads/errors";
import { listAnd } from "@/lib/format/lists";
import { plural } from "@/lib/format/plurals";

interface BringOverProps {
  /** Number and kind, "2 views". */
  what: string;
  names: readonly string[];
  /** Title of a partial failure, "Not every view was brought over". */
  failure: string;
  /** @throws the error to show */
  onBring: () => Promise<void>;
  onLeave: () => Promise<void>;
  /** Reports what the browser did not store. */
  onNotSaved: (error: unknown) => void;
}

/** How many are named. */
const NAMED = 3;

/** Offers once to move this device's items to the account. */
export function BringOver({ what, names, failure, onBring, onLeave, onNotSaved }: BringOverProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  const count = names.length;
  const named = names.slice(0, NAMED).map((name) => `“${name}”`);
  const them = plural(count, { one: "it", other: "them" });
  const bring = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onBring();
    } catch (refusal) {
      if (isCallError(refusal)) setError(refusal);
      else onNotSaved(refusal);
    }
    setBusy(false);
  };
  return (
    <>
      <Banner
        title={`${what} ${plural(count, { one: "is", other: "are" })} on this device alone`}
        action={
          <span className="flex gap-2">
            <Button size="small" onClick={() => void onLeave().catch(onNotSaved)}>
              Leave on this device
            </Button>
            <Button size="small" tone="primary" busy={busy} onClick={() => void bring()}>
              Bring over
            </Button>
          </span>
        }
      >
        {listAnd(count > NAMED ? [...named, `${count - NAMED} more`] : named)}. Bring {them} over to this
        account to have {them} wherever you sign in; you alone see {them}.
      </Banner>
      {error && <ErrorState compact title={failure} error={error} />}
    </>
  );
}
