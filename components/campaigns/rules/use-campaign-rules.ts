"use client";

import { get } from "idb-keyval";
import { useMemo } from "react";
import { useDeviceRecord } from "@/components/saved-items/use-device-record";
import { type SavedList, useSavedList } from "@/components/saved-items/use-saved-list";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { historyKey } from "@/lib/builder/history-store";
import type { ShownRule } from "@/lib/campaigns/rules/campaign-rules";
import type { NamingTemplate } from "@/lib/campaigns/rules/naming-templates";
import { deviceItems, earlierSaved, RULE_FORMAT, TEMPLATE_FORMAT } from "@/lib/saved-items/saved-rules";

/** The rules and naming templates that apply to a person in the open account, wherever they are saved. */
export interface SavedRules {
  readonly rules: SavedList<ShownRule>;
  readonly templates: SavedList<NamingTemplate>;
  /** Prefix of the storage keys on this device. */
  readonly key: string;
}

const RULES_ON_DEVICE = deviceItems(RULE_FORMAT);
const TEMPLATES_ON_DEVICE = deviceItems(TEMPLATE_FORMAT);

/**
 * Reads the rules and naming templates of the open account: the person's own, the shared ones, and those still on this
 * device. Those of an earlier version count as the device's own.
 */
export function useCampaignRules(): SavedRules {
  const { environment, accountId } = useAccount();
  const { person } = useSession();
  const earlierKey = historyKey(environment, accountId, `campaign rules ${person.id}`);
  const readings = useMemo(() => {
    const earlier = async () => earlierSaved(await get(earlierKey));
    return {
      rules: { read: RULES_ON_DEVICE, earlier: async () => (await earlier()).rules },
      templates: { read: TEMPLATES_ON_DEVICE, earlier: async () => (await earlier()).templates },
    };
  }, [earlierKey]);
  const of = `${environment} ${accountId} ${person.id}`;
  const ruleKey = `guard rules ${of}`;
  const templateKey = `naming templates ${of}`;
  const deviceRules = useDeviceRecord(ruleKey, readings.rules);
  const deviceTemplates = useDeviceRecord(templateKey, readings.templates);
  return {
    rules: useSavedList(RULE_FORMAT, deviceRules, ruleKey),
    templates: useSavedList(TEMPLATE_FORMAT, deviceTemplates, templateKey),
    key: ruleKey,
  };
}
