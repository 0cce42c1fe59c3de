"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState, RawError } from "@/components/ui/error-state";
import { StatusShape } from "@/components/ui/status-mark";
import { isCallError } from "@/lib/ads/errors";

interface PageFailureProps {
  error: Error & { digest?: string };
  onRetry: () => void;
}

/** A page that crashed: an error of ours, or an uncaught one of the service. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  useEffect(() => console.error(error), [error]);
  if (isCallError(error)) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <div role="alert" className="mx-auto flex max-w-lg flex-col items-start gap-1 px-6 py-16">
      <h1 className="flex items-center gap-2 font-semibold text-lg">
        <StatusShape kind="blocked" />
        This page broke
      </h1>
      <p>
        This is a fault in Flightdeck.{" "}
        <span className="text-text-muted">
          Nothing was sent by it. Try again; if it happens again, send the line below to your Flightdeck
          administrator.
        </span>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
        <RawError text={error.digest ?? error.message} />
      </div>
    </div>
  );
}
