import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { CheckField, SelectField, TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useSession } from "@/components/shell/session";
import { Button } from "@/components/ui/button";
import { type AccountWish, readAccountWish } from "@/lib/accounts/account-form";
import { ACCOUNT_NAME_MAX } from "@/lib/ads/endpoints/accounts";
import { INDUSTRY_OPTIONS } from "./edit-account";
import { useCreateAccount } from "./use-create-account";

/** The primary action in the sandbox: creates an account with the typed name and industry. */
export function CreateAccount({ onCreated }: { onCreated: (accountId: string) => void }) {
  const { handles } = useSession();
  const [open, setOpen] = useState(false);
  const writable = handles.filter(({ access }) => access === "write").map(({ handle }) => handle);
  return (
    <>
      <Button
        tone="primary"
        onClick={() => setOpen(true)}
        disabledReason={
          writable.length === 0
            ? "Your handles were connected with read-only access. Connect one again to make changes."
            : undefined
        }
      >
        Create account
      </Button>
      {open && (
        <NewAccount
          handles={writable}
          onClose={() => setOpen(false)}
          onCreated={(id) => {
            setOpen(false);
            onCreated(id);
          }}
        />
      )}
    </>
  );
}

interface NewAccountProps {
  handles: readonly string[];
  onClose: () => void;
  onCreated: (accountId: string) => void;
}

function NewAccount({ handles, onClose, onCreated }: NewAccountProps) {
  const start: AccountWish = { handle: handles[0] ?? "", name: "", industry_type: "", trial: false };
  const form = useServiceForm({
    start,
    read: readAccountWish,
    send: (wish) => create(wish),
    onSent: onCreated,
    failure: "The account was not created",
  });
  const create = useCreateAccount(form.values.handle);
  return (
    <FormDialog
      form={form}
      title="Create a sandbox account"
      description="Creates an empty account with default settings, then applies what you choose here."
      action="Create account"
      className="flex flex-col gap-3"
      onClose={onClose}
      stays={form.busy ? "The account is being made." : undefined}
    >
      {handles.length > 1 && (
        <SelectField
          form={form}
          name="handle"
          label="Created by"
          hint="This handle becomes the account's admin."
          options={handles.map((each) => ({ value: each, label: `@${each}` }))}
        />
      )}
      <TextField
        form={form}
        name="name"
        label="Name"
        hint="Leave empty to keep the default."
        max={ACCOUNT_NAME_MAX}
      />
      <SelectField
        form={form}
        name="industry_type"
        label="Industry"
        options={INDUSTRY_OPTIONS}
        placeholder="Default"
      />
      <CheckField form={form} name="trial">
        Add a funding source and three paused campaigns to try things out with
      </CheckField>
    </FormDialog>
  );
}
