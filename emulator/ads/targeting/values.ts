import type { TargetingValue } from "@/lib/ads/endpoints/targeting-lookups";

type Kind = "INTEREST" | "DEVICE" | "NETWORK_OPERATOR" | "TV_SHOW";

/** A value with the country that it belongs to, where it belongs to one. */
export interface ListedValue extends TargetingValue {
  readonly country_code?: string;
}

const INTERESTS: Readonly<Record<string, readonly string[]>> = {
  "Food and drink": ["Baking", "Coffee and tea", "Eating out", "Vegetarian cooking"],
  "Home and garden": ["Furnishing", "Gardening", "Repairs"],
  Music: ["Choirs", "Classical", "Festivals", "Hip hop"],
  "Personal finance": ["Insurance", "Mortgages", "Saving"],
  Sports: ["Climbing", "Cycling", "Football", "Running", "Swimming"],
  Technology: ["Photography", "Programming", "Smart home"],
  Travel: ["Air travel", "Camping", "City breaks", "Rail travel"],
};

const DEVICES = ["Linden 7", "Linden 7 Plus", "Linden Tab", "Orbit One", "Orbit One Max", "Quill Reader"];

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  DE: ["Nordfunk", "Talnetz"],
  GB: ["Heath Mobile", "Northline", "Tideway"],
  JP: ["Minato Denwa"],
  US: ["Prairie Wireless", "Redwood Cellular", "Union Mobile"],
};

const SHOWS: Readonly<Record<string, readonly string[]>> = {
  DE: ["Der lange Abend", "Hafen Neun"],
  GB: ["Harbour Nine", "The Allotment", "The Long Evening"],
  US: ["Second Avenue", "Small Town Court", "The Late Desk"],
};

type Named = Pick<ListedValue, "country_code"> & { readonly name: string };

const numbered = (targeting_type: Kind, first: number, all: readonly Named[]) =>
  all.map((one, index): ListedValue => ({ ...one, targeting_type, targeting_value: String(first + index) }));

const byCountry = (names: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(names).flatMap(([country_code, all]) => all.map((name) => ({ name, country_code })));

/** What can be targeted beside places and people. Invented. */
export const TARGETING_VALUES: Readonly<Record<Kind, readonly ListedValue[]>> = {
  INTEREST: numbered(
    "INTEREST",
    1001,
    Object.entries(INTERESTS).flatMap(([name, parts]) => [
      { name },
      ...parts.map((part) => ({ name: `${name}/${part}` })),
    ]),
  ),
  DEVICE: numbered(
    "DEVICE",
    301,
    DEVICES.map((name) => ({ name })),
  ),
  NETWORK_OPERATOR: numbered("NETWORK_OPERATOR", 501, byCountry(OPERATORS)),
  TV_SHOW: numbered("TV_SHOW", 10_000_001, byCountry(SHOWS)),
};

export const findTargetingValue = (type: string, value: string): ListedValue | undefined =>
  Object.values(TARGETING_VALUES)
    .flat()
    .find(({ targeting_type, targeting_value }) => targeting_type === type && targeting_value === value);
