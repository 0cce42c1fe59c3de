import type * as z from "zod";
import { type taxSettingsRecord, update } from "@/lib/ads/endpoints/tax-settings";
import type { FormReading } from "@/lib/forms/form-reading";
import { type KnownValue, readTouched } from "./touched-fields";

const taxChange = update.params.omit({ account_id: true });

/** What the service takes, by field. */
export const taxShape = taxChange.shape;
export type TaxField = keyof typeof taxShape;
export type TaxRecord = z.output<typeof taxSettingsRecord>;

export interface TaxFieldWords {
  readonly field: TaxField;
  readonly label: string;
}

/** The fields to choose in, and what there is to choose. */
export const TAX_CHOICES = [
  {
    field: "business_relationship",
    label: "Whose business it is",
    options: [
      { value: "SELF", label: "The account’s own" },
      { value: "AGENCY", label: "An agency’s, for a client" },
    ],
  },
  {
    field: "tax_category",
    label: "Tax category",
    options: [
      { value: "BUSINESS_WITH_VAT", label: "Business, with VAT" },
      { value: "BUSINESS_NO_VAT", label: "Business, without VAT" },
      { value: "INDIVIDUAL", label: "Individual" },
    ],
  },
  {
    field: "bill_to",
    label: "Bills go to",
    options: [
      { value: "ADVERTISER", label: "The advertiser" },
      { value: "AGENCY", label: "The agency" },
    ],
  },
  {
    field: "invoice_jurisdiction",
    label: "Invoice jurisdiction",
    options: [
      { value: "LOI_SAPIN", label: "Loi Sapin (France)" },
      { value: "NONE", label: "None" },
      { value: "NOT_SET", label: "Not set" },
    ],
  },
] as const satisfies readonly (TaxFieldWords & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
})[];

export const TAX_IDS: readonly TaxFieldWords[] = [
  { field: "tax_id", label: "Tax id" },
  { field: "tax_exemption_id", label: "Tax exemption id" },
];

export const ADDRESS = [
  { field: "address_name", label: "Company" },
  { field: "address_email", label: "E-mail" },
  { field: "address_first_name", label: "First name" },
  { field: "address_last_name", label: "Last name" },
  { field: "address_street1", label: "Street" },
  { field: "address_street2", label: "Street, second line" },
  { field: "address_postal_code", label: "Postal code" },
  { field: "address_city", label: "City" },
  { field: "address_region", label: "Region" },
  { field: "address_country", label: "Country" },
] as const satisfies readonly TaxFieldWords[];

/** That of the client, where an agency owns the account. */
export const CLIENT_ADDRESS: readonly TaxFieldWords[] = ADDRESS.map(({ field, label }) => ({
  field: `client_${field}`,
  label,
}));

/** Where a field is shown under another name than it is sent under. */
const SHOWN_AS: Partial<Record<TaxField, string>> = { address_name: "address_company" };

/** The name under which the service's answer shows what was sent. */
export const shownAs = (field: string): string =>
  Object.entries(SHOWN_AS).find(([sent]) => sent === field)?.[1] ?? field;

/** The values of the settings; some fields are never returned. */
export function knownTax(settings: TaxRecord): KnownValue<TaxField> {
  return (field) => {
    const value = settings[shownAs(field)];
    return value === null || typeof value === "string" ? value : undefined;
  };
}

/** What the service never shows can only be taken away unseen, and an address only as a whole. */
const REMOVALS = {
  exemption: ["tax_exemption_id"],
  client: CLIENT_ADDRESS.map(({ field }) => field),
} as const satisfies Record<string, readonly TaxField[]>;
export type Removal = keyof typeof REMOVALS;

/** The form of them: all of what is known, and what is to be taken away. */
export type TaxTyped = { [Name in TaxField]?: string } & { removed: Removal[] };

const TAX_FIELDS: readonly TaxFieldWords[] = [...TAX_CHOICES, ...TAX_IDS, ...ADDRESS, ...CLIENT_ADDRESS];

export const taxFieldLabel = (field: string): string =>
  TAX_FIELDS.find((each) => each.field === field)?.label ?? field;

/** What is known as the form holds it; empty where nothing is. */
export function taxTyped(settings: TaxRecord): TaxTyped {
  const known = knownTax(settings);
  const typed: TaxTyped = { removed: [] };
  for (const { field } of TAX_FIELDS) typed[field] = known(field) ?? "";
  return typed;
}

/** Reads the form. What is to be removed is, whatever was typed there; an address that is removed is one change. */
export function readTax({ removed, ...typed }: TaxTyped, known: TaxTyped) {
  const gone: readonly TaxField[] = removed.flatMap((removal) => REMOVALS[removal]);
  const staying = Object.fromEntries(
    Object.entries(typed).filter(([field]) => !gone.some((each) => each === field)),
  );
  const { change, problems } = readTouched<TaxField>(taxShape, staying, (field) => known[field]);
  const unset = Object.fromEntries(gone.map((field) => [field, null]));
  return {
    input: taxChange.parse({ ...change, ...unset }),
    changes: Object.keys(change).length + removed.length,
    problems,
  } satisfies FormReading<TaxField, object>;
}
