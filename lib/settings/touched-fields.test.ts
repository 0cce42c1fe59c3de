import { describe, expect, it } from "vitest";
import { taxSettingsRecord, update } from "@/lib/ads/endpoints/tax-settings";
import {
  ADDRESS,
  CLIENT_ADDRESS,
  knownTax,
  readTax,
  shownAs,
  TAX_CHOICES,
  TAX_IDS,
  type TaxRecord,
  taxFieldLabel,
  taxShape,
  taxTyped,
} from "./tax-fields";
import { readTouched } from "./touched-fields";
import { closedToAdmins, userShape } from "./user-fields";

const nothing = () => undefined;

describe("what was touched", () => {
  it("is sent where it differs from what is known, and unset where it was emptied", () => {
    const known = {
      notification_email: "a@example.com",
      contact_phone: "123",
      contact_phone_extension: null,
    };
    const read = readTouched(
      userShape,
      { notification_email: " a@example.com ", contact_phone: "", contact_phone_extension: "9" },
      (field) => known[field],
    );
    expect(read.change).toEqual({ contact_phone: null, contact_phone_extension: "9" });
    expect(read.problems.size).toBe(0);
  });

  it("leaves alone what was typed and taken back where nothing is known", () => {
    expect(readTouched(taxShape, { tax_id: "", address_city: "Oslo" }, nothing).change).toEqual({
      address_city: "Oslo",
    });
  });

  it("is shown at its field where it breaks a rule, and not sent", () => {
    const { change, problems } = readTouched(
      userShape,
      { notification_email: "nobody", contact_phone: "1".repeat(33) },
      nothing,
    );
    expect(change).toEqual({});
    expect(problems.get("notification_email")).toMatch(/name@example\.com/);
    expect(problems.get("contact_phone")).toBe("1 to 32 characters.");
  });
});

const NOTHING_SET = taxSettingsRecord.parse(
  Object.fromEntries(Object.keys(taxSettingsRecord.shape).map((name) => [name, null])),
);

describe("tax settings", () => {
  it("has a field for everything that the service takes", () => {
    const fields = [...TAX_CHOICES, ...TAX_IDS, ...ADDRESS, ...CLIENT_ADDRESS].map(({ field }) => field);
    const { account_id: _, ...taken } = update.params.shape;
    expect(fields.toSorted()).toEqual(Object.keys(taken).toSorted());
    for (const { field, options } of TAX_CHOICES) {
      for (const { value } of options) expect(taxShape[field].safeParse(value).success, value).toBe(true);
    }
  });

  it("removes unseen what is never shown, whatever was typed there", () => {
    const known = taxTyped(NOTHING_SET);
    const { input, changes, problems } = readTax(
      {
        ...known,
        tax_id: "7",
        client_address_city: "Oslo",
        client_address_email: "nobody",
        removed: ["client"],
      },
      known,
    );
    expect(input).toMatchObject({ tax_id: "7", client_address_city: null, client_address_name: null });
    expect(Object.keys(input)).toHaveLength(11);
    expect([changes, problems.size]).toEqual([2, 0]);
  });

  it("begins the form with what is known, under the names that it is sent under", () => {
    const settings: Partial<TaxRecord> = { address_company: "Kestrel", tax_id: null };
    const typed = taxTyped(settings as TaxRecord);
    expect([typed.address_name, typed.tax_id]).toEqual(["Kestrel", ""]);
    expect(readTax(typed, typed)).toEqual({ input: {}, changes: 0, problems: new Map() });
    expect(taxFieldLabel("client_address_city")).toBe("City");
  });

  it("finds what is shown under another name, and ignores what is never shown", () => {
    const settings: Partial<TaxRecord> = { address_company: "Kestrel", tax_id: null };
    const known = knownTax(settings as TaxRecord);
    expect(known("address_name")).toBe("Kestrel");
    expect(known("tax_id")).toBeNull();
    expect(known("client_address_city")).toBeUndefined();
    expect(shownAs("tax_id")).toBe("tax_id");
  });
});

it("keeps one's own settings closed to admins, whatever else they are", () => {
  expect(closedToAdmins(["ACCOUNT_ADMIN", "POST_COMPOSER"])).toMatch(/Account admins can’t have these/);
  expect(closedToAdmins(["AD_MANAGER"])).toBeUndefined();
});

it("a choice that the service has no unset value for is not unset", () => {
  const { change, problems } = readTouched({ bill_to: taxShape.bill_to }, { bill_to: "" }, () => "NOT_SET");
  expect(change).toEqual({});
  expect([...problems.keys()]).toEqual(["bill_to"]);
});
