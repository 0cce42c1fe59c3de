import type { Ref } from "react";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { type TokenValues, typedForToken } from "@/lib/campaigns/name-pattern";

interface TokenInputsProps {
  tokens: readonly string[];
  values: TokenValues;
  onValues: (values: TokenValues) => void;
  /** Where the focus goes when the fields are meant as a whole. */
  firstRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  /** Those for which nothing is typed are marked. */
  missing?: boolean;
}

/** One small field for each token of a pattern that somebody types. */
export function TokenInputs({
  tokens,
  values,
  onValues,
  firstRef,
  onBlur,
  missing = false,
}: TokenInputsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-x-4 gap-y-3">
      {tokens.map((token, place) => (
        <Field key={token} label={<bdi>{token}</bdi>}>
          <TextInput
            dir="auto"
            ref={place === 0 ? firstRef : undefined}
            onBlur={onBlur}
            aria-invalid={(missing && typedForToken(values, token) === undefined) || undefined}
            value={values[token] ?? ""}
            onChange={({ target }) => onValues({ ...values, [token]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
