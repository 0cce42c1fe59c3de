import { StatusMark } from "@/components/ui/status-mark";
import { approvalName, isApproval } from "@/lib/accounts/approval";

const MARKS = { ACCEPTED: "running", UNDER_REVIEW: "attention", REJECTED: "blocked" } as const;

/** The review status of an account; an unknown status is shown as received. */
export function ApprovalMark({ status }: { status: string }) {
  return isApproval(status) ? (
    <StatusMark kind={MARKS[status]}>{approvalName(status)}</StatusMark>
  ) : (
    <span className="truncate">{status}</span>
  );
}
