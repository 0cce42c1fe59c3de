import type { APP_STORES, CONVERSATION_TYPES, TargetingValue } from "@/lib/ads/endpoints/targeting-lookups";
import { countryName } from "@/lib/format/names";
import { languages } from "@/lib/targeting/languages";

type Kind = "INTEREST" | "DEVICE" | "NETWORK_OPERATOR" | "TV_SHOW" | "LANGUAGE" | "PLATFORM";

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
  Travel: ["Air travel", "Camping", "City breaks", "Sidebar travel"],
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

/** Public documentation, Targeting options: the values count from 0. */
const PLATFORMS = [
  "iOS",
  "Android",
  "BlackBerry phones and tablets",
  "Mobile web on other devices",
  "Desktop and laptop computers",
];

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
  // Names of languages take longer to find than the rest, and are seldom asked for.
  get LANGUAGE() {
    return languages().map(
      ({ code, name }): ListedValue => ({ name, targeting_type: "LANGUAGE", targeting_value: code }),
    );
  },
  PLATFORM: numbered(
    "PLATFORM",
    0,
    PLATFORMS.map((name) => ({ name })),
  ),
};

const LOCALES: Readonly<Record<string, string>> = { DE: "de-DE", GB: "en-GB", US: "en-US" };

/** The markets that there are shows of. */
export const tvMarkets = () =>
  Object.keys(SHOWS).map((country_code) => ({
    name: countryName(country_code),
    country_code,
    locale: LOCALES[country_code] ?? country_code,
  }));

/** Versions of mobile systems; the oldest two have the values of the public documentation. */
export const PLATFORM_VERSIONS = (
  [
    ["Ice Cream Sandwich", "4.0", "Android", "17"],
    ["Jelly Bean", "4.1", "Android", "18"],
    ["Android", "13.0", "Android", "161"],
    ["Android", "14.0", "Android", "172"],
    ["Android", "15.0", "Android", "183"],
    ["iOS", "16.0", "iOS", "190"],
    ["iOS", "17.0", "iOS", "201"],
    ["iOS", "18.0", "iOS", "212"],
  ] as const
).map(([name, number, os_type, targeting_value]) => ({
  name,
  number,
  os_type,
  targeting_type: "PLATFORM_VERSION" as const,
  targeting_value,
}));

type AppStore = (typeof APP_STORES)[number];

const STORE_CATEGORIES: Readonly<Record<AppStore, readonly string[]>> = {
  ANDROID: ["Communication", "Finance", "Games: Music", "Games: Puzzle", "Health & Fitness", "Shopping"],
  IOS: ["Education", "Finance", "Games: Music", "Games: Word", "Music", "Travel"],
};

export const APP_STORE_CATEGORIES = Object.entries(STORE_CATEGORIES)
  .flatMap(([os_type, names]) => names.map((name) => ({ name, os_type })))
  .map(({ name, os_type }, at) => ({
    name,
    targeting_type: "APP_STORE_CATEGORY" as const,
    targeting_value: `qo${(30 + at).toString(36)}`,
    os_type,
  }));

type ConversationType = (typeof CONVERSATION_TYPES)[number];

const TOPICS: Readonly<Partial<Record<ConversationType, readonly string[]>>> = {
  BOOKS: ["The Lighthouse Keepers", "A Field Guide to Rain"],
  BRANDS: ["Heath Mobile", "Orbit", "Quill"],
  LIFESTYLES: ["Slow travel", "Zero waste"],
  MOVIES: ["Harbour Nine: The Film", "Night Ferry"],
  MUSICIANS: ["The Paper Lanterns", "Ada Quist"],
  PODCASTS: ["Small Hours", "The Long Table"],
  SPORTS: ["Climbing", "Cycling", "Football", "Running"],
  SPORTS_TEAMS: ["Northline Rovers", "Redwood United"],
  TV_SHOWS: ["Second Avenue", "The Allotment"],
  VIDEO_GAMES: ["Tidewater", "Linden Valley"],
};

export const CONVERSATIONS = Object.entries(TOPICS)
  .flatMap(([conversation_type, names]) => names.map((name) => ({ name, conversation_type })))
  .map(({ name, conversation_type }, at) => ({
    name,
    targeting_type: "CONVERSATION" as const,
    targeting_value: (361 + at).toString(36),
    conversation_type,
  }));

const isKind = (type: string): type is Kind => Object.hasOwn(TARGETING_VALUES, type);

export const findTargetingValue = (type: string, value: string): ListedValue | undefined =>
  isKind(type) ? TARGETING_VALUES[type].find(({ targeting_value }) => targeting_value === value) : undefined;
