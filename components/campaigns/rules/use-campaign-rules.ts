"use client";

import { get } from "idb-keyval";
import { useMemo } from "react";
import { useDeviceRecord } from "@/components/kept-items/use-device-record";
import { type KeptList, useKeptList } from "@/components/kept-items/use-kept-list";
import { useAccount } from "@/components/shell/account";
import { useSession } from "@/components/shell/session";
import { keptHistoryKey } from "@/lib/builder/history-keeper";
import type { ShownRule } from "@/lib/campaigns/rules/campaign-rules";
import type { NamingTemplate } from "@/lib/campaigns/rules/naming-templates";
import { deviceItems, earlierKept, RULES_KEPT, TEMPLATES_KEPT } from "@/lib/kept-items/kept-rules";

/** The rules and naming templates that hold for a person in the open account, wherever they are kept. */
export interface KeptRules {
  readonly rules: KeptList<ShownRule>;
  readonly templates: KeptList<NamingTemplate>;
  /** Under which this device keeps what belongs to them. */
  readonly key: string;
}

const RULES_ON_DEVICE = deviceItems(RULES_KEPT);
const TEMPLATES_ON_DEVICE = deviceItems(TEMPLATES_KEPT);

/**
 * Reads the rules and naming templates of the open account: the person's own, the account's, and those that this device
 * still keeps. What an earlier version kept on the device as one is read as the device's own.
 */
export function useCampaignRules(): KeptRules {
  const { environment, accountId } = useAccount();
  const { person } = useSession();
  const earlierKey = keptHistoryKey(environment, accountId, `campaign rules ${person.id}`);
  const readings = useMemo(() => {
    const earlier = async () => earlierKept(await get(earlierKey));
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
    rules: useKeptList(RULES_KEPT, deviceRules, ruleKey),
    templates: useKeptList(TEMPLATES_KEPT, deviceTemplates, templateKey),
    key: ruleKey,
  };
}
