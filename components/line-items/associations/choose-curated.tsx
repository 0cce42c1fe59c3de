import { useState } from "react";
import { useAccount } from "@/components/shell/account";
import { PickField } from "@/components/shell/pick-field";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { Select } from "@/components/ui/select";
import { toast } from "@/components/ui/toast";
import { KEEP_READS, useAdsMutation } from "@/lib/ads/client";
import * as curated from "@/lib/ads/endpoints/line-item-curated-categories";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { RefusedError } from "@/lib/ads/errors";
import { refusedFields } from "@/lib/ads/refused-fields";
import { COUNTRY_CODES } from "@/lib/format/countries";
import { listPlain } from "@/lib/format/lists";
import { countryName } from "@/lib/format/names";
import { byWords } from "@/lib/format/order";
import { counted } from "@/lib/format/plurals";
import type { KnownCategory } from "./curated-index";
import { useCuratedCategories } from "./use-curated-categories";

interface ChooseCuratedProps {
  item: LineItem;
  /** The one that it has, as far as is known. */
  known: KnownCategory | null;
  onKeep: (category: KnownCategory) => void;
  onClose: () => void;
}

const COUNTRIES = COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).toSorted((a, b) =>
  byWords(a.label, b.label),
);

/** The service takes one for each line item, and blames the line item for a second. */
const hasOneAlready = (error: unknown) =>
  error instanceof RefusedError && error.errors.some(({ parameter }) => parameter === "line_item_id");

/** Chooses the curated category of a line item, or another one than it has. */
export function ChooseCurated({ item, known, onKeep, onClose }: ChooseCuratedProps) {
  const { accountId } = useAccount();
  const lookup = useCuratedCategories(item.id);
  const [chosen, setChosen] = useState(known?.curated_category_id ?? "");
  const [tried, setTried] = useState(false);
  const create = useAdsMutation(curated.create, KEEP_READS);
  const update = useAdsMutation(curated.update, KEEP_READS);
  const error = create.error ?? update.error;
  const refused = refusedFields(error, (parameter) =>
    parameter === "curated_category_id" ? "category" : undefined,
  );
  const choose = (id: string) => {
    create.reset();
    update.reset();
    setChosen(id);
  };
  const submit = () => {
    setTried(true);
    if (chosen === "" || create.isPending || update.isPending) return;
    const common = { account_id: accountId, curated_category_id: chosen };
    const done = {
      onSuccess: ({ data }: { data: KnownCategory }) => {
        onKeep(data);
        onClose();
        const name = lookup.categories.find(({ id }) => id === data.curated_category_id)?.name;
        toast({ title: `The line item runs in ${name ?? data.curated_category_id}`, tone: "positive" });
      },
    };
    if (known) update.mutate({ ...common, line_item_curated_category_id: known.id }, done);
    else create.mutate({ ...common, line_item_id: item.id }, done);
  };
  const same = known !== null && chosen === known.curated_category_id;
  return (
    <FormDialog
      title={known ? "Change the curated category" : "Choose a curated category"}
      description="A curated set of publishers. A line item runs in one at most, in a country that it targets."
      action={known ? "Save" : "Run in this category"}
      busy={create.isPending || update.isPending}
      disabledReason={same ? "Nothing is changed yet." : undefined}
      onSubmit={submit}
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
      <Field
        label="Category"
        required
        error={refused.fields.get("category") ?? (tried && chosen === "" ? "Choose a category." : undefined)}
        hint={
          lookup.countries.length > 0
            ? `With publishers in ${listPlain(lookup.countries.map((code) => countryName(code)))}.`
            : undefined
        }
      >
        <PickField
          label="Category"
          placeholder="Choose a category"
          many="categories"
          items={lookup.categories}
          value={chosen}
          onValueChange={choose}
          none={
            lookup.countries.length === 0
              ? "Choose a country first."
              : `No curated categories in ${listPlain(lookup.countries.map((code) => countryName(code)))}.`
          }
          reading={lookup.reading}
          groupOf={() => "Curated categories"}
        >
          {({ name, description, publisher_user_ids: publishers }) => (
            <>
              <span className="min-w-0 flex-1 truncate">
                {name} {description !== null && <span className="text-text-muted">{description}</span>}
              </span>
              <span className="text-sm text-text-muted">{counted(publishers.length, "publisher")}</span>
            </>
          )}
        </PickField>
      </Field>
      {lookup.error && (
        <ErrorState
          compact
          title="The curated categories could not be read"
          error={lookup.error}
          onRetry={lookup.retry}
        />
      )}
      {error && !refused.complete && (
        <ErrorState compact title="The curated category was not saved" error={error} />
      )}
      {hasOneAlready(create.error) && (
        <p>
          It has one that this browser has not seen. Close this and add that one by its id; then it can be
          changed.
        </p>
      )}
    </FormDialog>
  );
}
