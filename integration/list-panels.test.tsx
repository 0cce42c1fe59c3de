import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "./dashboard";

const ACCOUNT = "/live/mara_agency/frbm3w17men";

const LISTS = [
  ["cards", "card"],
  ["polls", "poll"],
  ["conversations", "conversation"],
  ["drafts", "draft"],
  ["drafts/scheduled", "scheduled post"],
  ["drafts/published", "post"],
  ["drafts/calendar", "post"],
  ["audiences", "audience"],
  ["funding", "funding source"],
  ["media", "file"],
  ["media/account", "file"],
  ["campaigns", "campaign"],
  ["line-items", "line item"],
  ["ads", "ad"],
] as const;

const panel = async () => within(await screen.findByRole("dialog"));

for (const [section, one] of LISTS) {
  test(`at ${section} the address of no ${one} says so, and its panel can be closed`, async ({
    open,
    user,
  }) => {
    await open(`${ACCOUNT}/${section}?panel=nosuch`, { width: 1440 });
    const shown = await panel();
    await shown.findByRole("heading", { name: `The ${one} is not there any more` });
    expect(shown.queryByRole("button", { name: "Try again" })).toBeNull();
    await user.click(shown.getByText("Close"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(location.search).not.toMatch(/panel=/);
  });
}

test("a panel waits while the list is read that may hold its record", async ({ open, emulator }) => {
  await emulator.fault({ method: "GET", path: "/live/12/accounts/*/cards/poll", delay_ms: 60_000 });
  await open(`${ACCOUNT}/polls?panel=nosuch`);
  const shown = await panel();
  shown.getByText("Reading the poll");
  expect(shown.queryByText(/not there any more/)).toBeNull();
});

test("a record whose list cannot be read is not called gone", async ({ open, user, emulator }) => {
  await emulator.fault({ method: "GET", path: "/live/12/accounts/*/cards/poll", status: 503 });
  await open(`${ACCOUNT}/polls?panel=nosuch`);
  const shown = await panel();
  await shown.findByText("The poll nosuch could not be read");
  await emulator.clearFaults();
  await user.click(shown.getByRole("button", { name: "Try again" }));
  await shown.findByRole("heading", { name: "The poll is not there any more" });
});

test("a deleted card, which the list leaves out, opens all the same", async ({ open, emulator }) => {
  const card = {
    id: "deleted1",
    name: "Taken away",
    card_uri: "card://deleted1",
    card_type: "IMAGE_WEBSITE",
    components: [],
    created_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-01-02T00:00:00Z",
    deleted: true,
  };
  await emulator.fault({
    method: "GET",
    path: `/live/12/accounts/*/cards/${card.id}`,
    status: 200,
    body: { request: { params: {} }, data: [card], next_cursor: null },
  });
  await open(`${ACCOUNT}/cards?panel=${card.id}`);
  const shown = within(await screen.findByRole("dialog", { name: card.name }));
  shown.getByText("card://deleted1");
});

test("the address of no account says so, and its panel can be closed", async ({ open, user }) => {
  await open("/live?panel=nosuch", { width: 1440 });
  const shown = await panel();
  await shown.findByRole("heading", { name: "The account is not there any more" });
  await user.click(shown.getByText("Close"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("an ad that the line items shown do not have is not called gone", async ({ open }) => {
  await open(`${ACCOUNT}/ads?item=nosuch&panel=nosuch`);
  await screen.findByRole("heading", { name: /^No ads/ });
  expect(screen.queryByRole("dialog")).toBeNull();
});
