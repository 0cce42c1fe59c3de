import { Plus } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useAccount, usePermission } from "@/components/shell/account";
import { useCommands } from "@/components/shell/commands";
import { createCommand } from "@/components/shell/sections";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import { type CustomAudience, create } from "@/lib/ads/endpoints/custom-audiences";
import { type AudienceTyped, EMPTY_AUDIENCE, readNewAudience } from "@/lib/audiences/new-audience";
import { AudienceForm } from "./audience-form";

interface CreateAudienceProps {
  others: readonly CustomAudience[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (audienceId: string) => void;
}

/** The page's primary action. Closing the dialog keeps the input. */
export function CreateAudience({ others, open, onOpenChange, onCreated }: CreateAudienceProps) {
  const { reason } = usePermission(create);
  const [typed, setTyped] = useState(EMPTY_AUDIENCE);
  useCommands(
    useMemo(
      () => [createCommand("audiences", { disabledReason: reason, run: () => onOpenChange(true) })],
      [reason, onOpenChange],
    ),
  );
  return (
    <>
      <CreateAudienceButton onClick={() => onOpenChange(true)}>
        <Plus size={14} aria-hidden />
        <span className="max-sm:sr-only">New audience</span>
      </CreateAudienceButton>
      {open && (
        <NewAudience
          start={typed}
          onTyped={setTyped}
          others={others}
          onClose={() => onOpenChange(false)}
          onCreated={(id) => {
            setTyped(EMPTY_AUDIENCE);
            onOpenChange(false);
            onCreated(id);
          }}
        />
      )}
    </>
  );
}

interface NewAudienceProps extends Pick<CreateAudienceProps, "others" | "onCreated"> {
  start: AudienceTyped;
  onTyped: (typed: AudienceTyped) => void;
  onClose: () => void;
}

function NewAudience({ start, onTyped, others, onClose, onCreated }: NewAudienceProps) {
  const { accountId } = useAccount();
  const { mutateAsync } = useAdsMutation(create);
  const form = useServiceForm({
    start,
    onTyped,
    read: (typed: AudienceTyped) => readNewAudience(typed, others),
    send: (input) => mutateAsync({ account_id: accountId, ...input }),
    onSent: ({ data }) => {
      toast({ title: `Created ${data.name}`, tone: "positive" });
      onCreated(data.id);
    },
    failure: "The audience was not created",
  });
  return (
    <AudienceForm
      form={form}
      title="New audience"
      description="Creates an empty list of customers. People are uploaded into it next, hashed in this browser."
      action="Create audience"
      onClose={onClose}
    />
  );
}

/** Opens the form; disabled with the reason if the person may not. */
export function CreateAudienceButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const { reason } = usePermission(create);
  return (
    <Button tone="primary" disabledReason={reason} onClick={onClick}>
      {children}
    </Button>
  );
}
