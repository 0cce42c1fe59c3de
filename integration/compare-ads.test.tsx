import { screen, waitFor, within } from "@testing-library/react";
import { FEW, recordsOf } from "./campaign-pages";
import { expect, press, test } from "./dashboard";

const numberOf = (text: string | null | undefined) => Number(text?.replace(/[^\d.]/g, "") ?? 0);

test("posts of a line item stand side by side, and it is said what may be chance", async ({
  open,
  user,
  ask,
}) => {
  await open(`/live/mara_agency/${FEW.id}/line-items`);
  const promoted = `live/mara_agency/12/accounts/${FEW.id}/promoted_posts`;
  const { data }: { data: readonly { line_item_id: string; post_id: string }[] } = await (
    await ask(promoted)
  ).json();
  const id = data[0]?.line_item_id ?? "";
  const other = data.find(({ post_id }) => post_id !== data[0]?.post_id)?.post_id;
  const added = await ask(`${promoted}?line_item_id=${id}&post_ids=${other}`, { method: "POST" });
  expect(added.ok).toBe(true);
  await open(`/live/mara_agency/${FEW.id}/line-items?panel=${id}&range=30d`);
  const part = within(await screen.findByRole("region", { name: "Ads compared" }));
  await press(user, part.getByRole("button", { name: "Compare its ads" }));
  const table = within(await part.findByRole("table", { name: "Ads side by side" }));
  const columns = table.getAllByRole("columnheader").map((head) => head.textContent);
  const cells = table
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell"));
  const impressions = cells.map((row) => numberOf(row[columns.indexOf("Impressions")]?.textContent));
  const all = impressions.pop() ?? 0;
  expect(impressions).toHaveLength(2);
  expect(impressions.reduce((a, b) => a + b, 0)).toBe(all);
  expect(impressions).toEqual(impressions.toSorted((a, b) => b - a));
  // The post that was added just now has not been shown yet.
  expect(cells[1]?.[columns.indexOf("Impressions")]).toHaveTextContent("Not shown in this period");
  expect(table.getAllByText("Nothing to compare")).toHaveLength(2);
  part.getByText("At least two ads must have been shown to compare them.");
  expect(location.search).toContain(`posts=${id}`);
});

interface ShownAd {
  readonly line_item_id: string;
}

test.for([
  ["accounts", "promoted_accounts", /^@\w+$/],
  ["media", "media_creatives", /^[A-Z][\w, -]+ \w+$/],
] as const)(
  "%s that a line item shows stand side by side as its posts do",
  async ([, list, name], { open }) => {
    await open(`/live/mara_agency/${FEW.id}/line-items`);
    const ads = await recordsOf<ShownAd>(list);
    const item = ads[0]?.line_item_id ?? "";
    const shown = ads.filter(({ line_item_id }) => line_item_id === item).length;
    await open(`/live/mara_agency/${FEW.id}/line-items?panel=${item}&range=30d&posts=${item}`);
    const part = within(await screen.findByRole("region", { name: "Ads compared" }));
    const table = within(await part.findByRole("table", { name: "Ads side by side" }));
    const names = () =>
      table
        .getAllByRole("row")
        .slice(1, -1)
        .map((row) => within(row).getAllByRole("cell")[0]?.textContent ?? "");
    expect(names()).toHaveLength(shown);
    // Until they are looked up, ads are named by their IDs.
    await waitFor(() => {
      for (const each of names()) expect(each).toMatch(name);
    });
  },
);
