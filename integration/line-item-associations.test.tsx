import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, type Open, test, write } from "./dashboard";
import { graceEnds } from "./grace";
import { call, KESTREL, panel } from "./line-item-pages";

const ANALYST = { as: "leo_analyst", account: "px50pnjq1xb" } as const;

interface ListedLineItem {
  readonly id: string;
  readonly product_type: string;
  readonly reasons_not_servable: readonly string[];
}

/** Opens the panel of a line item that promotes something of a kind; gives its id. */
async function openOneOf(
  open: Open,
  product: string,
  { as = "mara_agency", account = "r13kwryt0f0" }: { as?: string; account?: string } = {},
): Promise<string> {
  await open(`/live/${as}/${account}/line-items`, { as });
  const answer = await fetch(`/api/ads/live/${as}/12/accounts/${account}/line_items?count=1000`, {
    headers: { "x-forward": "1" },
  });
  const { data }: { data: ListedLineItem[] } = await answer.json();
  const item = data.find(
    ({ product_type, reasons_not_servable }) =>
      product_type === product && !reasons_not_servable.includes("DELETED"),
  );
  await open(`/live/${as}/${account}/line-items?panel=${item?.id}`, { as });
  await screen.findByRole("heading", { name: "Tracking tags" });
  return item?.id ?? "";
}

/** What a list of the panel holds now. */
const entries = (name: string) => {
  const list = screen.queryByRole("list", { name });
  return list ? within(list).queryAllByRole("listitem") : [];
};
const counts = (name: string, count: number) => waitFor(() => expect(entries(name)).toHaveLength(count));
const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole("button", { name }));

test("posts join a line item and leave it", async ({ open, user, emulator }) => {
  await openOneOf(open, "PROMOTED_POST");
  await counts("Promoted posts", 1);
  await press(user, "Add posts…");
  const dialog = within(await panel("Add posts"));
  const boxes = () => dialog.queryAllByRole<HTMLInputElement>("checkbox");
  const boxesAre = (count: number) => waitFor(() => expect(boxes()).toHaveLength(count));
  await boxesAre(12);
  expect(dialog.getByRole("button", { name: /^Promote/ })).toHaveAccessibleDescription(
    "Tick the posts to promote first.",
  );
  expect(dialog.getByRole("checkbox", { checked: true })).toBeDisabled();
  await write(user, dialog.getByLabelText("Search posts"), "Only until Sunday");
  await boxesAre(2);
  await write(user, dialog.getByLabelText("Search posts"), "");
  await boxesAre(12);
  const free = () => dialog.getAllByRole("checkbox", { checked: false });
  for (const left of [10, 9]) {
    await user.click(free()[0] ?? document.body);
    await waitFor(() => expect(free()).toHaveLength(left));
  }
  await user.click(dialog.getByRole("button", { name: "Promote 2 posts" }));
  await counts("Promoted posts", 3);

  const remove = () =>
    within(entries("Promoted posts")[0] ?? document.body).getByRole("button", { name: /^Remove / });
  await user.click(remove());
  await press(user, "Undo");
  await waitFor(() => expect(remove()).not.toHaveAttribute("aria-disabled"));
  await user.click(remove());
  await graceEnds();
  await screen.findByText(/^Deleted the promotion of /);
  await counts("Promoted posts", 2);
  const writes = (await emulator.requests()).filter(({ method }) => method === "DELETE");
  expect(writes).toHaveLength(1);
});

test("an account joins a line item that finds followers, unless it is there already", async ({
  open,
  user,
}) => {
  await openOneOf(open, "PROMOTED_ACCOUNT");
  await counts("Promoted accounts", 1);
  const remove = await within(entries("Promoted accounts")[0] ?? document.body).findByRole("button", {
    name: /^Remove @/,
  });
  const handle = (remove.getAttribute("aria-label") ?? "").replace("Remove ", "");
  await press(user, "Add an account…");
  const dialog = within(await panel("Add an account"));
  const own = await within(await dialog.findByLabelText("Account")).findByRole("option", {
    name: (name) => name.includes(handle),
  });
  await user.selectOptions(dialog.getByLabelText("Account"), own);
  const send = dialog.getByRole("button", { name: "Promote account" });
  await waitFor(() =>
    expect(send).toHaveAccessibleDescription("The line item promotes this account already."),
  );
  await user.selectOptions(dialog.getByLabelText("Account"), "Another user…");
  await write(user, await dialog.findByLabelText("Handle"), "mara_agency");
  await user.click(dialog.getByRole("button", { name: "Find" }));
  await waitFor(() => expect(send).not.toHaveAttribute("aria-disabled", "true"));
  await user.click(send);
  await counts("Promoted accounts", 2);
});

test("a curated category that was set elsewhere is shown, and one set meanwhile is in the way", async ({
  open,
  user,
}) => {
  const item = await openOneOf(open, "MEDIA");
  await press(user, "Choose a category…");
  const choosing = within(await panel("Choose a curated category"));
  await call("POST", `line_item_curated_categories?line_item_id=${item}&curated_category_id=4hmn8`);
  await user.click(choosing.getByRole("combobox"));
  await user.click(await screen.findByRole("option", { name: /Morning news/ }));
  await user.click(choosing.getByRole("button", { name: "Run in this category" }));
  await choosing.findByText("The curated category was not saved");
  await user.click(choosing.getByRole("button", { name: "Cancel" }));

  await open(`${KESTREL}/line-items?panel=${item}`);
  await screen.findByRole("button", { name: "Remove Film and series" });
  await press(user, "Change the category…");
});

test("calls to action of prerolls are shown in words, and who may only look cannot set a category", async ({
  open,
}) => {
  await openOneOf(open, "MEDIA", ANALYST);
  await counts("Calls to action", 1);
  expect(entries("Calls to action")[0]).toHaveTextContent(/^(Visit site|Watch now)https:\/\/www\.example/);
  await screen.findByText(/Set elsewhere; can’t be changed from here/);
  const choose = await screen.findByRole("button", { name: "Change the category…" });
  expect(choose).toHaveAttribute("aria-disabled", "true");
  expect(choose).toHaveAccessibleDescription(/Needs .*; your role/);
});
