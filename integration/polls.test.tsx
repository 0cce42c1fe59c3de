import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { addressBecomes, expect, test, write } from "./dashboard";
import { graceEnds } from "./grace";

const POLLS = "/live/mara_agency/frbm3w17men/polls";

const panel = (name: string | RegExp) => screen.findByRole("dialog", { name });
const create = () => screen.findByRole("button", { name: /^Create poll/ });

async function fillPoll(user: UserEvent, name: string, choices: readonly string[], runs = "5m") {
  await write(user, await screen.findByLabelText("Name"), name);
  await write(user, await screen.findByLabelText("First choice"), choices[0] ?? "");
  await write(user, await screen.findByLabelText("Second choice"), choices[1] ?? "");
  for (const [index, label] of ["Third choice", "Fourth choice"].entries()) {
    const choice = choices[index + 2];
    if (choice === undefined) continue;
    await user.click(screen.getByRole("button", { name: "Add a choice" }));
    await write(user, screen.getByRole("textbox", { name: label }), choice);
  }
  await write(user, await screen.findByLabelText("Runs for"), runs);
}

test("unfinished work is there again, and an undo takes a step back", async ({ open, user }) => {
  await open(`${POLLS}/new`);
  await fillPoll(user, "Half done", ["One", "Two"], "2d 4h");
  await screen.findByText("Saved on this device");
  await open(`${POLLS}/new`);
  await screen.findByText(/^Continued from /);
  expect(screen.getByLabelText("Runs for")).toHaveValue("2d 4h");
  await user.click(screen.getByRole("button", { name: "Undo: Length" }));
  await waitFor(() => expect(screen.getByLabelText("Runs for")).toHaveValue("1d"));
  await user.click(screen.getByRole("button", { name: "Start over" }));
  await waitFor(() => expect(screen.getByLabelText("Name")).toHaveValue(""));
});

test("an end is said in the account's time", async ({ open, user }) => {
  await open(`${POLLS}/new`);
  await user.click(await screen.findByText("At a time"));
  await waitFor(() => expect(screen.getByLabelText("Ends at")).not.toHaveValue(""));
  await write(user, await screen.findByLabelText("Ends at"), "2001-01-01T10:00");
  expect(screen.getByLabelText("Ends at")).toHaveAccessibleDescription(/at least 5 minutes/);
});

test("a refusal leaves everything typed", async ({ open, user, emulator }) => {
  await open(`${POLLS}/new`);
  await fillPoll(user, "Refused", ["One", "Two"], "1h");
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/cards/poll",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "choice is not allowed", parameter: "second_choice" }],
      request: { params: {} },
    },
  });
  await user.click(await create());
  await waitFor(() =>
    expect(screen.getByLabelText("Second choice")).toHaveAccessibleDescription(/choice is not allowed/),
  );
  expect(screen.getByLabelText("Name")).toHaveValue("Refused");
  await write(user, await screen.findByLabelText("Second choice"), "Three");
  await user.click(await create());
  await addressBecomes(/\/polls\?panel=/);
});

test("a poll whose answer is lost is found, and not made twice", async ({ open, user, emulator }) => {
  await open(`${POLLS}/new`);
  await fillPoll(user, "Only once", ["One", "Two"], "1h");
  const lost = { method: "POST", path: "/live/12/accounts/*/cards/poll", count: 1 } as const;
  await emulator.fault({ ...lost, reset: "before" });
  await user.click(await create());
  const said = await screen.findByText("The poll was not created");
  expect(said.closest("[role=alert]")).toHaveTextContent(/A fresh look shows that nothing was changed/);
  await emulator.fault({ ...lost, reset: "after" });
  await user.click(await create());
  await addressBecomes(/\/polls\?panel=/);
  const table = await screen.findByRole("table", { name: "Polls" });
  expect(await within(table).findAllByRole("button", { name: "Only once" })).toHaveLength(1);
});

test("without the account's zone no end is promised, and what is typed stays until it is read", async ({
  open,
  user,
  emulator,
}) => {
  await emulator.fault({ path: "/live/12/accounts/frbm3w17men*", status: 503 });
  await open(`${POLLS}/new`);
  const unread = await screen.findByText(/The account’s time zone could not be read/);
  await fillPoll(user, "Patient", ["One", "Two"], "1h");
  expect(await create()).toHaveTextContent(/^Create poll: starts now$/);
  expect(await create()).toHaveAccessibleDescription(/time zone is not known/);
  await emulator.clearFaults();
  const failure = unread.closest<HTMLElement>("[role=alert]");
  await user.click(within(failure ?? document.body).getByRole("button", { name: "Try again" }));
  await waitFor(async () => expect(await create()).toBeEnabled());
  expect(screen.getByLabelText("Name")).toHaveValue("Patient");
});

test("a duplicate is the only edit, and a deletion says what it hits", async ({ open, user }) => {
  await open(POLLS);
  const table = await screen.findByRole("table", { name: "Polls" });
  const [, row] = await within(table).findAllByRole("row");
  const first = within(row ?? table).getByRole("button");
  const name = first.textContent ?? "";
  await user.click(first);
  await user.click(await within(await panel(name)).findByRole("link", { name: "Duplicate poll" }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Name").value).toMatch(/\(copy\)$/));
  await user.click(await create());
  await addressBecomes(/\/polls\?panel=/);

  await user.click(within(await panel(/^¿Qué.*\(copy\)$/)).getByRole("button", { name: "Delete poll" }));
  const asked = await panel(/^Delete /);
  await within(asked).findByText(/^No draft and no post/);
  await user.click(within(asked).getByRole("button", { name: "Delete poll" }));
  await graceEnds();
  await screen.findByText(/^Deleted .*\(copy\)$/);
  await waitFor(() => expect(screen.queryByRole("button", { name: /\(copy\)$/ })).toBeNull());
});

test("the list is searched and filtered in the address", async ({ open, user }) => {
  await open(`${POLLS}?state=closed`);
  expect(await screen.findByRole("radio", { name: "Closed" })).toBeChecked();
  expect(screen.queryByText(/^Open · /)).toBeNull();
  await open(`${POLLS}?q=zzzz-no-such-poll`);
  await screen.findByRole("heading", { name: "No poll matches" });
  await user.click(screen.getByRole("button", { name: "Show all polls" }));
  await screen.findByRole("table", { name: "Polls" });
});

test("a read-only role sees why nothing can be made", async ({ open }) => {
  await open("/live", { as: "leo_analyst" });
  const [link] = await within(await screen.findByRole("grid")).findAllByRole("link");
  const account = link?.getAttribute("href")?.replace(/[^/]+$/, "") ?? "";
  await open(`${account}polls`);
  await screen.findByRole("heading", { level: 1, name: "Polls" });
  await open(`${account}polls/new`);
  await screen.findByRole("heading", { name: "Your role may not use new polls" });
});

test("a poll begins with a file of the library, which can be taken out again", async ({
  open,
  user,
  ask,
  accountId,
}) => {
  const account = await accountId("Kestrel Air");
  const answer = await ask(`live/mara_agency/12/accounts/${account}/media_library?count=50`);
  const { data }: { data: { media_key: string; name: string | null }[] } = await answer.json();
  const image = data.find(({ media_key, name }) => media_key.startsWith("3_") && name !== null);
  await open(`/live/mara_agency/${account}/polls/new?media=${image?.media_key}`);
  await screen.findByText(image?.name ?? "");
  await user.click(await screen.findByRole("button", { name: "Make it without media" }));
  await screen.findByText("Polls with media are in beta.");
});
