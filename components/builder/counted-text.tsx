import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { TextArea, TextInput } from "@/components/ui/text-input";
import { forbiddenAt, withoutForbiddenCharacters } from "@/lib/post-text/forbidden-characters";

interface CountedTextProps {
  /** The field's name in the builder, so that it can be jumped to. */
  field: string;
  label: string;
  hint?: ReactNode;
  /** Worth a second look, but valid. */
  warning?: string | undefined;
  value: string;
  /** Maximum length. */
  max: number;
  /** The count, if it is not simply the number of characters. */
  used?: number;
  error: string | undefined;
  required?: boolean;
  /** It may have several lines. */
  lines?: boolean;
  className?: string;
  onChange: (text: string) => void;
}

/** A text of a draft, counted against its limit. Its direction follows the text. */
export function CountedText({
  field,
  value,
  max,
  used = [...value].length,
  lines = false,
  className,
  onChange,
  ...rest
}: CountedTextProps) {
  return (
    <div data-field={field} className={className}>
      <Field {...rest} counter={{ used, max }}>
        {lines ? (
          <TextArea value={value} dir="auto" onChange={({ target }) => onChange(target.value)} />
        ) : (
          <TextInput value={value} dir="auto" onChange={({ target }) => onChange(target.value)} />
        )}
      </Field>
    </div>
  );
}

/** Removes characters from a post that are invisible and not allowed; the field's error names them. */
export function RemoveForbidden({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  if (forbiddenAt(text) < 0) return null;
  return (
    <Button size="small" className="mt-1" onClick={() => onChange(withoutForbiddenCharacters(text))}>
      Remove invisible characters
    </Button>
  );
}
