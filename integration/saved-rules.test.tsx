import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { set } from "idb-keyval";
import { historyKey } from "@/lib/builder/history-store";
import { SAVED_ITEMS_PATH, type SavedKind } from "@/lib/lists/savable";
import type { SavedItem } from "@/lib/saved-items/saved-item";
import { cell, dialog, nameField, synced } from "./campaign-pages";
import { expect, type Open, type TestStore, test, write } from "./dashboard";

const ACCOUNT = "px50pnjq1xb";
const BOTH = "mara_agency+jon_marketer+leo_analyst";
const ID = "0b0e7a52-4a0e-4c59-9a8e-0f1d1b3b6a0";

/** Asks as another browser does. */
const ask = (store: TestStore, question: object, handle = "jon_marketer") =>
  store.ask<{ items: SavedItem[] }>(
    SAVED_ITEMS_PATH,
    { environment: "live", handle, account_id: ACCOUNT, ...question },
    BOTH,
  );

/** Makes a rule in another browser: a name needs a text. */
const makeRule = (
  store: TestStore,
  text: string,
  { id = `${ID}1`, shared = true, handle = "jon_marketer" } = {},
) =>
  ask(
    store,
    {
      ...{ do: "save", kind: "rule", id, name: text, shared },
      body: { id, is: "lacking", field: "name", text, severity: "block", note: "" },
    },
    handle,
  );

const makeTemplate = (store: TestStore, pattern: string, { id = `${ID}5`, shared = true } = {}) =>
  ask(store, { do: "save", kind: "template", id, name: pattern, shared, body: { pattern } });

const savedOf = async (store: TestStore, kind: SavedKind, handle = "mara_agency") =>
  (await ask(store, { do: "list", kind }, handle)).items;

/** Opens the rules of the account through a handle. */
const openAs = async (open: Open, handle = "mara_agency") => {
  await open(`/live/${handle}/${ACCOUNT}/settings/rules`, { as: BOTH });
  await screen.findByRole("button", { name: "New rule" });
};

const rows = (list: string) => [...document.querySelectorAll(`ul[aria-label="${list}"] > li`)];
const rowOf = (name: string) =>
  [...rows("Guard rules"), ...rows("Naming templates")].find(({ textContent }) =>
    textContent?.includes(name),
  );
const rulesAre = (...subjects: string[]) =>
  waitFor(() =>
    expect(rows("Guard rules").map((row) => row.querySelector("bdi")?.textContent)).toEqual(
      subjects.map((text) => `a name without “${text}”`),
    ),
  );

async function addRule(user: UserEvent, text: string, whose?: "Mine" | "Account") {
  await user.click(screen.getByRole("button", { name: "New rule" }));
  const adding = within(await dialog("New rule"));
  await user.selectOptions(adding.getByLabelText("When"), "Name");
  await user.selectOptions(adding.getByLabelText("Condition"), "does not contain");
  await write(user, adding.getByLabelText("Text"), text);
  await user.click(adding.getByRole("radio", { name: "Block" }));
  if (whose) await user.click(adding.getByRole("radio", { name: whose }));
  await user.click(adding.getByRole("button", { name: "Add the rule" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(rowOf(text)).toBeDefined());
}

const undo = async (user: UserEvent) => {
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /^Undo/ })).not.toHaveAttribute("aria-disabled", "true"),
  );
  await user.keyboard("{Control>}z{/Control}");
};

test("a rule is a person’s own or the account’s, and taken back and done again there", async ({
  open,
  user,
  store,
}) => {
  await store.on();
  await openAs(open);
  await addRule(user, "Mine");
  await addRule(user, "Ours", "Account");
  expect(rowOf("Mine")).toHaveTextContent(/Mine · \d/);
  expect(rowOf("Ours")).toHaveTextContent("Account, made by you");
  expect(await savedOf(store, "rule", "jon_marketer")).toMatchObject([
    { body: { text: "Ours" }, owner: { handle: "mara_agency" }, mine: false },
  ]);
  await undo(user);
  await rulesAre("Mine");
  expect(await savedOf(store, "rule")).toHaveLength(1);
  await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  await rulesAre("Mine", "Ours");
  // Pressed faster than it is saved.
  await user.keyboard("{Control>}zz{/Control}");
  await rulesAre();
  await user.keyboard("{Control>}{Shift>}zz{/Shift}{/Control}");
  await rulesAre("Mine", "Ours");

  // Its maker chooses whose it is.
  await user.click(screen.getByRole("button", { name: "Change the rule: a name without “Ours”" }));
  const changing = within(await dialog("Change the rule"));
  await user.click(changing.getByRole("radio", { name: "Mine" }));
  await user.click(changing.getByRole("button", { name: "Save the rule" }));
  await waitFor(() => expect(rowOf("Ours")).toHaveTextContent(/Mine · \d/));
  expect(await savedOf(store, "rule", "jon_marketer")).toEqual([]);
});

test("a rule of the account shows its maker, and is changed and removed only by roles that may", async ({
  open,
  user,
  store,
}) => {
  await store.on();
  await makeRule(store, "Ours");
  await makeRule(store, "Hers", { id: `${ID}2`, shared: false });
  await openAs(open, "leo_analyst");
  await rulesAre("Ours");
  expect(rowOf("Ours")).toHaveTextContent("Account, made by @jon_marketer");
  for (const verb of ["Change", "Remove"]) {
    const button = screen.getByRole("button", { name: `${verb} the rule: a name without “Ours”` });
    expect(button).toHaveAccessibleDescription(/Needs an account admin or ad manager/);
  }

  await openAs(open, "mara_agency");
  await rulesAre("Ours");
  await user.click(screen.getByRole("button", { name: "Remove the rule: a name without “Ours”" }));
  const asked = within(await dialog("Delete the rule: a name without “Ours”"));
  asked.getByText(/^Everybody with access to this account loses this rule, which @jon_marketer made/);
  await user.click(asked.getByRole("button", { name: "Delete rule" }));
  await screen.findByText(/^No rules yet/);
  await waitFor(() => expect(screen.getByRole("button", { name: "New rule" })).toHaveFocus());
  await undo(user);
  await rulesAre("Ours");
});

