import * as z from "zod";
import { defineEndpoint } from "@/lib/ads/endpoint";
import { choice, clearable, id, text } from "@/lib/ads/params";
import { administer } from "@/lib/ads/permissions";
import { accountReads, writes } from "@/lib/ads/rate-limits";
import { open } from "@/lib/ads/records";

export const INVOICE_JURISDICTIONS = ["LOI_SAPIN", "NONE", "NOT_SET"] as const;
export const TAX_CATEGORIES = ["BUSINESS_NO_VAT", "BUSINESS_WITH_VAT", "INDIVIDUAL"] as const;

const line = () => clearable(text({ max: 255 })).optional();

const address = <Prefix extends string>(prefix: Prefix) => {
  const parts = [
    "name",
    "street1",
    "street2",
    "city",
    "region",
    "postal_code",
    "country",
    "email",
    "first_name",
    "last_name",
  ] as const;
  type Key = `${Prefix}_${(typeof parts)[number]}`;
  return Object.fromEntries(parts.map((part) => [`${prefix}_${part}`, line()])) as Record<
    Key,
    ReturnType<typeof line>
  >;
};

export const taxSettingsRecord = z.looseObject({
  tax_id: z.string().nullable(),
  address_company: z.string().nullable(),
  address_first_name: z.string().nullable(),
  address_last_name: z.string().nullable(),
  address_street1: z.string().nullable(),
  address_street2: z.string().nullable(),
  address_city: z.string().nullable(),
  address_region: z.string().nullable(),
  address_postal_code: z.string().nullable(),
  address_country: z.string().nullable(),
  address_email: z.string().nullable(),
  business_relationship: open(["AGENCY", "SELF"]).nullable(),
  tax_category: open(TAX_CATEGORIES).nullable(),
  bill_to: open(["ADVERTISER", "AGENCY", "NOT_SET"]).nullable(),
  invoice_jurisdiction: open(INVOICE_JURISDICTIONS).nullable(),
});

export const get = defineEndpoint({
  number: "R61",
  name: "tax-settings.get",
  summary: "Tax settings of an account",
  method: "GET",
  path: "/accounts/:account_id/tax_settings",
  params: z.object({ account_id: id() }),
  answer: "one",
  data: taxSettingsRecord,
  personal: true,
  access: administer,
  rateLimit: accountReads,
});

export const update = defineEndpoint({
  number: "16",
  name: "tax-settings.update",
  summary: "Change the tax settings of an account",
  method: "PUT",
  path: "/accounts/:account_id/tax_settings",
  params: z.object({
    account_id: id(),
    ...address("address"),
    ...address("client_address"),
    bill_to: choice(["ADVERTISER", "AGENCY"]).optional(),
    business_relationship: choice(["AGENCY", "SELF"]).optional(),
    invoice_jurisdiction: choice(INVOICE_JURISDICTIONS).optional(),
    tax_category: choice(TAX_CATEGORIES).optional(),
    tax_exemption_id: line(),
    tax_id: line(),
  }),
  answer: "one",
  data: taxSettingsRecord,
  personal: true,
  access: administer,
  rateLimit: writes,
});
