// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { type AccountDetails, accountRow } from "@/lib/accounts/portfolio";
import { fetchCodeWords } from "@/lib/ads/error-words";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { LIMIT_REACHED } from "@/lib/ads/patience";
import { known, notPermitted, pending } from "@/lib/remote-data";
import { LeftAmount, ProblemsCell } from "./account-cells";
import { FindingValue } from "./finding-value";

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
  const row = accountRow({ account, handles: ["mara"] }, { ...details, campaigns: pending }, 0);
  render(<ProblemsCell row={row} />);
  return screen.queryByText("None");
}

it("waits only for what is on its way, and says what could not be read", () => {
  expect(problemsOf({ access: new Map(), funding: pending })).toBeNull();
  expect(document.querySelector(".skeleton")).not.toBeNull();
  cleanup();
  expect(problemsOf({ access: new Map([["mara", failed]]), funding: failed })).toBeNull();
  expect(document.querySelector(".skeleton")).toBeNull();
  expect(screen.queryByText("Not checked")).not.toBeNull();
  cleanup();
  expect(problemsOf({ access: new Map([["mara", known(["ACCOUNT_ADMIN"])]]), funding: failed })).toBeNull();
  expect(document.querySelector(".skeleton")).toBeNull();
});

it("shows what is left in cents at a glance, and exactly where it is looked at", () => {
  const left = { currency: "EUR", remaining: 104_659_041n, funded: undefined, unknown: 0 };
  render(<LeftAmount left={left} rounded />);
  expect(document.body.textContent).toBe("104.66 EUR");
  expect(screen.queryByTitle("104.659041 EUR")).not.toBeNull();
  cleanup();
  render(<LeftAmount left={left} />);
  expect(document.body.textContent).toBe("104.659041 EUR");
});

it("says why a value could not be read in the words of every error", async () => {
  await fetchCodeWords();
  const refused = (status: number, code: string) =>
    new RefusedError(status, [{ code, message: "as the service words it" }], []);
  for (const [error, words] of [
    [refused(429, "TOO_MANY_REQUESTS"), LIMIT_REACHED],
    [refused(403, "ACTION_NOT_ALLOWED"), "Your role may not do this here"],
  ] as const) {
    render(
      <FindingValue finding={{ state: "failed", error }} what="the role" skeleton="">
        {() => "known"}
      </FindingValue>,
    );
    expect(screen.queryByTitle(`Could not read the role: ${words}`)).not.toBeNull();
    cleanup();
  }
});

it("does not say of what the role may not see that there is nothing", () => {
  const access = new Map([["mara", known(["CREATIVE_MANAGER"])]]);
  expect(problemsOf({ access, funding: notPermitted })).toBeNull();
  expect(screen.queryByText("None visible")).not.toBeNull();
});
