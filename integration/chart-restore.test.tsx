import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { addDays, dayIn } from "@/lib/time/calendar";
import { FEW, openCampaigns, renamedByMistake, row, stagedBar, writesOf } from "./campaign-pages";
import { expect, test } from "./dashboard";
import { call, idAt, lineItemCell, lineItemWrites, openLineItems } from "./line-item-pages";

const today = dayIn("Europe/London", Date.now());
/** Days with today, which is when these tests change something. */
const DAYS = `range=${addDays(today, -6)}..${today}`;

type Chart = ReturnType<typeof within>;

/** The chart of a record's panel, with what was changed marked. */
async function markedChart(user: UserEvent): Promise<Chart> {
  const panel = within(await screen.findByRole("dialog"));
  const chart = within(await panel.findByRole("region", { name: "Spend by day" }));
  await user.click(await chart.findByRole("button", { name: "Mark changes" }));
  await chart.findByText(/^Changed on \d+ days?\.$/);
  return chart;
}

/** Chooses the day of a chart that is today, and opens by keys alone what was changed on it. */
async function listToday(user: UserEvent, chart: Chart): Promise<Chart> {
  const slider = await chart.findByRole("slider", { name: "Read single values" });
  slider.focus();
  fireEvent.change(slider, { target: { value: slider.getAttribute("max") } });
  const see = await chart.findByRole("button", { name: /^See or restore \d+ changes?$/ });
  while (document.activeElement !== see) await user.tab({ shift: true });
  await user.keyboard("{Enter}");
  const listed = await chart.findByRole("region", { name: "Changes" });
  expect(listed).toHaveFocus();
  return within(listed);
}

// Its toast is a dialog too.
const stagedInPanel = async () => within(await screen.findByRole("region", { name: "Staged" }));

/** Lists all that a chart marks. */
async function listAll(user: UserEvent, chart: Chart): Promise<Chart> {
  await user.click(chart.getByRole("button", { name: /^\d+ changes?$/ }));
  return within(chart.getByRole("region", { name: "Changes" }));
}

test("an old value is restored from a mark in a campaign's chart, by keys alone, as a staged change", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open);
  const { campaign, before } = await renamedByMistake();
  await open(`/live/mara_agency/${FEW.id}/campaigns?panel=${campaign}&${DAYS}`);
  const chart = await markedChart(user);
  const listed = await listToday(user, chart);
  expect(listed.getByRole("link", { name: "See this day in the history" })).toHaveAttribute(
    "href",
    expect.stringMatching(
      new RegExp(`history\\?entity=CAMPAIGN&id=${campaign}&period=days&from=${today}&to=${today}$`),
    ),
  );
  const restore = await listed.findByRole("button", { name: `Restore Name: ${before}` });
  restore.focus();
  await user.keyboard("{Enter}");
  await screen.findByText(`Staged Name: ${before}`);
  const review = screen.getByRole("button", { name: "Review" });
  (await stagedInPanel()).getByText(before);
  await waitFor(() => expect(listed.queryByRole("button", { name: `Restore Name: ${before}` })).toBeNull());
  expect(document.activeElement).toHaveTextContent("By mistake");
  await stagedBar();
  await user.click(review);
  await screen.findByRole("dialog", { name: "Review 1 change in 1 campaign" });
  // The record and its days stay in the address, behind the review.
  expect(window.location.search).toContain(`panel=${campaign}`);
  // Only what was done elsewhere was sent.
  expect(await writesOf(emulator)).toHaveLength(1);
});

test("all that a chart marks is listed below it, also where it is a table, and closed again", async ({
  open,
  user,
}) => {
  await openCampaigns(open);
  const { campaign } = await renamedByMistake();
  await open(`/live/mara_agency/${FEW.id}/campaigns?panel=${campaign}&${DAYS}`);
  const chart = await markedChart(user);
  await user.click(chart.getByRole("radio", { name: "Table" }));
  const listed = await listAll(user, chart);
  await listed.findAllByRole("button", { name: /^Restore Name: / });
  await user.click(chart.getByRole("button", { name: /^\d+ changes?$/ }));
  expect(chart.queryByRole("region", { name: "Changes" })).toBeNull();
});

test("an old value of a line item is restored from its chart, with what it needs", async ({
  open,
  user,
  emulator,
}) => {
  await openLineItems(open, "?sort=bid-desc");
  const [, strategy, amount] = /^(\w+) ([\d,.]+ GBP)$/.exec(lineItemCell(0, "bid").textContent ?? "") ?? [];
  const item = idAt(0);
  await call("PUT", `line_items/${item}?bid_strategy=AUTO`);
  await openLineItems(open, `?sort=bid-desc&panel=${item}&${DAYS}`);
  const listed = await listAll(user, await markedChart(user));
  const restore = `Restore Bid strategy: ${strategy}, Bid: ${amount}`;
  const [button] = await listed.findAllByRole("button", { name: restore });
  await user.click(button ?? document.body);
  await screen.findByText(`Staged Bid strategy: ${strategy}, Bid: ${amount}`);
  (await stagedInPanel()).getByText(/^Bid strategy/);
  expect(await lineItemWrites(emulator)).toHaveLength(1);
});

test("whoever may not change campaigns sees in the chart what was changed, and why it cannot be restored", async ({
  open,
  user,
}) => {
  const long = `range=${addDays(today, -89)}..${today}`;
  await openCampaigns(open, `?${long}`, { account: "px50pnjq1xb", as: "leo_analyst" });
  const [link] = within(row(0)).getAllByRole("link");
  await user.click(link ?? document.body);
  const listed = await listAll(user, await markedChart(user));
  const [restore] = await listed.findAllByRole("button", { name: /^Restore / });
  expect(restore).toHaveAttribute("aria-disabled", "true");
  expect(restore).toHaveAccessibleDescription(/^Needs an account admin or ad manager/);
});
