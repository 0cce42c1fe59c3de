import { StatusMark } from "@/components/ui/status-mark";

const MARKS = {
  ACCEPTED: { kind: "running", word: "Accepted" },
  UNDER_REVIEW: { kind: "attention", word: "Under review" },
  REJECTED: { kind: "blocked", word: "Rejected" },
} as const;

/** What the service thinks of an account; a status this dashboard does not know stands as it came. */
export function ApprovalMark({ status }: { status: string }) {
  const mark = Object.hasOwn(MARKS, status) ? MARKS[status as keyof typeof MARKS] : undefined;
  return mark ? (
    <StatusMark kind={mark.kind}>{mark.word}</StatusMark>
  ) : (
    <span className="truncate">{status}</span>
  );
}
