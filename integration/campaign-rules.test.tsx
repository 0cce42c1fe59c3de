import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  campaignNamed,
  cell,
  choose,
  dialog,
  FEW,
  nameField,
  nameOf,
  openCampaigns,
  stageFromNowOn,
  statusesOfWrites,
  writesOf,
} from "./campaign-pages";
import { expect, type Open, test, write } from "./dashboard";

interface Rule {
  readonly when: string;
  readonly condition: string;
  readonly amount?: string;
  readonly text?: string;
  readonly does: "Warn" | "Block";
  readonly note?: string;
}

const DEAR: Rule = {
  when: "Daily budget",
  condition: "is over",
  amount: "500",
  does: "Warn",
  note: "Ask Ines first",
};
const NEEDS_Q4: Rule = {
  when: "Name",
  condition: "does not contain",
  text: "Q4",
  does: "Block",
  note: "Ask Mara",
};

const openRules = async (open: Open, account: string = FEW.id, width?: number) => {
  await open(`/live/mara_agency/${account}/settings/rules`, width === undefined ? {} : { width });
  await screen.findByRole("button", { name: "New rule" });
};

const ruleList = () => screen.findByRole("list", { name: "Guard rules" });
const rulesAre = (count: number) =>
  waitFor(async () => expect(within(await ruleList()).getAllByRole("listitem")).toHaveLength(count));

