"use client";

import { HistoryButtons } from "@/components/builder/history-buttons";
import { useHistoryKeys } from "@/components/builder/use-history-keys";
import { SettingsSection } from "@/components/settings/settings-section";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { Banner } from "@/components/ui/banner";
import { SkeletonRows } from "@/components/ui/skeleton";
import { BringRulesOver } from "./bring-rules-over";
import { GuardRules } from "./guard-rules";
import { NamingTemplates } from "./naming-templates";
import { ShareRules } from "./share-rules";
import { useRulesEditor } from "./use-rules-editor";

const TITLE = "Rules";

/** The rules and naming templates of the open account, and their transfer to another one. */
export function RulesEditor() {
  const editing = useRulesEditor();
  const { rules, templates, steps } = editing;
  useHistoryKeys(steps, { group: TITLE, fields: false });
  return (
    <>
      <PageHeader title={TITLE} actions={<HistoryButtons history={steps} />} />
      <PageBody>
        {rules.loaded && templates.loaded ? (
          <>
            <WhereSaved
              inStore={rules.inStore}
              away={(rules.awayReason ?? templates.awayReason) !== undefined}
            />
            {rules.offered.length + templates.offered.length > 0 && (
              <BringRulesOver rules={rules} templates={templates} />
            )}
            <SettingsSection
              title="Guard rules"
              about="They apply wherever campaigns are created or changed here: by hand, in bulk, by pasting or from a file."
            >
              <GuardRules editing={editing} />
            </SettingsSection>
            <SettingsSection
              title="Naming templates"
              about="New campaigns and copies can be named by them. A rule can require it."
            >
              <NamingTemplates editing={editing} />
            </SettingsSection>
            <SettingsSection
              title="Share"
              about="As text, for another account, or for people who do not work on this one."
            >
              <ShareRules editing={editing} />
            </SettingsSection>
          </>
        ) : (
          <SkeletonRows label="Reading the rules" columns={["w-28", "w-64"]} rows={6} />
        )}
      </PageBody>
    </>
  );
}

/** Who shares the rules, and whether they can be changed now. */
function WhereSaved({ inStore, away }: { inStore: boolean; away: boolean }) {
  if (away) {
    return (
      <Banner tone="attention" title="The account’s rules cannot be read now">
        Those that this device remembers apply meanwhile. Nothing can be changed until they can be read again.
      </Banner>
    );
  }
  return (
    <Banner>
      {inStore
        ? "Account rules apply to everyone who works on this account here. Your own rules apply only to you, wherever you sign in."
        : "Rules are stored in this browser and apply only to you: others use them only after they take them over, under “Share”."}
    </Banner>
  );
}
