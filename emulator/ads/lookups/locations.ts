import { createHash } from "node:crypto";

interface Location {
  readonly name: string;
  readonly country_code: string;
  readonly location_type: "COUNTRIES" | "REGIONS" | "METROS" | "CITIES" | "POSTAL_CODES";
  readonly targeting_type: "LOCATION";
  readonly targeting_value: string;
}

/** Values that clients hard-code. */
const KNOWN: Readonly<Record<string, string>> = { "COUNTRIES US United States": "96683cc9126741d1" };

const PLACES: Readonly<Record<string, Partial<Record<Location["location_type"], readonly string[]>>>> = {
  AT: { COUNTRIES: ["Austria"], CITIES: ["Vienna, Austria"] },
  AU: {
    COUNTRIES: ["Australia"],
    REGIONS: ["New South Wales, Australia"],
    CITIES: ["Sydney, New South Wales"],
  },
  BR: { COUNTRIES: ["Brazil"], REGIONS: ["São Paulo, Brazil"], CITIES: ["São Paulo, Brazil"] },
  CA: { COUNTRIES: ["Canada"], REGIONS: ["Ontario, Canada", "Québec, Canada"], CITIES: ["Toronto, Ontario"] },
  CH: { COUNTRIES: ["Switzerland"], CITIES: ["Zürich, Switzerland"] },
  DE: {
    COUNTRIES: ["Germany"],
    REGIONS: ["Bavaria, Germany", "Berlin, Germany", "Hamburg, Germany"],
    CITIES: ["Berlin, Germany", "Munich, Bavaria"],
    POSTAL_CODES: ["10115, Germany"],
  },
  DK: { COUNTRIES: ["Denmark"], CITIES: ["Copenhagen, Denmark"] },
  ES: { COUNTRIES: ["Spain"], REGIONS: ["Cataluña, Spain"], CITIES: ["Madrid, Spain"] },
  FR: {
    COUNTRIES: ["France"],
    REGIONS: ["Île-de-France, France"],
    CITIES: ["Paris, France", "Lyon, France"],
  },
  GB: {
    COUNTRIES: ["United Kingdom"],
    REGIONS: ["England, United Kingdom", "Scotland, United Kingdom", "Wales, United Kingdom"],
    CITIES: ["London, England", "Manchester, England", "Edinburgh, Scotland"],
    POSTAL_CODES: ["SW1A, United Kingdom"],
  },
  IE: { COUNTRIES: ["Ireland"], CITIES: ["Dublin, Ireland"] },
  IN: { COUNTRIES: ["India"], REGIONS: ["Maharashtra, India"], CITIES: ["Mumbai, Maharashtra"] },
  IT: { COUNTRIES: ["Italy"], REGIONS: ["Lombardia, Italy"], CITIES: ["Milan, Italy", "Rome, Italy"] },
  JP: { COUNTRIES: ["Japan"], REGIONS: ["Tokyo, Japan", "Osaka, Japan"], CITIES: ["Shibuya, Tokyo"] },
  KR: { COUNTRIES: ["South Korea"], CITIES: ["Seoul, South Korea"] },
  KW: { COUNTRIES: ["Kuwait"] },
  MX: { COUNTRIES: ["Mexico"], CITIES: ["Mexico City, Mexico"] },
  NL: { COUNTRIES: ["Netherlands"], CITIES: ["Amsterdam, Netherlands"] },
  NO: { COUNTRIES: ["Norway"], CITIES: ["Oslo, Norway"] },
  PL: { COUNTRIES: ["Poland"], CITIES: ["Warsaw, Poland"] },
  SE: { COUNTRIES: ["Sweden"], REGIONS: ["Stockholms län, Sweden"], CITIES: ["Stockholm, Sweden"] },
  SG: { COUNTRIES: ["Singapore"] },
  US: {
    COUNTRIES: ["United States"],
    REGIONS: ["California, United States", "New York, United States", "Texas, United States"],
    METROS: ["Chicago, IL, US", "New York, NY, US", "San Francisco-Oakland-San Jose, CA, US"],
    CITIES: ["Austin, Texas", "Chicago, Illinois", "Seattle, Washington"],
    POSTAL_CODES: ["10001, United States", "94103, United States"],
  },
  ZA: { COUNTRIES: ["South Africa"], CITIES: ["Cape Town, South Africa"] },
};

const TYPES = ["COUNTRIES", "REGIONS", "METROS", "CITIES", "POSTAL_CODES"] as const;

function place(country_code: string, location_type: Location["location_type"], name: string): Location {
  const key = `${location_type} ${country_code} ${name}`;
  const targeting_value = KNOWN[key] ?? createHash("sha256").update(key).digest("hex").slice(0, 16);
  return { name, country_code, location_type, targeting_type: "LOCATION", targeting_value };
}

/** Places that can be targeted: a choice of those of the world. */
export const LOCATIONS: readonly Location[] = Object.entries(PLACES).flatMap(([country, byType]) =>
  TYPES.flatMap((type) => (byType[type] ?? []).map((name) => place(country, type, name))),
);

const byValue = new Map(LOCATIONS.map((location) => [location.targeting_value, location]));

export const findLocation = (value: string): Location | undefined => byValue.get(value);
