import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  cell,
  changeElsewhere,
  choose,
  dialog,
  FEW,
  idOf,
  jobs,
  jobsSay,
  jobWith,
  MANY,
  nameOf,
  openCampaigns,
  operationsOf,
  row,
  rows,
  statusesOfWrites,
  synced,
  texts,
  writesOf,
} from "./campaign-pages";
import { expect, test, write } from "./dashboard";
import { graceEnds } from "./grace";

const BATCHES = "/live/12/batch/accounts/*/campaigns";

/** Gives the chosen campaigns a prefix. */
async function prefix(user: UserEvent, count: number) {
  await user.click(screen.getByRole("button", { name: "Rename…" }));
  const renaming = await dialog(/^Rename/);
  await write(user, within(renaming).getByLabelText("Prefix"), "Q4 ");
  const words = `Rename ${count} campaign${count === 1 ? "" : "s"}`;
  await user.click(await within(renaming).findByRole("button", { name: words }));
}

test("a bulk change goes on without the campaign at fault, which can be retried", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open);
  cell(0, "name").focus();
  await user.keyboard("xjj{Shift>}X{/Shift}");
  await screen.findByText("3 selected");
  // The selection comes first in the palette.
  await user.keyboard("{Control>}k{/Control}");
  await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent(/^Pause: 3 selected$/));
  await write(user, screen.getByRole("combobox", { name: "Go anywhere, do anything" }), "rename");
  await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent(/rename/i));
  await user.keyboard("{Enter}");
  const renaming = within(await dialog("Rename 3 selected campaigns"));
  await write(user, renaming.getByLabelText("Prefix"), "Q4 ");
  await emulator.fault({
    method: "POST",
    path: BATCHES,
    status: 400,
    body: {
      operation_errors: [[], [{ code: "INVALID_PARAMETER", message: "Not this one" }], []],
      request: [],
    },
    count: 1,
  });
  await user.click(renaming.getByRole("button", { name: "Rename 3 campaigns" }));
  await jobsSay("2 of 3 done");
  await jobsSay("1 failed");
  expect(await statusesOfWrites(emulator, 2)).toEqual([400, 200]);

  await user.click(await within(await jobs()).findByRole("button", { name: "Retry failed (1)" }));
  await jobsSay("1 of 1 done");
  await waitFor(() => expect(texts("name").filter((name) => name.startsWith("Q4 "))).toHaveLength(3));
});

test("a job is undone, except where its campaigns were changed since, and done again", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open);
  const before = [nameOf(0), nameOf(1)];
  const [first, other] = [idOf(row(0)), idOf(row(1))];
  await choose(user, 0, 1);
  await prefix(user, 2);
  await jobsSay("2 of 2 done");

  await changeElsewhere(other, "?name=Mine+now");
  await user.click(await within(await jobs()).findByRole("button", { name: "Undo" }));
  const undoing = within(await jobWith("Undo: Rename 2 campaigns"));
  await undoing.findByText(/1 of 2 done/);
  await user.click(await undoing.findByText("1 not done"));
  await jobsSay(`Name is Mine now and was Q4 ${before[1]}`);
  await waitFor(() => expect(nameOf(first)).toBe(before[0]));
  expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(1);

  await user.click(await undoing.findByRole("button", { name: "Undo" }));
  await jobsSay("Redo: Rename 2 campaigns");
  await waitFor(() => expect(nameOf(first)).toBe(`Q4 ${before[0]}`));
  expect(await statusesOfWrites(emulator, 4)).toEqual([200, 200, 200, 200]);
});

test("a job waits for the allowance and says until when", async ({ open, user, emulator }) => {
  await openCampaigns(open, "?status=ACTIVE");
  await emulator.fault({
    method: "POST",
    path: BATCHES,
    status: 429,
    headers: {
      "x-rate-limit-limit": "450",
      "x-rate-limit-remaining": "0",
      // From its answer on, however late that is.
      "retry-after": "4",
    },
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "Too many" }] },
    count: 1,
  });
  await user.click(screen.getByRole("checkbox", { name: /^Select all/ }));
  await user.click(await screen.findByRole("button", { name: "Pause" }));
  await user.click(await within(await dialog()).findByRole("button", { name: /^Pause \d+ campaigns?$/ }));
  await jobsSay(/resumes in \d+ s/);
  await jobsSay(/Pause/);
  await jobsSay(/(\d+) of \1 done/);
});

