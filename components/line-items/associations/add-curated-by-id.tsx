import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { useAccount } from "@/components/shell/account";
import { toast } from "@/components/ui/toast";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as curated from "@/lib/ads/endpoints/line-item-curated-categories";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { brokenRuleOf, problemsAt } from "@/lib/forms/form-reading";
import type { KnownCategory } from "./curated-index";

interface AddCuratedByIdProps {
  item: LineItem;
  onKeep: (category: KnownCategory) => void;
  onClose: () => void;
}

const ID = "line_item_curated_category_id";

/**
 * Tells this browser of a curated category that was set elsewhere. Nothing reads one, but a change of nothing is
 * answered with all of it.
 */
export function AddCuratedById({ item, onKeep, onClose }: AddCuratedByIdProps) {
  const { accountId } = useAccount();
  const { mutateAsync } = useAdsMutation(curated.update, KEEP_READS);
  const [other, setOther] = useState<KnownCategory>();
  const form = useServiceForm({
    start: { [ID]: "" },
    showsAtOnce: other !== undefined,
    read: (typed) => {
      const id = typed[ID].trim();
      return {
        problems: problemsAt({
          [ID]:
            other?.id === id
              ? `It is that of line item ${other.line_item_id}. Give the id of this one’s.`
              : brokenRuleOf(curated.update.params.shape[ID], id),
        }),
        input: { [ID]: id },
      };
    },
    send: (input) => mutateAsync({ account_id: accountId, ...input }),
    onSent: ({ data }) => {
      onKeep(data);
      if (data.line_item_id !== item.id) {
        setOther(data);
        return;
      }
      onClose();
      toast({ title: "This browser knows the curated category now", tone: "positive" });
    },
    failure: "The curated category was not found",
  });
  return (
    <FormDialog
      form={form}
      title="Add a curated category by its id"
      description="The ID from when the category was set. It is looked up with a change that changes nothing."
      action="Look it up"
      onClose={onClose}
    >
      <TextField form={form} name={ID} label="ID" required input={{ className: "font-mono" }} />
    </FormDialog>
  );
}
