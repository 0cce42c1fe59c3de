"use client";

import type { ReactNode } from "react";
import { AudienceWatch } from "@/components/audiences/audience-watch";
import { StoreOwnChanges } from "@/components/history/store-own-changes";
import { UndoLastChange } from "@/components/records/undo-last-change";
import { AccountBand } from "@/components/shell/account";
import { useDashboardRoute } from "@/components/shell/dashboard-route";
import { LostAccessBanner } from "@/components/shell/lost-access";
import { AccountTitle } from "@/components/shell/open-account-name";
import { OverlaysProvider } from "@/components/shell/overlays";
import { SidebarProvider } from "@/components/shell/sidebar-state";
import { MissingCode } from "@/components/ui/missing-code";
import { SHEET_OUTLET_ID } from "@/components/ui/sheet";
import { accountHue } from "@/lib/accounts/colour";
import { InterruptedJobs } from "./interrupted-jobs";
import { JobsTray } from "./jobs-tray";
import { AccountFavicon } from "./mark";
import { OpenOverlay } from "./open-overlay";
import { RememberOpened } from "./remember-opened";
import { ShellCommands } from "./shell-commands";
import { Sidebar } from "./sidebar";

const CONTENT_ID = "content";

/** Band, sidebar, page and panel: the frame around changing pages. */
export function Frame({ railCollapsed, children }: { railCollapsed: boolean; children: ReactNode }) {
  const { environment, accountId } = useDashboardRoute();
  const sandbox = environment === "sandbox";
  return (
    <SidebarProvider collapsed={railCollapsed}>
      <OverlaysProvider>
        <a
          href={`#${CONTENT_ID}`}
          className="fixed top-2 left-2 z-60 -translate-y-16 rounded-md bg-inverse px-3 py-2 text-on-inverse focus:translate-y-0"
        >
          Skip to the content
        </a>
        <div
          {...(accountId !== undefined && { "data-hue": accountHue(accountId) })}
          className="relative flex h-dvh flex-col overflow-hidden"
        >
          {accountId !== undefined && <AccountFavicon accountId={accountId} sandbox={sandbox} />}
          {(accountId !== undefined || sandbox) && <AccountBand sandbox={sandbox} />}
          <div className="flex min-h-0 flex-1">
            <Sidebar />
            <main id={CONTENT_ID} tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
              <LostAccessBanner />
              <MissingCode />
              {children}
            </main>
            <div id={SHEET_OUTLET_ID} className="shrink-0 *:h-full" />
          </div>
        </div>
        <JobsTray />
        <OpenOverlay />
        <ShellCommands />
        <RememberOpened />
        <AudienceWatch />
        <InterruptedJobs />
        <StoreOwnChanges />
        <UndoLastChange />
        <AccountTitle />
      </OverlaysProvider>
    </SidebarProvider>
  );
}
