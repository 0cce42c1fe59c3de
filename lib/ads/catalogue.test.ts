import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { catalogue } from "./catalogue";
import { paramKindOf } from "./param-kinds";

/**
 * A single declaration has a single blind spot: the names below are copied from the specification by hand and must
 * never be derived from the catalogue.
 */
interface Pin {
  /** Parameters besides those of the path; a trailing `!` marks a required one. */
  params: string;
  /** Fields of a record besides id, created_at, updated_at and deleted. */
  fields: string;
  /** Records of other kinds list all their fields. */
  bare?: true;
}

const list = "count cursor sort_by with_deleted with_total_count";
const account = "name business_name business_id timezone timezone_switch_at approval_status industry_type";
const campaign =
  "name budget_optimization daily_budget_amount_local_micro total_budget_amount_local_micro funding_instrument_id " +
  "entity_status effective_status servable reasons_not_servable standard_delivery purchase_order_number " +
  "duration_in_days frequency_cap currency";
const funding =
  "type description currency start_time end_time credit_limit_local_micro funded_amount_local_micro " +
  "credit_remaining_local_micro entity_status account_id able_to_fund reasons_not_able_to_fund io_header";
const address = (prefix: string) =>
  "name street1 street2 city region postal_code country email first_name last_name"
    .split(" ")
    .map((part) => `${prefix}_${part}`)
    .join(" ");
const tax =
  "tax_id address_company address_first_name address_last_name address_street1 address_street2 address_city " +
  "address_region address_postal_code address_country address_email business_relationship tax_category bill_to " +
  "invoice_jurisdiction";
const settings = "notification_email contact_phone contact_phone_extension";

const PINS: Readonly<Record<number, Pin>> = {
  8: { params: `account_ids q ${list}`, fields: account },
  9: { params: "with_deleted", fields: account },
  10: { params: "", fields: account },
  11: { params: "name industry_type", fields: account },
  12: { params: "", fields: account },
  13: {
    params: list,
    fields: "app_store_identifier conversion_tracking_enabled deep_link_pattern os_type",
  },
  14: {
    params: "count cursor entity_type! entity_id! start_time! end_time! user_id",
    fields: "change_by change_time change_type changes entity entity_id entity_data",
    bare: true,
  },
  15: { params: "", fields: "user_id permissions", bare: true },
  16: {
    params: `${address("address")} ${address("client_address")} bill_to business_relationship invoice_jurisdiction tax_category tax_exemption_id tax_id`,
    fields: tax,
    bare: true,
  },
  17: { params: "", fields: settings, bare: true },
  18: {
    params: "notification_email contact_phone contact_phone_extension subscribe_email_types",
    fields: settings,
    bare: true,
  },
  19: { params: `campaign_ids funding_instrument_ids q with_draft ${list}`, fields: campaign },
  20: { params: "with_deleted", fields: campaign },
  21: {
    params:
      "funding_instrument_id! name! entity_status budget_optimization daily_budget_amount_local_micro " +
      "total_budget_amount_local_micro standard_delivery purchase_order_number",
    fields: campaign,
  },
  22: { params: "", fields: campaign },
  23: {
    params:
      "budget_optimization daily_budget_amount_local_micro entity_status name purchase_order_number " +
      "standard_delivery total_budget_amount_local_micro",
    fields: campaign,
  },
  24: { params: "", fields: campaign },
  25: { params: `funding_instrument_ids ${list}`, fields: funding },
  26: { params: "with_deleted", fields: funding },
  27: {
    params: "currency! start_time! type! end_time credit_limit_local_micro funded_amount_local_micro",
    fields: funding,
  },
  28: { params: "", fields: funding },
  29: {
    params: "currency",
    fields: "currency minimum_cpe_bid_local_micro maximum_cpe_bid_local_micro minimum_denomination",
    bare: true,
  },
};

const rows = readFileSync(new URL("../../docs/endpoints.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [number = "", , method, path, base = ""] = line.split("\t");
    return { number, method, path, base };
  });

const words = (text: string) =>
  text
    .split(" ")
    .filter((word) => word !== "")
    .toSorted();

