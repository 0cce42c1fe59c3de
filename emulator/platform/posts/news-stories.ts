/** A story of the invented press. */
export interface Story {
  readonly id: string;
  /** Before the emulator was filled. */
  readonly hoursAgo: number;
  readonly name: string;
  readonly category: string;
  readonly hook: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  readonly topics: readonly string[];
}

export const STORIES: readonly Story[] = [
  {
    id: "1910000000000000001",
    hoursAgo: 2,
    name: "Night trains return to three more cities",
    category: "Travel",
    hook: "Sleeper cars are booked out for the winter",
    summary:
      "Three rail companies add sleeper services from next month. Readers compare prices with short flights.",
    keywords: ["night train", "rail", "winter travel"],
    topics: ["Travel", "Climate"],
  },
  {
    id: "1910000000000000002",
    hoursAgo: 9,
    name: "Coffee harvest better than feared",
    category: "Business",
    hook: "Prices for beans fall for the first time this year",
    summary: "Rain came in time for growers in the highlands, and roasters expect stable prices for coffee.",
    keywords: ["coffee", "harvest", "prices"],
    topics: ["Food", "Markets"],
  },
  {
    id: "1910000000000000003",
    hoursAgo: 30,
    name: "Trail running draws a younger crowd",
    category: "Sports",
    hook: "Clubs count more first-time runners than ever",
    summary: "Running clubs report full courses; shops sell more trail shoes than road shoes this season.",
    keywords: ["running", "trail", "shoes"],
    topics: ["Sports", "Retail"],
  },
  {
    id: "1910000000000000004",
    hoursAgo: 100,
    name: "City library lends out instruments",
    category: "Culture",
    hook: "A cello for three weeks, free of charge",
    summary: "The music department lends instruments to anybody with a card, and every cello is on loan.",
    keywords: ["library", "music", "cello"],
    topics: ["Culture"],
  },
  {
    id: "1910000000000000005",
    hoursAgo: 500,
    name: "Small shops share one delivery bicycle",
    category: "Business",
    hook: "Twelve shops, one bicycle, same-day delivery",
    summary: "A street of shops delivers by cargo bicycle and splits the prices of each tour.",
    keywords: ["delivery", "bicycle", "retail"],
    topics: ["Retail", "Climate"],
  },
];
