import { mayUse, type Permission, viewStatistics } from "@/lib/ads/permissions";
import { listAnd, listOr } from "@/lib/format/lists";
import { plural } from "@/lib/format/plurals";
import { placeIn } from "@/lib/lists/arrange";

interface Role {
  readonly permission: Permission;
  readonly name: string;
  readonly may: string;
}

/** Strongest first; the words of the advertising specification, Accounts: permission values. */
const ROLES: readonly Role[] = [
  { permission: "ACCOUNT_ADMIN", name: "Account admin", may: "Full control, users and settings included." },
  {
    permission: "AD_MANAGER",
    name: "Ad manager",
    may: "Full control of campaigns; no changes to users or settings.",
  },
  { permission: "CREATIVE_MANAGER", name: "Creative manager", may: "Creatives and previews only." },
  {
    permission: "CAMPAIGN_ANALYST",
    name: "Campaign analyst",
    may: "Sees campaigns and their figures, changes nothing.",
  },
  { permission: "ANALYST", name: "Analyst", may: "Organic analytics and audience insights only." },
  {
    permission: "PARTNER_AUDIENCE_MANAGER",
    name: "Partner audience manager",
    may: "Audiences of a data partner only.",
  },
  { permission: "POST_COMPOSER", name: "Post composer", may: "May create promoted-only posts." },
];

const ORDER: readonly string[] = ROLES.map(({ permission }) => permission);
const rank = (permission: string) => placeIn(ORDER, permission);

/** 0 is the strongest; users without any known permission come last. */
export function roleRank(permissions: readonly string[]): number {
  return Math.min(ROLES.length, ...permissions.map(rank));
}

/** A permission in words; an unknown one stays as the API returned it. */
export function roleName(permission: string): string {
  return ROLES.find((role) => role.permission === permission)?.name ?? permission;
}

/** What a role may do, in a few words; undefined for an unknown one. */
export function roleMay(permission: string): string | undefined {
  return ROLES.find((role) => role.permission === permission)?.may;
}

/** The strongest permission first. POST_COMPOSER only ever accompanies another one. */
export function inOrderOfStrength(permissions: readonly string[]): string[] {
  return [...permissions].sort((a, b) => rank(a) - rank(b));
}

/** Who may do something, for the reason beside a disabled control: "an account admin or ad manager". */
export function whoMay(access: readonly Permission[]): string {
  const list = listOr(access.map((permission) => roleName(permission).toLowerCase()));
  return `${/^[aeiou]/.test(list) ? "an" : "a"} ${list}`;
}

/** "your role here is campaign analyst" */
export function rolesHeld(permissions: readonly string[]): string {
  const roles = inOrderOfStrength(permissions).map((permission) => roleName(permission).toLowerCase());
  if (roles.length === 0) return "you have no role here";
  return `your ${plural(roles.length, { one: "role here is", other: "roles here are" })} ${listAnd(roles)}`;
}

/** Which role is missing to see statistics, and who can give it; undefined where none is. */
export const whyNoStatistics = (permissions: readonly string[]): string | undefined =>
  mayUse(viewStatistics, permissions)
    ? undefined
    : `Statistics need ${whoMay(viewStatistics)}; ${rolesHeld(permissions)}. An account admin can give you one of these roles.`;
