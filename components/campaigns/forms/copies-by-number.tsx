import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";
import type { Campaign } from "@/lib/ads/endpoints/campaigns";
import { planCopies } from "@/lib/campaigns/duplicate";
import type { Guard } from "@/lib/campaigns/rules/guard";
import { type Copies, NO_COPIES, withBlocked } from "./copies";

/** More than this at once is a slip rather than a wish. */
const COPIES_MAX = 100;

const timesOf = (typed: string) => {
  const times = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return times >= 1 && times <= COPIES_MAX ? times : undefined;
};

/** As many copies of each as were typed. */
export function copiesByNumber(
  models: readonly Campaign[],
  typed: string,
  names: ReadonlySet<string>,
  guard: Guard,
): Copies {
  const times = timesOf(typed);
  return times === undefined
    ? { ...NO_COPIES, blocked: "Say how many copies first." }
    : withBlocked(planCopies(models, times, names, guard));
}

interface CopiesByNumberProps {
  typed: string;
  hint: string | undefined;
  onTyped: (typed: string) => void;
}

/** How many copies of each campaign are made. */
export function CopiesByNumber({ typed, hint, onTyped }: CopiesByNumberProps) {
  const valid = timesOf(typed) !== undefined;
  return (
    <Field
      label="Copies of each"
      className="w-48"
      hint={valid ? hint : undefined}
      error={valid ? undefined : `A whole number from 1 to ${COPIES_MAX}.`}
    >
      <TextInput inputMode="numeric" value={typed} onChange={(event) => onTyped(event.target.value)} />
    </Field>
  );
}
