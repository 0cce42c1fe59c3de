import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { toast } from "@/components/ui/toast";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import { RefusedError } from "@/lib/ads/errors";
import type { Scope } from "@/lib/ads/scope";
import { describeChange, unaskedChanges } from "@/lib/ads/unasked-changes";
import { codeInWords } from "@/lib/code-words";
import { useRememberAccount } from "./account-changes";

export const INDUSTRY_OPTIONS = accounts.INDUSTRY_TYPES.map((value) => ({
  value,
  label: codeInWords(value),
}));

interface EditAccountProps {
  scope: Scope;
  account: accounts.Account;
  /** Why the person may not change it; undefined when they may. */
  disabledReason: string | undefined;
}

type Typed = { name: string; industry: (typeof accounts.INDUSTRY_TYPES)[number] | "" };

const typedOf = ({ name, industry_type }: accounts.Account): Typed => ({
  name,
  industry: accounts.INDUSTRY_TYPES.find((type) => type === industry_type) ?? "",
});

/** Name and industry of an account. Only what was touched is sent. */
export function EditAccount({ scope, account, disabledReason }: EditAccountProps) {
  const [typed, setTyped] = useState(() => typedOf(account));
  const remember = useRememberAccount();
  const update = useAdsMutation(accounts.update, { scope, ...KEEP_READS });
  const before = typedOf(account);
  const touched = {
    ...(typed.name !== before.name && { name: typed.name }),
    ...(typed.industry !== before.industry && typed.industry !== "" && { industry_type: typed.industry }),
  };
  const sent = Object.keys(touched);
  const length = [...typed.name].length;
  const errorAt = (parameter: string) =>
    update.error instanceof RefusedError
      ? update.error.errors.find((error) => error.parameter === parameter)?.message
      : undefined;
  const atField = errorAt("name") ?? errorAt("industry_type");
  const nameError = length === 0 ? "An account needs a name." : errorAt("name");
  const reason =
    disabledReason ??
    (sent.length === 0
      ? "Nothing is changed."
      : length === 0 || length > accounts.ACCOUNT_NAME_MAX
        ? "Correct the name first."
        : undefined);

  const save = () => {
    if (reason !== undefined) return;
    update.mutate(
      { account_id: account.id, ...touched },
      {
        onSuccess: ({ data }) => {
          remember(scope, data);
          setTyped(typedOf(data));
          const unasked = unaskedChanges(account, data, sent);
          toast({
            title: `Saved ${data.name}`,
            tone: unasked.length > 0 ? "attention" : "positive",
            ...(unasked.length > 0 && {
              description: `Also changed: ${unasked.map(describeChange).join("; ")}.`,
              duration: 0,
            }),
          });
        },
      },
    );
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {disabledReason !== undefined && <p className="text-text-muted">{disabledReason}</p>}
      <Field label="Name" counter={{ used: length, max: accounts.ACCOUNT_NAME_MAX }} error={nameError}>
        <TextInput
          value={typed.name}
          readOnly={disabledReason !== undefined}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
      </Field>
      <Field label="Industry" error={errorAt("industry_type")}>
        <Select
          options={INDUSTRY_OPTIONS}
          placeholder={account.industry_type ?? "Not set"}
          value={typed.industry}
          disabled={disabledReason !== undefined}
          onValueChange={(industry) => setTyped({ ...typed, industry })}
        />
      </Field>
      {update.error && atField === undefined && <ErrorState compact error={update.error} />}
      <div className="flex justify-end gap-2">
        {sent.length > 0 && (
          <Button tone="quiet" onClick={() => setTyped(before)}>
            Discard
          </Button>
        )}
        <Button type="submit" tone="primary" busy={update.isPending} disabledReason={reason}>
          Save
        </Button>
      </div>
    </form>
  );
}