/** Adds rules on their page, as a person would. */
async function addRules(user: UserEvent, ...rules: readonly Rule[]) {
  for (const { when, condition, amount, text, does, note } of rules) {
    await user.click(screen.getByRole("button", { name: "New rule" }));
    const adding = within(await dialog("New rule"));
    await user.selectOptions(adding.getByLabelText("When"), when);
    await user.selectOptions(adding.getByLabelText("Condition"), condition);
    if (amount !== undefined) {
      // The field is another one once the account's currency is known.
      await waitFor(() => expect(adding.getByLabelText("Amount")).toBeEnabled());
      await write(user, adding.getByLabelText("Amount"), amount);
    }
    if (text !== undefined) await write(user, adding.getByLabelText("Text"), text);
    await user.click(adding.getByText(does));
    if (note !== undefined) await write(user, adding.getByLabelText("Note"), note);
    await user.click(adding.getByRole("button", { name: "Add the rule" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  await rulesAre(rules.length);
}

const templatesAre = (...patterns: string[]) =>
  waitFor(() => {
    const list = screen.getByRole("list", { name: "Naming templates" });
    expect(
      [...list.querySelectorAll("li > span > span > bdi")].map(({ textContent }) => textContent),
    ).toEqual(patterns);
  });

async function addTemplate(user: UserEvent, text: string) {
  await user.click(screen.getByRole("button", { name: "New template" }));
  const adding = within(await dialog("New template"));
  await write(user, adding.getByLabelText("Template"), text);
  await user.click(adding.getByRole("button", { name: "Add the template" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await templatesAre(text);
}

const toCampaigns = (open: Open) => openCampaigns(open, "?sort=name-asc");

test("rules are made, kept, taken back and shared as text", async ({ open, user, clipboard }) => {
  await openRules(open);
  await screen.findByText(/^No rules yet\./);
  await screen.findByText(/stored in this browser/);

  await addRules(user, DEAR, NEEDS_Q4);
  expect(await ruleList()).toHaveTextContent(/a daily budget over 500\.00 [A-Z]{3}\s*Ask Ines first/);
  expect(await ruleList()).toHaveTextContent("a name without “Q4”");
  await addTemplate(user, "{brand}_{geo}");
  await screen.findByText("brand_geo");

  await user.click(screen.getByRole("button", { name: "Copy as text" }));
  await screen.findByRole("button", { name: "Copied" });
  await user.click(screen.getByRole("button", { name: "Remove the rule: a name without “Q4”" }));
  await rulesAre(1);
  await openRules(open);
  await rulesAre(1);
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /^Undo/ })).not.toHaveAttribute("aria-disabled", "true"),
  );
  await user.keyboard("{Control>}z{/Control}");
  await rulesAre(2);

  // The text brings everything into another account, and nothing twice.
  await openRules(open, "px50pnjq1xb");
  const text = clipboard.text();
  const paste = async () => {
    await user.click(screen.getByRole("button", { name: "Paste rules" }));
    return within(await dialog("Paste rules"));
  };
  let pasting = await paste();
  await write(user, pasting.getByLabelText("Text"), text.slice(5));
  await pasting.findByText(/no text of rules/);
  await write(user, pasting.getByLabelText("Text"), text);
  await pasting.findByText(/^Takes over 2 rules/);
  await pasting.findByText(/rules about amounts in it judge nothing here/);
  await user.click(pasting.getByRole("button", { name: "Take them over" }));
  await rulesAre(2);
  await templatesAre("{brand}_{geo}");
  pasting = await paste();
  await write(user, pasting.getByLabelText("Text"), text);
  await waitFor(() =>
    expect(pasting.getByRole("button", { name: "Take them over" })).toHaveAccessibleDescription(
      "All of it is here already.",
    ),
  );
});

test("a template makes the name of a new campaign, and a rule warns before it is created", async ({
  open,
  user,
  emulator,
}) => {
  await openRules(open);
  await addRules(user, DEAR);
  await addTemplate(user, "{brand}_{geo}_{yyyymm}");
  await toCampaigns(open);
  const begin = async () => {
    await user.click(await screen.findByRole("button", { name: "New campaign" }));
    await user.click(await screen.findByRole("button", { name: /^Engagements/ }));
  };
  const create = () => user.click(screen.getByRole("button", { name: "Create paused campaign" }));
  const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/);
  await begin();
  await write(user, await screen.findByLabelText("brand"), "Nike");
  await waitFor(() => expect(name().value).toMatch(/^Nike_\{geo\}_\d{6}$/));
  await create();
  await screen.findByText("Fill in geo first.", { selector: "[role=alert]" });
  await write(user, screen.getByLabelText("geo"), "DE");
  await waitFor(() => expect(name().value).toMatch(/^Nike_DE_\d{6}$/));
  await write(user, screen.getByLabelText("Daily budget"), "501");
  await waitFor(() =>
    expect(screen.getByLabelText("Daily budget")).toHaveAccessibleDescription(
      /A rule warns of a daily budget over 500\.00 [A-Z]{3}\. Ask Ines first\./,
    ),
  );
  await create();
  const question = "Yes, go on although rules warn about this campaign.";
  await waitFor(() => expect(screen.getByRole("checkbox", { name: question })).toHaveFocus());
  expect(await writesOf(emulator)).toEqual([]);

  await user.keyboard(" ");
  await create();
  await dialog(/^Nike_DE_\d{6}$/);
  expect(await writesOf(emulator)).toHaveLength(1);

  // The next one of that name is reported.
  await begin();
  await write(user, await screen.findByLabelText("brand"), "Nike");
  await write(user, screen.getByLabelText("geo"), "DE");
  await screen.findByText("A campaign of this name exists already.");
  await user.click(screen.getByRole("button", { name: "Edit manually" }));
  await write(user, name(), "Something else");
  await waitFor(() => expect(screen.queryByText("A campaign of this name exists already.")).toBeNull());
});

test("a rule blocks rows of a bulk change with its reason, and nothing that it is not about", async ({
  open,
  user,
  emulator,
}) => {
  await openRules(open);
  await addRules(user, NEEDS_Q4);
  await toCampaigns(open);
  expect(nameOf(0)).not.toContain("Q4");
  const bar = await choose(user, 0, 1);
  await user.click(within(bar).getByRole("button", { name: "Rename…" }));
  const renaming = within(await dialog("Rename 2 selected campaigns"));
  await write(user, renaming.getByLabelText("Prefix"), "Spring ");
  const lines = renaming.getByRole("list", { name: "What changes" });
  await waitFor(() => expect(lines).toHaveTextContent("2 skipped"));
  expect(lines).toHaveTextContent("A rule blocks a name without “Q4”. Ask Mara. To change it, open Rules");
  expect(renaming.getByRole("button", { name: "Rename 0 campaigns" })).toHaveAccessibleDescription(
    "Nothing would change.",
  );
  await write(user, renaming.getByLabelText("Prefix"), "Q4 ");
  await waitFor(() =>
    expect(renaming.getByRole("button", { name: "Rename 2 campaigns" })).not.toHaveAttribute("aria-disabled"),
  );
  await user.click(renaming.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  // In the cell, too, until the name follows the rule.
  cell(0, "name").focus();
  await user.keyboard("{Enter}");
  const field = await nameField();
  await write(user, field, "Autumn");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(field).toHaveAccessibleDescription(/A rule blocks a name without “Q4”/));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull());
  expect(await writesOf(emulator)).toEqual([]);

  // What breaks the rule already may be paused or resumed all the same.
  await user.keyboard("p");
  expect(await statusesOfWrites(emulator, 1)).toEqual([200]);
});

test("a rule that warns is passed in a cell by a second Enter, and in a review by saying yes", async ({
  open,
  user,
  emulator,
}) => {
  await openRules(open);
  await addRules(user, { when: "Name", condition: "contains", text: "test", does: "Warn" });
  await toCampaigns(open);
  await stageFromNowOn(user);
  cell(0, "name").focus();
  await user.keyboard("{Enter}");
  const field = await nameField();
  await write(user, field, "A test");
  await waitFor(() => expect(field).toHaveAccessibleDescription(/A rule warns of a name with “test”/));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Press Enter again to keep it/));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(campaignNamed("A test").querySelector("ins")).toHaveTextContent("A test"));

  await user.click(screen.getByRole("button", { name: /^Review/ }));
  const review = within(await dialog(/^Review 1 change/));
  await review.findByText("A rule warns of a name with “test”.");
  const publish = await review.findByRole("button", { name: "Publish changes to 1 campaign" });
  expect(publish).toHaveAccessibleDescription(/say yes to it first/);
  await user.click(review.getByRole("checkbox", { name: /although rules warn about 1 campaign/ }));
  await user.click(publish);
  expect(await statusesOfWrites(emulator, 1)).toEqual([200]);
});

