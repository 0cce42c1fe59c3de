"use client";

import { Field } from "@/components/ui/field";
import { Segmented } from "@/components/ui/segmented";
import type { Whose } from "@/lib/lists/savable";

interface WhoseFieldProps {
  value: Whose;
  onValueChange: (whose: Whose) => void;
  /** What each choice means: only for the person, or for all users with access to the account. */
  means: Readonly<Record<Whose, string>>;
  /** Why the person cannot share with the account. */
  shareReason: string | undefined;
}

const WHOSE: readonly { readonly value: Whose; readonly label: string }[] = [
  { value: "mine", label: "Mine" },
  { value: "account", label: "Account" },
];

/** The choice of an item's owner, if the role allows both. */
export function WhoseField({ value, onValueChange, means, shareReason }: WhoseFieldProps) {
  if (shareReason !== undefined) {
    return (
      <p className="text-sm text-text-muted">
        {means.mine} To share it with the account: {shareReason}
      </p>
    );
  }
  return (
    <Field label="Whose it is" hint={means[value]}>
      <Segmented
        label="Whose it is"
        className="self-start"
        value={value}
        onValueChange={onValueChange}
        options={WHOSE}
      />
    </Field>
  );
}
