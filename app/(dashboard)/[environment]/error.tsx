"use client";

import { PageFailure } from "@/components/frame/page-failure";

export default function EnvironmentError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return <PageFailure error={error} onRetry={reset} />;
}
