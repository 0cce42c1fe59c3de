import { describe, expect, it } from "vitest";
import { AGES } from "@/lib/ads/endpoints/targeting-criteria";
import { languageName } from "@/lib/format/names";
import { criterion } from "./criteria";
import { languages } from "./languages";
import {
  ageName,
  comparedName,
  locationTypeName,
  targetingSentenceOf,
  typeName,
  valueName,
} from "./targeting-words";
import { sampleCriterion } from "./test-criterion";

const place = (name: string, operator_type: "EQ" | "NE" = "EQ") =>
  criterion("LOCATION", name, { name, operator_type });

describe("targeting of a line item, in a sentence", () => {
  it("is everyone without criteria, and everyone but some with nothing included", () => {
    expect(targetingSentenceOf([])).toEqual({
      reached: "No targeting: everyone on the platform.",
      not: undefined,
    });
    expect(targetingSentenceOf([place("Bavaria", "NE")])).toEqual({
      reached: "No targeting: everyone on the platform.",
      not: "people in Bavaria.",
    });
  });

  it("separates kinds that narrow from those that find people by themselves", () => {
    expect(
      targetingSentenceOf([
        criterion("CUSTOM_AUDIENCE", "a1", { name: "Buyers" }),
        criterion("FOLLOWERS_OF_USER", "7", { name: "@mara" }),
        criterion("BROAD_KEYWORD", "coffee"),
        criterion("PHRASE_KEYWORD", "flat white"),
        criterion("PLATFORM", "0"),
        criterion("LANGUAGE", "de"),
        criterion("AGE", "AGE_25_TO_54"),
        criterion("GENDER", "2"),
        place("Germany"),
        place("Austria"),
      ]).reached,
    ).toBe(
      "Women in Germany or Austria, aged 25 to 54, whose language is German, on iOS, who post, search for or respond to “coffee” or “flat white”, or follow @mara, or are in the audience “Buyers”.",
    );
  });

  it("begins with people where no place is named", () => {
    expect(targetingSentenceOf([criterion("AGE", "AGE_OVER_50")]).reached).toBe("People, aged 50 and over.");
    expect(targetingSentenceOf([criterion("GENDER", "1"), criterion("GENDER", "2")]).reached).toBe(
      "Men and women.",
    );
  });

  it("counts what would be too many to name", () => {
    const places = ["A", "B", "C", "D", "E"].map((name) => place(name));
    expect(targetingSentenceOf(places).reached).toBe("People in A, B, C or 2 more.");
    expect(targetingSentenceOf(places.slice(0, 4)).reached).toBe("People in A, B, C or D.");
  });

  it("names who is left out, by kinds", () => {
    expect(
      targetingSentenceOf([
        place("Germany"),
        place("Bavaria", "NE"),
        criterion("EXACT_KEYWORD", "free", { operator_type: "NE" }),
        criterion("CUSTOM_AUDIENCE", "a2", { name: "Churned", operator_type: "NE" }),
      ]).not,
    ).toBe("people in Bavaria; the keyword “free”; people in the audience “Churned”.");
  });

  it("leaves no kind out, not even one that is not known here", () => {
    const { reached } = targetingSentenceOf([
      criterion("NETWORK_ACTIVATION_DURATION", "3", { operator_type: "LT" }),
      sampleCriterion({ targeting_type: "SHOE_SIZE", targeting_value: "42", name: null }),
    ]);
    expect(reached).toBe("People, by age of the phone connection: less than 3 months, by SHOE_SIZE: 42.");
  });
});

describe("words for criteria", () => {
  it("has every age that the service has", () => {
    expect(AGES.map((age) => ageName(age)).filter((name) => name === undefined)).toEqual([]);
    expect(ageName("AGE_13_TO_24")).toBe("13 to 24");
    expect(ageName("AGE_YOUNG")).toBeUndefined();
  });

  it("names languages, and leaves what is none", () => {
    expect(languageName("de")).toBe("German");
    expect(languageName("not a code")).toBeUndefined();
    expect(languages().filter(({ code, name }) => code === name)).toEqual([]);
  });

  it("uses the service's name, or the value as it is", () => {
    expect(valueName(criterion("LOCATION", "x1", { name: "Paris, France" }))).toBe("Paris, France");
    expect(valueName(criterion("INTEREST", "12"))).toBe("12");
    expect(comparedName(criterion("NETWORK_ACTIVATION_DURATION", "1", { operator_type: "GTE" }))).toBe(
      "at least 1 month",
    );
    expect(typeName("SHOE_SIZE")).toBe("SHOE_SIZE");
    expect(locationTypeName("CITY")).toBe("CITY");
  });
});
