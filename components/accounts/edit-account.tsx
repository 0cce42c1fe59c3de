import { Form } from "@/components/forms/form";
import { FormActions } from "@/components/forms/form-actions";
import { SelectField, TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { accountTyped, readAccount } from "@/lib/accounts/account-form";
import { callAndMeter, KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as accounts from "@/lib/ads/endpoints/accounts";
import type { Scope } from "@/lib/ads/scope";
import { unrequestedChanges } from "@/lib/ads/unrequested-changes";
import { codeInWords } from "@/lib/text/characters";
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

/** Name and industry of an account. Only touched fields are sent. */
export function EditAccount({ scope, account, disabledReason }: EditAccountProps) {
  const remember = useRememberAccount();
  const { mutateAsync } = useAdsMutation(accounts.update, { scope, ...KEEP_READS });
  const own = { account_id: account.id };
  const form = useServiceForm({
    edit: true,
    start: accountTyped(account),
    read: readAccount,
    send: (change) => mutateAsync({ ...own, ...change }).then(({ data }) => data),
    onSent: (changed) => remember(scope, changed),
    failure: `${account.name} was not changed`,
    closed: disabledReason,
    saved: {
      place: { environment: scope.environment, accountId: account.id },
      name: account.name,
      title: ({ name }) => `Saved ${name}`,
      valuesOf: accountTyped,
      labelOf: (field) => (field === "name" ? "Name" : "Industry"),
      surprises: (changed, change) => unrequestedChanges(account, changed, Object.keys(change)),
      readAgain: () => callAndMeter(accounts.get, scope, own, { fresh: true }).then(({ data }) => data),
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-3">
      {disabledReason !== undefined && <p className="text-text-muted">{disabledReason}</p>}
      <TextField
        form={form}
        name="name"
        label="Name"
        max={accounts.ACCOUNT_NAME_MAX}
        input={{ readOnly: disabledReason !== undefined }}
      />
      <SelectField
        form={form}
        name="industry_type"
        label="Industry"
        options={INDUSTRY_OPTIONS}
        placeholder={account.industry_type ?? "Not set"}
        disabled={disabledReason !== undefined}
      />
      <FormActions form={form} />
    </Form>
  );
}
