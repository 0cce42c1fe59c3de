import { Plus } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useAccount, useMay } from "@/components/shell/account";
import { useCommands } from "@/components/shell/commands";
import { createCommand } from "@/components/shell/sections";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import { type CustomAudience, create } from "@/lib/ads/endpoints/custom-audiences";
import { type AudienceTyped, EMPTY_AUDIENCE } from "@/lib/audiences/new-audience";
import { tidyName } from "@/lib/visible-name";
import { AudienceForm } from "./audience-form";

interface CreateAudienceProps {
  others: readonly CustomAudience[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onCreated: (audienceId: string) => void;
}

/** The page's primary action. What was typed stays when the dialog is closed. */
export function CreateAudience({ others, open, onOpenChange, onCreated }: CreateAudienceProps) {
  const { accountId } = useAccount();
  const { reason } = useMay(create);
  const make = useAdsMutation(create);
  const [typed, setTyped] = useState(EMPTY_AUDIENCE);
  useCommands(
    useMemo(
      () => [createCommand("audiences", { disabledReason: reason, run: () => onOpenChange(true) })],
      [reason, onOpenChange],
    ),
  );
  const submit = () => {
    const description = typed.description.trim();
    make.mutate(
      { account_id: accountId, name: tidyName(typed.name), ...(description !== "" && { description }) },
      {
        onSuccess: ({ data }) => {
          toast({ title: `Created ${data.name}`, tone: "positive" });
          setTyped(EMPTY_AUDIENCE);
          onOpenChange(false);
          onCreated(data.id);
        },
      },
    );
  };
  return (
    <>
      <CreateAudienceButton onClick={() => onOpenChange(true)}>
        <Plus size={14} aria-hidden />
        <span className="max-sm:sr-only">New audience</span>
      </CreateAudienceButton>
      {open && (
        <AudienceForm
          title="New audience"
          description="Creates an empty list of customers. People are uploaded into it next, hashed in this browser."
          action="Create audience"
          failure="The audience was not created"
          typed={typed}
          onTyped={(next: AudienceTyped) => {
            make.reset();
            setTyped(next);
          }}
          others={others}
          sending={make.isPending}
          error={make.error}
          onSubmit={submit}
          onClose={() => onOpenChange(false)}
        />
      )}
    </>
  );
}

/** Opens the form; says why the person may not. */
export function CreateAudienceButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const { reason } = useMay(create);
  return (
    <Button tone="primary" disabledReason={reason} onClick={onClick}>
      {children}
    </Button>
  );
}
