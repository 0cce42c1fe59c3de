/** Categories of apps and websites after the IAB's list; a subset. */
interface IabCategory {
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
}

const TREE: Readonly<Record<string, readonly [name: string, ...children: string[]]>> = {
  IAB1: [
    "Arts & Entertainment",
    "Books & Literature",
    "Celebrity Fan",
    "Humor",
    "Movies",
    "Music",
    "Television",
  ],
  IAB2: ["Automotive", "Auto Parts", "Buying and Selling Cars", "Electric Vehicles", "Motorcycles"],
  IAB3: ["Business", "Advertising", "Marketing", "Logistics"],
  IAB4: ["Careers", "Career Advice", "Job Search"],
  IAB5: ["Education", "Language Learning", "Online Courses", "Universities"],
  IAB6: ["Family & Parenting", "Babies & Toddlers", "Pregnancy"],
  IAB7: ["Health & Fitness", "Exercise", "Nutrition", "Sleep"],
  IAB8: ["Food & Drink", "Cooking", "Dining Out", "Coffee & Tea", "Vegetarian"],
  IAB9: ["Hobbies & Interests", "Photography", "Video & Computer Games", "Board Games"],
  IAB10: ["Home & Garden", "Gardening", "Interior Decorating"],
  IAB12: ["News", "International News", "Local News", "Weather"],
  IAB13: ["Personal Finance", "Insurance", "Investing", "Credit Cards"],
  IAB15: ["Science", "Space", "Geology"],
  IAB16: ["Pets", "Cats", "Dogs"],
  IAB17: ["Sports", "Cycling", "Football", "Running", "Skiing", "Tennis"],
  IAB18: ["Style & Fashion", "Beauty", "Clothing", "Jewelry"],
  IAB19: ["Technology & Computing", "Mobile Phones", "Software", "Cameras"],
  IAB20: ["Travel", "Air Travel", "Hotels", "City Breaks"],
  IAB22: ["Shopping", "Coupons", "Comparison"],
};

export const IAB_CATEGORIES: readonly IabCategory[] = Object.entries(TREE).flatMap(
  ([id, [name, ...children]]) => [
    { id, parent_id: null, name },
    ...children.map((child, index) => ({ id: `${id}-${index + 1}`, parent_id: id, name: child })),
  ],
);

const withChildren = (...ids: string[]) =>
  ids.flatMap((top) =>
    IAB_CATEGORIES.filter(({ id, parent_id }) => id === top || parent_id === top).map(({ id }) => id),
  );

interface ContentCategory {
  readonly id: string;
  readonly name: string;
  readonly iab_categories: readonly string[];
  readonly publishers_in_last_thirty_days: number;
  readonly videos_monetized_in_last_thirty_days: number;
}

/** What publishers make videos about. */
export const CONTENT_CATEGORIES: readonly ContentCategory[] = [
  ["sr", "Automotive", ["IAB2"], 38, 1_204],
  ["ss", "Business & Finance News", ["IAB3", "IAB13"], 61, 5_120],
  ["st", "Entertainment", ["IAB1"], 210, 18_340],
  ["su", "Family & Education", ["IAB5", "IAB6"], 24, 640],
  ["sv", "Food & Drink", ["IAB8"], 57, 2_310],
  ["sw", "Gaming", ["IAB9"], 83, 9_875],
  ["sx", "General News", ["IAB12"], 172, 31_460],
  ["sy", "Health & Fitness", ["IAB7"], 29, 890],
  ["sz", "Lifestyle", ["IAB10", "IAB16", "IAB22"], 66, 3_045],
  ["t0", "Sports", ["IAB17"], 158, 24_700],
  ["t1", "Style & Fashion", ["IAB18"], 48, 1_990],
  ["t2", "Technology", ["IAB15", "IAB19"], 71, 4_415],
  ["t3", "Travel", ["IAB20"], 35, 1_150],
].map(([id, name, iab, publishers, videos]) => ({
  id: String(id),
  name: String(name),
  iab_categories: Array.isArray(iab) ? iab.map(String) : [],
  publishers_in_last_thirty_days: Number(publishers),
  videos_monetized_in_last_thirty_days: Number(videos),
}));

interface BusinessCategory {
  readonly id: string;
  readonly name: string;
  readonly iab_categories: readonly string[];
}

const business = (id: string, name: string, ...tops: string[]): BusinessCategory => ({
  id,
  name,
  iab_categories: withChildren(...tops),
});

/** What advertisers do; a line item for preroll views names one or two of them by all their IAB categories. */
export const BUSINESS_CATEGORIES: readonly BusinessCategory[] = [
  business("a1", "Automotive", "IAB2"),
  business("a2", "Business & Careers", "IAB3", "IAB4"),
  business("a3", "Education & Family", "IAB5", "IAB6"),
  business("a4", "Entertainment & Gaming", "IAB1", "IAB9"),
  business("a5", "Financial Services", "IAB13"),
  business("a6", "Food & Drink", "IAB8"),
  business("a7", "Health & Fitness", "IAB7", "IAB17"),
  business("a8", "Home, Pets & Shopping", "IAB10", "IAB16", "IAB22"),
  business("a9", "News & Science", "IAB12", "IAB15"),
  business("aa", "Style & Fashion", "IAB18"),
  business("ab", "Technology", "IAB19"),
  business("ac", "Travel", "IAB20"),
];

/** The business categories that a set of IAB categories touches. */
export function businessCategoriesOf(iab: readonly string[]): readonly BusinessCategory[] {
  return BUSINESS_CATEGORIES.filter(({ iab_categories }) => iab_categories.some((id) => iab.includes(id)));
}
