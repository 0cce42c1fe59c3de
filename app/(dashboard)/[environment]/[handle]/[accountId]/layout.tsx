import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AccountProvider } from "@/components/shell/account";
import { ScopeProvider } from "@/lib/ads/client";
import { readEnvironment } from "@/lib/ads/endpoint";
import { requireSession } from "@/lib/session/required";

interface AccountLayoutProps {
  children: ReactNode;
  params: Promise<{ environment: string; handle: string; accountId: string }>;
}

export default async function AccountLayout({ children, params }: AccountLayoutProps) {
  const { environment: named, handle, accountId } = await params;
  const environment = readEnvironment(named);
  const { handles } = await requireSession();
  const connected = handles.find((each) => each.handle === decodeURIComponent(handle));
  if (!environment || !connected) notFound();
  return (
    <ScopeProvider environment={environment} handle={connected.handle}>
      <AccountProvider
        environment={environment}
        handle={connected.handle}
        accountId={accountId}
        key={accountId}
      >
        {children}
      </AccountProvider>
    </ScopeProvider>
  );
}
