import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, type Open, test, write } from "./dashboard";
import {
  creating,
  KESTREL,
  LINE_ITEMS,
  lineItemsOfService,
  names,
  panel,
  rows,
  writesOf,
} from "./line-item-pages";

/** The campaigns that have no line item yet; gives the first's id and name. */
async function openEmptyCampaigns(open: Open) {
  await open(`${KESTREL}/campaigns?why=INCOMPLETE`);
  await waitFor(() => expect(names()).not.toEqual([]));
  return { id: rows()[0]?.dataset.row ?? "", name: names()[0] ?? "" };
}

/** The form of a new line item with a maximum bid, in a campaign that has none yet. */
async function bidInNewLineItem(open: Open, user: UserEvent) {
  const campaign = await openEmptyCampaigns(open);
  await open(`${LINE_ITEMS}?campaign=${campaign.id}`);
  await user.click(await screen.findByRole("button", { name: "Create the first line item" }));
  const dialog = within(await creating());
  await write(user, await dialog.findByRole("textbox", { name: "Name" }), "Bidder");
  await user.selectOptions(dialog.getByLabelText("Objective"), "Website clicks");
  await user.click(dialog.getByText("Maximum"));
  const bid = await dialog.findByLabelText("Bid");
  const create = () => user.click(dialog.getByRole("button", { name: "Create paused line item" }));
  return { bid, create };
}

test("what may be bid stands at the bid, and holds back another one before it is sent", async ({
  open,
  user,
  emulator,
}) => {
  const { bid, create } = await bidInNewLineItem(open, user);
  await waitFor(() =>
    expect(bid).toHaveAccessibleDescription(
      /^\s*For each link click. 0.01–1,000.00 GBP, in steps of 0.01.\s*$/,
    ),
  );
  await write(user, bid, "1000.01");
  await create();
  await waitFor(() =>
    expect(bid).toHaveAccessibleDescription(/The highest bid is 1,000.00 GBP. Enter at most that./),
  );
  await waitFor(() => expect(bid).toHaveFocus());
  expect(await writesOf(emulator)).toEqual([]);
  await write(user, bid, "1000");
  await create();
  await panel("Bidder");
  const asked = (await emulator.requests()).filter(({ path }) => path.endsWith("/bidding_rules"));
  expect(asked).toHaveLength(1);
});

test("where it cannot be read what may be bid, bids are typed all the same", async ({
  open,
  user,
  emulator,
}) => {
  await emulator.fault({ path: "/live/12/bidding_rules", status: 503 });
  const { bid, create } = await bidInNewLineItem(open, user);
  await waitFor(() => expect(bid).toHaveAccessibleDescription(/^\s*For each link click.\s*$/));
  await write(user, bid, "1.25");
  await create();
  await panel("Bidder");
});

test("what is billed, what an action may cost and the expansion of the audience are changed", async ({
  open,
  user,
  emulator,
}) => {
  await open(LINE_ITEMS);
  const item = (await lineItemsOfService()).find(
    ({ goal, reasons_not_servable }) => goal === "LINK_CLICKS" && !reasons_not_servable.includes("DELETED"),
  );
  await open(`${LINE_ITEMS}?panel=${item?.id}`);
  const edit = async () => {
    await user.click(await screen.findByRole("button", { name: "Edit…" }));
    return within(await panel(/^Edit /));
  };
  let dialog = await edit();
  const choose = async (label: string, option: string) =>
    user.selectOptions(await dialog.findByLabelText(label), option);
  const save = (name: string) => user.click(dialog.getByRole("button", { name }));
  await choose("Billed by", "Each 1,000 impressions");
  await choose("Audience expansion", "Broad");
  expect(dialog.queryByLabelText("Target cost per action")).toBeNull();
  await save("Save 2 changes");
  await screen.findByText("Audience expansion: broad, which also reaches people like these.");
  await screen.findByText("Each 1,000 impressions");

  dialog = await edit();
  await choose("Billed by", "Each link click");
  await choose("Goal", "Site visits");
  expect(dialog.getByRole("button", { name: /^Save/ })).not.toHaveAttribute("aria-disabled", "true");
  await choose("Goal", "Link clicks");
  expect(dialog.getByLabelText("Billed by")).toHaveValue("LINK_CLICK");
  await choose("Goal", "Website conversions");
  expect(dialog.queryByLabelText("Billed by")).toBeNull();
  await write(user, dialog.getByLabelText("Conversion tag"), "tag1");
  const cost = dialog.getByLabelText("Target cost per action");
  await write(user, cost, "a lot");
  expect(dialog.getByRole("button", { name: /^Save/ })).toHaveAccessibleDescription(
    "Correct the marked fields first.",
  );
  await write(user, cost, "2.50");
  await choose("Audience expansion", "None");
  await save("Save 4 changes");
  await waitFor(() => screen.getByText("Target cost per action", { selector: "dt" }));
  const sent = await waitFor(async () => {
    const [first, second] = await writesOf(emulator);
    return [first?.sent, second?.sent ?? expect.fail("it is on its way")];
  });
  expect(sent).toEqual([
    { pay_by: "IMPRESSION", audience_expansion: "BROAD" },
    {
      goal: "WEBSITE_CONVERSIONS",
      primary_web_event_tag: "tag1",
      target_cpa_local_micro: "2500000",
      audience_expansion: "",
    },
  ]);
});
