import { postForm } from "@/components/shell/post-form";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { Environment } from "@/lib/ads/endpoint";

const connectAnother = () => postForm("/auth/start", { purpose: "connect", return_to: location.pathname });

interface NoAccountsProps {
  environment: Environment;
  /** The number of handles whose accounts could not be read, and of all handles. */
  failed: number;
  of: number;
}

/** No connected handle has access to an account: what that means and what to do next. */
export function NoAccounts({ environment, failed, of }: NoAccountsProps) {
  if (failed > 0) {
    return (
      <EmptyState title={failed === of ? "Your accounts could not be read" : "No accounts to show yet"}>
        {failed === of
          ? "The reason is above. Whether you have any is not known."
          : "What could be read has no account. The notices above say what could not be read."}
      </EmptyState>
    );
  }
  return environment === "sandbox" ? (
    <EmptyState title="No sandbox account yet">
      Create one with the button above. It costs nothing, nothing in it is ever shown to anyone, and funding
      and campaigns can be tried out in it.
    </EmptyState>
  ) : (
    <EmptyState
      title="Your handles reach no account"
      action={
        <>
          <Button tone="primary" onClick={connectAnother}>
            Connect another handle
          </Button>
          <LinkButton href="/sandbox">Try the sandbox</LinkButton>
        </>
      }
    >
      Ask an admin of the account to give your handle access at the service, then come back. Live accounts are
      created by the service, not here.
    </EmptyState>
  );
}
