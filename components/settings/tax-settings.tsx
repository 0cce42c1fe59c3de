import { Form } from "@/components/forms/form";
import { FormActions } from "@/components/forms/form-actions";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useAccount, usePermission } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { SkeletonRows } from "@/components/ui/skeleton";
import { callAndMeter, KEEP_READS, useAdsMutation, useAdsQuery, useScope } from "@/lib/ads/client";
import { get, update } from "@/lib/ads/endpoints/tax-settings";
import { unrequestedChanges } from "@/lib/ads/unrequested-changes";
import {
  ADDRESS,
  CLIENT_ADDRESS,
  readTax,
  shownAs,
  type TaxRecord,
  taxFieldLabel,
  taxTyped,
} from "@/lib/settings/tax-fields";
import { Address, Business } from "./tax-fields";

/** Who is billed and the details on invoices, for people with access to them. */
export function TaxSettings() {
  const { accountId } = useAccount();
  const { reason } = usePermission(get);
  const settings = useAdsQuery(get, { account_id: accountId }, { enabled: reason === undefined });
  if (reason !== undefined) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>
          Only people who may change tax settings can see them.{" "}
          <span className="text-text-muted">{reason}</span>
        </p>
        <Button disabledReason={reason}>Change the tax settings</Button>
      </div>
    );
  }
  if (settings.error && !settings.data) {
    return (
      <ErrorState
        compact
        title="The tax settings could not be read"
        error={settings.error}
        onRetry={() => void settings.refetch()}
      />
    );
  }
  if (!settings.data)
    return <SkeletonRows label="Reading the tax settings" columns={["w-28", "w-64"]} rows={6} />;
  return <TaxForm known={settings.data.data} />;
}

function TaxForm({ known }: { known: TaxRecord }) {
  const { environment, accountId } = useAccount();
  const scope = useScope();
  const { mutateAsync } = useAdsMutation(update, KEEP_READS);
  const own = { account_id: accountId };
  const form = useServiceForm({
    edit: true,
    start: taxTyped(known),
    read: readTax,
    send: (change) => mutateAsync({ ...own, ...change }),
    failure: "The tax settings were not saved",
    saved: {
      place: { environment, accountId },
      name: "The tax settings",
      title: () => "Saved the tax settings",
      valuesOf: ({ data }) => taxTyped(data),
      labelOf: taxFieldLabel,
      surprises: ({ data }, change) => unrequestedChanges(known, data, Object.keys(change).map(shownAs)),
      readAgain: () => callAndMeter(get, scope, own, { fresh: true }),
    },
  });
  const fields = { form, known };
  return (
    <Form form={form} aria-label="Tax and invoices" className="flex flex-col gap-5">
      <p className="text-text-muted">
        The exemption ID and the client’s address are never shown. What is left empty there stays as it is.
      </p>
      <Business {...fields} />
      <Address title="Address on the invoices" fields={ADDRESS} {...fields} />
      <Address
        title="Address of the client"
        about="Counts where an agency owns the account."
        fields={CLIENT_ADDRESS}
        removal="client"
        {...fields}
      />
      <FormActions form={form} />
    </Form>
  );
}
