import type { ComponentProps, ElementType } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { EmptyState } from "@/components/ui/empty-state";

/**
 * Shown where an address leads nowhere. `Link` leads on within the dashboard; every page would load it for this one.
 */
export function NoSuchPage({ Link = "a" }: { Link?: ElementType<ComponentProps<"a"> & { href: string }> }) {
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
