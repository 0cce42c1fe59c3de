import type { CuratedCategory } from "@/lib/ads/endpoints/curated-categories";
import { PUBLISHERS } from "./publishers";

const published = (...names: string[]) =>
  PUBLISHERS.filter(({ username }) => names.includes(username)).map(({ user_id }) => user_id);

/** Sets of publishers that line items can be bought into, by country. Invented. */
export const CURATED_CATEGORIES: readonly CuratedCategory[] = [
  {
    id: "4hmn5",
    name: "Premium sports",
    description: "Matches, races and what is said about them",
    country_codes: ["US"],
    publisher_user_ids: published("pitlane_daily", "run_further", "touchline_live"),
  },
  {
    id: "4hmn6",
    name: "Morning news",
    description: "News and markets before noon",
    country_codes: ["GB", "US"],
    publisher_user_ids: published("market_minute", "evening_wire"),
  },
  {
    id: "4hmn7",
    name: "Food and home",
    description: "Recipes, rooms and gardens",
    country_codes: ["DE", "FR", "GB"],
    publisher_user_ids: published("the_long_table", "slow_living_club"),
  },
  {
    id: "4hmn8",
    name: "Film and series",
    description: null,
    country_codes: ["DE", "GB", "JP", "SE", "US"],
    publisher_user_ids: published("curtain_call_tv"),
  },
  {
    id: "4hmn9",
    name: "Games and play",
    description: "Reviews, records and how it is done",
    country_codes: ["DE", "GB", "JP", "SE", "US"],
    publisher_user_ids: published("press_start_now"),
  },
  {
    id: "4hmna",
    name: "Learning",
    description: "Languages, crafts and why the sky is blue",
    country_codes: ["DE", "GB", "JP", "SE", "US"],
    publisher_user_ids: published("learn_with_lou"),
  },
];
