import { describe, expect, it } from "vitest";
import * as accounts from "@/lib/ads/endpoints/accounts";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as connections from "@/lib/ads/endpoints/connections";
import * as posts from "@/lib/ads/endpoints/posts";
import * as statistics from "@/lib/ads/endpoints/statistics";
import { create } from "@/lib/ads/endpoints/statistics-jobs";
import { UnreachableError } from "@/lib/ads/errors";
import { known, pending } from "@/lib/remote-data";
import { permissionReason, statisticsReason } from "./permission-reason";

const live = { environment: "live", readOnly: false } as const;

describe("permissionReason", () => {
  it("is silent for those who may", () => {
    const permissions = known(["AD_MANAGER"]);
    expect(permissionReason(campaigns.update, { ...live, permissions })).toBeUndefined();
  });

  it("leaves what is about the whole application to its operators", () => {
    const permissions = known(["ACCOUNT_ADMIN"]);
    expect(permissionReason(connections.list, { ...live, permissions })).toMatch(/^This is about the whole/);
    expect(permissionReason(connections.list, { ...live, permissions, operator: true })).toBeUndefined();
  });

  it("names the roles that may and the one the person has", () => {
    const permissions = known(["CAMPAIGN_ANALYST"]);
    expect(permissionReason(campaigns.update, { ...live, permissions })).toBe(
      "Needs an account admin or ad manager; your role here is campaign analyst.",
    );
  });

  it("names all roles that the person has", () => {
    const permissions = known(["CAMPAIGN_ANALYST", "CREATIVE_MANAGER"]);
    expect(permissionReason(campaigns.update, { ...live, permissions })).toContain(
      "your roles here are creative manager and campaign analyst.",
    );
  });

  it("names the roles that see statistics, and who can assign one", () => {
    const why = (...held: string[]) =>
      statisticsReason(statistics.get, { ...live, permissions: known(held) });
    expect(why("PARTNER_AUDIENCE_MANAGER")).toBe(
      "Statistics need an account admin, ad manager, creative manager or campaign analyst; your role here is partner audience manager. An account admin can give you one of these roles.",
    );
    expect(why()).toContain("you have no role here. An account admin");
    for (const role of ["ACCOUNT_ADMIN", "AD_MANAGER", "CREATIVE_MANAGER", "CAMPAIGN_ANALYST"]) {
      expect(why(role), `${role} sees statistics`).toBeUndefined();
    }
    expect(statisticsReason(statistics.get, { ...live, permissions: pending })).toContain("Checking");
  });

  it("says that a read-only connection creates no breakdowns, where the role is not the reason", () => {
    const reading = { environment: "live", readOnly: true } as const;
    const why = (role: string) => statisticsReason(create, { ...reading, permissions: known([role]) });
    expect(why("CAMPAIGN_ANALYST")).toContain("read-only access");
    expect(why("POST_COMPOSER")).toMatch(/^Statistics need /);
  });

  it("keeps an unknown permission in the service's words", () => {
    const permissions = known(["MOON_WATCHER"]);
    expect(permissionReason(campaigns.update, { ...live, permissions })).toContain(
      "your role here is moon_watcher",
    );
  });

  it("stops changes through a handle connected for reading, and only those", () => {
    const access = { ...live, readOnly: true, permissions: known(["ACCOUNT_ADMIN"]) };
    expect(permissionReason(campaigns.update, access)).toContain("read-only access");
    expect(permissionReason(campaigns.list, access)).toBeUndefined();
  });

  it("leaves what exists in the sandbox only to the sandbox", () => {
    const permissions = known(["ACCOUNT_ADMIN"]);
    expect(permissionReason(accounts.remove, { ...live, permissions })).toBe(
      "This exists in the sandbox only.",
    );
    expect(
      permissionReason(accounts.remove, { environment: "sandbox", readOnly: false, permissions }),
    ).toBeUndefined();
  });

  it("leaves what publishes to the live environment", () => {
    const permissions = known(["ACCOUNT_ADMIN"]);
    const access = { environment: "sandbox", readOnly: false, permissions } as const;
    expect(permissionReason(posts.create, access)).toMatch(/^The sandbox publishes nothing/);
    expect(permissionReason(posts.create, { ...live, permissions })).toBeUndefined();
  });

  it("waits for the answer, and lets the service decide when there is none", () => {
    expect(permissionReason(campaigns.update, { ...live, permissions: pending })).toContain(
      "Checking what your role",
    );
    const permissions = { state: "failed", error: new UnreachableError("cut") } as const;
    expect(permissionReason(campaigns.update, { ...live, permissions })).toBeUndefined();
  });
});
