/**
 * The rate limits of the service. `scope` is what a limit applies to: all calls of a user in the category, one
 * endpoint for a user, or one endpoint for an advertising account.
 */
export interface RateLimit {
  readonly category: string;
  /** What it covers, in words. */
  readonly label: string;
  readonly scope: "category" | "endpoint" | "account";
  readonly limit: number;
  readonly windowSeconds: number;
}

export const writes: RateLimit = {
  category: "writes",
  label: "Changes",
  scope: "category",
  limit: 450,
  windowSeconds: 60,
};

/** Campaigns, line items, promoted posts, targeting criteria. */
export const coreReads: RateLimit = {
  category: "core reads",
  label: "Campaigns and line items",
  scope: "account",
  limit: 10_000,
  windowSeconds: 900,
};

export const accountReads: RateLimit = {
  category: "account reads",
  label: "Everything else in an account",
  scope: "account",
  limit: 2_000,
  windowSeconds: 900,
};

/** Reads without an account in the path, including the list of accounts. */
export const globalReads: RateLimit = {
  category: "global reads",
  label: "Lists of accounts",
  scope: "endpoint",
  limit: 5,
  windowSeconds: 900,
};

/** The options of targeting. */
export const targetingLookups: RateLimit = {
  category: "targeting lookups",
  label: "Targeting choices",
  scope: "category",
  limit: 400,
  windowSeconds: 900,
};

export const tvShowLookups: RateLimit = {
  category: "tv shows",
  label: "TV shows",
  scope: "endpoint",
  limit: 2_000,
  windowSeconds: 900,
};

export const keywordInsights: RateLimit = {
  category: "keyword insights",
  label: "Keyword insights",
  scope: "category",
  limit: 500,
  windowSeconds: 900,
};

/** Synchronous statistics of all kinds: per user, over all accounts (public documentation, Rate limiting). */
export const statistics: RateLimit = {
  category: "statistics",
  label: "Statistics",
  scope: "category",
  limit: 250,
  windowSeconds: 900,
};

/** Members uploaded to an audience (advertising specification, Limits). */
export const audienceUploads: RateLimit = {
  category: "audience uploads",
  label: "Audience uploads",
  scope: "endpoint",
  limit: 1_500,
  windowSeconds: 60,
};

/** Reads of the platform API; its own limits are not modelled. */
export const platformReads: RateLimit = {
  category: "platform reads",
  label: "Posts and users",
  scope: "endpoint",
  limit: 900,
  windowSeconds: 900,
};

export const platformWrites: RateLimit = {
  category: "platform writes",
  label: "Publishing",
  scope: "endpoint",
  limit: 300,
  windowSeconds: 900,
};

/** Calls of the upload service. Its limit is undocumented, and a large video needs some hundred calls. */
export const mediaUploads: RateLimit = {
  category: "media uploads",
  label: "Media uploads",
  scope: "category",
  limit: 5_000,
  windowSeconds: 900,
};

/** Any list with with_total_count=true (advertising specification, Limits). */
export const totalCounts: RateLimit = {
  category: "total counts",
  label: "Counts of lists",
  scope: "category",
  limit: 200,
  windowSeconds: 900,
};

/** Conversions on websites (public reference of version 12, Web conversions). */
export const webConversions: RateLimit = {
  category: "web conversions",
  label: "Conversions on websites",
  scope: "endpoint",
  limit: 100_000,
  windowSeconds: 900,
};

/** Conversions in apps; the reference names no limit. */
export const appConversions: RateLimit = {
  category: "app conversions",
  label: "Conversions in apps",
  scope: "category",
  limit: 10_000,
  windowSeconds: 900,
};

/** Each call of the catalogues of products has its own limit (public reference of version 12, Catalog management). */
export const catalogCalls = (limit: number): RateLimit => ({
  category: "product catalogs",
  label: "Product catalogs",
  scope: "endpoint",
  limit,
  windowSeconds: 900,
});
