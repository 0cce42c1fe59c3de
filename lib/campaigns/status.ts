/** What a person can switch a campaign to. */
export const SETTABLE_STATUSES = { ACTIVE: "Active", PAUSED: "Paused" } as const;

export const isSettableStatus = (status: string): status is keyof typeof SETTABLE_STATUSES =>
  Object.hasOwn(SETTABLE_STATUSES, status);
