// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { EditAccount } from "./edit-account";

afterEach(cleanup);

const account = {
  id: "a1",
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  name: "Maison Aubel",
  business_name: null,
  business_id: null,
  timezone: "Europe/Paris",
  timezone_switch_at: null,
  approval_status: "ACCEPTED",
  industry_type: "RETAIL",
};

it("says in sight why an account cannot be changed, without a pointer on any button", () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditAccount
        scope={{ environment: "live", handle: "jon" }}
        account={account}
        disabledReason="Needs an account admin; your role here is ad manager."
      />
    </QueryClientProvider>,
  );
  const reasons = screen.getAllByText("Needs an account admin; your role here is ad manager.");
  expect(reasons.some(({ tagName, className }) => tagName === "P" && !className.includes("sr-only"))).toBe(
    true,
  );
  expect(screen.getByLabelText("Name").hasAttribute("readonly")).toBe(true);
});
