"use client";

import { useAccount } from "@/components/shell/account";
import { Banner } from "@/components/ui/banner";
import { approvalWords } from "@/lib/delivery/delivery-words";

/** Above every page of an account that was rejected or is under review: nothing in it serves. */
export function AccountBanner() {
  const { account } = useAccount();
  return <ApprovalBanner approval={account?.approval_status} />;
}

/** The consequences of an account's approval status; nothing while it is approved, or unknown. */
export function ApprovalBanner({ approval }: { approval: string | undefined }) {
  if (approval === undefined || approval === "ACCEPTED") return null;
  return (
    <Banner tone={approval === "REJECTED" ? "blocked" : "attention"} title="Account">
      {approvalWords(approval)}
    </Banner>
  );
}
