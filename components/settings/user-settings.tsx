import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useAccount, useMay } from "@/components/shell/account";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { SkeletonRows } from "@/components/ui/skeleton";
import { TextInput } from "@/components/ui/text-input";
import { toast } from "@/components/ui/toast";
import { adsKey, KEEP_READS, useAdsMutation, useAdsQuery, useReadAgain, useScope } from "@/lib/ads/client";
import { EMAIL_TYPES, get, update } from "@/lib/ads/endpoints/user-settings";
import { refusedFields } from "@/lib/ads/refused-fields";
import { codeInWords } from "@/lib/code-words";
import { knownValue } from "@/lib/finding";
import { readTouched, type Touched } from "@/lib/settings/touched-fields";
import {
  closedToAdmins,
  USER_FIELDS,
  type UserField,
  userFieldOf,
  userShape,
} from "@/lib/settings/user-fields";
import { FormActions, savingReason } from "./form-actions";

const skeleton = <SkeletonRows label="Reading your settings" columns={["w-28", "w-64"]} rows={3} />;

/** What a person sets for themselves in an account. */
export function UserSettings() {
  const { accountId, userId, permissions } = useAccount();
  const readAgain = useReadAgain();
  const settings = useAdsQuery(
    get,
    { account_id: accountId, user_id: userId ?? "0" },
    { enabled: userId !== undefined },
  );
  if (permissions.state === "failed" && userId === undefined) {
    return (
      <ErrorState compact title="Your role could not be read" error={permissions.error} onRetry={readAgain} />
    );
  }
  if (settings.error && !settings.data) {
    return (
      <ErrorState
        compact
        title="Your settings could not be read"
        error={settings.error}
        onRetry={() => void settings.refetch()}
      />
    );
  }
  if (!settings.data || userId === undefined) return skeleton;
  return <SettingsForm userId={userId} known={settings.data.data} />;
}

type EmailType = (typeof EMAIL_TYPES)[number];

interface SettingsFormProps {
  userId: string;
  known: { readonly [Name in UserField]: string | null };
}

function SettingsForm({ userId, known }: SettingsFormProps) {
  const { accountId, permissions } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  const may = useMay(update);
  const closed = closedToAdmins(knownValue(permissions) ?? []) ?? may.reason;
  const save = useAdsMutation(update, KEEP_READS);
  const [touched, setTouched] = useState<Touched<UserField>>({});
  /** Undefined leaves them as they are: the service does not tell which are chosen. */
  const [mails, setMails] = useState<readonly EmailType[]>();
  const { change, problems } = readTouched(userShape, touched, (field) => known[field]);
  const refused = refusedFields(save.error, (parameter) =>
    parameter === "subscribe_email_types" ? parameter : userFieldOf(parameter),
  );
  const count = Object.keys(change).length + (mails ? 1 : 0);
  const reason = savingReason(closed, { problems: problems.size, touched: count });
  const discard = () => {
    setTouched({});
    setMails(undefined);
    save.reset();
  };
  const submit = async () => {
    if (reason !== undefined || save.isPending) return;
    const answer = await save
      .mutateAsync({
        account_id: accountId,
        user_id: userId,
        ...change,
        ...(mails && { subscribe_email_types: [...mails] }),
      })
      .catch(() => undefined);
    if (!answer) return;
    client.setQueryData(adsKey(get, scope, { account_id: accountId, user_id: userId }), answer);
    discard();
    toast({ title: "Saved your settings", tone: "positive" });
  };
  return (
    <form
      noValidate
      aria-label="Your own settings"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {closed && <p className="text-text-muted">{closed}</p>}
      {USER_FIELDS.map(({ field, label, type }) => (
        <Field key={field} label={label} error={problems.get(field) ?? refused.fields.get(field)}>
          <TextInput
            type={type}
            readOnly={closed !== undefined}
            placeholder="Not set"
            value={touched[field] ?? known[field] ?? ""}
            onChange={({ target }) => setTouched({ ...touched, [field]: target.value })}
          />
        </Field>
      ))}
      {closed === undefined && (
        <EmailChoice mails={mails} onMails={setMails} error={refused.fields.get("subscribe_email_types")} />
      )}
      {save.error && !refused.complete && (
        <ErrorState compact title="Your settings were not saved" error={save.error} />
      )}
      <FormActions
        touched={count}
        busy={save.isPending}
        disabledReason={reason}
        dirty={Object.keys(touched).length > 0 || mails !== undefined}
        onDiscard={discard}
      />
    </form>
  );
}

interface EmailChoiceProps {
  mails: readonly EmailType[] | undefined;
  onMails: (mails: readonly EmailType[] | undefined) => void;
  error: string | undefined;
}

function EmailChoice({ mails, onMails, error }: EmailChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-medium">E-mails</legend>
      <p className="text-text-muted">Current e-mail preferences aren’t available.</p>
      <Checkbox checked={mails !== undefined} onCheckedChange={(chosen) => onMails(chosen ? [] : undefined)}>
        Set preferences
      </Checkbox>
      {mails && (
        <div className="flex flex-col gap-1 pl-6">
          {EMAIL_TYPES.map((type) => (
            <Checkbox
              key={type}
              checked={mails.includes(type)}
              onCheckedChange={(wanted) =>
                onMails(EMAIL_TYPES.filter((each) => (each === type ? wanted : mails.includes(each))))
              }
            >
              {codeInWords(type)}
            </Checkbox>
          ))}
          {mails.length === 0 && <p className="text-text-muted">With none ticked, you get none of them.</p>}
        </div>
      )}
      <p role="alert" className="text-blocked text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
