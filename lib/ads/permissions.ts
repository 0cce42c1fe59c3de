/** Values of authenticated_user_access (advertising specification, Accounts). */
export const PERMISSIONS = [
  "ACCOUNT_ADMIN",
  "AD_MANAGER",
  "CREATIVE_MANAGER",
  "CAMPAIGN_ANALYST",
  "ANALYST",
  "PARTNER_AUDIENCE_MANAGER",
  "POST_COMPOSER",
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** The permissions for an endpoint on the account: any one of those listed. */
export type Access = readonly Permission[];

export const anyone: Access = PERMISSIONS;
export const administer: Access = ["ACCOUNT_ADMIN"];
/** "full campaign control" */
export const manageCampaigns: Access = ["ACCOUNT_ADMIN", "AD_MANAGER"];
/** "view campaigns and stats" */
export const viewCampaigns: Access = ["ACCOUNT_ADMIN", "AD_MANAGER", "CAMPAIGN_ANALYST"];
/** "creatives and previews only", also for campaign managers */
export const manageCreatives: Access = ["ACCOUNT_ADMIN", "AD_MANAGER", "CREATIVE_MANAGER"];
export const viewCreatives: Access = [...manageCreatives, "CAMPAIGN_ANALYST"];
/** "view campaigns and stats": people who work on creatives see the results */
export const viewStatistics: Access = viewCreatives;
/** "may create promoted-only posts"; an admin has full control */
export const composePosts: Access = ["ACCOUNT_ADMIN", "POST_COMPOSER"];
/** "API-only, data partner audiences" */
export const manageAudiences: Access = ["ACCOUNT_ADMIN", "AD_MANAGER", "PARTNER_AUDIENCE_MANAGER"];
export const viewAudiences: Access = [...manageAudiences, "CAMPAIGN_ANALYST"];
/** "not available to account admins" */
export const ownSettings: Access = PERMISSIONS.filter((permission) => permission !== "ACCOUNT_ADMIN");

/** Whether a person with these permissions has this access: any one of its permissions is enough. */
export function mayUse(access: Access, held: readonly string[]): boolean {
  return access.some((permission) => held.includes(permission));
}
