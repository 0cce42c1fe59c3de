import { TARGETING_TYPES } from "@/lib/ads/endpoints/targeting-criteria";
import { TARGETING_LIMITS } from "@/lib/ads/targeting-rules";
import { KEYWORD_TYPES, type TargetingType } from "./criteria";

interface Group {
  readonly title: string;
  readonly types: readonly TargetingType[];
}

/** Kinds that people choose in one place, in the order of the form. */
const GROUPS = {
  locations: { title: "Locations", types: ["LOCATION"] },
  people: { title: "Age and gender", types: ["AGE", "GENDER"] },
  languages: { title: "Languages", types: ["LANGUAGE"] },
  platforms: { title: "Platforms", types: ["PLATFORM", "WIFI_ONLY"] },
  keywords: { title: "Keywords", types: KEYWORD_TYPES },
  followers: { title: "Followers", types: ["FOLLOWERS_OF_USER", "SIMILAR_TO_FOLLOWERS_OF_USER"] },
  audiences: { title: "Audiences", types: ["CUSTOM_AUDIENCE", "CUSTOM_AUDIENCE_EXPANDED"] },
  content: { title: "Content of videos", types: ["IAB_CATEGORY"] },
} as const satisfies Readonly<Record<string, Group>>;

export type TargetingGroup = keyof typeof GROUPS | "other";

/** Types that have no place of their own: they are chosen by the service's values. */
export const OTHER_TYPES: readonly TargetingType[] = TARGETING_TYPES.filter(
  (type) => !Object.values<Group>(GROUPS).some(({ types }) => types.includes(type)),
);

export const TARGETING_GROUPS: readonly { readonly id: TargetingGroup; readonly title: string }[] = [
  { id: "locations", title: GROUPS.locations.title },
  { id: "people", title: GROUPS.people.title },
  { id: "languages", title: GROUPS.languages.title },
  { id: "platforms", title: GROUPS.platforms.title },
  { id: "keywords", title: GROUPS.keywords.title },
  { id: "followers", title: GROUPS.followers.title },
  { id: "audiences", title: GROUPS.audiences.title },
  { id: "content", title: GROUPS.content.title },
  { id: "other", title: "Other" },
];

/** Where a type is chosen; an unknown one belongs to the others. */
export function groupOf(type: string): TargetingGroup {
  const found = TARGETING_GROUPS.find(
    ({ id }) => id !== "other" && GROUPS[id].types.some((each) => each === type),
  );
  return found?.id ?? "other";
}

/** Types that are counted together with a type, and how many of them a line item may have. */
export const limitOf = (
  type: string,
): { readonly types: readonly string[]; readonly limit: number } | undefined =>
  TARGETING_LIMITS.find(({ types }) => types.some((each) => each === type));
