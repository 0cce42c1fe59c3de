import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AccountBanner } from "@/components/delivery/account-banner";
import { HandleNotConnected } from "@/components/frame/handle-not-connected";
import { AccountProvider } from "@/components/shell/account";
import { ScopeProvider } from "@/lib/ads/client";
import { readEnvironment } from "@/lib/ads/endpoint";
import { requireSession } from "@/lib/session/required";

interface AccountLayoutProps {
  children: ReactNode;
  params: Promise<{ environment: string; handle: string; accountId: string }>;
}

export default async function AccountLayout({ children, params }: AccountLayoutProps) {
  const { environment: environmentName, handle, accountId } = await params;
  const environment = readEnvironment(environmentName);
  const { handles } = await requireSession();
  const named = decodeURIComponent(handle);
  const connected = handles.find((each) => each.handle === named);
  if (!environment) notFound();
  if (!connected) return <HandleNotConnected handle={named} />;
  return (
    <ScopeProvider environment={environment} handle={connected.handle}>
      <AccountProvider
        environment={environment}
        handle={connected.handle}
        accountId={accountId}
        key={accountId}
      >
        <AccountBanner />
        {children}
      </AccountProvider>
    </ScopeProvider>
  );
}
