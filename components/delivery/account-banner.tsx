"use client";

import { useAccount } from "@/components/shell/account";
import { Banner } from "@/components/ui/banner";
import { approvalWords } from "@/lib/delivery/delivery-words";

/** Over every page of an account that was rejected or is under review: nothing in it serves. */
export function AccountBanner() {
  const { account } = useAccount();
  return <ApprovalBanner approval={account?.approval_status} />;
}

/** What an account's approval status means for everything in it; nothing while it is in order, or not known. */
export function ApprovalBanner({ approval }: { approval: string | undefined }) {
  if (approval === undefined || approval === "ACCEPTED") return null;
  return (
    <Banner tone={approval === "REJECTED" ? "blocked" : "attention"} title="Account">
      {approvalWords(approval)}
    </Banner>
  );
}
