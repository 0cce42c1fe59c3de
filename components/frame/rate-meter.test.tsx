// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
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
      [
        "statistics",
        {
          scope: { environment: "live", handle: "mara" },
          category: "statistics",
          label: "Statistics",
          limit: 250,
          remaining: 230,
          resetAt: until,
          until,
          spent: {
            counted: 17,
            by: [
              { job: "List, rows in sight: campaigns", account: "Kestrel Air", person: "mara", reads: 9 },
              { job: "Overview: funding", account: "Fernway", person: "jon", reads: 6 },
            ],
          },
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

it("says who used the reads of statistics, and what was read elsewhere", async () => {
  const user = userEvent.setup();
  render(<RateMeter collapsed={false} />);
  await user.click(screen.getByRole("button", { name: /API requests left/ }));
  const uses = within(await screen.findByRole("list", { name: "Used by" })).getAllByRole("listitem");
  expect(uses.map(({ textContent }) => textContent)).toEqual([
    "List, rows in sight: campaignsKestrel Air9",
    "Overview: fundingFernway · opened by @jon6",
    "Smaller uses2",
    "Other applications and instances3",
  ]);
});
