import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import { type TokenValues, typedForToken } from "@/lib/campaigns/name-pattern";

interface TokenInputsProps {
  tokens: readonly string[];
  values: TokenValues;
  onValues: (values: TokenValues) => void;
  /** Tokens without a value are marked. */
  missing?: boolean;
}

/** An input for each token of a pattern that a person types. */
export function TokenInputs({ tokens, values, onValues, missing = false }: TokenInputsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(128px,1fr))] gap-x-4 gap-y-3">
      {tokens.map((token) => (
        <Field key={token} label={<bdi>{token}</bdi>}>
          <TextInput
            dir="auto"
            aria-invalid={(missing && typedForToken(values, token) === undefined) || undefined}
            value={values[token] ?? ""}
            onChange={({ target }) => onValues({ ...values, [token]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
