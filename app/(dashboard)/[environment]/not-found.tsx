import Link from "next/link";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";

export default function NotFound() {
  return (
    <>
      <PageHeader title="Not found" />
      <PageBody>
        <EmptyState
          title="There is no such page"
          action={
            <Link href="/" className={buttonClass("primary")}>
              Go to your accounts
            </Link>
          }
        >
          The address is misspelt, or the page has moved.
        </EmptyState>
      </PageBody>
    </>
  );
}
