"use client";

import Link from "next/link";
import { useDashboardRoute } from "@/components/shell/dashboard-route";
import { classNames } from "@/components/ui/class-names";
import { ENVIRONMENTS, type Environment } from "@/lib/ads/endpoint";

export const ENVIRONMENT_NAMES: Readonly<Record<Environment, string>> = { live: "Live", sandbox: "Sandbox" };

/** Live or sandbox: links, because accounts of one do not exist in the other. */
export function EnvironmentSwitch({ collapsed }: { collapsed: boolean }) {
  const { environment } = useDashboardRoute();
  return (
    <nav
      aria-label="Environment"
      className={classNames("flex rounded-md bg-surface-hover p-0.5", collapsed ? "flex-col" : "flex-1")}
    >
      {ENVIRONMENTS.map((each) => (
        <Link
          key={each}
          href={`/${each}`}
          aria-current={each === environment ? "true" : undefined}
          className={classNames(
            "flex h-6 items-center justify-center rounded-sm text-sm transition-colors",
            collapsed ? "w-7" : "flex-1",
            each === environment
              ? "bg-surface font-medium shadow-[0_0_0_1px_var(--line)]"
              : "text-text-muted hover:text-text",
          )}
        >
          {collapsed ? (
            <>
              <span aria-hidden>{ENVIRONMENT_NAMES[each].slice(0, 1)}</span>
              <span className="sr-only">{ENVIRONMENT_NAMES[each]}</span>
            </>
          ) : (
            ENVIRONMENT_NAMES[each]
          )}
        </Link>
      ))}
    </nav>
  );
}
