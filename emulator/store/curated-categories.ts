export interface CuratedCategory {
  readonly id: string;
  readonly name: string;
  readonly country_codes: readonly string[];
}

/** Sets of publishers that line items can be bought into, by country. Invented. */
export const CURATED_CATEGORIES: readonly CuratedCategory[] = [
  { id: "4hmn5", name: "Premium sports", country_codes: ["US"] },
  { id: "4hmn6", name: "Morning news", country_codes: ["GB", "US"] },
  { id: "4hmn7", name: "Food and home", country_codes: ["DE", "FR", "GB"] },
  { id: "4hmn8", name: "Film and series", country_codes: ["DE", "GB", "JP", "SE", "US"] },
];
