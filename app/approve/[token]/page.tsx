import type { Metadata } from "next";
import { headers } from "next/headers";
import { ApprovalClosed } from "@/components/previews/approval-closed";
import { ApprovalPage } from "@/components/previews/approval-page";
import { openApproval } from "@/lib/previews/approval-link";

export const metadata: Metadata = {
  title: "Preview",
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
};

export default async function Approve({ params }: { params: Promise<{ token: string }> }) {
  // Never rendered ahead of time or cached: a link expires.
  await headers();
  const { token } = await params;
  const opened = await openApproval(decoded(token));
  return opened.state === "open" ? (
    <ApprovalPage approval={opened.approval} />
  ) : (
    <ApprovalClosed until={opened.state === "ended" ? opened.until : undefined} />
  );
}

function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return "";
  }
}
