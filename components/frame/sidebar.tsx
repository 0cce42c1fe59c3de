"use client";

import { LayoutGrid, Lock, type LucideIcon, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useState } from "react";
import { useNewsCount } from "@/components/audiences/awaited-audiences";
import {
  type AccountRoute,
  accountHref,
  useDashboardRoute,
  useOpenRoute,
} from "@/components/shell/dashboard-route";
import { openSections, SECTIONS } from "@/components/shell/sections";
import { useSidebar } from "@/components/shell/sidebar-state";
import { useOpenPermissions } from "@/components/shell/use-open-permissions";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Tooltip } from "@/components/ui/tooltip";
import { AccountButton } from "./account-button";
import { EnvironmentSwitch } from "./environment-switch";
import type { NavigationSheetProps } from "./navigation-sheet-popup";
import { RateMeter } from "./rate-meter";
import { RecentJobs } from "./recent-jobs";
import { UserMenu } from "./user-menu";

/** Navigation on the left: beside the page in wide windows, over it in narrow ones. */
export function Sidebar() {
  const { collapsed, sheetOpen, openSheet, closeSheet } = useSidebar();
  return (
    <>
      <aside
        aria-label="Navigation"
        data-sidebar={collapsed ? "collapsed" : "open"}
        className={classNames(
          "hidden shrink-0 flex-col border-r bg-surface-sunken lg:flex",
          collapsed ? "w-14" : "w-56",
        )}
      >
        <SidebarContent collapsed={collapsed} beside={<CollapseButton />} />
      </aside>
      <NavigationSheet open={sheetOpen} onOpenChange={(open) => (open ? openSheet() : closeSheet())}>
        <SidebarContent collapsed={false} onGo={closeSheet} />
      </NavigationSheet>
    </>
  );
}

function CollapseButton() {
  const { collapsed, setCollapsed } = useSidebar();
  return (
    <IconButton
      size="small"
      label={collapsed ? "Widen the navigation" : "Narrow the navigation"}
      onClick={() => setCollapsed(!collapsed)}
    >
      {collapsed ? <PanelLeftOpen size={16} aria-hidden /> : <PanelLeftClose size={16} aria-hidden />}
    </IconButton>
  );
}

interface SidebarContentProps {
  collapsed: boolean;
  /** Shown beside the environment switch. */
  beside?: ReactNode;
  /** A link to another page was chosen. */
  onGo?: () => void;
}

function SidebarContent({ collapsed, beside, onGo }: SidebarContentProps) {
  const place = useDashboardRoute();
  const open = useOpenRoute();
  const audienceNews = useNewsCount(open);
  const openTo = openSections(useOpenPermissions(open));
  const groups = groupsOf(open, place.section);
  return (
    <>
      <div className="p-2">
        <AccountButton collapsed={collapsed} {...(onGo && { onOpen: onGo })} />
      </div>
      <nav
        aria-label="Main"
        className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-2 low:gap-2 low:py-0 lower:gap-1"
      >
        <ul>
          <SidebarLink
            href={`/${place.environment}`}
            label="Accounts"
            icon={LayoutGrid}
            current={place.handle === undefined}
            collapsed={collapsed}
            {...(onGo && { onGo })}
          />
        </ul>
        {groups.map(({ group, links }) => (
          <div key={group}>
            <h2
              className={
                collapsed ? "sr-only" : "px-2 pb-1 font-medium text-sm text-text-muted low:pb-0.5 lower:pb-0"
              }
            >
              {group}
            </h2>
            <ul>
              {links.map((link) => (
                <SidebarLink
                  key={link.href}
                  {...link}
                  closed={!openTo.some(({ section }) => section === link.section)}
                  collapsed={collapsed}
                  news={link.section === "audiences" ? audienceNews : 0}
                  {...(onGo && { onGo })}
                />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="flex flex-col gap-2 p-2">
        <RateMeter collapsed={collapsed} />
        <div className={classNames("flex items-center gap-1", collapsed && "flex-col")}>
          <EnvironmentSwitch collapsed={collapsed} />
          <RecentJobs />
          {beside}
        </div>
        <UserMenu collapsed={collapsed} />
      </div>
    </>
  );
}

function groupsOf(place: AccountRoute | undefined, current: string | undefined) {
  if (!place) return [];
  const groups = [...new Set(SECTIONS.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    links: SECTIONS.filter((each) => each.group === group).map(({ section, label, icon }) => ({
      section,
      href: accountHref(place, section),
      label,
      icon,
      current: current === section,
    })),
  }));
}

/** Scrolls to the current section in a window that is too low for all links. */
const intoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: "nearest" });

interface SidebarLinkProps {
  href: string;
  label: string;
  icon: LucideIcon;
  current: boolean;
  collapsed: boolean;
  /** The role has no access; the page itself says who has. */
  closed?: boolean;
  /** How many records there changed since the last visit. */
  news?: number;
  onGo?: () => void;
}

function SidebarLink({
  href,
  label,
  icon: Icon,
  current,
  collapsed,
  closed = false,
  news = 0,
  onGo,
}: SidebarLinkProps) {
  // Prefetching every section would cost the server thirty responses for each page that is opened.
  const [pointedAt, setPointedAt] = useState(false);
  const readAhead = () => setPointedAt(true);
  const link = (
    <Link
      href={href}
      prefetch={pointedAt ? null : false}
      onPointerEnter={readAhead}
      onFocus={readAhead}
      aria-current={current ? "page" : undefined}
      ref={current ? intoView : undefined}
      onClick={onGo}
      className={classNames(
        "flex h-8 items-center gap-2 rounded-md px-2 transition-colors low:h-7 lower:h-6.5",
        collapsed && "justify-center",
        current
          ? "bg-surface-selected font-medium text-accent-text"
          : classNames("hover:bg-surface-hover", closed ? "text-text-muted" : "text-text"),
      )}
    >
      <Icon size={16} aria-hidden className="shrink-0" />
      <span className={collapsed ? "sr-only" : "truncate"}>
        {label}
        {closed && <span className="sr-only"> (closed to your role)</span>}
      </span>
      {closed && !collapsed && <Lock size={12} aria-hidden className="ml-auto shrink-0" />}
      {news > 0 && (
        <span className="ml-auto rounded-full bg-accent px-1.5 text-on-accent text-sm tabular-nums">
          {news}
          <span className="sr-only"> new</span>
        </span>
      )}
    </Link>
  );
  return (
    <li>
      {collapsed || closed ? (
        <Tooltip text={closed ? `Your role here may not see ${label.toLowerCase()}` : label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}

const popup = new LazyModule(() => import("./navigation-sheet-popup"));

/** The navigation in front of a narrow page. */
function NavigationSheet(props: NavigationSheetProps) {
  const late = useLazyModule(popup, props.open);
  return late ? <late.NavigationSheetPopup {...props} /> : null;
}
