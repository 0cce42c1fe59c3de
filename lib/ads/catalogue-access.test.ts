import { describe, expect, test } from "vitest";
import { endpointsOf } from "./catalogue";

const changes = endpointsOf("ads").filter(({ method }) => method !== "GET");
const names = (endpoints: typeof changes) => endpoints.map(({ name }) => name).sort();

describe("every endpoint that changes something", () => {
  test("counts as a write, but for the two calls with an allowance of their own", () => {
    const others = changes.filter(({ rateLimit }) => rateLimit.category !== "writes");
    expect(names(others)).toEqual(["audience-estimate.estimate", "custom-audiences.upload-users"]);
  });

  test("is closed to those who may only look, but for what concerns nobody else", () => {
    const open = changes.filter(({ access }) =>
      access.some((permission) => ["CAMPAIGN_ANALYST", "ANALYST"].includes(permission)),
    );
    expect(names(open)).toEqual(["accounts.create", "audience-estimate.estimate", "user-settings.update"]);
  });
});
