import { expect, it } from "vitest";
import { known, notPermitted } from "@/lib/finding";
import { nothingAsked, portfolioRow } from "./portfolio";
import { portfolioCsv } from "./portfolio-csv";

const now = Date.parse("2026-11-21T10:00:00Z");
const account = {
  id: "18ce54d4x5t",
  name: "=Northwind, Retail",
  business_name: null,
  business_id: null,
  timezone: "Asia/Tokyo",
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
};

it("writes what is known, and says what is not", () => {
  const row = portfolioRow(
    { account, handles: ["mara"] },
    {
      ...nothingAsked,
      access: new Map([["mara", known(["ACCOUNT_ADMIN"])]]),
      campaigns: notPermitted,
    },
    now,
  );
  const [start, header, line] = portfolioCsv([row], now);
  expect(start).toBe("\ufeff");
  expect(header?.split(",")[0]).toBe("Account");
  expect(line).toBe(
    "\"'=Northwind, Retail\",18ce54d4x5t,,,ACCEPTED,not checked yet,Account admin,'@mara,Asia/Tokyo,19:00,not asked yet,not permitted,not asked yet,not asked yet\r\n",
  );
});
