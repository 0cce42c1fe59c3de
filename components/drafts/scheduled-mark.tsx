import { StatusMark } from "@/components/ui/status-mark";
import type { ScheduledPost } from "@/lib/ads/endpoints/scheduled-posts";

const MARKS = {
  SCHEDULED: { kind: "running", words: "Scheduled" },
  SUCCESS: { kind: "ended", words: "Published" },
  FAILED: { kind: "blocked", words: "Not published" },
} as const;

const isKnown = (status: string): status is keyof typeof MARKS => Object.hasOwn(MARKS, status);

/** The state of a scheduled post. */
export function ScheduledMark({ post: { scheduled_status: status } }: { post: ScheduledPost }) {
  if (!isKnown(status)) return <code className="text-sm">{status}</code>;
  const { kind, words } = MARKS[status];
  return <StatusMark kind={kind}>{words}</StatusMark>;
}
