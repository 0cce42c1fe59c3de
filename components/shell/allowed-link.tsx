import { Plus } from "lucide-react";
import type { ComponentProps } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { usePermission } from "./account";
import type { Gate } from "./permission-reason";

interface AllowedLinkProps extends ComponentProps<typeof LinkButton> {
  /** The endpoint that the linked page calls. */
  needs: Gate;
}

/** Links to a page where something is created or changed; disabled with the reason for other roles. */
export function AllowedLink({ needs, disabledReason, ...link }: AllowedLinkProps) {
  const { reason } = usePermission(needs);
  return <LinkButton {...link} disabledReason={reason ?? disabledReason} />;
}

/** Links to the builder of a new record, from the list. */
export function NewLink({ children, ...link }: AllowedLinkProps) {
  return (
    <AllowedLink tone="primary" {...link}>
      <Plus size={14} aria-hidden />
      {children}
    </AllowedLink>
  );
}
