"use client";

import { Menu as MenuIcon } from "lucide-react";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { OpenAccountName } from "./open-account-name";
import { useSidebar } from "./sidebar-state";

interface PageHeaderProps {
  title: ReactNode;
  /** How many things the page shows, already formatted. */
  count?: ReactNode;
  /** Saved views or subpages: PageTabs. */
  tabs?: ReactNode;
  /** Small buttons, then the one primary action. */
  actions?: ReactNode;
}

/**
 * The 48 px on top of every page; in narrow pages, also beside an open panel, tabs have a line of their own. Its title
 * is the page's only first-level heading.
 */
export function PageHeader({ title, count, tabs, actions }: PageHeaderProps) {
  const { openSheet } = useSidebar();
  return (
    <header className="@container shrink-0 border-b">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 px-4">
        <div
          className={classNames(
            "flex h-12 min-w-0 max-w-max flex-1 basis-40 items-center gap-3",
            // Titles differ between tabs, and counts arrive late: the tabs stay in place.
            tabs !== undefined && "@3xl:min-w-56",
          )}
        >
          <IconButton label="Open the navigation" className="-ml-2 lg:hidden" onClick={openSheet}>
            <MenuIcon size={18} aria-hidden />
          </IconButton>
          <div className="min-w-0">
            <OpenAccountName />
            <div className="flex items-baseline gap-3">
              <h1
                className="truncate font-semibold text-lg max-lg:leading-6 sm:text-xl"
                title={typeof title === "string" ? title : undefined}
              >
                {title}
              </h1>
              {count !== undefined && <span className="text-text-muted tabular-nums">{count}</span>}
            </div>
          </div>
        </div>
        {tabs && (
          <div className="order-last flex h-10 min-w-0 flex-1 basis-full overflow-x-auto @3xl:order-none @3xl:h-12 @3xl:basis-0">
            {tabs}
          </div>
        )}
        {actions && <div className="ml-auto flex shrink-0 items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}

interface PageTab {
  readonly label: ReactNode;
  readonly href: string;
  readonly current: boolean;
}

/** Links that look like tabs: each has its own address. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <nav aria-label={label} className="flex items-stretch gap-1">
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={tab.current ? "page" : undefined}
          className={classNames(
            "flex items-center whitespace-nowrap border-b-2 px-2 transition-colors",
            tab.current ? "border-accent font-medium" : "border-transparent text-text-muted hover:text-text",
          )}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/**
 * The scrolling content below the header. A page with a grid lets that scroll instead; a skeleton, marked with
 * `data-waiting`, is cut off: without anything focusable it could not be scrolled by keys.
 */
export function PageBody({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames(
        "relative min-h-0 flex-1 overflow-auto has-[>[data-waiting]]:overflow-hidden",
        className,
      )}
    />
  );
}
