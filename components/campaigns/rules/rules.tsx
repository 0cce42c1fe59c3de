"use client";

import { HistoryButtons } from "@/components/builder/history-buttons";
import { useHistoryKeys } from "@/components/builder/use-history-keys";
import { useCurrencies } from "@/components/funding/use-currencies";
import { SettingsSection } from "@/components/settings/settings-section";
import { useAccount } from "@/components/shell/account";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { Banner } from "@/components/ui/banner";
import { SkeletonRows } from "@/components/ui/skeleton";
import { isCampaignRules } from "@/lib/campaigns/rules/campaign-rules";
import { knownValue } from "@/lib/remote-data";
import { zoneOrUtc } from "@/lib/time/calendar";
import { GuardRules } from "./guard-rules";
import { NamingTemplate } from "./naming-template";
import { ShareRules } from "./share-rules";
import { useCampaignRules } from "./use-campaign-rules";

const TITLE = "Rules";

/** The rules of the open account, and how they are shared. */
export function RulesEditor() {
  const { account } = useAccount();
  const history = useCampaignRules(isCampaignRules);
  useHistoryKeys(history, { group: TITLE, fields: false });
  const currencies = knownValue(useCurrencies()) ?? [];
  const { value: rules, kept } = history;
  return (
    <>
      <PageHeader title={TITLE} actions={<HistoryButtons history={history} />} />
      <PageBody>
        {kept === "not-kept" ? (
          <Banner tone="attention">
            This browser stores nothing, so rules end with this page. Copy them below to have them again.
          </Banner>
        ) : (
          <Banner>
            Rules are stored in this browser and apply only to you: others use them only after they take them
            over, under “Share”.
          </Banner>
        )}
        {kept === "reading" ? (
          <SkeletonRows label="Reading the rules" columns={["w-28", "w-64"]} rows={6} />
        ) : (
          <>
            <SettingsSection
              title="Guard rules"
              about="Wherever campaigns are created or changed here: by hand, in bulk, by pasting or from a file."
            >
              <GuardRules history={history} currencies={currencies} />
            </SettingsSection>
            <SettingsSection
              title="Naming template"
              about="New campaigns and copies can be named by it. A rule can ask for it."
            >
              <NamingTemplate
                template={rules.template}
                zone={zoneOrUtc(account?.timezone ?? "UTC")}
                onTemplate={(template) =>
                  history.change((now) => ({ ...now, template }), {
                    label: template === "" ? "Remove the naming template" : "Set the naming template",
                  })
                }
              />
            </SettingsSection>
            <SettingsSection
              title="Share"
              about="As text, for colleagues, another account or another browser."
            >
              <ShareRules history={history} currencies={currencies} />
            </SettingsSection>
          </>
        )}
      </PageBody>
    </>
  );
}
