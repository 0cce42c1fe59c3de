import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { behindViewMenu } from "./campaign-pages";
import { addressBecomes, expect, test, write } from "./dashboard";
import { graceEnds } from "./grace";
import {
  chosenBar,
  countOf,
  gone,
  idAt,
  jobs,
  LINE_ITEMS,
  lineItemCell,
  lineItemGrid,
  lineItemsOfService,
  lineItemWrites,
  names,
  panel,
  pressIn,
  rows,
} from "./line-item-pages";

const SERVING = `${LINE_ITEMS}?status=serving&sort=name-asc`;
const BATCH = "/live/12/batch/accounts/r13kwryt0f0/line_items";

/** Chooses the first three rows by the keyboard, and gives their ids. */
async function chooseThree(user: UserEvent): Promise<string[]> {
  await pressIn(user, lineItemCell(0, "name"), "xjj{Shift>}X{/Shift}");
  await (await chosenBar()).findByText("3 selected");
  return rows()
    .filter((row) => row.getAttribute("aria-selected") === "true")
    .map((row) => row.dataset.row ?? "");
}

const clickInBar = async (user: UserEvent, name: string | RegExp) =>
  user.click((await chosenBar()).getByRole("button", { name }));
const clickIn = async (user: UserEvent, dialog: ReturnType<typeof within>, name: string | RegExp) =>
  user.click(await dialog.findByRole("button", { name }));

test("several line items are paused in one request, each with its old and new state", async ({
  open,
  user,
  emulator,
}) => {
  await open(SERVING);
  await lineItemGrid();
  const before = countOf();
  const ids = await chooseThree(user);
  await clickInBar(user, "Pause");
  const dialog = within(await panel("Pause 3 selected line items"));
  const changes = await dialog.findAllByRole("listitem");
  expect(changes.filter(({ textContent }) => /active.*→.*paused/i.test(textContent ?? ""))).toHaveLength(3);
  await clickIn(user, dialog, "Pause 3 line items");
  await (await jobs()).findByText("3 of 3 done");
  await waitFor(() => expect(countOf()).toBe(before - 3));

  const writes = await lineItemWrites(emulator);
  expect(writes.map(({ path }) => path)).toEqual([BATCH]);
  expect(JSON.parse(writes[0]?.body ?? "")).toEqual(
    ids.map((line_item_id) => ({
      operation_type: "Update",
      params: { line_item_id, entity_status: "PAUSED" },
    })),
  );
  const paused = (await lineItemsOfService()).filter(({ id }) => ids.includes(id));
  expect(paused.map(({ entity_status }) => entity_status)).toEqual(["PAUSED", "PAUSED", "PAUSED"]);
});

test("a line item that is refused is reported, and tried again", async ({ open, user, emulator }) => {
  await open(SERVING);
  await lineItemGrid();
  await chooseThree(user);
  await clickInBar(user, "Rename…");
  const dialog = within(await screen.findByRole("dialog"));
  await write(user, await dialog.findByLabelText("Prefix"), "Q4 ");
  await emulator.fault({
    method: "POST",
    path: BATCH,
    status: 400,
    body: {
      operation_errors: [[], [{ code: "INVALID_PARAMETER", message: "Not this one" }], []],
      request: [],
    },
    count: 1,
  });
  await clickIn(user, dialog, "Rename 3 line items");
  const job = await jobs();
  await job.findByText("2 of 3 done");
  await user.click(job.getByText("1 not done"));
  await job.findByText(/Not this one/);
  await job.findByRole("button", { name: "Export failed as CSV" });
  await user.click(await job.findByRole("button", { name: "Retry failed (1)" }));
  await job.findByText("1 of 1 done");
  await waitFor(() => expect(names().filter((name) => name?.startsWith("Q4 "))).toHaveLength(3));
});

test("line items that would break a rule are left out, with the rule", async ({ open, user, emulator }) => {
  await open(LINE_ITEMS);
  await lineItemGrid();
  const items = await lineItemsOfService();
  const current = items.filter(({ reasons_not_servable: reasons }) => !reasons.includes("DELETED"));
  const own = current.filter(({ daily_budget_amount_local_micro: daily }) => daily !== null);
  // A daily budget of 1.00, which for most of them looks like a slip.
  const changing = own.filter(({ daily_budget_amount_local_micro: daily }) => daily !== "1000000");
  const large = own.filter(({ daily_budget_amount_local_micro: daily }) => Number(daily) > 3_000_000);
  expect(large.length).toBeGreaterThan(0);
  expect(current.length).toBeGreaterThan(own.length);

  await user.click(screen.getByRole("checkbox", { name: `Select all ${items.length} matching line items` }));
  await clickInBar(user, "Budget…");
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(await dialog.findByLabelText("Change"), "Set to");
  await write(user, dialog.getByLabelText("Amount"), "1");
  await user.click(
    dialog.getByRole("checkbox", { name: `Yes, change ${large.length} budgets by more than ×3.` }),
  );
  scrollToEnd(dialog.getByRole("list", { name: "What changes" }).parentElement);
  await dialog.findAllByText(/Set it on the campaign\.$/);
  await clickIn(user, dialog, `Change the budget of ${changing.length} line items`);
  await (await jobs()).findByText(`${changing.length} of ${changing.length} done`);
  const sent: { params: { line_item_id: string } }[] = (await lineItemWrites(emulator)).flatMap(({ body }) =>
    JSON.parse(body ?? "[]"),
  );
  expect(sent.map(({ params }) => params.line_item_id).sort()).toEqual(changing.map(({ id }) => id).sort());
});