test("copies for each line are named by the template, those that a rule blocks left out", async ({
  open,
  user,
}) => {
  await openRules(open);
  await addRules(user, { when: "Name", condition: "is not made by a naming template", does: "Block" });
  await addTemplate(user, "{brand}_{geo}");
  await toCampaigns(open);
  const bar = await choose(user, 0);
  await user.click(within(bar).getByRole("button", { name: "Duplicate…" }));
  const copying = within(await dialog("Duplicate campaigns"));
  await copying.findByText(/A rule blocks a name that is not like \{brand\}_\{geo\}/);
  await user.click(copying.getByText("One for each line"));
  await write(user, copying.getByLabelText("One a line"), "DE\nFR");
  await user.selectOptions(copying.getByLabelText("By a naming template"), "Each line is the geo");
  await waitFor(() => expect(copying.getByLabelText("Names of the copies")).toHaveValue("{brand}_{{line}}"));
  expect(copying.getByRole("button", { name: "Create 0 paused copies" })).toHaveAccessibleDescription(
    "Fill in brand first.",
  );
  await write(user, copying.getByLabelText("brand"), "Nike");
  await copying.findByText("Nike_DE");
  expect(await copying.findByRole("button", { name: "Create 2 paused copies" })).not.toHaveAttribute(
    "aria-disabled",
  );
});

test("an edit on a phone is held to the rules", async ({ open, user }) => {
  await openRules(open, FEW.id, 390);
  await addRules(user, NEEDS_Q4);
  await openCampaigns(open, "?sort=name-asc", { width: 390 });
  await user.click(within(campaignNamed("")).getByRole("button", { expanded: false }));
  await user.click(await screen.findByRole("button", { name: "Edit…" }));
  const editing = within(await dialog(/^Edit/));
  await write(user, editing.getByLabelText("Name"), "Autumn");
  await editing.findByText(/A rule blocks a name without “Q4”/);
  expect(editing.getByRole("button", { name: "Save" })).toHaveAccessibleDescription(
    "Correct the marked fields first.",
  );
});
