import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { useAccount } from "./account";
import { accountHref } from "./dashboard-route";
import { homeSection } from "./sections";

interface ClosedToRoleProps {
  /** "Your role may not see campaigns". */
  title: string;
  reason: string | undefined;
  /** The whole page is closed, and links to an open one; a part of a page does not. */
  whole: boolean;
}

/** Shown to a person whose role has no access. */
export function ClosedToRole({ title, reason, whole }: ClosedToRoleProps) {
  const account = useAccount();
  if (!whole) {
    return (
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-text-muted">{reason}</p>
      </div>
    );
  }
  const home = account.permissions.state === "known" && homeSection(account.permissions);
  return (
    <EmptyState
      title={title}
      action={
        home && (
          <LinkButton href={accountHref(account, home.section)}>Go to {home.label.toLowerCase()}</LinkButton>
        )
      }
    >
      {reason}
    </EmptyState>
  );
}
