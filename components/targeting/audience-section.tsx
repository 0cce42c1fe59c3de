import { useState } from "react";
import { AudiencePicker } from "@/components/audiences/audience-picker";
import { useAudiences } from "@/components/audiences/use-audiences";
import { useAccount } from "@/components/shell/account";
import { RoleGate } from "@/components/shell/role-gate";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { PartlyRead } from "@/components/ui/partly-read";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { type CustomAudience, list } from "@/lib/ads/endpoints/custom-audiences";
import { criterion } from "@/lib/targeting/criteria";
import { EntryList } from "./entry-list";
import type { SectionProps } from "./section-props";

const WAYS = {
  include: { label: "Include", type: "CUSTOM_AUDIENCE", operator_type: "EQ" },
  expand: { label: "Include, and people like them", type: "CUSTOM_AUDIENCE_EXPANDED", operator_type: "EQ" },
  exclude: { label: "Exclude", type: "CUSTOM_AUDIENCE", operator_type: "NE" },
} as const;

type Way = keyof typeof WAYS;

const WAY_OPTIONS = (["include", "expand", "exclude"] as const).map((value) => ({
  value,
  label: WAYS[value].label,
}));

/** An audience that is still being matched can be chosen: it counts as soon as it is ready. */
const fits = ({ targetable, reasons_not_targetable }: CustomAudience) =>
  targetable || reasons_not_targetable.includes("PROCESSING");

/** Audiences of the account, and those shared with it. */
export function AudienceSection(props: SectionProps) {
  return (
    <>
      <RoleGate needs={list} what="audiences" waiting={<Skeleton className="h-14 w-full" />}>
        <Choose {...props} />
      </RoleGate>
      <EntryList what="audiences" {...props} />
    </>
  );
}

function Choose({ onAdd }: SectionProps) {
  const { accountId } = useAccount();
  const audiences = useAudiences(accountId);
  const [way, setWay] = useState<Way>("include");
  const { type, operator_type } = WAYS[way];
  return (
    <>
      <PartlyRead list={audiences} many="audiences" />
      {audiences.error && audiences.records.length === 0 && (
        <ErrorState
          compact
          title="The audiences could not be read"
          error={audiences.error}
          onRetry={audiences.resume}
        />
      )}
      <div className="flex flex-wrap items-start gap-2">
        <Field label="How" className="w-60">
          <Select options={WAY_OPTIONS} value={way} onValueChange={setWay} />
        </Field>
        <Field label="Audience" className="min-w-48 flex-1">
          <AudiencePicker
            label="Audience to add"
            audiences={audiences.records}
            fits={fits}
            fitsWords="audiences that match too few people cannot be targeted."
            value=""
            reading={!audiences.complete && audiences.error === null}
            onValueChange={(id) => {
              const name = audiences.records.find((each) => each.id === id)?.name ?? null;
              onAdd([criterion(type, id, { operator_type, name })]);
            }}
          />
        </Field>
      </div>
    </>
  );
}
