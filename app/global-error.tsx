"use client";

import { lateComponent } from "@/components/ui/late-component";
import "./globals.css";

// Every page would load it for the one that breaks as a whole.
const PageFailure = lateComponent(
  () => import("@/components/frame/page-failure").then((module) => module.PageFailure),
  { ahead: false, meanwhile: () => <p role="alert">This page broke. Reload it.</p> },
);

/** Replaces the whole document when even the root layout failed. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <html lang="en">
      <body>
        <main>
          <PageFailure error={error} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
