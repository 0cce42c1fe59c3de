import type { ReactNode } from "react";
import { useAccount } from "@/components/shell/account";
import { accountHref, useDashboardRoute } from "@/components/shell/dashboard-route";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { SECTIONS } from "@/components/shell/sections";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useReadAgain } from "@/lib/ads/client";
import type { CallError } from "@/lib/ads/errors";

interface BuilderOpeningProps {
  /** What is being created or edited, "Edit draft". */
  title: string;
  /** What is read first, "The draft to duplicate". */
  what: string;
  error: CallError | null;
}

/** Shown instead of a builder while its initial data is read, and when that fails. */
export function BuilderOpening({ title, what, error }: BuilderOpeningProps) {
  const readAgain = useReadAgain();
  return (
    <>
      <PageHeader title={title} />
      <PageBody>
        {error ? (
          <ErrorState
            title={`${what} could not be read`}
            error={error}
            onRetry={readAgain}
            action={<SectionLink size="small" />}
          />
        ) : (
          <BuilderSkeleton />
        )}
      </PageBody>
    </>
  );
}

interface BuilderImpossibleProps {
  /** Title of the page. */
  page: string;
  title: string;
  why: string;
  /** Instead of the way to the list. */
  action?: ReactNode;
}

/** Shown instead of a builder that cannot start with what was requested. */
export function BuilderImpossible({ page, title, why, action }: BuilderImpossibleProps) {
  return (
    <>
      <PageHeader title={page} />
      <PageBody>
        <EmptyState title={title} action={action ?? <SectionLink />}>
          {why}
        </EmptyState>
      </PageBody>
    </>
  );
}

/** A placeholder of the builder, in its three columns. */
export function BuilderSkeleton() {
  return (
    <div role="status" className="flex min-h-0 flex-1 gap-6 p-4">
      <span className="sr-only">Opening the builder</span>
      <Skeleton className="h-40 w-52 max-lg:hidden" />
      <Skeleton className="h-64 flex-1" />
      <Skeleton className="h-96 w-96 max-md:hidden" />
    </div>
  );
}

/** Links to the list of the builder's section. */
export function SectionLink({ size, tone }: { size?: "small"; tone?: "quiet" }) {
  const account = useAccount();
  const { section } = useDashboardRoute();
  const { label } = SECTIONS.find((each) => each.section === section) ?? SECTIONS[0];
  return (
    <LinkButton
      href={accountHref(account, section)}
      {...(size !== undefined && { size })}
      {...(tone !== undefined && { tone })}
    >
      <span>
        All<span className="max-sm:sr-only"> {label.toLowerCase()}</span>
      </span>
    </LinkButton>
  );
}
