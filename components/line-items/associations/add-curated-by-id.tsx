import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { TextInput } from "@/components/ui/text-input";
import { toast } from "@/components/ui/toast";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as curated from "@/lib/ads/endpoints/line-item-curated-categories";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { wordsOf } from "@/lib/ads/params";
import { refusedFields } from "@/lib/ads/refused-fields";
import type { KnownCategory } from "./curated-index";

interface AddCuratedByIdProps {
  item: LineItem;
  onKeep: (category: KnownCategory) => void;
  onClose: () => void;
}

const ID = curated.update.params.shape.line_item_curated_category_id;

/**
 * Tells this browser of a curated category that was set elsewhere. Nothing reads one, but a change of nothing is
 * answered with all of it.
 */
export function AddCuratedById({ item, onKeep, onClose }: AddCuratedByIdProps) {
  const { accountId } = useAccount();
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const look = useAdsMutation(curated.update, KEEP_READS);
  const id = typed.trim();
  const problem = ID.safeParse(id).success ? undefined : wordsOf(ID).rule;
  const other = look.data && look.data.data.line_item_id !== item.id ? look.data.data : undefined;
  const refused = refusedFields(look.error, (parameter) =>
    parameter === "line_item_curated_category_id" ? "id" : undefined,
  );
  const submit = () => {
    setTried(true);
    if (problem || look.isPending) return;
    look.mutate(
      { account_id: accountId, line_item_curated_category_id: id },
      {
        onSuccess: ({ data }) => {
          onKeep(data);
          if (data.line_item_id !== item.id) return;
          onClose();
          toast({ title: "This browser knows the curated category now", tone: "positive" });
        },
      },
    );
  };
  return (
    <FormDialog
      title="Add a curated category by its id"
      description="The ID from when the category was set. It is looked up with a change that changes nothing."
      action="Look it up"
      busy={look.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="ID"
        required
        error={
          refused.fields.get("id") ??
          (other ? `It is that of line item ${other.line_item_id}. Give the id of this one’s.` : undefined) ??
          (tried ? problem : undefined)
        }
      >
        <TextInput
          className="font-mono"
          value={typed}
          onChange={({ target }) => {
            look.reset();
            setTyped(target.value);
          }}
        />
      </Field>
      {look.error && !refused.complete && (
        <ErrorState compact title="The curated category was not found" error={look.error} />
      )}
    </FormDialog>
  );
}
