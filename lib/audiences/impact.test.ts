import { describe, expect, it } from "vitest";
import { deletionImpact, revocationImpact } from "./impact";

const campaign = (...servable: boolean[]) => ({
  campaign_id: "c1",
  campaign_name: "Autumn",
  line_items: servable.map((serves, index) => ({ id: `l${index}`, name: null, servable: serves })),
});
const all = <T>(...records: T[]) => ({ records, complete: true });
const some = <T>(...records: T[]) => ({ records, complete: false });

describe("deletionImpact", () => {
  it("says when no campaign is affected", () => {
    expect(deletionImpact(all(), all())).toBe("No campaign of this account targets it.");
  });

  it("counts campaigns, what serves now, and accounts", () => {
    expect(deletionImpact(all(campaign(true, false), campaign(true)), all({}))).toMatch(
      /^2 campaigns target it, 2 line items serve now\. .* 1 account loses it too/,
    );
    expect(deletionImpact(all(campaign(false)), all())).toContain("none of their line items serves now");
  });

  it("never takes what could not be read for nothing", () => {
    expect(deletionImpact(some(), some())).toBe(
      "Which campaigns target it is not known. Whether it is shared with other accounts is not known.",
    );
    expect(deletionImpact(some(campaign(true)), all())).toMatch(/^At least 1 campaign targets it/);
  });
});

describe("revocationImpact", () => {
  const rule = "Campaigns that target it already keep running with it, and cannot be copied afterwards.";
  it("names the campaigns that keep running", () => {
    expect(revocationImpact("Acme", all(campaign(true)))).toBe(
      `Acme cannot target it in new campaigns any more. 1 campaign targets it now. ${rule}`,
    );
    expect(revocationImpact("Acme", all())).toContain("None of its campaigns targets it now.");
  });
  it("says when they cannot be seen", () => {
    expect(revocationImpact("Acme", undefined)).toContain("cannot be seen from here");
    expect(revocationImpact("Acme", some())).toContain("cannot be seen from here");
  });
});
