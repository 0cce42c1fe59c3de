import Link from "next/link";
import type { ReactNode } from "react";
import { type AccountRoute, notServingHref, pacingHref } from "@/components/shell/dashboard-route";
import { type StatusKind, StatusShape } from "@/components/ui/status-mark";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { isBlocking } from "@/lib/delivery/causes";
import { reasonWords } from "@/lib/delivery/delivery-words";
import { counted } from "@/lib/format/plurals";
import { type Attention, farOff, needingAttention, type OffPace } from "@/lib/overview/attention";
import { paceWord } from "@/lib/statistics/pacing-words";
import { CampaignLink } from "./campaign-link";
import { NothingHere, OverviewSection } from "./overview-section";
import { RunawaySpend } from "./runaway-spend";
import type { Overview } from "./use-overview";

/** Campaigns listed for one reason; the list page has the others. */
const NAMED_MAX = 3;

interface AttentionListProps {
  route: AccountRoute;
  campaigns: readonly Campaign[];
  pacing: Overview["pacing"];
  zone: string;
}

/** Why active campaigns do not serve, which are far from plan, and what helps. */
export function AttentionList({ route, campaigns, pacing, zone }: AttentionListProps) {
  const groups = needingAttention(campaigns);
  const { behind, ahead } = farOff(pacing.rows, pacing.pace);
  const none = groups.length === 0 && behind.length === 0 && ahead.length === 0;
  return (
    <OverviewSection title="Needs attention" note="active campaigns that do not serve or keep to their plans">
      {none && pacing.state !== "reading" && (
        <NothingHere>
          {pacing.state === "read"
            ? "Every active campaign serves, and none is far from its plan."
            : "Every active campaign serves."}
        </NothingHere>
      )}
      <ul className="divide-y empty:hidden">
        {groups.map((group) => (
          <NotServing key={group.reason.cause ?? group.reason.code} route={route} group={group} />
        ))}
        {behind.length > 0 && <FarOff route={route} which="far-behind" found={behind} />}
        {ahead.length > 0 && <FarOff route={route} which="far-ahead" found={ahead} />}
      </ul>
      {pacing.state !== "read" && pacing.words !== undefined && (
        <p role="status" className="px-3 py-2 text-sm text-text-muted">
          {pacing.words}
        </p>
      )}
      {pacing.state !== "closed" && <RunawaySpend campaigns={pacing.rows} zone={zone} />}
    </OverviewSection>
  );
}

function NotServing({ route, group: { reason, campaigns } }: { route: AccountRoute; group: Attention }) {
  const { name, meaning, fix } = reasonWords(reason);
  return (
    <Group
      kind={isBlocking(reason.cause) ? "blocked" : "attention"}
      title={`${name}: ${counted(campaigns.length, "campaign")}`}
      href={notServingHref(route, reason.code)}
      words={`${meaning} ${"advice" in fix ? fix.advice : ""}`}
    >
      {campaigns.slice(0, NAMED_MAX).map((campaign) => (
        <li key={campaign.id} className="flex min-w-0">
          <CampaignLink route={route} campaign={campaign} />
        </li>
      ))}
    </Group>
  );
}

const FAR_OFF = {
  "far-behind": {
    title: "Far behind plan",
    words:
      "At this pace their budgets will not be spent. Raise the bid, widen the targeting, or lower the budget.",
  },
  "far-ahead": {
    title: "Far ahead of plan",
    words:
      "At this pace their budgets are used up before the end. Lower the daily budget, or raise the total.",
  },
} as const;

interface FarOffProps {
  route: AccountRoute;
  which: keyof typeof FAR_OFF;
  found: readonly OffPace[];
}

function FarOff({ route, which, found }: FarOffProps) {
  const { title, words } = FAR_OFF[which];
  return (
    <Group
      kind="attention"
      title={`${title}: ${counted(found.length, "campaign")}`}
      href={pacingHref(route, which)}
      words={words}
    >
      {found.slice(0, NAMED_MAX).map(({ campaign, pace }) => (
        <li key={campaign.id} className="flex min-w-0 items-center justify-between gap-3">
          <CampaignLink route={route} campaign={campaign} />
          <span className="shrink-0 text-sm text-text-muted">{paceWord(pace)}</span>
        </li>
      ))}
    </Group>
  );
}

interface GroupProps {
  kind: StatusKind;
  title: string;
  href: string;
  words: string;
  children: ReactNode;
}

function Group({ kind, title, href, words, children }: GroupProps) {
  return (
    <li className="flex gap-2 px-3 py-3">
      <StatusShape kind={kind} className="mt-1" />
      <div className="min-w-0 grow">
        <Link href={href} className="font-medium hover:underline">
          {title}
        </Link>
        <p className="text-sm text-text-muted">{words}</p>
        <ul className="mt-1 flex flex-col">{children}</ul>
      </div>
    </li>
  );
}
