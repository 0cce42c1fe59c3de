import { LOCATION_TYPES } from "@/lib/ads/endpoints/locations";
import { locationTypeName } from "./targeting-words";

/** Stands for every kind of place where one can be chosen. */
export const ANY_PLACE = "any";

/** The kinds of place that can be looked up, to choose from. */
export const PLACE_KINDS = [
  { value: ANY_PLACE, label: "Any kind of place" },
  ...LOCATION_TYPES.map((value) => ({ value, label: locationTypeName(value) })),
] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number]["value"];
