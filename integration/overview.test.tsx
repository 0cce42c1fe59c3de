import { screen, waitFor, within } from "@testing-library/react";
import { FEW } from "./campaign-pages";
import { addressBecomes, expect, test } from "./dashboard";

const OVERVIEW = `/live/mara_agency/${FEW.id}/overview`;
const part = (name: string) => within(screen.getByRole("region", { name }));

test("an account opens on what it spent, what it brought, and what needs attention", async ({
  open,
  user,
}) => {
  await open(OVERVIEW);
  await screen.findByRole("heading", { name: "Overview", level: 1 });
  await waitFor(() => expect(part("Spend").getByRole("status")).toHaveTextContent(/^As of/));
  const week = part("Spend").getByText("Spend, last 7 days");
  expect(week.nextElementSibling).toHaveTextContent(/[1-9][\d,]*\.\d\d GBP/);

  await waitFor(() => expect(part("Results by objective").getAllByRole("row").length).toBeGreaterThan(2));
  expect(part("Funding").getAllByText(/left|until it ends|Nothing spent|Ended/)).not.toEqual([]);

  await user.click(part("Needs attention").getByRole("button", { name: "Check today’s spend by hour" }));
  await part("Spend by hour").findByText(/spends? far more than (it )?usual/);
  await addressBecomes(/\?hours=/);
  const held = await part("Needs attention").findByRole("link", { name: /^Budget used up: \d+ campaigns?$/ });
  await user.click(held);
  await screen.findByRole("heading", { name: "Campaigns", level: 1 });
  expect(location.search).toBe("?status=not-serving&why=BUDGET_EXHAUSTED");
});

test("a campaign of the overview opens in its panel", async ({ open, user }) => {
  await open(OVERVIEW);
  const moved = await waitFor(() => {
    const [first] = part("Largest changes in spend").getAllByRole("link");
    if (!first) throw new Error("no change yet");
    return first;
  });
  const name = moved.textContent ?? "";
  await user.click(moved);
  await screen.findByRole("heading", { name });
  await addressBecomes(/\/campaigns\?panel=\w+$/);
});

test("campaigns that cannot be read are said so in their place", async ({ open, emulator }) => {
  await emulator.fault({
    method: "GET",
    path: "/live/12/accounts/*/campaigns",
    count: 3,
    status: 500,
    body: { errors: [{ code: "INTERNAL_ERROR", message: "Broken" }] },
  });
  await open(OVERVIEW);
  await screen.findByText("The campaigns could not be read");
  expect(screen.getByRole("heading", { name: "Overview", level: 1 })).toBeVisible();
});

test("spend is not waited for when the funding sources cannot be read, and is read when asked again", async ({
  open,
  user,
  emulator,
}) => {
  await emulator.fault({ path: "/live/12/accounts/*/funding_instruments", status: 503 });
  await open(OVERVIEW);
  await waitFor(() =>
    expect(part("Spend").getByRole("status")).toHaveTextContent("The statistics could not be read."),
  );
  expect(part("Spend").getAllByText("Not read")).toHaveLength(4);
  await emulator.clearFaults();
  const [again] = screen.getAllByRole("button", { name: "Try again" });
  if (!again) throw new Error("Nothing to try again");
  await user.click(again);
  await waitFor(() => expect(part("Spend").getByRole("status")).toHaveTextContent(/^As of/));
});

test("figures that cannot be read are no zeros, and are read when asked again", async ({
  open,
  user,
  emulator,
  accountId,
}) => {
  await emulator.fault({
    method: "GET",
    path: "/live/12/stats/accounts/*/active_entities",
    status: 500,
    body: { errors: [{ code: "INTERNAL_ERROR", message: "Broken" }] },
  });
  await emulator.fault({
    method: "GET",
    path: "/live/12/stats/accounts/*",
    status: 500,
    body: { errors: [{ code: "INTERNAL_ERROR", message: "Broken" }] },
  });
  // Of an account that no test has read, so that nothing of it is cached.
  await open(`/live/mara_agency/${await accountId("Marlow & Finch")}/overview`);
  await screen.findByRole("heading", { name: "Overview", level: 1 });
  await waitFor(() => expect(part("Spend").getAllByText("Not read")).toHaveLength(4));
  expect(screen.queryByText("Nothing")).toBeNull();
  expect(screen.queryByText(/Every serving campaign/)).toBeNull();
  await waitFor(() => expect(part("Funding").getAllByText("Not read")).not.toEqual([]));

  await emulator.clearFaults();
  const [again] = screen.getAllByRole("button", { name: "Try again" });
  if (!again) throw new Error("Nothing to try again");
  await user.click(again);
  await waitFor(() => expect(part("Results by objective").getAllByRole("row").length).toBeGreaterThan(2));
  await waitFor(() => expect(part("Spend").getByRole("status")).toHaveTextContent(/^As of/));
  expect(screen.queryByText("Not read")).toBeNull();
});
