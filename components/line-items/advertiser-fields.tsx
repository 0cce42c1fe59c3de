import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { ErrorState } from "@/components/ui/error-state";
import { Field, FieldColumns } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { TextInput } from "@/components/ui/text-input";
import * as categories from "@/lib/ads/endpoints/categories";
import { useLookup } from "@/lib/ads/use-lookup";
import type { LineItemFieldsProps } from "./line-item-fields-props";

type AdvertiserFieldsProps = Pick<LineItemFieldsProps, "typed" | "onTyped" | "shown" | "errors">;

const TEXTS = [
  { field: "storeA", label: "App in store A", hint: "One of the two is enough." },
  { field: "storeB", label: "App in store B", hint: undefined },
  {
    field: "tag",
    label: "Conversion tag",
    hint: "The id of the tag on the website that counts conversions.",
  },
  {
    field: "domain",
    label: "Advertiser’s domain",
    hint: "For example example.com; publishers want to know.",
  },
] as const;

const REQUIRED: readonly string[] = ["tag", "domain"];

/** The advertiser and its category: only for some objectives and placements. */
export function AdvertiserFields(props: AdvertiserFieldsProps) {
  const { typed, onTyped, shown, errors } = props;
  const texts = TEXTS.filter(({ field }) => shown.has(field));
  return (
    <>
      {texts.length > 0 && (
        <FieldColumns>
          {texts.map(({ field, label, hint }) => (
            <Field
              key={field}
              label={label}
              required={REQUIRED.includes(field)}
              error={errors.get(field)}
              hint={hint}
            >
              <TextInput value={typed[field]} onChange={({ target }) => onTyped({ [field]: target.value })} />
            </Field>
          ))}
        </FieldColumns>
      )}
      {shown.has("categories") && <CategoryField {...props} />}
    </>
  );
}

const MOST = 2;

/** One or two categories of the advertiser's business; each includes all of its IAB categories. */
function CategoryField({ typed, onTyped, errors }: AdvertiserFieldsProps) {
  const id = useId();
  const known = useLookup(categories.business, {});
  const error = errors.get("categories");
  const has = ({ iab_categories: all }: { iab_categories: readonly string[] }) =>
    all.every((each) => typed.categories.includes(each));
  const chosen = known.records.filter(has);
  return (
    <fieldset aria-describedby={id} className="flex flex-col gap-1">
      <legend className="font-medium">
        Business of the advertiser <span className="font-normal text-sm text-text-muted">one or two</span>
      </legend>
      {known.error ? (
        <ErrorState
          compact
          title="The categories could not be read"
          error={known.error}
          onRetry={known.refetch}
        />
      ) : known.pending ? (
        <Skeleton className="h-20 w-full" />
      ) : (
        <div className="grid gap-x-4 sm:grid-cols-2">
          {known.records.map((category) => {
            const checked = has(category);
            return (
              <Checkbox
                key={category.id}
                checked={checked}
                disabled={!checked && chosen.length >= MOST}
                aria-invalid={error ? true : undefined}
                onCheckedChange={(on) =>
                  onTyped({
                    categories: [
                      ...(on ? [...chosen, category] : chosen.filter((each) => each !== category)),
                    ].flatMap(({ iab_categories }) => iab_categories),
                  })
                }
              >
                {category.name}
              </Checkbox>
            );
          })}
        </div>
      )}
      <p id={id} role="alert" className="text-blocked text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
