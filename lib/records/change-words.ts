import type { AnyChange, StagedRecord, StagedResource } from "@/lib/staged/staged-resource";
import type { MadeChange } from "./save-record";

/** A change in words: "Paused Spring sale", or "Daily budget of Spring sale changed" and "50.00 EUR → 60.00 EUR". */
interface ChangeWords {
  readonly title: string;
  readonly description?: string;
}

const SWITCHED: Readonly<Record<string, string>> = { PAUSED: "Paused", ACTIVE: "Resumed" };

const switchedTo = (change: AnyChange): string | undefined => {
  const { entity_status: status } = change;
  return Object.keys(change).length === 1 && typeof status === "string" ? status : undefined;
};

/** A change in words. */
export function changeInWords<Record extends StagedRecord, Change extends AnyChange>(
  resource: StagedResource<Record, Change>,
  { before, after, change }: Pick<MadeChange<Record, Change>, "before" | "after" | "change">,
  zone: string,
): ChangeWords {
  const name = resource.nameOf(before);
  const switched = SWITCHED[switchedTo(change) ?? ""];
  if (switched !== undefined) return { title: `${switched} ${name}` };
  const around = { currency: after.currency, zone };
  const fields = resource.fields.filter((field) => field in change);
  const sides = fields.map((field) => {
    const [old, now] = [before, after].map((record) => resource.valueInWords(field, record[field], around));
    return { field: resource.fieldName(field), words: `${old} → ${now}` };
  });
  const [first] = sides;
  if (sides.length === 1 && first) {
    return fields[0] === "name"
      ? { title: `Renamed ${name}`, description: resource.nameOf(after) }
      : { title: `${first.field} of ${name} changed`, description: first.words };
  }
  return {
    title: `${name} changed`,
    description: sides.map(({ field, words }) => `${field}: ${words}`).join("; "),
  };
}

const NOT_SWITCHED: Readonly<Record<string, string>> = {
  PAUSED: "was not paused",
  ACTIVE: "was not resumed",
};

/** A failed change in words, "Spring sale was not paused". */
export const notChangedInWords = (name: string, change: AnyChange): string =>
  `${name} ${NOT_SWITCHED[switchedTo(change) ?? ""] ?? "was not changed"}`;
