import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "./dashboard";
import { graceEnds } from "./grace";
import { KESTREL } from "./line-item-pages";

const ads = () => screen.findByRole("grid", { name: "Ads" });
const rowsNow = async () => [...(await ads()).querySelectorAll<HTMLElement>("[data-row]")];

test("lists what runs with its text, line item, campaign, state and approval", async ({ open }) => {
  await open(`${KESTREL}/ads`);
  await waitFor(async () => expect((await rowsNow()).length).toBeGreaterThan(0));
  const [first] = await rowsNow();
  await waitFor(() => expect(first).not.toHaveTextContent(/Post \d+/));
  expect(first).toHaveTextContent(/Post|Account|Media/);
  expect(first).toHaveTextContent(/Accepted|Under review|Rejected/);
});

test("is walked up from an ad to its line item, and down again", async ({ open, user }) => {
  await open(`${KESTREL}/ads`);
  await waitFor(async () => expect((await rowsNow()).length).toBeGreaterThan(0));
  const id = (await rowsNow())[0]?.dataset.row;
  await open(`${KESTREL}/ads?panel=${id}`);
  const panel = await screen.findByRole("dialog");
  await user.click(await within(panel).findByRole("link", { name: "Open its line item" }));
  await waitFor(() => expect(location.pathname).toMatch(/line-items$/));
  const item = new URLSearchParams(location.search).get("panel");
  await user.click(await screen.findByRole("link", { name: "See its ads" }));
  await waitFor(() =>
    expect(`${location.pathname}${location.search}`).toMatch(new RegExp(`ads\\?item=${item}`)),
  );
  await waitFor(async () => expect((await rowsNow()).map((row) => row.dataset.row)).toContain(id));
});

test("takes all selected ads from their line items as one job once the grace window is over", async ({
  open,
  user,
  emulator,
}) => {
  await open(`${KESTREL}/ads?kind=post`);
  await waitFor(async () => expect((await rowsNow()).length).toBeGreaterThan(1));
  const rows = (await rowsNow()).slice(0, 2);
  const ids = rows.map((row) => row.dataset.row);
  for (const row of rows) await user.click(within(row).getByRole("checkbox"));
  await user.click(await screen.findByRole("button", { name: "Remove…" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Remove 2 ads in / }));
  await user.type(dialog.getByRole("textbox"), "remove 2");
  await user.click(dialog.getByRole("button", { name: "Remove 2 ads" }));
  expect(await screen.findAllByRole("button", { name: "Undo" })).toHaveLength(1);
  await graceEnds();
  await waitFor(async () =>
    expect((await emulator.requests()).filter(({ method }) => method === "DELETE")).toHaveLength(2),
  );
  await waitFor(async () => {
    const left = (await rowsNow()).map((each) => each.dataset.row);
    expect(ids.filter((id) => left.includes(id))).toEqual([]);
  });
});

test("takes one ad from its line item in its panel, and says that it is removed", async ({ open, user }) => {
  await open(`${KESTREL}/ads?kind=post`);
  await waitFor(async () => expect((await rowsNow()).length).toBeGreaterThan(0));
  const id = (await rowsNow())[0]?.dataset.row;
  await open(`${KESTREL}/ads?panel=${id}`);
  await user.click(await screen.findByRole("button", { name: "Remove ad" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Remove the ad / }));
  await user.click(dialog.getByRole("button", { name: "Remove ad" }));
  await screen.findByText(/^Removing the ad /);
  await graceEnds();
  await screen.findByText(/^Removed the ad /);
  await waitFor(async () => expect((await rowsNow()).map((row) => row.dataset.row)).not.toContain(id));
});
