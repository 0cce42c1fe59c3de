import { useState } from "react";
import { useSession } from "@/components/shell/session";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { toast } from "@/components/ui/toast";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { type CallError, NotAsPromisedError } from "@/lib/ads/errors";
import { useRememberAccount } from "./account-changes";
import { INDUSTRY_OPTIONS } from "./edit-account";

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
  const [industry, setIndustry] = useState<(typeof accounts.INDUSTRY_TYPES)[number] | "">("");
  const { create, busy, error } = useCreate(handle, onCreated);
  const length = [...name].length;
  return (
    <Dialog
      open
      writes
      onOpenChange={(next) => !next && !busy && onClose()}
      title="Create a sandbox account"
      description="The service makes an empty account with its own defaults. Name and industry are set right after."
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
            disabledReason={length > accounts.ACCOUNT_NAME_MAX ? "The name is too long." : undefined}
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
          if (!busy && length <= accounts.ACCOUNT_NAME_MAX) void create(name.trim(), industry);
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
          hint="Leave empty to keep the service's own."
          counter={{ used: length, max: accounts.ACCOUNT_NAME_MAX }}
        >
          <TextInput value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label="Industry">
          <Select
            options={INDUSTRY_OPTIONS}
            placeholder="Leave to the service"
            value={industry}
            onValueChange={setIndustry}
          />
        </Field>
        {error && <ErrorState compact title="The account was not created" error={error} />}
      </form>
    </Dialog>
  );
}

/** Creates, then names. An account that was made but could not be named is there all the same, and said so. */
function useCreate(handle: string, onCreated: (accountId: string) => void) {
  const scope = { environment: "sandbox", handle } as const;
  const remember = useRememberAccount();
  const make = useAdsMutation(accounts.create, { scope, ...KEEP_READS });
  const update = useAdsMutation(accounts.update, { scope, ...KEEP_READS });
  const [error, setError] = useState<CallError>();
  const create = async (name: string, industry: (typeof accounts.INDUSTRY_TYPES)[number] | "") => {
    setError(undefined);
    let made: accounts.Account | undefined;
    try {
      const answer = await make.mutateAsync({});
      made = answer.data[0];
      if (!made) throw new NotAsPromisedError("The service answered without the account it made");
      remember(scope, made);
      if (name !== "" || industry !== "") {
        const named = await update.mutateAsync({
          account_id: made.id,
          ...(name !== "" && { name }),
          ...(industry !== "" && { industry_type: industry }),
        });
        made = named.data;
        remember(scope, made);
      }
      toast({ title: `Created ${made.name}`, tone: "positive" });
      onCreated(made.id);
    } catch (failure) {
      // Calls fail with one of the three call errors and nothing else (lib/ads/call).
      if (!made) return setError(failure as CallError);
      toast({
        title: `Created ${made.name}, but it could not be renamed`,
        description: failure instanceof Error ? failure.message : undefined,
        tone: "attention",
      });
      onCreated(made.id);
    }
  };
  return { create, busy: make.isPending || update.isPending, error };
}
