import { screen, waitFor, within } from "@testing-library/react";
import {
  campaignNamed,
  dialog,
  FEW,
  jobWith,
  openCampaigns,
  rows,
  sentKeys,
  statusesOfWrites,
  writesOf,
} from "./campaign-pages";
import { addressBecomes, expect, test, write } from "./dashboard";

const PHONE = { width: 390 } as const;
const button = (name: string | RegExp) => screen.findByRole("button", { name });

test("campaigns are chosen and changed together", async ({ open, user, emulator }) => {
  await openCampaigns(open, "?status=ACTIVE&daily=10..GBP", PHONE);
  const [first, second] = await screen.findAllByRole("checkbox", { name: /^Select / });
  await user.click(first ?? document.body);
  await user.click(second ?? document.body);
  const bar = within(await screen.findByRole("region", { name: "Selected campaigns" }));
  await bar.findByText("2 selected");
  const press = async (name: string | RegExp) => {
    await user.click(bar.getByRole("button", { name }));
    return within(await dialog());
  };
  const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const isDone = (words: string) =>
    waitFor(async () => expect(await jobWith(words)).toHaveTextContent("2 of 2 done"));

  const renaming = await press("Rename…");
  await write(user, renaming.getByLabelText("Prefix"), "Q4 ");
  await user.click(await renaming.findByRole("button", { name: "Rename 2 campaigns" }));
  await isDone("Rename 2");
  await waitFor(() =>
    expect(rows().filter(({ textContent }) => textContent?.includes("Q4 "))).toHaveLength(2),
  );

  const budget = await press("Budget…");
  await write(user, budget.getByLabelText("Percent"), "10");
  await waitFor(() =>
    expect(screen.getByRole("dialog")).toHaveTextContent(/Daily budget, together: [\d,.]+ GBP → [\d,.]+ GBP/),
  );
  await user.click(budget.getByRole("button", { name: "Change the budget of 2 campaigns" }));
  await isDone("budget of 2");

  const resuming = await press("Resume");
  await resuming.findByRole("button", { name: "2 skipped: show why" });
  expect(resuming.getAllByText("It is active already.")).not.toEqual([]);
  await user.click(resuming.getByRole("button", { name: "Cancel" }));
  await gone();

  const deleting = await press("Delete…");
  await deleting.findByLabelText("Type “delete 2” to confirm");
  await user.click(deleting.getByRole("button", { name: "Keep them" }));
  await gone();

  const pausing = await press("Pause");
  await user.click(await pausing.findByRole("button", { name: "Pause 2 campaigns" }));
  await isDone("Pause 2");
  await bar.findByText(/2 not shown now/);
  expect(await statusesOfWrites(emulator, 3)).toEqual([200, 200, 200]);
  await user.click(bar.getByRole("button", { name: "Clear the selection" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Selected campaigns" })).toBeNull());
});

test("a campaign is edited: rules and refusals at their fields, only what was touched is sent", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open, "?daily=10..GBP", PHONE);
  await user.click(within(campaignNamed("")).getByRole("button", { expanded: false }));
  const edit = async () => {
    await user.click(await button("Edit…"));
    return within(await dialog(/^Edit /));
  };
  let editing = await edit();
  const daily = () => editing.getByLabelText<HTMLInputElement>("Daily budget in GBP");
  const total = () => editing.getByLabelText("Total budget in GBP");
  const saveSays = (words: string) =>
    waitFor(() => expect(editing.getByRole("button", { name: /^Save/ })).toHaveAccessibleDescription(words));
  const save = () => user.click(editing.getByRole("button", { name: /^Save/ }));
  await saveSays("Nothing is changed yet.");
  const before = daily().value;
  await write(user, daily(), "1.2.3");
  await waitFor(() => expect(daily()).toBeInvalid());
  await write(user, daily(), "99999999");
  await write(user, total(), "");
  await editing.findByRole("checkbox", { name: /^Yes, change daily budget/ });
  await saveSays("Confirm the large change first.");
  await write(user, total(), "1");
  await waitFor(() => expect(daily()).toHaveAccessibleDescription(/at most the total budget/));
  await saveSays("Correct the marked fields first.");
  await user.click(editing.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Edit / })).toBeNull());

  editing = await edit();
  expect(daily()).toHaveValue(before);
  await write(user, editing.getByLabelText("Name"), "Edited by thumb");
  await write(user, editing.getByLabelText("Purchase order number"), "PO-77");
  await emulator.fault({
    method: "PUT",
    path: `/live/12/accounts/${FEW.id}/campaigns/*`,
    status: 400,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "No such name", parameter: "name" }] },
    count: 1,
  });
  await save();
  await waitFor(() => expect(editing.getByLabelText("Name")).toHaveAccessibleDescription(/No such name/));
  expect(editing.getByLabelText("Name")).toHaveValue("Edited by thumb");
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /^Edit / })).toBeNull());
  const panel = await dialog("Edited by thumb");
  await waitFor(() => expect(panel).toHaveTextContent("PO-77"));
  expect((await writesOf(emulator)).map(sentKeys)).toEqual([
    ["name", "purchase_order_number"],
    ["name", "purchase_order_number"],
  ]);
});

test("the view menu offers what does something without columns", async ({ open, user }) => {
  const deleted = { campaigns: "Deleted campaigns", "line-items": "Deleted line items" };
  for (const [section, words] of Object.entries(deleted)) {
    await open(`/live/mara_agency/${FEW.id}/${section}`, PHONE);
    await user.click(await button("View"));
    const menu = within(await screen.findByRole("menu"));
    await menu.findByText(words);
    await menu.findByText("Group by");
    await menu.findByRole("menuitem", { name: "Export these rows, all fields" });
    expect(menu.queryByText(/Density|Columns|columns as seen/)).toBeNull();
  }
});

test("campaigns are put in order without heads of columns", async ({ open, user }) => {
  await openCampaigns(open, "", PHONE);
  const choose = async (name: string) => {
    await user.click(await button("View"));
    await user.click(await screen.findByRole("menuitemradio", { name }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  };
  const first = () => within(campaignNamed("")).getByRole("button", { expanded: false }).textContent;
  await choose("Name");
  await choose("Ascending");
  await addressBecomes(/sort=name-asc/);
  const lowest = first();
  await choose("Descending");
  await waitFor(() => expect(first()).not.toBe(lowest));
  await user.click(await button("View"));
  expect(await screen.findByRole("menuitemradio", { name: "Descending" })).toBeChecked();
});

test("cards stand in groups below what these come to, and a tap on one hides its cards", async ({
  open,
  user,
}) => {
  await openCampaigns(open, "?group=status&range=30d", PHONE);
  const [head] = await screen.findAllByRole("button", { name: /\d+ campaigns Spend [\d,.]+ GBP/ });
  const shown = rows().length;
  expect(head).toHaveAttribute("aria-expanded", "true");
  await user.click(head ?? document.body);
  await waitFor(() => expect(head).toHaveAttribute("aria-expanded", "false"));
  expect(rows().length).toBeLessThan(shown);
  await addressBecomes(/closed=/);
});
