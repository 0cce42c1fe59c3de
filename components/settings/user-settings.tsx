import { Form } from "@/components/forms/form";
import { FormActions } from "@/components/forms/form-actions";
import { TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useAccount, usePermission } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import {
  callAndMeter,
  KEEP_READS,
  useAdsMutation,
  useAdsQuery,
  useReadAgain,
  useScope,
} from "@/lib/ads/client";
import { get, update } from "@/lib/ads/endpoints/user-settings";
import { knownValue } from "@/lib/remote-data";
import {
  closedToAdmins,
  type OwnSettings,
  readUserSettings,
  USER_FIELDS,
  userFieldLabel,
  userTyped,
} from "@/lib/settings/user-fields";
import { EmailChoice } from "./email-choice";

const skeleton = <SkeletonRows label="Reading your settings" columns={["w-28", "w-64"]} rows={3} />;

/** A person's own settings in an account. */
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

interface SettingsFormProps {
  userId: string;
  known: OwnSettings;
}

function SettingsForm({ userId, known }: SettingsFormProps) {
  const { environment, accountId, permissions } = useAccount();
  const scope = useScope();
  const may = usePermission(update);
  const closed = closedToAdmins(knownValue(permissions) ?? []) ?? may.reason;
  const { mutateAsync } = useAdsMutation(update, KEEP_READS);
  const own = { account_id: accountId, user_id: userId };
  const form = useServiceForm({
    edit: true,
    start: userTyped(known),
    read: readUserSettings,
    send: (change) => mutateAsync({ ...own, ...change }),
    failure: "Your settings were not saved",
    closed,
    saved: {
      place: { environment, accountId },
      name: "Your settings",
      title: () => "Saved your settings",
      valuesOf: ({ data }) => userTyped(data),
      labelOf: userFieldLabel,
      readAgain: () => callAndMeter(get, scope, own, { fresh: true }),
    },
  });
  return (
    <Form form={form} aria-label="Your own settings">
      {closed && <p className="text-text-muted">{closed}</p>}
      {USER_FIELDS.map(({ field, label, type }) => (
        <TextField
          key={field}
          form={form}
          name={field}
          label={label}
          input={{ type, readOnly: closed !== undefined, placeholder: "Not set" }}
        />
      ))}
      {closed === undefined && <EmailChoice form={form} />}
      <FormActions form={form} />
    </Form>
  );
}
