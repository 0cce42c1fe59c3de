/**
 * The allowances of the service. `scope` says what one allowance is counted for: every call of the caller in
 * the category, one endpoint of the caller, or one endpoint of one advertising account.
 */
export interface RateLimit {
  readonly category: string;
  readonly scope: "category" | "endpoint" | "account";
  readonly limit: number;
  readonly windowSeconds: number;
}

export const writes: RateLimit = { category: "writes", scope: "category", limit: 450, windowSeconds: 60 };

/** Campaigns, line items, promoted posts, targeting criteria. */
export const coreReads: RateLimit = {
  category: "core reads",
  scope: "account",
  limit: 10_000,
  windowSeconds: 900,
};

export const accountReads: RateLimit = {
  category: "account reads",
  scope: "account",
  limit: 2_000,
  windowSeconds: 900,
};

/** Reads without an account in the path, the list of accounts among them. */
export const globalReads: RateLimit = {
  category: "global reads",
  scope: "endpoint",
  limit: 5,
  windowSeconds: 900,
};

/** What targeting can be chosen from. */
export const targetingLookups: RateLimit = {
  category: "targeting lookups",
  scope: "category",
  limit: 400,
  windowSeconds: 900,
};

export const tvShowLookups: RateLimit = {
  category: "tv shows",
  scope: "endpoint",
  limit: 2_000,
  windowSeconds: 900,
};

export const keywordInsights: RateLimit = {
  category: "keyword insights",
  scope: "category",
  limit: 500,
  windowSeconds: 900,
};

/** Members sent into an audience (advertising specification, Limits). */
export const audienceUploads: RateLimit = {
  category: "audience uploads",
  scope: "endpoint",
  limit: 1_500,
  windowSeconds: 60,
};

/** Reads of the platform API; its own limits are not shown. */
export const platformReads: RateLimit = {
  category: "platform reads",
  scope: "endpoint",
  limit: 900,
  windowSeconds: 900,
};

export const platformWrites: RateLimit = {
  category: "platform writes",
  scope: "endpoint",
  limit: 300,
  windowSeconds: 900,
};

/** Calls of the upload service; no document says how many it allows, and a large video needs some hundred. */
export const mediaUploads: RateLimit = {
  category: "media uploads",
  scope: "category",
  limit: 5_000,
  windowSeconds: 900,
};

/** Any list with with_total_count=true (advertising specification, Limits). */
export const totalCounts: RateLimit = {
  category: "total counts",
  scope: "category",
  limit: 200,
  windowSeconds: 900,
};
