import { describe, expect, test } from "vitest";
import { endpointsOf } from "./catalogue";

const changes = endpointsOf("ads").filter(({ method }) => method !== "GET");
/** Catalogues of products belong to users, who see only their own, with a rate limit for each call. */
const ofAccounts = changes.filter(({ rateLimit }) => rateLimit.category !== "product catalogs");
const names = (endpoints: typeof changes) => endpoints.map(({ name }) => name).sort();

describe("every endpoint that changes something", () => {
  test("counts as a write, but for calls with an allowance of their own", () => {
    const others = ofAccounts.filter(({ rateLimit }) => rateLimit.category !== "writes");
    expect(names(others)).toEqual([
      "app-conversions.record",
      "audience-estimate.estimate",
      "custom-audiences.upload-users",
      "do-not-reach-lists.upload-users",
      "web-conversions.send",
    ]);
  });

  test("is closed to read-only roles, except for what concerns only the caller", () => {
    const open = ofAccounts.filter(({ access }) =>
      access.some((permission) => ["CAMPAIGN_ANALYST", "ANALYST"].includes(permission)),
    );
    expect(names(open)).toEqual([
      "accounts.create",
      // Without an account; web conversions use the account of their tag.
      "app-conversions.record",
      "audience-estimate.estimate",
      "statistics-jobs.cancel",
      "statistics-jobs.create",
      "user-settings.update",
      "web-conversions.send",
    ]);
  });
});
