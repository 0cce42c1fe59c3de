import { describe, expect, it } from "vitest";
import { administer, manageCampaigns, PERMISSIONS } from "@/lib/ads/permissions";
import { inOrderOfStrength, roleMay, roleName, roleRank, whoMay } from "./roles";

describe("roles", () => {
  it("has words for every permission of the catalogue", () => {
    for (const permission of PERMISSIONS) {
      expect(roleName(permission)).not.toBe(permission);
      expect(roleMay(permission)).toBeTruthy();
    }
  });

  it("puts the strongest first and shows unknown permissions verbatim", () => {
    expect(inOrderOfStrength(["POST_COMPOSER", "BILLING_VIEWER", "AD_MANAGER"])).toEqual([
      "AD_MANAGER",
      "POST_COMPOSER",
      "BILLING_VIEWER",
    ]);
    expect(roleName("BILLING_VIEWER")).toBe("BILLING_VIEWER");
    expect(roleRank(["ACCOUNT_ADMIN"])).toBeLessThan(roleRank(["CREATIVE_MANAGER", "POST_COMPOSER"]));
    expect(roleRank([])).toBe(roleRank(["BILLING_VIEWER"]));
  });

  it("says who may do what", () => {
    expect(whoMay(administer)).toBe("an account admin");
    expect(whoMay(manageCampaigns)).toBe("an account admin or ad manager");
  });
});
