import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, press, test, write } from "./dashboard";
import { graceEnds } from "./grace";

const DRAFTS = "/live/mara_agency/frbm3w17men/drafts";

const table = () => screen.findByRole("table", { name: "Drafts" });
const chooseBox = (name: string) => screen.findByRole("checkbox", { name });
const bar = () => screen.findByRole("region", { name: "Selected drafts" });
const rows = () => within(screen.getByRole("table", { name: "Drafts" })).getAllByRole("row");

async function choose(user: UserEvent, ...names: string[]) {
  for (const name of names) await user.click(await chooseBox(`Select ${name}`));
}

const chosen = async (words: string) => {
  const region = await bar();
  await waitFor(() => expect(within(region).getByRole("status")).toHaveTextContent(words));
};

test("two drafts stand side by side", async ({ open, user }) => {
  await open(DRAFTS);
  await choose(user, "Teaser");
  expect(await screen.findByRole("button", { name: "Compare" })).toHaveAccessibleDescription(
    /Choose another draft/,
  );
  await choose(user, "RTL");
  await user.click(await screen.findByRole("link", { name: "Compare" }));
  await screen.findByRole("heading", { level: 1, name: "Compare drafts" });
  const sheet = await screen.findByRole("list", { name: "Contact sheet" });
  await waitFor(() => {
    const headings = within(sheet).getAllByRole("heading");
    expect(headings.map((heading) => heading.textContent)).toEqual(["Teaser", "RTL"]);
  });
});

test("each of the chosen drafts is shared by a link of its own", async ({ open, user, clipboard }) => {
  await open(DRAFTS);
  await choose(user, "Teaser", "RTL");
  await user.click(within(await bar()).getByRole("button", { name: "Share previews…" }));
  const asked = await screen.findByRole("dialog", { name: "Share 2 previews" });
  await user.click(within(asked).getByRole("radio", { name: "1 day" }));
  await press(user, within(asked).getByRole("button", { name: "Create and copy 2 links" }));
  await within(asked).findByRole("button", { name: "Copy 2 links" });
  await screen.findByText("2 links copied");
  const lines = clipboard.text().split("\n");
  expect(lines.map((line) => line.split("\t")[0])).toEqual(["Teaser", "RTL"]);
  const [first, second] = lines.map((line) => /\/approve\/(.+)$/.exec(line)?.[1]);
  expect(first).toMatch(/^.{100,}$/);
  expect(second).not.toBe(first);
  within(asked).getByText(/They open until/);
});

test("chosen drafts are deleted together, after a while to take it back", async ({
  open,
  user,
  emulator,
}) => {
  await open(DRAFTS);
  await choose(user, "all 11 drafts");
  await chosen("11 selected");
  await choose(user, "all 11 drafts");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Selected drafts" })).toBeNull());
  const start = async () => {
    await choose(user, "Teaser", "RTL", "GIF");
    await user.click(within(await bar()).getByRole("button", { name: "Delete…" }));
    const asked = await screen.findByRole("dialog", { name: /^Delete 3 drafts in / });
    await within(asked).findByText(/Cards and media that they show stay/);
    const named = within(asked).getAllByRole("listitem");
    expect(named.map((item) => item.textContent)).toEqual(["Teaser", "RTL", "GIF"]);
    await write(user, within(asked).getByLabelText("Type “delete 3” to confirm"), "delete 3");
    await user.click(within(asked).getByRole("button", { name: "Delete 3 drafts" }));
  };
  const deletions = async () => {
    const requests = await emulator.requests();
    return requests.filter(({ method, path }) => method === "DELETE" && path.includes("/draft_posts/"));
  };
  await start();
  const jobs = await screen.findByRole("region", { name: "Jobs" });
  await user.click(await within(jobs).findByRole("button", { name: "Undo" }));
  await within(jobs).findByText(/Nothing was sent/);
  expect(await deletions()).toEqual([]);

  // Another is gone by the time it is sent: that is as good as deleted.
  await emulator.fault({
    method: "DELETE",
    path: "/live/12/accounts/*/draft_posts/*",
    after: 1,
    count: 1,
    status: 404,
    body: { errors: [{ code: "NOT_FOUND", message: "No such draft" }] },
  });
  await start();
  await graceEnds();
  await within(await screen.findByRole("region", { name: "Jobs" })).findByText(/3 of 3 done/);
  await waitFor(() => {
    for (const name of ["Teaser", "GIF"]) expect(screen.queryByRole("button", { name })).toBeNull();
  });
  await chooseBox("Select all 8 drafts");
  expect(await deletions()).toHaveLength(3);
});

