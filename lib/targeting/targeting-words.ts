import { LOCATION_TYPES } from "@/lib/ads/endpoints/locations";
import { listAnd, listOr, listPlain } from "@/lib/format/lists";
import { languageName } from "@/lib/format/names";
import { formatNumber } from "@/lib/format/numbers";
import { plural } from "@/lib/format/plurals";
import { withinSentence } from "@/lib/text/characters";
import { excludes, KEYWORD_TYPES, type Shown, type TargetingType } from "./criteria";

/** The kind of a criterion, where it is shown by itself. */
const TYPES: Readonly<Record<TargetingType, string>> = {
  AGE: "Age",
  APP_LIST: "App list",
  APP_STORE_CATEGORY: "App store category",
  APP_STORE_CATEGORY_LOOKALIKE: "Like users of an app store category",
  BROAD_KEYWORD: "Broad match",
  CAMPAIGN_ENGAGEMENT: "Engaged with a campaign",
  CAMPAIGN_ENGAGEMENT_LOOKALIKE: "Like those who engaged with a campaign",
  CONVERSATION: "Conversation topic",
  CUSTOM_AUDIENCE: "Audience",
  CUSTOM_AUDIENCE_EXPANDED: "Audience and people like it",
  DEVICE: "Device",
  ENGAGEMENT_TYPE: "Kind of engagement",
  EVENT: "Event",
  EXACT_KEYWORD: "Exact match",
  FOLLOWERS_OF_USER: "Followers",
  GENDER: "Gender",
  IAB_CATEGORY: "Content category",
  INTEREST: "Interest",
  LANGUAGE: "Language",
  LIVE_TV_EVENT: "Live TV event",
  LOCATION: "Place",
  NETWORK_ACTIVATION_DURATION: "Age of the phone connection",
  NETWORK_OPERATOR: "Network operator",
  PHRASE_KEYWORD: "Phrase match",
  PLATFORM: "Platform",
  PLATFORM_VERSION: "Platform version",
  SIMILAR_TO_FOLLOWERS_OF_USER: "Like the followers",
  TV_SHOW: "TV show",
  UNORDERED_KEYWORD: "All words, any order",
  USER_ENGAGEMENT: "Engaged with the advertiser",
  USER_ENGAGEMENT_LOOKALIKE: "Like those who engaged with the advertiser",
  WIFI_ONLY: "Wi-Fi only",
};

const LOCATION_TYPE_NAMES: Readonly<Record<string, string>> = {
  COUNTRIES: "Country",
  REGIONS: "Region",
  METROS: "Metro area",
  CITIES: "City",
  POSTAL_CODES: "Postal code",
};

const GENDERS: Readonly<Record<string, string>> = { "1": "Men", "2": "Women" };

const PLATFORMS: Readonly<Record<string, string>> = {
  "0": "iOS",
  "1": "Android",
  "2": "Other phones",
  "3": "Mobile web",
  "4": "Desktop",
};

const ENGAGEMENTS: Readonly<Record<string, string>> = {
  IMPRESSION: "saw it",
  ENGAGEMENT: "engaged with it",
  VIDEO_VIEW: "began the video",
  VIDEO_VIEW_PARTIAL: "saw part of the video",
  VIDEO_VIEW_COMPLETE: "saw the whole video",
};

const wordsFor = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;

/** The kind of a criterion in words; one that is not known here stays as the service writes it. */
export const typeName = (type: string): string => wordsFor(TYPES, type) ?? type;

/** What kind of place it is; empty where it is unknown. */
export const locationTypeName = (type: string | null): string =>
  type === null ? "" : (wordsFor(LOCATION_TYPE_NAMES, type) ?? type);

/** "25 to 54" for AGE_25_TO_54, "50 and over" for AGE_OVER_50; undefined for what is no age. */
export function ageName(value: string): string | undefined {
  const [, from, to, over] = /^AGE_(?:(\d+)_TO_(\d+)|OVER_(\d+))$/.exec(value) ?? [];
  if (over !== undefined) return `${over} and over`;
  return from === undefined ? undefined : `${from} to ${to}`;
}

