"use client";

import { useEffect } from "react";
import { Banner } from "./banner";
import { Button } from "./button";
import { missingCode } from "./lazy-module";
import { useStore } from "./use-store";

function fetchAll(): void {
  for (const lazy of missingCode.get()) lazy.fetch();
}

/** Says that something a person opened could not be loaded, and loads it again on request or when back online. */
export function MissingCode() {
  const missing = useStore(missingCode);
  useEffect(() => {
    if (missing.length === 0) return;
    window.addEventListener("online", fetchAll);
    return () => window.removeEventListener("online", fetchAll);
  }, [missing]);
  if (missing.length === 0) return null;
  return (
    <Banner
      tone="blocked"
      live
      title="Part of this page could not be loaded."
      action={
        <span className="flex gap-2">
          <Button size="small" onClick={fetchAll}>
            Try again
          </Button>
          <Button size="small" onClick={() => window.location.reload()}>
            Reload the page
          </Button>
        </span>
      }
    >
      Check your connection. If Flightdeck was updated, reload the page.
    </Banner>
  );
}