/** Scrolls a list of which only what is in sight is drawn. */
function scrollToEnd(scroller: HTMLElement | null) {
  if (!scroller) throw new Error("There is nothing to scroll");
  scroller.scrollTop = 1_000_000;
  fireEvent.scroll(scroller);
}

test("a bid is changed where there is one, and automatic ones are left alone", async ({
  open,
  user,
  emulator,
}) => {
  await open(LINE_ITEMS);
  await lineItemGrid();
  const items = await lineItemsOfService();
  const [bidding, ...others] = items.filter(({ bid_strategy }) => bid_strategy === "TARGET");
  expect(others).toEqual([]);
  await user.click(screen.getByRole("checkbox", { name: /^Select all/ }));
  await clickInBar(user, "Bid…");
  const dialog = within(await screen.findByRole("dialog"));
  await write(user, await dialog.findByLabelText("Percent"), "10");
  await dialog.findAllByText(`${items.length - 1} skipped`);
  await dialog.findAllByText("It bids automatically, so it has no bid to change.");
  await clickIn(user, dialog, "Change the bid of 1 line item");
  await (await jobs()).findByText("1 of 1 done");
  const [sent] = await lineItemWrites(emulator);
  expect(JSON.parse(sent?.body ?? "")).toEqual([
    {
      operation_type: "Update",
      params: {
        line_item_id: bidding?.id,
        bid_amount_local_micro: (Number(bidding?.bid_amount_local_micro) * 11) / 10,
      },
    },
  ]);
});

test("a deletion of several can be undone before it leaves, and leaves after its grace", async ({
  open,
  user,
  emulator,
}) => {
  await open(SERVING);
  const grid = within(await lineItemGrid());
  const before = countOf();
  const closed = () => grid.getAllByRole("checkbox").filter((box) => box.matches(":disabled"));
  const deleteThree = async () => {
    await chooseThree(user);
    await clickInBar(user, "Delete…");
    const dialog = within(await panel(/^Delete 3 line items in /));
    await dialog.findByText(/After 8 seconds this cannot be undone/);
    const go = dialog.getByRole("button", { name: "Delete 3 line items" });
    expect(go).toHaveAccessibleDescription("Type “delete 3” first.");
    await write(user, dialog.getByLabelText(/to confirm/), "delete 3");
    await user.click(go);
  };
  await deleteThree();
  await waitFor(() => expect(closed()).toHaveLength(3));
  expect(screen.queryByRole("region", { name: "Selected line items" })).toBeNull();
  await user.click(await (await jobs()).findByRole("button", { name: "Undo" }));
  await (await jobs()).findByText(/Nothing was sent/);
  await waitFor(() => expect(closed()).toHaveLength(0));
  expect(await lineItemWrites(emulator)).toEqual([]);

  await deleteThree();
  await graceEnds();
  await (await jobs()).findByText("3 of 3 done");
  await waitFor(() => expect(countOf()).toBe(before - 3));
  expect(await lineItemWrites(emulator)).toHaveLength(1);
});

test("a read-only role sees why nothing can be changed in bulk", async ({ open, user }) => {
  await open("/live/leo_analyst/px50pnjq1xb/line-items", { as: "leo_analyst" });
  await lineItemGrid();
  await pressIn(user, lineItemCell(0, "name"), "x");
  const pause = (await chosenBar()).getByRole("button", { name: "Pause" });
  expect(pause).toHaveAttribute("aria-disabled", "true");
  expect(pause).toHaveAccessibleDescription(/Needs .*; your role/);
});

test("keys move, open, choose and pause, and columns are chosen in the address", async ({ open, user }) => {
  await open(SERVING);
  await lineItemGrid();
  await user.keyboard("j");
  await waitFor(() => expect(lineItemCell(0, "name")).toHaveFocus());
  await user.keyboard("{ArrowDown}{ArrowRight}");
  await waitFor(() => expect(lineItemCell(1, "campaign")).toHaveFocus());
  const id = idAt(1);
  await user.keyboard(" ");
  await addressBecomes(new RegExp(`panel=${id}`));
  await screen.findByRole("dialog");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(location.search).not.toContain("panel="));
  await gone(/./);
  await user.keyboard("p");
  await waitFor(() => expect(document.querySelector(`[data-row="${id}"]`)).toBeNull());

  await behindViewMenu(user, /^Columns/, "Placements", "menuitemcheckbox");
  await screen.findByRole("columnheader", { name: "Placements" });
  await addressBecomes(/columns=.*placements/);
  await open(location.pathname + location.search);
  await screen.findByRole("columnheader", { name: "Placements" });
});
