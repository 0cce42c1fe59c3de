"use client";

import { SettingsSection } from "@/components/settings/settings-section";
import { useAccount } from "@/components/shell/account";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { SkeletonRows } from "@/components/ui/skeleton";
import { list } from "@/lib/ads/endpoints/connections";
import { zoneOrUtc } from "@/lib/time/calendar";
import { PlatformBand } from "../confirm-sending";
import { DeveloperTabs } from "../developer-tabs";
import { Connections } from "./connections";
import { StreamRules } from "./rules";
import { Subscriptions } from "./subscriptions";
import { Webhooks } from "./webhooks";

/** The application's subscriptions on the platform API, its webhooks, and the current listeners. */
export function Activity() {
  const { account } = useAccount();
  const zone = zoneOrUtc(account?.timezone ?? "UTC");
  const tabs = <DeveloperTabs current="activity" />;
  return (
    <PlatformBand>
      <RoleGate
        needs={list}
        what="what the application listens for"
        title="Activity"
        tabs={tabs}
        waiting={<SkeletonRows label="Asking what you may see" columns={["w-40", "w-72"]} rows={6} />}
      >
        <PageHeader title="Activity" tabs={tabs} />
        <PageBody>
          <p className="border-b px-4 py-3 text-text-muted">
            This belongs to the application, not to an account, and is the same in live and sandbox.
          </p>
          <SettingsSection
            title="Subscriptions"
            about="What the application listens for. Events go to a webhook, or else to every open stream."
          >
            <Subscriptions zone={zone} />
          </SettingsSection>
          <SettingsSection title="Webhooks" about="Addresses that events are delivered to.">
            <Webhooks zone={zone} />
          </SettingsSection>
          <SettingsSection title="Connections" about="Open streams of the application.">
            <Connections zone={zone} />
          </SettingsSection>
          <SettingsSection title="Rules" about="What the streams of posts let through.">
            <StreamRules />
          </SettingsSection>
        </PageBody>
      </RoleGate>
    </PlatformBand>
  );
}
