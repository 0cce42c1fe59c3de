import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { type AppStore, appIdentifierIn } from "@/lib/ads/app-identifiers";
import { BUTTON_LABELS } from "@/lib/ads/endpoints/cards";
import type { ButtonBlock } from "@/lib/cards/card-draft";
import { buttonLabelName } from "@/lib/cards/card-words";
import { setBlock } from "@/lib/cards/edit-draft";
import { byWords } from "@/lib/format/lists";
import { COUNTRY_CODES, countryName } from "@/lib/format/names";
import { useCardBuilder } from "./builder-context";

const LABELS = BUTTON_LABELS.map((value) => ({ value: String(value), label: buttonLabelName(value) }));
const COUNTRIES = COUNTRY_CODES.map((value) => ({ value, label: `${countryName(value)} (${value})` })).sort(
  (a, b) => byWords(a.label, b.label),
);

/** The options, including a current value that was set elsewhere. */
const withValue = (options: typeof LABELS, value: string) =>
  value === "" || options.some((each) => each.value === value)
    ? options
    : [...options, { value, label: value }];

type TextName = "store_a_app_identifier" | "store_a_deep_link" | "store_b_app_id" | "store_b_deep_link";

/** The button's label, and the app it opens in one or both stores. */
export function ButtonFields({ block }: { block: ButtonBlock }) {
  const { change, errorAt } = useCardBuilder();
  const set = (part: Partial<ButtonBlock>, label: string, run?: string) =>
    change((now) => setBlock(now, block.id, { ...block, ...part }), {
      label,
      ...(run !== undefined && { run: `${block.id} ${run}` }),
    });
  const text = (name: TextName, label: string, hint: string, needs?: string, store?: AppStore) => (
    <div data-field={`${block.id}.${name}`}>
      <Field label={label} error={errorAt(`${block.id}.${name}`)} hint={needs ?? hint}>
        <TextInput
          dir="ltr"
          spellCheck={false}
          value={block[name]}
          readOnly={needs !== undefined && block[name] === ""}
          onChange={({ target: { value } }) =>
            set({ [name]: (store && appIdentifierIn(store, value)) ?? value }, `Write “${label}”`, name)
          }
        />
      </Field>
    </div>
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <div data-field={`${block.id}.label`}>
          <Field label="Button says" required error={errorAt(`${block.id}.label`)}>
            <Select
              placeholder="Choose…"
              options={withValue(LABELS, block.label)}
              value={block.label}
              onValueChange={(label) => set({ label }, "Choose what the button says")}
            />
          </Field>
        </div>
        <div data-field={`${block.id}.country_code`}>
          <Field label="Store country" required error={errorAt(`${block.id}.country_code`)}>
            <Select
              placeholder="Choose…"
              options={withValue(COUNTRIES, block.country_code)}
              value={block.country_code}
              onValueChange={(country_code) => set({ country_code }, "Choose the country")}
            />
          </Field>
        </div>
      </div>
      <fieldset className="flex flex-col gap-3 border-t pt-3">
        <legend className="float-left w-full font-medium">Store A</legend>
        {text(
          "store_a_app_identifier",
          "App identifier",
          "Digits, or paste the app’s address in the store. One of the two stores is needed.",
          undefined,
          "a",
        )}
        {text(
          "store_a_deep_link",
          "Deep link in store A",
          "Opens a place inside the app for those who have it.",
          block.store_a_app_identifier.trim() === "" ? "Needs the identifier in store A." : undefined,
        )}
      </fieldset>
      <fieldset className="flex flex-col gap-3 border-t pt-3">
        <legend className="float-left w-full font-medium">Store B</legend>
        {text(
          "store_b_app_id",
          "App id",
          "A package name such as com.example.app, or paste the app’s address in the store.",
          undefined,
          "b",
        )}
        {text(
          "store_b_deep_link",
          "Deep link in store B",
          "Opens a place inside the app for those who have it.",
          block.store_b_app_id.trim() === "" ? "Needs the app id in store B." : undefined,
        )}
      </fieldset>
    </div>
  );
}