function ownName(type: string, value: string): string | undefined {
  switch (type) {
    case "AGE":
      return ageName(value);
    case "GENDER":
      return wordsFor(GENDERS, value);
    case "LANGUAGE":
      return languageName(value);
    case "PLATFORM":
      return wordsFor(PLATFORMS, value);
    case "ENGAGEMENT_TYPE":
      return wordsFor(ENGAGEMENTS, value);
    case "WIFI_ONLY":
      return value === "1" ? "Wi-Fi" : undefined;
    case "NETWORK_ACTIVATION_DURATION":
      return `${value} ${value === "1" ? "month" : "months"}`;
    default:
      return undefined;
  }
}

/** The value in familiar words: in our own, by the service's name, or as it is. */
export const valueName = ({
  targeting_type,
  targeting_value,
  name,
}: Pick<Shown, "targeting_type" | "targeting_value" | "name">): string =>
  ownName(targeting_type, targeting_value) ?? (name || targeting_value);

const isKeyword = (type: string) => KEYWORD_TYPES.some((each) => each === type);

/** How many values of one kind are named in a sentence before the rest is counted. */
const NAMED = 3;

function listed(values: readonly string[], word: "or" | "and"): string {
  const rest = values.length - NAMED;
  // One that is left over is named rather than counted.
  const named = rest > 1 ? [...values.slice(0, NAMED), `${formatNumber(rest)} more`] : values;
  return word === "or" ? listOr(named) : listAnd(named);
}

const quoted = (text: string) => `“${text}”`;

/** Who they are by kinds that find people by themselves, of which any will do; the kinds are listed in this order. */
const FINDERS: readonly {
  readonly types: readonly string[];
  readonly words: (values: string) => string;
  readonly quotes?: true;
}[] = [
  { types: KEYWORD_TYPES, words: (values) => `post, search for or respond to ${values}`, quotes: true },
  { types: ["FOLLOWERS_OF_USER"], words: (values) => `follow ${values}` },
  { types: ["SIMILAR_TO_FOLLOWERS_OF_USER"], words: (values) => `are like the followers of ${values}` },
  { types: ["INTEREST"], words: (values) => `are interested in ${values}` },
  { types: ["CUSTOM_AUDIENCE"], words: (values) => `are in the audience ${values}`, quotes: true },
  {
    types: ["CUSTOM_AUDIENCE_EXPANDED"],
    words: (values) => `are in or like the audience ${values}`,
    quotes: true,
  },
  { types: ["CONVERSATION"], words: (values) => `talk about ${values}` },
  { types: ["EVENT"], words: (values) => `take an interest in the event ${values}` },
  { types: ["TV_SHOW"], words: (values) => `watch ${values}` },
];

const FINDER_TYPES = FINDERS.flatMap(({ types }) => types);

/** Kinds that narrow, each in the place that it has in the sentence. */
const NARROWERS: Readonly<Record<string, (values: string) => string>> = {
  LOCATION: (values) => `in ${values}`,
  AGE: (values) => `aged ${values}`,
  LANGUAGE: (values) => `whose language is ${values}`,
  PLATFORM: (values) => `on ${values}`,
  PLATFORM_VERSION: (values) => `on ${values}`,
  DEVICE: (values) => `with the device ${values}`,
  NETWORK_OPERATOR: (values) => `with the operator ${values}`,
  WIFI_ONLY: () => "on Wi-Fi only",
  IAB_CATEGORY: (values) => `before videos about ${values}`,
};

const PLACED = ["GENDER", ...Object.keys(NARROWERS), ...FINDER_TYPES];

/** The people that criteria reach, in plain words. */
interface SentenceParts {
  readonly reached: string;
  /** Who is left out; undefined when none is. */
  readonly not: string | undefined;
}

const EVERYONE = "No targeting: everyone on the platform";

/**
 * The people that a line item reaches: "People in Germany or Austria, aged 25 to 54, who follow @a or are in the
 * audience “X”."
 * Criteria of one kind are alternatives, those that find people by themselves too; all others narrow.
 */
