import type { ReactNode } from "react";
import { ConfirmLarge } from "@/components/bulk/confirm-large";
import { ConfirmWarnings, type usePassed } from "@/components/bulk/confirm-warnings";
import { Banner } from "@/components/ui/banner";
import { type BulkResource, countInWords } from "@/lib/bulk/bulk-plan";
import { plural } from "@/lib/format/plurals";
import type { ImportPlan } from "@/lib/record-import/row-diff";

interface ImportNotesProps {
  resource: BulkResource;
  plan: Pick<ImportPlan<never>, "starting" | "large">;
  /** Further notes. */
  note: ReactNode;
  /** The name of the amounts, "budget". */
  amount: string;
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
  warned: ReturnType<typeof usePassed>;
}

/** Notes and confirmations before the file is imported. */
export function ImportNotes({
  resource,
  plan: { starting, large },
  note,
  amount,
  confirmed,
  onConfirmed,
  warned,
}: ImportNotesProps) {
  const fresh = { ...resource, one: `new ${resource.one}`, many: `new ${resource.many}` };
  return (
    <>
      {starting > 0 && (
        <Banner
          tone="attention"
          title={`${countInWords(fresh, starting)} ${plural(starting, { one: "starts", other: "start" })} at once.`}
        >
          The file says ACTIVE. Other new {resource.many} are created paused.
        </Banner>
      )}
      {note}
      <ConfirmLarge count={large} amount={amount} confirmed={confirmed} onConfirmed={onConfirmed} />
      <ConfirmWarnings {...warned} about={countInWords(resource, warned.count)} />
    </>
  );
}
