import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { formatDay } from "@/lib/format/dates";
import { SAVED_ITEMS_PATH } from "@/lib/lists/savable";
import type { SavedItem } from "@/lib/saved-items/saved-item";
import { addDays, dayIn } from "@/lib/time/calendar";
import { dialog, FEW, idOf, openCampaigns, rows, textOf } from "./campaign-pages";
import { expect, type TestStore, test, write } from "./dashboard";

const yesterday = addDays(dayIn("Europe/London", Date.now()), -1);
const LIST = "?columns=name,spend&chart=spend";

const savedNotes = async (store: TestStore) => {
  const place = { environment: "live", handle: "mara_agency", account_id: FEW.id };
  const { items } = await store.ask<{ items: SavedItem[] }>(
    SAVED_ITEMS_PATH,
    { ...place, do: "list", kind: "note" },
    "mara_agency",
  );
  return items;
};

type Chart = ReturnType<typeof within>;
const ofList = async () => within(await screen.findByRole("region", { name: "Spend by day" }));
const sliderOf = (chart: Chart) => chart.findByRole("slider", { name: "Read single values" });

/** Writes a note at the last day of a chart, by keys alone. */
async function addNote(user: UserEvent, chart: Chart, text: string, whose?: "Account") {
  (await sliderOf(chart)).focus();
  await user.keyboard("{Enter}");
  const adding = within(await dialog(`Add a note on ${formatDay(yesterday)}`));
  await write(user, adding.getByLabelText("Note"), text);
  if (whose) await user.click(adding.getByRole("radio", { name: whose }));
  await user.click(adding.getByRole("button", { name: "Add the note" }));
  await waitFor(() => expect(screen.queryByText(`Add a note on ${formatDay(yesterday)}`)).toBeNull());
}

test("a note is made from a point of the chart, shown there and in the table, changed and removed", async ({
  open,
  user,
  store,
}) => {
  await store.on();
  await openCampaigns(open, LIST);
  const chart = await ofList();
  await addNote(user, chart, "Sale begins", "Account");
  await waitFor(async () =>
    expect(await sliderOf(chart)).toHaveAttribute("aria-valuetext", expect.stringMatching(/\. Sale begins$/)),
  );
  expect(await savedNotes(store)).toMatchObject([
    {
      body: { day: yesterday, text: "Sale begins", about: null },
      shared: true,
      owner: { handle: "mara_agency" },
    },
  ]);
  await user.click(chart.getByRole("radio", { name: "Table" }));
  const table = within(await chart.findByRole("table", { name: "Spend by day" }));
  table.getByRole("columnheader", { name: "Notes" });
  table.getByRole("cell", { name: "Sale begins" });

  await user.click(chart.getByRole("button", { name: "1 note" }));
  const listed = within(chart.getByRole("list", { name: "Notes" }));
  listed.getByText(/^Account, made by you/);
  await user.click(listed.getByRole("button", { name: "Change the note: Sale begins" }));
  const changing = within(await dialog(`Change the note on ${formatDay(yesterday)}`));
  await write(user, changing.getByLabelText("Note"), "Sale over");
  await user.click(changing.getByRole("button", { name: "Save the note" }));
  await table.findByRole("cell", { name: "Sale over" });
  await user.click(listed.getByRole("button", { name: "Remove the note: Sale over" }));
  const asked = within(await dialog("Delete the note: Sale over"));
  await user.click(asked.getByRole("button", { name: "Delete note" }));
  await waitFor(() => expect(chart.queryByRole("button", { name: "1 note" })).toBeNull());
  expect(await savedNotes(store)).toEqual([]);
});

test("a note about one campaign is shown in its panel, and not above the list", async ({
  open,
  user,
  store,
}) => {
  await store.on();
  await openCampaigns(open, LIST);
  const list = await ofList();
  await sliderOf(list);
  const shown = rows().find((row) => /GBP$/.test(textOf(idOf(row), "spend")));
  await user.click(within(shown ?? document.body).getByRole("link"));
  const panel = within(await screen.findByRole("dialog"));
  const chart = within(await panel.findByRole("region", { name: "Spend by day" }));
  await addNote(user, chart, "New picture");
  await chart.findByRole("button", { name: "1 note" });
  expect(list.queryByRole("button", { name: "1 note" })).toBeNull();
  // It is the person's own, until it is shared.
  expect(await savedNotes(store)).toMatchObject([
    { body: { about: idOf(shown ?? document.body) }, shared: false },
  ]);
});

test("without a store notes stay on the device, also where there is nothing to draw", async ({
  open,
  user,
}) => {
  await openCampaigns(open, LIST);
  await addNote(user, await ofList(), "Only here");
  await openCampaigns(open, LIST);
  const chart = await ofList();
  await user.click(await chart.findByRole("button", { name: "1 note" }));
  chart.getByText("Only here");
  await sliderOf(chart);
  const quiet = rows().find((row) => !/GBP$/.test(textOf(idOf(row), "spend")));
  const name = quiet && textOf(idOf(quiet), "name");
  await openCampaigns(open, `${LIST}&q=${encodeURIComponent(name ?? "")}`);
  const empty = await ofList();
  await empty.findByText("No spend on these days.");
  await user.click(await empty.findByRole("button", { name: "1 note" }));
  empty.getByText("Only here");
});
