import { screen, waitFor, within } from "@testing-library/react";
import { addDays, dayIn } from "@/lib/time/calendar";
import { expect, test } from "./dashboard";
import { graceEnds } from "./grace";
import { call, jobs, KESTREL } from "./line-item-pages";

/** Counted, once all are read. */
const SEE_ADS = /^See its (\d+) ads?$/;
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

const totals = () => screen.findByRole("region", { name: "Totals" });

test("ads of every kind show what they brought, and come to what their line items come to", async ({
  open,
}) => {
  const daysAgo = (days: number) => addDays(dayIn("Europe/London", Date.now()), -days);
  const spentIn = async (section: string, range: string) => {
    await open(`${KESTREL}/${section}?range=${range}&columns=name,kind,spend`);
    await waitFor(async () => expect(within(await totals()).getByRole("status")).toHaveTextContent(/^As of/));
    return within(await totals()).getByText("Spend").nextElementSibling?.textContent;
  };
  expect(await spentIn("ads", `${daysAgo(9)}..${daysAgo(1)}`)).toMatch(/^[\d,.]+ GBP$/);
  const kinds = (await rowsNow())
    .filter((row) => row.textContent?.includes("GBP"))
    .map((row) => row.dataset.row?.split("-")[0]);
  expect(new Set(kinds)).toEqual(new Set(["post", "media"]));
  // Of these days every charge is final, which takes three days: later ones may change between two readings.
  const final = `${daysAgo(9)}..${daysAgo(4)}`;
  const spent = await spentIn("ads", final);
  expect(spent).toMatch(/^[\d,.]+ GBP$/);
  expect(spent).toBe(await spentIn("line-items", final));
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
  const link = await screen.findByRole("link", { name: SEE_ADS });
  const count = Number(SEE_ADS.exec(link.textContent ?? "")?.[1]);
  await user.click(link);
  await waitFor(() =>
    expect(`${location.pathname}${location.search}`).toMatch(new RegExp(`ads\\?item=${item}`)),
  );
  await waitFor(async () => expect((await rowsNow()).map((row) => row.dataset.row)).toContain(id));
  await waitFor(async () => expect(await rowsNow()).toHaveLength(count));
});

