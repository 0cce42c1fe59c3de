import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { SAVED_ITEMS_PATH } from "@/lib/lists/savable";
import { criterion } from "@/lib/targeting/criteria";
import { expect, test, write } from "./dashboard";
import {
  chosenBar,
  jobs,
  KESTREL,
  LINE_ITEMS,
  lineItemCell,
  lineItemGrid,
  panel,
  pressIn,
} from "./line-item-pages";

const CHOSEN = `${LINE_ITEMS}?status=active&objective=WEBSITE_CLICKS&sort=name-asc`;

async function chooseThree(user: UserEvent) {
  await pressIn(user, lineItemCell(0, "name"), "xjj{Shift>}X{/Shift}");
  await (await chosenBar()).findByText("3 selected");
}

const clickInBar = async (user: UserEvent, name: string) =>
  user.click((await chosenBar()).getByRole("button", { name }));

test("an end is set for several line items in one request", async ({ open, user, emulator }) => {
  await open(CHOSEN);
  await lineItemGrid();
  await chooseThree(user);
  await clickInBar(user, "Dates…");
  const dialog = within(await panel(/^Change the dates of 3 selected/));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Ends" }), "No end");
  await user.selectOptions(dialog.getByRole("combobox", { name: "Starts" }), "Move later by days");
  await user.click(await dialog.findByRole("button", { name: "Change the dates of 3 line items" }));
  await (await jobs()).findByText("3 of 3 done");
  const writes = (await emulator.requests()).filter(
    ({ method, path }) => method === "POST" && path.endsWith("/line_items"),
  );
  expect(writes).toHaveLength(1);
});

test("criteria come to several line items in one call, and go when it is undone", async ({
  open,
  user,
  emulator,
}) => {
  await open(CHOSEN);
  await lineItemGrid();
  await chooseThree(user);
  await clickInBar(user, "Targeting…");
  const dialog = within(await panel(/3 selected line items/));
  await user.type(await dialog.findByLabelText("Find a place"), "ire");
  await user.click(await dialog.findByRole("button", { name: "Include Ireland, Country" }));
  const changes = within(await dialog.findByRole("list", { name: "What changes" }));
  expect(await changes.findAllByText(/Ireland/)).toHaveLength(3);
  await user.click(dialog.getByRole("button", { name: "Add targeting to 3 line items" }));
  await (await jobs()).findByText("3 of 3 done");
  const sent = async () =>
    (await emulator.requests()).flatMap(({ method, path, body }) =>
      method === "POST" && path.endsWith("/targeting_criteria") ? [JSON.parse(body ?? "[]")] : [],
    );
  expect(await sent()).toEqual([[1, 2, 3].map(() => expect.objectContaining({ operation_type: "Create" }))]);
  await user.click(await (await jobs()).findByRole("button", { name: "Undo" }));
  await waitFor(async () =>
    expect((await sent()).at(-1)).toEqual(
      [1, 2, 3].map(() => expect.objectContaining({ operation_type: "Delete" })),
    ),
  );
});

test("several line items are targeted by a set of the account", async ({ open, user, store }) => {
  await store.on();
  const asked = { environment: "live", handle: "mara_agency", account_id: KESTREL.split("/").at(-1) };
  const set = {
    kind: "targeting",
    id: "0b0e7a52-4a0e-4c59-9a8e-0f1d1b3b6a01",
    name: "Germans",
    shared: true,
  };
  const body = { criteria: [criterion("LANGUAGE", "de", { name: "German" })] };
  await store.ask(SAVED_ITEMS_PATH, { ...asked, do: "save", ...set, body }, "mara_agency");
  await open(CHOSEN);
  await lineItemGrid();
  await chooseThree(user);
  await clickInBar(user, "Targeting…");
  const dialog = within(await panel(/3 selected line items/));
  await user.click(await dialog.findByRole("button", { name: "Use a saved set…" }));
  const sets = within(await screen.findByRole("listbox", { name: "Use a saved set" }));
  await user.click(await sets.findByRole("option", { name: /Germans.*1 criterion.*Account, made by you/ }));
  const box = within(await dialog.findByRole("region", { name: "Targeting of Germans" }));
  await user.click(box.getByRole("button", { name: "Take over" }));
  await user.click(await dialog.findByRole("button", { name: "Add targeting to 3 line items" }));
  await (await jobs()).findByText("3 of 3 done");
});

test("line items are changed and created by the rows of a file", async ({ open, user }) => {
  await open(CHOSEN);
  await lineItemGrid();
  const id = document.querySelector<HTMLElement>("[data-row]")?.dataset.row ?? "";
  const textAt = (column: string) => lineItemCell(0, column).textContent;
  const link = () => lineItemCell(0, "campaign").querySelector("a")?.getAttribute("href") ?? "";
  await waitFor(() => expect(link()).toMatch(/panel=/));
  const campaign = /panel=(\w+)/.exec(link())?.[1] ?? "";
  const [name, start] = [textAt("name"), textAt("start")];
  await open(`${LINE_ITEMS}/import`);
  await screen.findByRole("heading", { name: "Drop a CSV file here, or paste rows" });
  const text = [
    "ID,Line item,Campaign,Starts,Ends",
    `${id},"${name}",,${start},03/04/2031`,
    `,From a file,${campaign},2031-01-10 09:00,2031-02-28`,
  ].join("\n");
  await user.upload(
    screen.getByLabelText("CSV file"),
    new File([text], "line items.csv", { type: "text/csv" }),
  );
  const ends = await screen.findByRole("textbox", { name: "Ends, row 2" });
  await waitFor(() => expect(ends).toHaveAccessibleDescription(/03\/04 may be either month/));
  await write(user, ends, "3 Apr 2031");

  await user.click(await screen.findByRole("button", { name: "Create 1 and change 1 line item" }));
  await screen.findByText(/^Created/);
  expect(await screen.findAllByText(/^Changed/)).not.toEqual([]);
});

test("a post is taken from several line items in one job", async ({ open, user }) => {
  await open(CHOSEN);
  await lineItemGrid();
  await chooseThree(user);
  await clickInBar(user, "Posts…");
  const dialog = within(await panel(/^Add posts to 3 selected line items/));
  await user.click(dialog.getByRole("radio", { name: "Remove" }));
  const posts = within(await dialog.findByRole("list", { name: "Posts to remove" }));
  const [post] = posts.getAllByRole("checkbox");
  if (!post) throw new Error("None of them promotes a post");
  await user.click(post);
  const go = await dialog.findByRole("button", { name: /^Remove posts from \d line items?$/ });
  const count = /\d/.exec(go.textContent ?? "")?.[0];
  await user.click(go);
  await (await jobs()).findByText(`${count} of ${count} done`);
});
