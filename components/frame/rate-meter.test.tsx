// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { RateMeter } from "./rate-meter";

const until = vi.hoisted(() => Date.now() + 600_000);
const rates = vi.hoisted(
  () =>
    new Map([
      [
        "accounts",
        {
          scope: { environment: "live", handle: "mara" },
          category: "accounts",
          label: "Account details",
          limit: 200,
          remaining: 150,
          resetAt: until,
          until,
        },
      ],
      [
        "accounts of another account",
        {
          scope: { environment: "live", handle: "mara" },
          category: "accounts",
          label: "Account details",
          limit: 200,
          remaining: 190,
          resetAt: until,
          until,
        },
      ],
    ]),
);
vi.mock("@/components/shell/dashboard-route", () => ({
  useDashboardRoute: () => ({ environment: "live", handle: "mara" }),
}));
vi.mock("@/lib/ads/rate-meter", () => ({
  rateStore: { get: () => rates, getInitial: () => rates, subscribe: () => () => {} },
}));

afterEach(cleanup);

it.each(["a click", "Enter"])("says what is left of each allowance by %s", async (way) => {
  const user = userEvent.setup();
  render(<RateMeter collapsed={false} />);
  const meter = screen.getByRole("button", { name: /150 of 200 API requests left/ });
  if (way === "Enter") {
    meter.focus();
    await user.keyboard("{Enter}");
  } else await user.click(meter);
  const words = await screen.findByRole("dialog", { name: "API requests left" });
  expect(words.textContent, "of many accounts the scarcest").not.toContain("190");
  expect(words.textContent).toMatch(/Account details150 of 200.*resets \d\d:\d\d/);
});
