import type { ReactNode } from "react";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { ErrorState } from "@/components/ui/error-state";
import { useReadAgain } from "@/lib/ads/client";
import type { CallError } from "@/lib/ads/errors";

interface BuilderOpeningProps {
  /** What is being made or changed, "Edit draft". */
  title: string;
  /** What is read first, "The draft to duplicate". */
  what: string;
  reading: { readonly error: CallError | null };
  skeleton: ReactNode;
}

/** Stands in a builder's place while what it begins with is read, and where that cannot be read. */
export function BuilderOpening({ title, what, reading: { error }, skeleton }: BuilderOpeningProps) {
  const readAgain = useReadAgain();
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        {error ? (
          <ErrorState title={`${what} could not be read`} error={error} onRetry={readAgain} />
        ) : (
          skeleton
        )}
      </PageBody>
    </>
  );
}