test("keys walk up from ads to line items and campaigns and down again, with the days that are looked at", async ({
  open,
  user,
}) => {
  await open(`${KESTREL}/ads?kind=post&range=30d`);
  await waitFor(async () => expect((await rowsNow()).length).toBeGreaterThan(0));
  await user.keyboard("u");
  expect(await screen.findByText("Move to a row first, or select some.")).toBeVisible();
  const cell = (await rowsNow())[0]?.querySelector<HTMLElement>("[role=gridcell]");
  if (cell) await user.click(cell);
  await screen.findByRole("dialog");
  const id = (await rowsNow())[0]?.dataset.row;
  await user.keyboard("u");
  await waitFor(() => expect(location.pathname).toMatch(/line-items$/));
  const item = new URLSearchParams(location.search).get("panel");
  await screen.findByRole("link", { name: SEE_ADS });
  await user.keyboard("u");
  await waitFor(() => expect(location.pathname).toMatch(/campaigns$/));
  const campaign = new URLSearchParams(location.search).get("panel");
  await screen.findByRole("link", { name: /^\d+ ads?$/ });
  const [listed] = await screen.findAllByRole("list", { name: /^Ads of / });
  const [ad] = within(listed ?? document.body).getAllByRole("link");
  expect(ad?.getAttribute("href")).toMatch(/\/ads\?item=\w+&panel=post-/);
  await waitFor(() => expect(ad).not.toHaveTextContent(/^Post \d/));
  await user.keyboard("i");
  await waitFor(() => expect(location.search).toBe(`?campaign=${campaign}&range=30d`));
  await screen.findByRole("grid", { name: "Line items" });
  await open(`${KESTREL}/line-items?panel=${item}&range=30d`);
  await screen.findByRole("link", { name: SEE_ADS });
  await user.keyboard("i");
  await waitFor(() => expect(location.search).toBe(`?item=${item}&range=30d`));
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

test("duplicates selected ads into other line items as one job, leaves alone what runs there already, and undoes it", async ({
  open,
  user,
  emulator,
}) => {
  await open(`${KESTREL}/ads?kind=post`);
  await waitFor(async () => expect((await rowsNow()).length).toBeGreaterThan(1));
  const [first] = await rowsNow();
  if (!first) throw new Error("There is no ad");
  await user.click(within(first).getByRole("checkbox"));
  await user.click(await screen.findByRole("button", { name: "Duplicate into…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Duplicate 1 ad into other line items" }));
  await user.click(await dialog.findByRole("button", { name: "Choose line items…" }));
  const picker = within(await screen.findByRole("dialog", { name: "Choose line items" }));
  const { data: ad } = await call<{ line_item_id: string }>(
    "GET",
    `promoted_posts/${first.dataset.row?.slice(5)}`,
  );
  const search = picker.getByRole("searchbox");
  await user.type(search, ad.line_item_id);
  await waitFor(() => expect(picker.getAllByRole("checkbox")).toHaveLength(1));
  await user.click(picker.getByRole("checkbox"));
  await user.clear(search);
  await waitFor(() => expect(picker.getAllByRole("checkbox").length).toBeGreaterThan(5));
  const others = picker.getAllByRole("checkbox", { checked: false });
  for (const box of others.slice(0, 4)) await user.click(box);
  await user.click(picker.getByRole("button", { name: "Take 5 line items" }));
  await dialog.findByText("5 chosen");
  await dialog.findByText("It promotes these already.");
  const go = await dialog.findByRole("button", { name: /^Duplicate 1 ad into \d+ line items$/ });
  const count = Number(/into (\d+)/.exec(go.textContent ?? "")?.[1]);
  expect(count).toBeGreaterThan(0);
  await user.click(go);
  await (await jobs()).findByText(`${count} of ${count} done`);
  const sent = async (method: string) =>
    (await emulator.requests()).filter((each) => each.method === method && /promoted_posts/.test(each.path));
  expect(await sent("POST")).toHaveLength(count);
  await user.click(await (await jobs()).findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await sent("DELETE")).toHaveLength(count));
});

test("duplicates a file into the line items that can show it, with its destination", async ({
  open,
  user,
  emulator,
}) => {
  await open(`${KESTREL}/ads?kind=media`);
  await waitFor(async () => expect((await rowsNow()).length).toBeGreaterThan(0));
  const [first] = await rowsNow();
  if (!first) throw new Error("There is no file");
  const { data: file } = await call<{ account_media_id: string; landing_url: string | null }>(
    "GET",
    `media_creatives/${first.dataset.row?.slice(6)}`,
  );
  await user.click(within(first).getByRole("checkbox"));
  await user.click(await screen.findByRole("button", { name: "Duplicate into…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Duplicate 1 ad into other line items" }));
  await user.click(await dialog.findByRole("button", { name: "Choose line items…" }));
  const picker = within(await screen.findByRole("dialog", { name: "Choose line items" }));
  await waitFor(() => expect(picker.getAllByRole("checkbox").length).toBeGreaterThan(1));
  for (const box of picker.getAllByRole("checkbox")) await user.click(box);
  await user.click(picker.getByRole("button", { name: /^Take \d+ line items$/ }));
  const go = await dialog.findByRole("button", { name: /^Duplicate 1 ad into \d+ line items?$/ });
  const count = Number(/into (\d+)/.exec(go.textContent ?? "")?.[1]);
  await user.click(go);
  await (await jobs()).findByText(`${count} of ${count} done`);
  const sent = async (method: string) =>
    (await emulator.requests()).filter((each) => each.method === method && /media_creatives/.test(each.path));
  expect(await sent("POST")).toHaveLength(count);
  const { data: shown } = await call<{ account_media_id: string; landing_url: string | null }[]>(
    "GET",
    "media_creatives?count=1000",
  );
  const same = shown.filter(({ account_media_id }) => account_media_id === file.account_media_id);
  expect(same.length).toBeGreaterThan(count);
  expect(new Set(same.map(({ landing_url }) => landing_url)).size).toBe(1);
});

test("puts ads into groups of what they look like, the one that spent most first, in one click", async ({
  open,
  user,
}) => {
  await open(`${KESTREL}/ads?range=30d`);
  await waitFor(async () => expect((await rowsNow()).length).toBeGreaterThan(0));
  await user.click(await screen.findByRole("link", { name: "By creative" }));
  await waitFor(() => expect(new URLSearchParams(location.search).get("group")).toBe("creative"));
  expect(new URLSearchParams(location.search).get("range"), "the days stay from view to view").toBe("30d");
  await waitFor(async () => {
    const heads = await rowsNow();
    expect(heads.map(({ dataset }) => dataset.row)).not.toContain("group ");
    expect(heads.length).toBeGreaterThan(1);
    const spent = heads.map((head) => /([\d,.]+) GBP/.exec(head.textContent ?? "")?.[1]?.replaceAll(",", ""));
    expect(spent[0]).toBeDefined();
    const amounts = spent.flatMap((amount) => amount ?? []).map(Number);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });
  const [first] = await rowsNow();
  expect(first).toHaveTextContent(/\d+ line items?/);
});
