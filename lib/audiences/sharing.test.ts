import { describe, expect, it } from "vitest";
import { grantTo, notOwnerReason, sharingColumns } from "./sharing";
import { sampleAudience } from "./test-audience";

const account = (id: string, business_id: string | null, name = `Account ${id}`) => ({
  id,
  name,
  business_id,
  business_name: null,
  timezone: "UTC",
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
});
const grant = (granted_account_id: string, deleted = false) => ({
  id: `p${granted_account_id}`,
  tailored_audience_id: "aud1",
  granted_account_id,
  permission_level: "READ_ONLY",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted,
});
const accounts = [
  account("own", "b1"),
  account("sister", "b1"),
  account("other", "b2"),
  account("far", "b3"),
];
const sources = { accountId: "own", accounts, grants: [], added: [] };

describe("sharingColumns", () => {
  it("begins with the accounts of the same business", () => {
    expect(sharingColumns(sources)).toEqual([
      { accountId: "sister", name: "Account sister", business: "same" },
    ]);
  });

  it("adds those that have something, whether they can be seen or not, and those asked for", () => {
    const columns = sharingColumns({
      ...sources,
      grants: [grant("other"), grant("hidden"), grant("far", true)],
      added: ["far"],
    });
    expect(columns.map(({ accountId, business }) => [accountId, business])).toEqual([
      ["far", "other"],
      ["other", "other"],
      ["sister", "same"],
      ["hidden", "unknown"],
    ]);
    expect(columns.at(-1)?.name).toBeUndefined();
  });

  it("takes no business for no common one", () => {
    expect(sharingColumns({ ...sources, accounts: [account("own", null), account("x", null)] })).toEqual([]);
    expect(
      sharingColumns({
        ...sources,
        accounts: [account("own", null), account("x", null)],
        added: ["x", "own"],
      }),
    ).toMatchObject([{ accountId: "x", business: "unknown" }]);
  });
});

it("leaves changes to the owner", () => {
  expect(notOwnerReason(sampleAudience())).toBeUndefined();
  expect(notOwnerReason(sampleAudience({ is_owner: false, owner_account_id: "z9" }))).toContain("account z9");
  const owner = account("z9", null, "Acme");
  expect(notOwnerReason(sampleAudience({ is_owner: false, owner_account_id: "z9" }), [owner])).toBe(
    "Only its owner, Acme, may change who has it.",
  );
});

it("finds the permission that stands, not one taken back", () => {
  expect(grantTo([grant("a", true), grant("a")], "aud1", "a")?.deleted).toBe(false);
  expect(grantTo([grant("a", true)], "aud1", "a")).toBeUndefined();
  expect(grantTo([grant("a")], "aud2", "a")).toBeUndefined();
});
