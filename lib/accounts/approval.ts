/** What has become of the review of an account, in the order of urgency. */
const APPROVALS = { REJECTED: "Rejected", UNDER_REVIEW: "Under review", ACCEPTED: "Accepted" } as const;

type AccountApproval = keyof typeof APPROVALS;
export const APPROVAL_STATUSES = Object.keys(APPROVALS) as AccountApproval[];

export const isApproval = (status: string): status is AccountApproval => Object.hasOwn(APPROVALS, status);

/** A status in words; one that is not known stays as the service wrote it. */
export const approvalName = (status: string): string => (isApproval(status) ? APPROVALS[status] : status);
