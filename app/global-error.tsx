"use client";

import { PageFailure } from "@/components/frame/page-failure";
import "./globals.css";

/** Stands in for the whole document when even the root layout broke. */
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
