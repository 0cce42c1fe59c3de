import { screen, waitFor, within } from "@testing-library/react";
import { idOf, openCampaigns, rows, textOf } from "./campaign-pages";
import { expect, test } from "./dashboard";

const MINUTE_MS = 60_000;
const numberOf = (text: string | null) => Number(text?.replace(/[^\d.]/g, ""));

/** The panel of a campaign that was shown in the last week. */
async function panelOfShown(
  open: Parameters<typeof openCampaigns>[0],
  user: { click: (on: Element) => Promise<void> },
) {
  await openCampaigns(open, "?columns=name,impressions");
  const totals = within(screen.getByRole("region", { name: "Totals" }));
  await totals.findByText(/^As of/);
  const shown = rows().find((row) => numberOf(textOf(idOf(row), "impressions")) > 1_000);
  await user.click(within(shown ?? document.body).getByRole("link"));
  return within(await screen.findByRole("dialog"));
}

test("what a campaign brought is broken down by age, with how much of it is known", async ({
  open,
  user,
  emulator,
}) => {
  const panel = await panelOfShown(open, user);
  await user.selectOptions(await panel.findByLabelText("Break down by"), "Age");
  await panel.findByText(/^The service is computing this/);
  await emulator.advance(MINUTE_MS);

  const table = within(await panel.findByRole("table", { name: "Statistics by age group" }));
  const names = table
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
  expect(names).toEqual(["13-17", "18-24", "25-34", "35-49", "50+", "All"]);
  const columns = table.getAllByRole("columnheader").map((head) => head.textContent);
  const impressions = table
    .getAllByRole("row")
    .slice(1)
    .map((row) =>
      numberOf(within(row).getAllByRole("cell")[columns.indexOf("Impressions")]?.textContent ?? null),
    );
  const all = impressions.pop() ?? 0;
  const known = impressions.reduce((a, b) => a + b, 0);
  expect(known).toBeGreaterThan(all * 0.95);
  expect(known).toBeLessThan(all);
  panel.getByText(/^The age group is known for 9[67][.\d]*% of impressions/);
});

test("a breakdown that the service refuses says why, and is computed anew", async ({
  open,
  user,
  emulator,
}) => {
  const panel = await panelOfShown(open, user);
  const message = "A maximum of 100 jobs can be in processing state";
  await emulator.fault({
    method: "POST",
    path: "/live/12/stats/jobs/*",
    status: 400,
    body: { errors: [{ code: "TOO_MANY_JOBS", message }] },
    count: 1,
  });
  await user.selectOptions(await panel.findByLabelText("Break down by"), "Gender");
  expect(await panel.findByRole("alert")).toHaveTextContent("TOO_MANY_JOBS");
  await user.click(panel.getByRole("button", { name: "Try again" }));
  await panel.findByText(/^The service is computing this/);
  await emulator.advance(MINUTE_MS);
  const table = await panel.findByRole("table", { name: "Statistics by gender" });
  within(table).getByRole("cell", { name: "Female" });
});

test("the address says what a campaign is broken down by, and nothing of another campaign", async ({
  open,
  user,
  emulator,
}) => {
  const panel = await panelOfShown(open, user);
  await user.selectOptions(await panel.findByLabelText("Break down by"), "Gender");
  await panel.findByText(/^The service is computing this/);
  const id = new URLSearchParams(location.search).get("panel") ?? "";
  await waitFor(() => expect(location.search).toContain(`breakdown=GENDER.${id}`));
  await open(location.pathname + location.search);
  const again = within(await screen.findByRole("dialog"));
  await again.findByText(/^The service is computing this/);
  await emulator.advance(MINUTE_MS);
  await again.findByRole("table", { name: "Statistics by gender" });

  await open(`${location.pathname}${location.search.replace(`GENDER.${id}`, "GENDER.other")}`);
  const other = within(await screen.findByRole("dialog"));
  expect(await other.findByLabelText("Break down by")).toHaveValue("");
});
