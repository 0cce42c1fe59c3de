import type { Ref } from "react";
import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { TokenValues } from "@/lib/campaigns/name-pattern";
import { listPlain } from "@/lib/format/lists";

/** What was typed for a token; undefined for nothing. */
export const typedFor = (values: TokenValues, token: string): string | undefined =>
  (Object.hasOwn(values, token) && values[token]?.trim()) || undefined;

/** The tokens for which nothing is typed, said as what to do; undefined where there are none. */
export function untyped(tokens: readonly string[], values: TokenValues): string | undefined {
  const empty = tokens.filter((token) => typedFor(values, token) === undefined);
  return empty.length === 0 ? undefined : `Fill in ${listPlain(empty)} first.`;
}

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
            aria-invalid={(missing && typedFor(values, token) === undefined) || undefined}
            value={values[token] ?? ""}
            onChange={({ target }) => onValues({ ...values, [token]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
