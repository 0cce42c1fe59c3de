import { StatusMark } from "@/components/ui/status-mark";
import { approvalName, isApproval } from "@/lib/accounts/approval";

const MARKS = { ACCEPTED: "running", UNDER_REVIEW: "attention", REJECTED: "blocked" } as const;

/** What has become of the review of an account; a status that is not known stands as it came. */
export function ApprovalMark({ status }: { status: string }) {
  return isApproval(status) ? (
    <StatusMark kind={MARKS[status]}>{approvalName(status)}</StatusMark>
  ) : (
    <span className="truncate">{status}</span>
  );
}