describe.each(Object.entries(PINS))("endpoint %s of the specification", (number, pin) => {
  const row = rows.find((one) => one.number === number);
  const declared = catalogue.filter((one) => one.number === number);
  const [endpoint] = declared;

  it("has the method, path, version and environments of its row", () => {
    expect(declared).toHaveLength(1);
    expect(endpoint?.method).toBe(row?.method);
    expect(endpoint?.path).toBe(row?.path);
    expect(row?.base).toContain(`/${endpoint?.version}`);
    expect(endpoint?.environments).toEqual(
      row?.base.includes("(sandbox only)") ? ["sandbox"] : ["live", "sandbox"],
    );
  });

  it("has the parameters of the specification, required where it says so", () => {
    const inPath = [...(row?.path ?? "").matchAll(/:([a-z_]+)/g)].map(([, name]) => `${name}!`);
    const shape: Record<string, z.ZodType> = endpoint?.params.shape ?? {};
    const named = Object.entries(shape).map(([name, schema]) => `${name}${schema.isOptional() ? "" : "!"}`);
    expect(named.toSorted()).toEqual([...words(pin.params), ...inPath].toSorted());
  });

  it("has the fields of the specification's table", () => {
    const { data } = endpoint ?? {};
    const shape = data instanceof z.ZodObject ? data.shape : {};
    const base = pin.bare ? [] : ["id", "created_at", "updated_at", "deleted"];
    expect(Object.keys(shape).toSorted()).toEqual([...words(pin.fields), ...base].toSorted());
  });
});

/** The accepted values of a parameter, from its own words. */
function valuesOf(number: number, parameter: string): unknown {
  const shape: Record<string, z.ZodType> =
    catalogue.find((one) => one.number === String(number))?.params.shape ?? {};
  const schema = shape[parameter];
  const words = z.looseObject({ enum: z.unknown().optional() });
  const kind = words.extend({ items: words.optional() }).parse(schema ? paramKindOf(schema).jsonSchema : {});
  return (kind.items ?? kind).enum;
}

const sorted = (attributes: string) =>
  words(attributes).flatMap((attribute) => [`${attribute}-asc`, `${attribute}-desc`]);

describe("values and limits of the specification", () => {
  it.each([
    [
      11,
      "industry_type",
      words(
        "AGENCY BUSINESS_TO_BUSINESS ONLINE_SERVICES EDUCATION FINANCIAL HEALTH GOVERNMENT MEDIA MOBILE RESTAURANT RETAIL TECHNOLOGY TRAVEL OTHER",
      ),
    ],
    [14, "entity_type", words("CAMPAIGN LINE_ITEM PROMOTED_POST TARGETING_CRITERIA PROMOTED_ACCOUNT")],
    [16, "invoice_jurisdiction", words("LOI_SAPIN NONE NOT_SET")],
    [16, "tax_category", words("BUSINESS_NO_VAT BUSINESS_WITH_VAT INDIVIDUAL")],
    [18, "subscribe_email_types", words("ACCOUNT_PERFORMANCE PERFORMANCE_IMPROVEMENT")],
    [21, "entity_status", words("ACTIVE DRAFT PAUSED")],
    [21, "budget_optimization", words("CAMPAIGN LINE_ITEM")],
    [23, "entity_status", words("ACTIVE PAUSED")],
    [27, "type", words("AGENCY_CREDIT_LINE CREDIT_CARD CREDIT_LINE INSERTION_ORDER PARTNER_MANAGED")],
    [8, "sort_by", sorted("created_at updated_at deleted name")],
    [
      19,
      "sort_by",
      sorted(
        "created_at updated_at deleted name start_time end_time daily_budget_amount_local_micro total_budget_amount_local_micro standard_delivery",
      ),
    ],
    [25, "sort_by", sorted("created_at updated_at deleted funded_amount_local_micro start_time end_time")],
  ])("endpoint %i, %s", (number, parameter, expected) => {
    expect(z.array(z.string()).parse(valuesOf(number, parameter)).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    [8, "count", [1, 1000], [0, 1001]],
    [19, "count", [1, 1000], [0, 1001]],
    [19, "q", ["a", "a".repeat(255)], ["", "a".repeat(256)]],
    [21, "name", ["a", "é".repeat(255)], ["", "a".repeat(256)]],
    [23, "purchase_order_number", ["", "1".repeat(50)], ["1".repeat(51)]],
    [19, "campaign_ids", [Array(200).fill("a").join(",")], [Array(201).fill("a").join(","), ""]],
    [19, "funding_instrument_ids", [Array(200).fill("a").join(",")], [Array(201).fill("a").join(",")]],
    [14, "start_time", ["2026-11-21T10:00:00Z", "2026-11-21"], ["2026-11-21T10:30:00Z"]],
  ])("endpoint %i, %s takes its limits and no more", (number, parameter, good, bad) => {
    const shape: Record<string, z.ZodType> =
      catalogue.find((one) => one.number === String(number))?.params.shape ?? {};
    for (const value of good) expect(shape[parameter]?.safeParse(value).success, String(value)).toBe(true);
    for (const value of bad) expect(shape[parameter]?.safeParse(value).success, String(value)).toBe(false);
  });

  it("allows 40 operations in a batch of campaigns", () => {
    const batch = catalogue.find((one) => one.number === "22");
    const operation = { operation_type: "Delete", params: { campaign_id: "a" } };
    expect(batch?.body?.safeParse(Array(40).fill(operation)).success).toBe(true);
    expect(batch?.body?.safeParse(Array(41).fill(operation)).success).toBe(false);
  });
});
