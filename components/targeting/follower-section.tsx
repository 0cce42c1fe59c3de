import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { EntryList } from "./entry-list";
import type { SectionProps } from "./section-props";
import type { HandleField } from "./use-typed-handles";

const KINDS = [
  { value: "FOLLOWERS_OF_USER", label: "Their followers" },
  { value: "SIMILAR_TO_FOLLOWERS_OF_USER", label: "People like their followers" },
] as const;

/** People who follow a person, or are like those who do. */
export function FollowerSection({ typed, ...props }: SectionProps & { typed: HandleField }) {
  return (
    <>
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void typed.take();
        }}
      >
        <Field
          label="Handles"
          className="min-w-48 flex-1"
          error={typed.problem}
          hint="One or several, separated by commas."
        >
          <TextInput
            ref={typed.field}
            placeholder="@handle, @another"
            value={typed.text}
            onChange={({ target }) => typed.change(target.value)}
          />
        </Field>
        <Field label="Reach" className="w-56">
          <Select options={KINDS} value={typed.reach} onValueChange={(reach) => typed.choose({ reach })} />
        </Field>
        <Button type="submit" busy={typed.busy} className="mt-6">
          Add
        </Button>
      </form>
      {typed.error && <ErrorState compact title="The handles could not be looked up" error={typed.error} />}
      <EntryList what="followers" {...props} />
    </>
  );
}
