import { REPLAY_HOURS } from "@/lib/ads/endpoints/webhook-replays";
import { formatServiceTime } from "@/lib/time/service-time";

/** What may be replayed; the longest is a minute short of what is stored, as time passes until the request arrives. */
export const REPLAY_SPANS = [
  { minutes: 15, label: "15 minutes" },
  { minutes: 60, label: "hour" },
  { minutes: 360, label: "6 hours" },
  { minutes: REPLAY_HOURS * 60 - 1, label: `${REPLAY_HOURS} hours` },
] as const;

/** The span of the last minutes, as a replay asks for it: minutes of UTC. */
export function replaySpan(
  minutes: number,
  now: number,
): { readonly from_date: string; readonly to_date: string } {
  return { from_date: digits(now - minutes * 60_000), to_date: digits(now) };
}

/** `202611251030` */
const digits = (at: number) => formatServiceTime(at).replace(/\D/g, "").slice(0, 12);
