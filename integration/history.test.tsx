import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { addDays, dayIn } from "@/lib/time/calendar";
import {
  changeElsewhere,
  FEW,
  idOf,
  jobsSay,
  nameOf,
  openCampaigns,
  renamedByMistake,
  renameInCell,
  row,
  textOf,
  writesOf,
} from "./campaign-pages";
import { addressBecomes, expect, test, write } from "./dashboard";
import {
  call,
  cellOf,
  idAt,
  KESTREL,
  LINE_ITEMS,
  lineItemCell,
  lineItemGrid,
  lineItemWrites,
} from "./line-item-pages";

/** The listed changes, newest first. */
const changes = () =>
  screen
    .queryAllByRole("listitem")
    .filter((item) => within(item).queryAllByText(/^(Created|Changed)$/).length > 0);
const insertion = (item: HTMLElement | undefined) => item?.querySelector("ins");

async function reviewAndPublish(user: UserEvent, review: string, publish: string) {
  await user.click(within(screen.getByRole("main")).getByRole("button", { name: "Review staged changes" }));
  const dialog = within(await screen.findByRole("dialog", { name: review }));
  await user.click(await dialog.findByRole("button", { name: publish }));
  await jobsSay("1 of 1 done");
}

/** Opens the history of a campaign from its row. */
async function openHistory(user: UserEvent, campaign: string) {
  const [link] = within(row(campaign)).getAllByRole("link");
  await user.click(link ?? document.body);
  const panel = within(await screen.findByRole("dialog", { name: nameOf(campaign) }));
  await user.click(await panel.findByRole("link", { name: "History" }));
  await addressBecomes(new RegExp(`history\\?entity=CAMPAIGN&id=${campaign}`));
}

test("changes are opened from a campaign's panel, filtered in the address and exported", async ({
  open,
  user,
  emulator,
  downloads,
}) => {
  await openCampaigns(open);
  const campaign = idOf(row(0));
  await changeElsewhere(campaign, "?daily_budget_amount_local_micro=10000000");
  await openHistory(user, campaign);
  await waitFor(() => expect(insertion(changes()[0])).toHaveTextContent("10.00"));
  await waitFor(() => expect(changes()[0]).toHaveTextContent("@mara_agency"));
  expect(changes()[0]).toHaveTextContent("(you)");
  expect(changes().at(-1)).toHaveTextContent("Created");

  const all = changes().length;
  await user.selectOptions(screen.getByRole("combobox", { name: "Changed by" }), "@jon_marketer");
  await addressBecomes(/by=2200000002/);
  await waitFor(() =>
    expect(changes().filter(({ textContent }) => textContent?.includes("@mara_agency"))).toEqual([]),
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Period" }), "Chosen days");
  await write(user, await screen.findByLabelText("First day"), "2001-01-02");
  await write(user, screen.getByLabelText("Last day"), "2001-01-01");
  await waitFor(() =>
    expect(screen.getByLabelText("Last day")).toHaveAccessibleDescription(/before the first/),
  );
  await write(user, screen.getByLabelText("Last day"), "2001-01-03");
  await screen.findByRole("heading", { name: "Nothing was changed in this period" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Period" }), "Last 30 days");
  await user.selectOptions(screen.getByRole("combobox", { name: "Changed by" }), "By everyone");
  await waitFor(() => expect(changes()).toHaveLength(all));

  await user.click(screen.getByRole("button", { name: "Download what is shown as CSV" }));
  const { text } = await downloads.next();
  expect(text).toContain("daily_budget_amount_local_micro,");
  expect(text).toContain(",10.00,");

  await emulator.fault({
    path: "/live/12/accounts/*/account_history*",
    status: 429,
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "Too many" }] },
  });
  // Filters are written into the address a moment after they are chosen.
  await waitFor(() => expect(location.search).not.toContain("by="));
  await open(location.pathname + location.search);
  const failure = (await screen.findByText("The changes could not be read")).closest<HTMLElement>(
    "[role=alert]",
  );
  expect(failure).toHaveTextContent("API limit reached");
  await emulator.clearFaults();
  await user.click(within(failure ?? document.body).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(changes()).toHaveLength(all));
  await open(`${KESTREL}/history?id=zzzz`);
  await screen.findByRole("heading", { name: "No campaign has this id" });
});

test("all that was done in an account is looked at by days, and goes into a file as far as it is shown", async ({
  open,
  user,
  store,
  downloads,
}) => {
  await store.on();
  await openCampaigns(open);
  const campaign = idOf(row(0));
  await changeElsewhere(campaign, "?name=Autumn%20sale");
  await changeElsewhere(campaign, "?name=Winter%20sale");
  await open(`/live/mara_agency/${FEW.id}/history?entity=EVERYTHING`);
  await waitFor(() => expect(changes()).toHaveLength(2));
  await user.click(screen.getByRole("button", { name: "Download these changes as CSV" }));
  const { name, text } = await downloads.next();
  expect(name).toBe("Changes.csv");
  expect(text).toContain(",name,Autumn sale,Winter sale,");

  const period = screen.getByRole("combobox", { name: "Period" });
  await user.selectOptions(period, "Chosen days");
  await screen.findByRole("heading", { name: "Which days?" });
  await write(user, await screen.findByLabelText("First day"), "2001-01-02");
  await write(user, screen.getByLabelText("Last day"), "2001-01-03");
  await screen.findByRole("heading", { name: "Nothing was changed here in this period" });
  await write(user, screen.getByLabelText("Last day"), addDays(dayIn("UTC", Date.now()), 2));
  await waitFor(() => expect(changes()).toHaveLength(2));
});

