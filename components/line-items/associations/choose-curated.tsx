import { FormDialog } from "@/components/forms/form-dialog";
import { FormField } from "@/components/forms/form-field";
import { type ServiceForm, useServiceForm } from "@/components/forms/use-service-form";
import { useAccount } from "@/components/shell/account";
import { PickField } from "@/components/shell/pick-field";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import * as curated from "@/lib/ads/endpoints/line-item-curated-categories";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { byWords, listPlain } from "@/lib/format/lists";
import { COUNTRY_CODES, countryName } from "@/lib/format/names";
import { counted } from "@/lib/format/plurals";
import { problemsAt } from "@/lib/forms/form-reading";
import { useCuratedCategories } from "./use-curated-categories";

interface ChooseCuratedProps {
  item: LineItem;
  /** The one that it has. */
  known: { readonly id: string; readonly curated_category_id: string } | undefined;
  onClose: () => void;
}

const COUNTRIES = COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).toSorted((a, b) =>
  byWords(a.label, b.label),
);

/** Chooses or changes the curated category of a line item. */
export function ChooseCurated({ item, known, onClose }: ChooseCuratedProps) {
  const { accountId } = useAccount();
  const lookup = useCuratedCategories(item.id);
  const create = useAdsMutation(curated.create);
  const update = useAdsMutation(curated.update);
  const form = useServiceForm({
    start: { curated_category_id: known?.curated_category_id ?? "" },
    edit: known !== undefined,
    read: (typed, before) => ({
      problems: problemsAt({
        curated_category_id: typed.curated_category_id === "" ? "Choose a category." : undefined,
      }),
      input: typed,
      changes: typed.curated_category_id === before.curated_category_id ? 0 : 1,
    }),
    send: async (chosen) =>
      known
        ? await update.mutateAsync({
            account_id: accountId,
            ...chosen,
            line_item_curated_category_id: known.id,
          })
        : await create.mutateAsync({ account_id: accountId, ...chosen, line_item_id: item.id }),
    onSent: ({ data }) => {
      onClose();
      const name = lookup.categories.find(({ id }) => id === data.curated_category_id)?.name;
      toast({ title: `The line item runs in ${name ?? data.curated_category_id}`, tone: "positive" });
    },
    failure: "The curated category was not saved",
  });
  return (
    <FormDialog
      form={form}
      title={known ? "Change the curated category" : "Choose a curated category"}
      description="A curated set of publishers. A line item runs in one at most, in a country that it targets."
      action={known ? "Save" : "Run in this category"}
      onClose={onClose}
    >
      {lookup.unknownCountry && (
        <Field label="Country" hint="The targeting names no country, so say which one’s categories to show.">
          <Select
            placeholder="Choose a country"
            value={lookup.country}
            onValueChange={lookup.setCountry}
            options={COUNTRIES}
          />
        </Field>
      )}
      <CategoryField form={form} lookup={lookup} />
      {lookup.error && (
        <ErrorState
          compact
          title="The curated categories could not be read"
          error={lookup.error}
          onRetry={lookup.retry}
        />
      )}
    </FormDialog>
  );
}

interface CategoryFieldProps {
  form: ServiceForm<{ curated_category_id: string }>;
  lookup: ReturnType<typeof useCuratedCategories>;
}

function CategoryField({ form, lookup }: CategoryFieldProps) {
  const countries = listPlain(lookup.countries.map((code) => countryName(code)));
  return (
    <FormField
      form={form}
      name="curated_category_id"
      label="Category"
      required
      hint={countries === "" ? undefined : `With publishers in ${countries}.`}
    >
      {({ value, onChange }) => (
        <PickField
          label="Category"
          placeholder="Choose a category"
          many="categories"
          items={lookup.categories}
          value={value}
          onValueChange={onChange}
          none={countries === "" ? "Choose a country first." : `No curated categories in ${countries}.`}
          reading={lookup.reading}
          groupOf={() => "Curated categories"}
          rowOf={({ description, publisher_user_ids: publishers }) => ({
            about: description ?? undefined,
            aside: <span className="text-sm text-text-muted">{counted(publishers.length, "publisher")}</span>,
          })}
        />
      )}
    </FormField>
  );
}
