import type { ReactNode } from "react";
import { useAccount } from "@/components/shell/account";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { accountHref, usePlace } from "@/components/shell/place";
import { SECTIONS } from "@/components/shell/sections";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
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
          <ErrorState
            title={`${what} could not be read`}
            error={error}
            onRetry={readAgain}
            action={<AllOfThem />}
          />
        ) : (
          skeleton
        )}
      </PageBody>
    </>
  );
}

/** Leads to the list of the section that the builder is in. */
function AllOfThem() {
  const account = useAccount();
  const { section } = usePlace();
  const label = SECTIONS.find((each) => each.section === section)?.label ?? "campaigns";
  return (
    <LinkButton href={accountHref(account, section)} size="small">
      All {label.toLowerCase()}
    </LinkButton>
  );
}
