import { CONTENT_CATEGORIES } from "./categories";

interface Publisher {
  readonly user_id: string;
  readonly username: string;
  readonly monetizable_country_codes: readonly string[];
  readonly promotion_eligible_country_codes: readonly string[];
  readonly monetization_restricted: boolean;
  readonly content_category_ids: readonly string[];
}

const NAMES = [
  "pitlane_daily",
  "market_minute",
  "curtain_call_tv",
  "learn_with_lou",
  "the_long_table",
  "press_start_now",
  "evening_wire",
  "run_further",
  "slow_living_club",
  "touchline_live",
  "atelier_notes",
  "bits_and_boards",
  "window_seat_club",
] as const;

/** Invented publishers, one for each content category, some of them in a second one. */
export const PUBLISHERS: readonly Publisher[] = NAMES.map((username, index) => {
  const own = CONTENT_CATEGORIES[index % CONTENT_CATEGORIES.length];
  const second = index % 4 === 0 ? CONTENT_CATEGORIES[(index + 5) % CONTENT_CATEGORIES.length] : undefined;
  const countries = index % 3 === 0 ? ["GB", "US"] : index % 3 === 1 ? ["DE", "FR", "GB"] : ["US"];
  return {
    user_id: String(2_300_000_001 + index),
    username,
    monetizable_country_codes: countries,
    promotion_eligible_country_codes: countries.slice(0, 2),
    monetization_restricted: index === 8,
    content_category_ids: [own, second].flatMap((category) => (category ? [category.id] : [])),
  };
});
