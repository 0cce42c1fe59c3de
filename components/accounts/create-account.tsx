import { useState } from "react";
import { useSession } from "@/components/shell/session";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { ACCOUNT_NAME_MAX } from "@/lib/ads/endpoints/accounts";
import { tidyName } from "@/lib/visible-name";
import { INDUSTRY_OPTIONS } from "./edit-account";
import { type AccountWish, useCreateAccount } from "./use-create-account";

/** The sandbox's primary action: makes an account, and gives it the name and industry typed. */
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
        <CreateDialog
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

interface CreateDialogProps {
  handles: readonly string[];
  onClose: () => void;
  onCreated: (accountId: string) => void;
}

function CreateDialog({ handles, onClose, onCreated }: CreateDialogProps) {
  const [handle, setHandle] = useState(handles[0] ?? "");
  const [name, setName] = useState("");
  const [industry, setIndustry] = useState<AccountWish["industry"]>("");
  const [trial, setTrial] = useState(false);
  const { create, busy, error } = useCreateAccount(handle, onCreated);
  const length = [...name].length;
  return (
    <Dialog
      open
      writes
      onOpenChange={(next) => !next && !busy && onClose()}
      title="Create a sandbox account"
      description="Creates an empty account with default settings, then applies what you choose here."
      footer={
        <>
          <Button onClick={onClose} disabledReason={busy ? "The account is being made." : undefined}>
            Cancel
          </Button>
          <Button
            tone="primary"
            type="submit"
            form="create-account"
            busy={busy}
            disabledReason={length > ACCOUNT_NAME_MAX ? "The name is too long." : undefined}
          >
            Create account
          </Button>
        </>
      }
    >
      <form
        id="create-account"
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && length <= ACCOUNT_NAME_MAX) void create({ name: tidyName(name), industry, trial });
        }}
      >
        {handles.length > 1 && (
          <Field label="Created by" hint="This handle becomes the account's admin.">
            <Select
              options={handles.map((each) => ({ value: each, label: `@${each}` }))}
              value={handle}
              onValueChange={setHandle}
            />
          </Field>
        )}
        <Field
          label="Name"
          hint="Leave empty to keep the default."
          counter={{ used: length, max: ACCOUNT_NAME_MAX }}
        >
          <TextInput value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label="Industry">
          <Select
            options={INDUSTRY_OPTIONS}
            placeholder="Default"
            value={industry}
            onValueChange={setIndustry}
          />
        </Field>
        <Checkbox checked={trial} onCheckedChange={setTrial}>
          Add a funding instrument and three paused campaigns to try things out with
        </Checkbox>
        {error && <ErrorState compact title="The account was not created" error={error} />}
      </form>
    </Dialog>
  );
}
