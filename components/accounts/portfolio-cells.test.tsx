// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type AccountDetails, portfolioRow } from "@/lib/accounts/portfolio";
import { UnreachableError } from "@/lib/ads/errors";
import { known, notPermitted, pending } from "@/lib/finding";
import { ProblemsCell } from "./portfolio-cells";

afterEach(cleanup);

const account = {
  id: "abc12",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  name: "Kestrel Air",
  business_name: null,
  business_id: null,
  timezone: "Europe/London",
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: "TRAVEL",
};
const failed = { state: "failed", error: new UnreachableError("No answer arrived") } as const;

function problemsOf(details: Pick<AccountDetails, "access" | "funding">) {
  const row = portfolioRow({ account, handles: ["mara"] }, { ...details, campaigns: pending }, 0);
  render(<ProblemsCell row={row} onAsk={() => {}} />);
  return screen.queryByText("None");
}

it("waits only for what is on its way, and says what could not be read", () => {
  expect(problemsOf({ access: new Map(), funding: pending })).toBeNull();
  expect(document.querySelector(".skeleton")).not.toBeNull();
  cleanup();
  expect(problemsOf({ access: new Map([["mara", failed]]), funding: failed })).toBeNull();
  expect(document.querySelector(".skeleton")).toBeNull();
  expect(screen.queryByRole("button", { name: "Not checked" })).not.toBeNull();
  cleanup();
  expect(problemsOf({ access: new Map([["mara", known(["ACCOUNT_ADMIN"])]]), funding: failed })).toBeNull();
  expect(document.querySelector(".skeleton")).toBeNull();
});

it("does not say of what the role may not see that there is nothing", () => {
  const access = new Map([["mara", known(["CREATIVE_MANAGER"])]]);
  expect(problemsOf({ access, funding: notPermitted })).toBeNull();
  expect(screen.queryByRole("button", { name: "None visible" })).not.toBeNull();
});