test("chosen drafts are scheduled together, once each also where an answer is lost", async ({
  open,
  user,
  emulator,
}) => {
  const path = "/live/12/accounts/*/scheduled_posts";
  // Done, and its answer never came.
  await emulator.fault({ method: "POST", path, after: 1, count: 1, reset: "after" });
  await open(DRAFTS);
  await choose(user, "Teaser", "GIF");
  await user.click(within(await bar()).getByRole("button", { name: "Schedule…" }));
  const dialog = await screen.findByRole("dialog", { name: "Schedule 2 drafts" });
  await user.selectOptions(within(dialog).getByLabelText("The others"), "One a day, at the same time");
  const planned = within(await within(dialog).findByRole("list", { name: "What changes" }));
  await waitFor(() => expect(planned.getAllByRole("time")).toHaveLength(2));
  const [first, second] = planned.getAllByRole("time").map((time) => time.getAttribute("dateTime") ?? "");
  expect(Date.parse(second ?? "") - Date.parse(first ?? "")).toBe(24 * 3_600_000);
  await user.click(within(dialog).getByRole("button", { name: "Schedule 2 posts" }));
  await graceEnds();
  await within(await screen.findByRole("region", { name: "Jobs" })).findByText(/2 of 2 done/);

  await user.click(screen.getByRole("link", { name: "Scheduled" }));
  const scheduled = within(await screen.findByRole("table", { name: "Scheduled posts" }));
  expect(await scheduled.findAllByRole("button", { name: "Teaser" })).toHaveLength(1);
  expect(await scheduled.findAllByRole("button", { name: "GIF" })).toHaveLength(1);
});

test("chosen drafts are published together, but for a text that is out already", async ({
  open,
  user,
  emulator,
}) => {
  await open(DRAFTS);
  const publish = async (...names: string[]) => {
    await choose(user, ...names);
    await user.click(within(await bar()).getByRole("button", { name: "Publish…" }));
    return screen.findByRole("dialog", { name: `Publish ${names.length} drafts` });
  };
  const sent = async () => {
    const requests = await emulator.requests();
    return requests.filter(({ method, path }) => method === "POST" && path.endsWith("/post"));
  };
  const first = await publish("Teaser", "RTL");
  await user.click(await within(first).findByRole("button", { name: "Publish 2 posts" }));
  expect(await sent()).toEqual([]);
  await graceEnds();
  const jobs = within(await screen.findByRole("region", { name: "Jobs" }));
  await jobs.findByText(/2 of 2 done/);
  expect(await sent()).toHaveLength(2);

  await waitFor(async () => expect(await screen.findAllByText(/^Published/)).not.toEqual([]));
  const again = await publish("Teaser", "GIF");
  await within(again).findByText(/The same text is published less than 24 hours before/);
  await within(again).findByRole("button", { name: "Publish 1 post" });
});

test("of hundreds of drafts the first are drawn, and all of them can be chosen", async ({
  open,
  user,
  emulator,
  downloads,
}) => {
  const drafts = Array.from({ length: 250 }, (_, index) => ({
    id: String(1_890_000_000_000_100_000n + BigInt(index)),
    name: `Imported ${index}`,
    text: "Hello",
    user_id: "2200000001",
    nullcast: true,
    card_uri: null,
    media_keys: [],
    created_at: "2026-11-01T09:00:00Z",
    updated_at: "2026-11-01T09:00:00Z",
  }));
  await emulator.fault({
    method: "GET",
    path: "/live/12/accounts/*/draft_posts",
    body: { data: drafts, next_cursor: null },
  });
  await open(DRAFTS);
  await table();
  await waitFor(() => expect(rows()).toHaveLength(201));
  await choose(user, "all 250 drafts");
  await screen.findByText("250 selected");
  await user.click(within(await bar()).getByRole("button", { name: "Export…" }));
  await user.click(await screen.findByRole("menuitem", { name: "Export the 250 selected, columns as seen" }));
  expect((await downloads.next()).text.trim().split("\r\n")).toHaveLength(251);
  await user.click(screen.getByText("Show 50 more"));
  await waitFor(() => expect(rows()).toHaveLength(251));
  await write(user, screen.getByRole("searchbox"), "imported 249");
  await waitFor(() => expect(rows()).toHaveLength(2));
});
