export interface DemoUser {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  /** The default permission of this person on the demo accounts. */
  readonly permission: string;
  readonly role: string;
}

/** Opens every demo user. */
export const DEMO_PASSWORD = "demo";

/** The owner and operator of the demo application. */
export const DEMO_OWNER_ID = "2200000001";

/** Users of the emulated service, listed on the sign-in page while it is in use (README, Two commands). */
export const DEMO_USERS: readonly DemoUser[] = [
  {
    id: DEMO_OWNER_ID,
    handle: "mara_agency",
    name: "Mara Lindqvist",
    permission: "ACCOUNT_ADMIN",
    role: "Account admin of many accounts",
  },
  {
    id: "2200000002",
    handle: "jon_marketer",
    name: "Jon Okafor",
    permission: "AD_MANAGER",
    role: "Runs campaigns",
  },
  {
    id: "2200000003",
    handle: "ines_creative",
    name: "Ines Duarte",
    permission: "CREATIVE_MANAGER",
    role: "Creatives and previews only",
  },
  {
    id: "2200000004",
    handle: "leo_analyst",
    name: "Leo Brandt",
    permission: "CAMPAIGN_ANALYST",
    role: "Looks at campaigns, changes nothing",
  },
  {
    id: "2200000005",
    handle: "pia_partner",
    name: "Pia Novak",
    permission: "PARTNER_AUDIENCE_MANAGER",
    role: "Partner audiences only",
  },
];