test("a deletion can be undone before it leaves, and leaves after its grace", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open);
  const name = nameOf(0);
  const deleteFirst = async () => {
    await choose(user, 0);
    await user.click(screen.getByRole("button", { name: "Delete…" }));
    const deleting = within(await dialog(`Delete 1 campaign in ${FEW.name}`));
    await write(user, deleting.getByLabelText(/to confirm/), "delete 1");
    await user.click(deleting.getByRole("button", { name: "Delete 1 campaign" }));
  };
  await deleteFirst();
  await user.click(await within(await jobs()).findByRole("button", { name: "Undo" }));
  await jobsSay(/Nothing was sent/);
  expect(await writesOf(emulator)).toEqual([]);
  expect(nameOf(0)).toBe(name);

  await deleteFirst();
  await graceEnds();
  await jobsSay("1 of 1 done");
  await waitFor(() => expect(nameOf(0)).not.toBe(name));
  expect(await writesOf(emulator)).toHaveLength(1);
});

const theOnlyJob = () => jobWith(" done");

test("a job that is cut off goes on with what is left, and changes no campaign twice", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open, "?sort=name-asc", { account: MANY.id });
  cell(0, "name").focus();
  await user.keyboard("x");
  for (let pages = 0; pages < 5; pages += 1) await user.keyboard("{PageDown}");
  await user.keyboard("{Shift>}X{/Shift}");
  await user.click(screen.getByRole("button", { name: "Budget…" }));
  const changing = within(await dialog());
  await write(user, changing.getByLabelText("Percent"), "10");
  const start = await changing.findByRole("button", { name: /^Change the budget of [1-9]\d+ campaigns$/ });
  const total = Number(/\d+/.exec(start.textContent ?? "")?.[0]);
  expect(total).toBeGreaterThan(80);
  // The second batch takes effect, and its answer never arrives.
  await emulator.fault({ method: "POST", path: BATCHES, after: 1, count: 1, drip_ms: 60_000 });
  await user.click(start);
  await waitFor(async () => expect(await theOnlyJob()).toHaveTextContent(`40 of ${total} done`));
  expect(await statusesOfWrites(emulator, 2)).toEqual([200, 200]);

  await openCampaigns(open, "?sort=name-asc", { account: MANY.id });
  expect(await theOnlyJob()).toHaveTextContent(`40 of ${total} done, interrupted`);
  const resume = `Resume (${(total - 40).toLocaleString("en-GB")} left)`;
  await user.click(await within(await theOnlyJob()).findByRole("button", { name: resume }));
  await waitFor(async () => expect(await theOnlyJob()).toHaveTextContent(`${total} of ${total} done`));
  const sent = operationsOf(await writesOf(emulator)).map(({ params }) => params.campaign_id);
  expect(sent).toHaveLength(total);
  expect(new Set(sent).size).toBe(total);

  await openCampaigns(open);
  expect(screen.queryByRole("region", { name: "Jobs" })).toBeNull();
});

test("a job that was cut off can be discarded", async ({ open, user, emulator }) => {
  await openCampaigns(open);
  const name = nameOf(0);
  await choose(user, 0);
  await emulator.fault({ method: "POST", path: BATCHES, count: 1, hang: true });
  await prefix(user, 1);
  await waitFor(async () => expect(await writesOf(emulator)).toHaveLength(1));

  await openCampaigns(open);
  expect(await theOnlyJob()).toHaveTextContent("0 of 1 done, interrupted");
  await within(await theOnlyJob()).findByRole("button", { name: "Resume (1 left)" });
  await user.click(await within(await theOnlyJob()).findByRole("button", { name: "Stop" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Jobs" })).toBeNull());
  await openCampaigns(open);
  expect(screen.queryByRole("region", { name: "Jobs" })).toBeNull();
  expect(nameOf(0)).toBe(name);
  expect(await writesOf(emulator)).toHaveLength(1);
});

test("a campaign is copied for every line of a list, under names of a pattern", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open, "?sort=name-asc");
  const [model, taken] = [nameOf(0), nameOf(1)];
  const bar = await choose(user, 0);
  await user.click(within(bar).getByRole("button", { name: "Duplicate…" }));
  const copying = within(await dialog("Duplicate campaigns"));
  await user.click(copying.getByText("One for each line"));
  const names = await copying.findByLabelText("Names of the copies");
  await write(user, names, "Copies");
  await copying.findByText("Write {{line}} where each line belongs.");
  await write(user, names, "{{line}}");
  await write(user, copying.getByLabelText("One a line"), `Germany\nFrance\n${taken}\n\nGermany`);
  await waitFor(() => expect(copying.getAllByText(/exists already/)).toHaveLength(2));
  await write(user, names, "{{name}} / {{line}}");
  await write(user, copying.getByLabelText("One a line"), "Germany\nFrance");
  const preview = copying.getByRole("list", { name: "What changes" });
  await waitFor(() => expect(preview.textContent?.split(`copy of ${model}`)).toHaveLength(3));
  await user.click(copying.getByRole("button", { name: "Create 2 paused copies" }));
  for (const country of ["Germany", "France"]) {
    await waitFor(() => {
      const copy = rows().find(({ textContent }) => textContent?.includes(`${model} / ${country}`));
      expect(copy).toHaveTextContent("Paused");
    });
  }
  expect(await writesOf(emulator)).toHaveLength(1);
  await synced();
});