export function targetingSentenceOf(criteria: readonly Shown[]): SentenceParts {
  const included = criteria.filter((one) => !excludes(one));
  const left = criteria.filter(excludes);
  const namesOf = (all: readonly Shown[], types: readonly string[], quotes = false) => {
    const names = all.filter(({ targeting_type }) => types.includes(targeting_type)).map(valueName);
    return quotes ? names.map(quoted) : names;
  };
  const narrowed = Object.entries(NARROWERS).flatMap(([type, words]) => {
    const names = namesOf(included, [type]);
    return names.length === 0 ? [] : [words(listed(names, "or"))];
  });
  const others = kindsOf(included.filter(({ targeting_type }) => !PLACED.includes(targeting_type))).map(
    ([type, all]) => `by ${lowered(typeName(type))}: ${listed(all.map(comparedName), "or")}`,
  );
  const found = FINDERS.flatMap(({ types, words, quotes }) => {
    const names = namesOf(included, types, quotes);
    return names.length === 0 ? [] : [words(listed(names, "or"))];
  });
  const genders = namesOf(included, ["GENDER"]);
  const people = genders.length > 0 ? sentenceCase(listed(genders, "and")) : "People";
  const [where, ...rest] = narrowed;
  const inPlace = where?.startsWith("in ") ? [`${people} ${where}`, ...rest] : [people, ...narrowed];
  const parts = [...inPlace, ...others, ...(found.length > 0 ? [`who ${found.join(", or ")}`] : [])];
  return {
    reached: included.length === 0 ? `${EVERYONE}.` : `${listPlain(parts)}.`,
    not: left.length === 0 ? undefined : `${leftOut(left)}.`,
  };
}

function leftOut(criteria: readonly Shown[]): string {
  const places = criteria.filter(({ targeting_type }) => targeting_type === "LOCATION");
  const keywords = criteria.filter(({ targeting_type }) => isKeyword(targeting_type));
  const audiences = criteria.filter(({ targeting_type }) => targeting_type === "CUSTOM_AUDIENCE");
  const placed = new Set([...places, ...keywords, ...audiences]);
  const rest = criteria.filter((one) => !placed.has(one));
  return [
    ...(places.length > 0 ? [`people in ${listed(places.map(valueName), "or")}`] : []),
    ...(keywords.length > 0
      ? [
          `the ${plural(keywords.length, { one: "keyword", other: "keywords" })} ${listed(keywords.map(valueName).map(quoted), "and")}`,
        ]
      : []),
    ...(audiences.length > 0
      ? [`people in the audience ${listed(audiences.map(valueName).map(quoted), "or")}`]
      : []),
    ...kindsOf(rest).map(
      ([type, all]) => `${lowered(typeName(type))} ${listed(all.map(valueName).map(quoted), "or")}`,
    ),
  ].join("; ");
}

function kindsOf(criteria: readonly Shown[]): readonly [type: string, all: readonly Shown[]][] {
  const kinds = new Map<string, Shown[]>();
  for (const one of criteria) {
    const all = kinds.get(one.targeting_type);
    if (all) all.push(one);
    else kinds.set(one.targeting_type, [one]);
  }
  return [...kinds];
}

/** The value with what it is compared by, where that is no equality. */
export function comparedName(one: Shown): string {
  if (one.operator_type === "LT") return `less than ${valueName(one)}`;
  if (one.operator_type === "GTE") return `at least ${valueName(one)}`;
  return valueName(one);
}

/** Names of kinds begin small inside a sentence, but for abbreviations. */
const lowered = (words: string) => (words.startsWith("Wi-Fi") ? words : withinSentence(words));
const sentenceCase = (words: string) => words.charAt(0) + words.slice(1).toLowerCase();

/** Every kind of place, where one can be chosen. */
export const ANY_PLACE = "any";

/** The kinds of place that can be looked up, to choose from. */
export const PLACE_KINDS = [
  { value: ANY_PLACE, label: "Any kind of place" },
  ...LOCATION_TYPES.map((value) => ({ value, label: locationTypeName(value) })),
] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number]["value"];
