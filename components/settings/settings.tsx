"use client";

import { EditAccount } from "@/components/accounts/edit-account";
import { FindingValue } from "@/components/accounts/finding-value";
import { RoleList } from "@/components/accounts/role-list";
import { useAccount, usePermission } from "@/components/shell/account";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useReadAgain } from "@/lib/ads/client";
import { type Account, update } from "@/lib/ads/endpoints/accounts";
import { AccountApps } from "./account-apps";
import { AccountFacts } from "./account-facts";
import { ForgetAccount } from "./forget-account";
import { SettingsSection } from "./settings-section";
import { TaxSettings } from "./tax-settings";
import { UserSettings } from "./user-settings";

/** The settings of an account, and of the person in it. */
export function Settings() {
  const { account, failure } = useAccount();
  const readAgain = useReadAgain();
  return (
    <>
      <PageHeader title="Settings" />
      <PageBody>
        {account ? (
          <Sections account={account} />
        ) : failure ? (
          <ErrorState title="The account could not be read" error={failure} onRetry={readAgain} />
        ) : (
          <SkeletonRows label="Reading the account" columns={["w-28", "w-64"]} rows={8} />
        )}
      </PageBody>
    </>
  );
}

function Sections({ account }: { account: Account }) {
  const { environment, handle, permissions } = useAccount();
  const { reason } = usePermission(update);
  return (
    <>
      <SettingsSection title="Account">
        <AccountFacts account={account} />
      </SettingsSection>
      <SettingsSection title="Name and industry">
        <EditAccount scope={{ environment, handle }} account={account} disabledReason={reason} />
      </SettingsSection>
      <SettingsSection title="Your role" about={`What @${handle} may do in this account.`}>
        <FindingValue finding={permissions} what="the role" skeleton="h-4 w-40">
          {(held) => <RoleList permissions={held} />}
        </FindingValue>
      </SettingsSection>
      <SettingsSection
        title="Your own settings"
        about={`How @${handle} is contacted about this account. Only visible to you.`}
      >
        <UserSettings />
      </SettingsSection>
      <SettingsSection title="Apps" about="Mobile apps that this account promotes.">
        <AccountApps zone={account.timezone} />
      </SettingsSection>
      <SettingsSection title="Tax and invoices" about="Who is billed, and what the invoices say.">
        <TaxSettings />
      </SettingsSection>
      <SettingsSection
        title="Stored by this dashboard"
        about="What does not come from the service each time."
      >
        <ForgetAccount />
      </SettingsSection>
    </>
  );
}
