import type { Brand } from "./brands";

/** Accounts in the sandbox, where nothing is ever served. */
export const SANDBOX_BRANDS: readonly Brand[] = [
  {
    name: "Sandbox account",
    timezone: "America/Los_Angeles",
    currency: "USD",
    industry: "AGENCY",
    campaigns: 18,
    themes: ["Dry run", "Naming test", "API check"],
  },
  {
    name: "Nordlys Outdoor rehearsal",
    timezone: "Europe/Stockholm",
    currency: "SEK",
    industry: "RETAIL",
    campaigns: 12,
    themes: ["Down jackets", "Trail shoes"],
  },
  {
    name: "Empty sandbox",
    timezone: "America/Los_Angeles",
    currency: "EUR",
    industry: "OTHER",
    campaigns: 0,
    themes: ["Test"],
  },
];
