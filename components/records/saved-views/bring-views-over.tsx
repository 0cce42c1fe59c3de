"use client";

import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { type CallError, isCallError } from "@/lib/ads/errors";
import { listAnd } from "@/lib/format/lists";
import { counted, plural } from "@/lib/format/plurals";
import { tellNotKept } from "./tell-not-kept";
import type { SavedViews } from "./use-saved-views";

/** How many are told by name. */
const NAMED = 3;

/** Offers once to keep for the account the views that this device kept until now. */
export function BringViewsOver({ saved }: { saved: SavedViews }) {
  const { offered } = saved;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError>();
  const count = offered.length;
  const named = offered.slice(0, NAMED).map(({ name }) => `“${name}”`);
  const names = listAnd(count > NAMED ? [...named, `${count - NAMED} more`] : named);
  const bring = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await saved.bringOver();
    } catch (failure) {
      if (isCallError(failure)) setError(failure);
      else tellNotKept(failure);
    }
    setBusy(false);
  };
  return (
    <>
      <Banner
        title={`${counted(count, "view")} ${plural(count, { one: "is", other: "are" })} on this device alone`}
        action={
          <span className="flex gap-2">
            <Button
              size="small"
              onClick={() => void saved.leaveOnDevice().catch((failure: unknown) => tellNotKept(failure))}
            >
              Leave on this device
            </Button>
            <Button size="small" tone="primary" busy={busy} onClick={() => void bring()}>
              Bring over
            </Button>
          </span>
        }
      >
        {names}. Bring {count === 1 ? "it" : "them"} over to this account to have{" "}
        {count === 1 ? "it" : "them"} wherever you sign in; you alone see {count === 1 ? "it" : "them"}.
      </Banner>
      {error && <ErrorState compact title="Not every view was brought over" error={error} />}
    </>
  );
}
