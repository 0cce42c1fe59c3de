import Link from "next/link";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";

/** Stands where an address leads nowhere. */
export function NoSuchPage() {
  return (
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
  );
}
