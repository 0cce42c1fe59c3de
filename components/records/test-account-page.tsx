import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AccountProvider } from "@/components/shell/account";
import { SessionProvider } from "@/components/shell/session";
import { Toaster } from "@/components/ui/toast";
import { ScopeProvider } from "@/lib/ads/client";
import { UndoLastChange } from "./undo-last-change";

const session = {
  person: { id: "p1", handle: "mara", name: "Mara" },
  handles: [{ handle: "mara", userId: "22", access: "write", operator: false }],
} as const;

/** For tests: a page of account a1, opened by mara, with toasts and Ctrl+Z. */
export const AccountPage = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
    <ScopeProvider environment="live" handle="mara">
      <SessionProvider session={session}>
        <AccountProvider environment="live" handle="mara" accountId="a1">
          {children}
        </AccountProvider>
        <UndoLastChange />
        <Toaster />
      </SessionProvider>
    </ScopeProvider>
  </QueryClientProvider>
);
