import { Button } from "@/components/ui/button";
import { forbiddenAt, withoutForbiddenCharacters } from "@/lib/post-text/forbidden-characters";

/** Takes out of a post what is invisible in it and not allowed; the field's error names it. */
export function RemoveForbidden({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  if (forbiddenAt(text) < 0) return null;
  return (
    <Button size="small" className="mt-1" onClick={() => onChange(withoutForbiddenCharacters(text))}>
      Remove invisible characters
    </Button>
  );
}
