import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import type { BuilderNext } from "@/components/builder/builder";
import { usePermission } from "@/components/shell/account";
import { useAccountZone } from "@/components/shell/account-zone";
import * as posts from "@/lib/ads/endpoints/posts";
import * as promotedPosts from "@/lib/ads/endpoints/promoted-posts";
import * as scheduledPosts from "@/lib/ads/endpoints/scheduled-posts";
import { formatDayAs } from "@/lib/format/dates";
import { formatInstant } from "@/lib/format/instant";
import { instantIn } from "@/lib/time/calendar";

const STEPS = ["schedule", "publish", "promote"] as const;
type NextStep = (typeof STEPS)[number];

const inAddress = {
  /** The step on the post whose panel is open. */
  do: parseAsStringLiteral(STEPS),
  /** The time to schedule it for, in the account's zone: `2026-11-28T09:00`. */
  at: parseAsString,
};

/** Further actions after saving a draft in the composer. Each opens a dialog where the draft is shown then. */
export function useNextSteps(): readonly BuilderNext[] {
  const [{ at }] = useQueryStates(inAddress);
  const mayPublish = usePermission(posts.create).reason;
  const maySchedule = usePermission(scheduledPosts.create).reason;
  const mayPromote = usePermission(promotedPosts.create).reason;
  const { zone, reason: unknownZone } = useAccountZone();
  const isTime = at !== null && zone !== undefined && instantIn(zone, at) !== undefined;
  return [
    {
      label: isTime ? `Schedule for ${localInWords(at)}…` : "Schedule…",
      query: { do: "schedule", ...(isTime && { at }) },
      disabledReason: maySchedule ?? unknownZone,
    },
    { label: "Publish…", query: { do: "publish" }, disabledReason: mayPublish },
    { label: "Promote…", query: { do: "promote" }, disabledReason: mayPublish ?? mayPromote },
  ];
}

/** "Fri 27 Nov, 14:00", for a local time. */
const localInWords = (local: string): string =>
  `${formatDayAs(local.slice(0, 10), "weekday-and-month")}, ${formatInstant(`${local}Z`, "UTC", "clock")}`;

/**
 * The open step of the post whose panel is open. It stays in the address until the step is closed or navigates away,
 * so that it survives a panel that is remounted when its list arrives.
 *
 * @returns the step, its requested time, and how to open another one or close it
 */
export function useAskedStep<Step extends NextStep>(steps: readonly Step[]) {
  const [asked, setAsked] = useQueryStates(inAddress);
  const open = steps.find((each) => each === asked.do);
  const setOpen = (step: Step | undefined) => void setAsked({ do: step ?? null, at: null });
  return { open, at: asked.at ?? undefined, setOpen };
}
