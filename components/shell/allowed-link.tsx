import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { usePermission } from "./account";
import type { Gate } from "./permission-reason";

interface AllowedLinkProps extends ComponentProps<typeof LinkButton> {
  /** The endpoint that is called where it leads. */
  needs: Gate;
}

/** Leads to where something is made or changed; to those whose role may not, it says why. */
export function AllowedLink({ needs, disabledReason, ...link }: AllowedLinkProps) {
  const { reason } = usePermission(needs);
  return <LinkButton {...link} disabledReason={reason ?? disabledReason} />;
}

/** Leads to the builder of a new one, from the list of those that there are. */
export function NewLink({ children, ...link }: AllowedLinkProps) {
  return (
    <AllowedLink tone="primary" {...link}>
      <Plus size={14} aria-hidden />
      {children}
    </AllowedLink>
  );
}