test("what another person changed meanwhile is said, at its place, and not taken back", async ({
  open,
  user,
  store,
}) => {
  await store.on();
  await openAs(open);
  await addRule(user, "Ours", "Account");
  const [rule] = await savedOf(store, "rule");
  await ask(store, {
    ...{ do: "save", kind: "rule", id: rule?.id, name: "Theirs", shared: true, version: rule?.version },
    body: { ...rule?.body, text: "Theirs" },
  });
  await user.click(screen.getByRole("button", { name: "Change the rule: a name without “Ours”" }));
  const changing = within(await dialog("Change the rule"));
  await write(user, changing.getByLabelText("Text"), "Again");
  await user.click(changing.getByRole("button", { name: "Save the rule" }));
  await changing.findByText(/It was changed meanwhile/);
  await user.click(changing.getByRole("button", { name: "Cancel" }));
  await rulesAre("Theirs");
  await undo(user);
  await screen.findAllByText(/^“Add a name without “Ours”” was not taken back/);
  await rulesAre("Theirs");
});

test("rules cannot be added while those of the account cannot be read", async ({
  open,
  store,
  emulator,
  accountId,
}) => {
  await store.on();
  // Of an account that no other test asks for, so that no access to it is remembered.
  const account = await accountId("Crema Coffee Roasters");
  await emulator.fault({ path: `/live/12/accounts/${account}/authenticated_user_access`, status: 503 });
  await open(`/live/mara_agency/${account}/settings/rules`, { as: BOTH });
  await screen.findByText(/^This device remembers no rules/);
  for (const name of [
    "New rule",
    "Add a sample rule",
    "New template",
    "Add a sample template",
    "Paste rules",
  ]) {
    expect(screen.getByRole("button", { name })).toHaveAccessibleDescription(/cannot be read now/);
  }
});

test("rules of the account and one’s own both judge, and say whose they are", async ({
  open,
  user,
  store,
}) => {
  await store.on();
  await makeRule(store, "Q4");
  await makeRule(store, "EU", { id: `${ID}2`, shared: false, handle: "mara_agency" });
  await open(`/live/mara_agency/${ACCOUNT}/campaigns?sort=name-asc`, { as: BOTH });
  await synced();
  cell(0, "name").focus();
  await user.keyboard("{Enter}");
  const field = await nameField();
  await write(user, field, "Autumn");
  await user.keyboard("{Enter}");
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      /A rule of the account by @jon_marketer blocks a name without “Q4”/,
    ),
  );
  await write(user, field, "Autumn Q4");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(field).toHaveAccessibleDescription(/A rule blocks a name without “EU”/));
});

test("templates are a person’s own or the account’s, and a person’s own come first", async ({
  open,
  user,
  store,
}) => {
  await store.on();
  await makeTemplate(store, "{brand}_{yyyymm}");
  await openAs(open);
  await waitFor(() => expect(rowOf("{brand}_{yyyymm}")).toHaveTextContent("Account, made by @jon_marketer"));
  await user.click(screen.getByRole("button", { name: "New template" }));
  const adding = within(await dialog("New template"));
  await write(user, adding.getByLabelText("Template"), "{geo}");
  await adding.findByText(/Makes names like/);
  await user.click(adding.getByRole("button", { name: "Add the template" }));
  await waitFor(() => expect(rowOf("{geo}")).toHaveTextContent("New campaigns begin with it."));
  expect(await savedOf(store, "template", "jon_marketer")).toHaveLength(1);
});

/** The rules and the one template that an earlier version stored on the device. */
const onDevice = async () => {
  const rule = { id: "r1", is: "lacking", field: "name", text: "Old", severity: "warn", note: "" };
  await set(historyKey("live", ACCOUNT, "campaign rules 2200000001"), {
    history: { value: { template: "{brand}", guards: [rule] }, past: [], future: [] },
    at: 1,
  });
};

test("what the device stored is offered once, and brought over as the person’s own", async ({
  open,
  user,
  store,
}) => {
  await onDevice();
  await store.on();
  await openAs(open);
  await screen.findByText("1 rule and 1 naming template are on this device alone");
  expect(rowOf("Old")).toHaveTextContent("This device");
  await user.click(screen.getByRole("button", { name: "Bring over" }));
  await waitFor(() => expect(rowOf("Old")).toHaveTextContent(/Mine · \d/));
  await waitFor(() => expect(screen.queryByText("Bring over")).toBeNull());
  await rulesAre("Old");
  expect(await savedOf(store, "rule")).toMatchObject([{ body: { text: "Old" }, shared: false }]);
  expect(await savedOf(store, "template")).toMatchObject([{ name: "{brand}", shared: false }]);
});

test("what is left on the device stays there, holds, and is not offered again", async ({
  open,
  user,
  store,
}) => {
  await onDevice();
  await store.on();
  await openAs(open);
  await user.click(await screen.findByRole("button", { name: "Leave on this device" }));
  await waitFor(() => expect(screen.queryByText("Bring over")).toBeNull());
  await openAs(open);
  await rulesAre("Old");
  expect(screen.queryByText("Bring over")).toBeNull();
  expect(await savedOf(store, "rule")).toEqual([]);
});
