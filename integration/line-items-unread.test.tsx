import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "./dashboard";
import {
  call,
  LINE_ITEMS,
  LINE_ITEMS_OF_SERVICE,
  lineItemCell,
  lineItemGrid,
  openLineItems,
} from "./line-item-pages";

const CAMPAIGNS_OF_SERVICE = "/live/12/accounts/r13kwryt0f0/campaigns";

/** The name of the first line item's campaign, once it is there. */
async function campaignNamed(): Promise<string> {
  const link = await within(lineItemCell(0, "campaign")).findByRole("link");
  return link.textContent ?? "";
}

test("line items that cannot be read are read when asked again", async ({ open, user, emulator }) => {
  await emulator.fault({ path: `${LINE_ITEMS_OF_SERVICE}*`, status: 503 });
  await open(LINE_ITEMS);
  const failure = within(await screen.findByRole("alert"));
  await failure.findByText(/The line items could not be read/);
  await emulator.clearFaults();
  await user.click(failure.getByRole("button", { name: "Try again" }));
  await lineItemGrid();
});

test("why names of campaigns are missing is said, and they are read when asked again", async ({
  open,
  user,
  emulator,
}) => {
  const banner = () =>
    screen
      .queryAllByRole("status")
      .find(({ textContent }) => textContent?.includes("Not every campaign could be read"));
  await openLineItems(open);
  const name = await campaignNamed();
  expect(banner()).toBeUndefined();
  await emulator.fault({
    path: CAMPAIGNS_OF_SERVICE,
    status: 429,
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "Too many requests" }] },
  });
  await openLineItems(open);
  await waitFor(() => expect(banner()).toHaveTextContent("where a name is missing, its ID is shown"));
  expect(await campaignNamed()).not.toBe(name);
  await emulator.clearFaults();
  await user.click(within(banner() ?? document.body).getByRole("button", { name: "Try again" }));
  await waitFor(async () => expect(await campaignNamed()).toBe(name));
  await waitFor(() => expect(banner()).toBeUndefined());
});

test("no identifier stands where a campaign's name is on its way", async ({ open, user, emulator }) => {
  await emulator.fault({ path: CAMPAIGNS_OF_SERVICE, hang: true });
  await openLineItems(open);
  expect(lineItemCell(0, "campaign")).toHaveTextContent(/^$/);
  await user.click(within(lineItemCell(0, "name")).getByRole("link"));
  const campaign = (await screen.findByText("Campaign", { selector: "dt" })).nextElementSibling;
  expect(campaign).toHaveTextContent(/^$/);
  await open(`${LINE_ITEMS}?group=campaign`);
  await screen.findByRole("heading", { level: 1, name: "Line items" });
  await waitFor(async () =>
    expect((await emulator.requests()).some(({ path }) => path === LINE_ITEMS_OF_SERVICE)).toBe(true),
  );
  expect(screen.queryByRole("grid")).toBeNull();
  await emulator.clearFaults();
  await open(`${LINE_ITEMS}?group=campaign`);
  const grid = within(await lineItemGrid());
  expect(grid.getAllByRole("row")[1]).toHaveTextContent("line items");
  await within(lineItemCell(1, "campaign")).findByRole("link");
});

test("a line item that outlived its campaign says which it was, and that it is deleted", async ({
  open,
  user,
}) => {
  await openLineItems(open);
  const name = await campaignNamed();
  const { href } = within(lineItemCell(0, "campaign")).getByRole<HTMLAnchorElement>("link");
  await call("DELETE", `campaigns/${new URL(href).searchParams.get("panel")}`);
  await openLineItems(open);
  const [gone] = await within(await lineItemGrid()).findAllByRole("link", { name: `Deleted: ${name}` });
  await user.click(gone ?? document.body);
  const panel = within(await screen.findByRole("dialog", { name }));
  await panel.findAllByText("Deleted");
});