test("whose history to see is chosen, and an account without one says so", async ({
  open,
  user,
  accountId,
}) => {
  await open(`/live/mara_agency/${await accountId("Marlow & Finch")}/history`);
  await screen.findByRole("table", { name: "Campaigns" });
  await write(user, screen.getByRole("searchbox", { name: "Search campaigns" }), "no-such-id");
  await screen.findByRole("link", { name: /with the id no-such-id/ });
  await user.selectOptions(screen.getByRole("combobox", { name: "History of" }), "Line items");
  const items = await screen.findByRole("table", { name: "Line items" });
  await user.click((await within(items).findAllByRole("link"))[0] ?? document.body);
  await addressBecomes(/entity=LINE_ITEM&id=/);
  await screen.findByRole("heading", { name: "This account has no history" });
  await screen.findByRole("link", { name: "History of its campaign" });
  await user.click(screen.getByRole("button", { name: "Remove the filter Line item" }));
  await screen.findByRole("table", { name: "Line items" });
});

test("an old value is restored as a staged change, which is reviewed before anything is sent", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open);
  const { campaign, before } = await renamedByMistake();
  await open(`${KESTREL}/history?entity=CAMPAIGN&id=${campaign}`);
  const restore = `Restore Name: ${before}`;
  await user.click(await screen.findByRole("button", { name: restore }));
  await waitFor(() => expect(screen.queryByRole("button", { name: restore })).toBeNull());
  expect(await writesOf(emulator)).toHaveLength(1);
  await reviewAndPublish(user, "Review 1 change in 1 campaign", "Publish changes to 1 campaign");
  expect(await writesOf(emulator)).toHaveLength(2);
  await waitFor(() => expect(textOf(campaign, "name")).toBe(before));
});

test("an old value of a line item is restored as a staged change, with what it needs", async ({
  open,
  user,
  emulator,
}) => {
  await open(`${LINE_ITEMS}?sort=bid-desc`);
  await lineItemGrid();
  const bid = await waitFor(() => {
    const text = lineItemCell(0, "bid").textContent ?? "";
    expect(text).toMatch(/^\w+ [\d,.]+ GBP$/);
    return text;
  });
  const item = idAt(0);
  await call("PUT", `line_items/${item}?bid_strategy=AUTO`);
  await open(`${KESTREL}/history?entity=LINE_ITEM&id=${item}`);
  const [, strategy, amount] = /^(\w+) ([\d,.]+ GBP)$/.exec(bid) ?? [];
  const restore = () =>
    screen.queryAllByRole("button", { name: `Restore Bid strategy: ${strategy}, Bid: ${amount}` });
  await waitFor(() => expect(restore()).not.toEqual([]));
  await user.click(restore()[0] ?? document.body);
  await waitFor(() => expect(restore()).toEqual([]));
  expect(await lineItemWrites(emulator)).toHaveLength(1);
  await reviewAndPublish(user, "Review 2 changes in 1 line item", "Publish changes to 1 line item");
  await waitFor(() => expect(cellOf(item, "bid")).toHaveTextContent(bid));
});

test("an account without a history lists the changes from this browser, which can be restored", async ({
  open,
  user,
  accountId,
  emulator,
}) => {
  await openCampaigns(open, "", { account: await accountId("Marlow & Finch") });
  const campaign = idOf(row(0));
  const before = nameOf(0);
  await renameInCell(user, 0, "Renamed here");
  await waitFor(() => expect(textOf(campaign, "name")).toBe("Renamed here"));
  await waitFor(async () => expect(await writesOf(emulator)).toHaveLength(1));
  await openHistory(user, campaign);
  await screen.findByText(/These are the changes made from this browser\./);
  const changed = await waitFor(() => {
    const [only, ...rest] = changes().filter((item) => within(item).queryByText("Changed"));
    expect(rest).toEqual([]);
    if (!only) throw new Error("Nothing was changed");
    return only;
  });
  expect(changed.querySelector("del")).toHaveTextContent(before);
  expect(insertion(changed)).toHaveTextContent("Renamed here");
  expect(changed).toHaveTextContent("(you)");
  await user.click(screen.getByRole("button", { name: `Restore Name: ${before}` }));
  await within(screen.getByRole("main")).findByRole("button", { name: "Review staged changes" });
});

test("the effect of a change is shown in complete days, from the change itself", async ({ open, user }) => {
  await openCampaigns(open);
  const campaign = idOf(row(0));
  await changeElsewhere(campaign, "?daily_budget_amount_local_micro=11000000");
  await openHistory(user, campaign);
  const [first] = await screen.findAllByRole("link", { name: "See its effect" });
  await user.click(first ?? document.body);
  const part = async () => within(await screen.findByRole("region", { name: "Effect of a change" }));
  await (await part()).findByText(/^Too few days to compare: 0 complete days since/);

  const day = addDays(dayIn("Europe/London", Date.now()), -20);
  await open(`${KESTREL}/campaigns?panel=${campaign}&effect=${day}.${campaign}`);
  const table = await (await part()).findByRole("table", { name: "Effect of a change" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Figure", "Change", "7 days before", "7 days after"]);
  (await part()).getByText(/^Other changes of it in these days: \d+\. This is no experiment/);
});
