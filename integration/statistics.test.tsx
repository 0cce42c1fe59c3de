import { screen, waitFor, within } from "@testing-library/react";
import { formatNumber } from "@/lib/format/numbers";
import { elapsedHours } from "@/lib/statistics/day-hours";
import { daysIn } from "@/lib/statistics/day-ranges";
import { addDays, dayIn } from "@/lib/time/calendar";
import { behindViewMenu, FEW, fromViewMenu, idOf, openCampaigns, rows, textOf } from "./campaign-pages";
import { expect, test, write } from "./dashboard";

const NUMBER = /^[\d,]+$/;
const numberOf = (text: string) => Number(text.replace(/[^\d.]/g, ""));
const shownNumbers = (column: string) =>
  rows()
    .map((row) => textOf(idOf(row), column))
    .filter((text) => NUMBER.test(text))
    .map(numberOf);
const totals = () => within(screen.getByRole("region", { name: "Totals" }));
const read = () => waitFor(() => expect(totals().getByRole("status")).toHaveTextContent(/^As of/));

test("campaigns show what they brought, as the service counts it, and what they come to", async ({
  open,
  ask,
}) => {
  // A day whose counts are final: those of yesterday still grow between two readings.
  const day = addDays(dayIn("Europe/London", Date.now()), -3);
  const columns = "name,spend,impressions,results,cost_per_result";
  await openCampaigns(open, `?columns=${columns}&range=${day}..${day}`);
  await read();
  const shown = rows().filter((row) => NUMBER.test(textOf(idOf(row), "impressions")));
  expect(shown.length).toBeGreaterThan(0);
  for (const row of shown.slice(0, 3)) {
    const parts = await Promise.all(
      ["ALL_ON_SERVICE", "PUBLISHER_NETWORK"].map(async (placement) => {
        const params = new URLSearchParams({
          entity: "CAMPAIGN",
          entity_ids: idOf(row),
          start_time: day,
          end_time: addDays(day, 1),
          granularity: "TOTAL",
          placement,
          metric_groups: "ENGAGEMENT",
        });
        const answer = await ask(`live/mara_agency/12/stats/accounts/${FEW.id}?${params}`);
        const { data } = await answer.json();
        return Number(data[0].id_data[0].metrics.impressions?.[0] ?? 0);
      }),
    );
    const sum = parts.reduce((a, b) => a + b);
    expect(textOf(idOf(row), "impressions")).toBe(formatNumber(sum));
  }
  const sum = shownNumbers("impressions").reduce((a, b) => a + b, 0);
  expect(totals().getByText(formatNumber(sum))).toBeVisible();
  expect(shown.map((row) => textOf(idOf(row), "results")).join()).toMatch(
    /\d (link clicks|engagements|follows|video views|installs|app clicks|impressions)/,
  );
});

test("what was not shown, what is unlike and what is not for the objective look different", async ({
  open,
}) => {
  await openCampaigns(open, "?columns=name,spend,results,video_views");
  await read();
  const words = (column: string) => rows().map((row) => textOf(idOf(row), column));
  expect(words("spend").join()).toContain("Not shown in this period");
  expect(words("video_views").join()).toContain("Not for this objective");
  expect(words("spend").some((text) => /\d GBP$/.test(text))).toBe(true);
});

test("campaigns are sorted and filtered by what they brought, and the address says which days", async ({
  open,
  user,
}) => {
  await openCampaigns(open, "?columns=name,impressions,spend&sort=impressions-desc&range=14d");
  await read();
  await waitFor(() => {
    const shown = shownNumbers("impressions");
    expect(shown).toEqual(shown.toSorted((a, b) => b - a));
    expect(shown.length).toBeGreaterThan(1);
  });
  const [most = 0] = shownNumbers("impressions");
  await user.keyboard("f");
  await write(user, await screen.findByRole("combobox", { name: "Filter by" }), "impressions");
  await user.keyboard("{Enter}");
  await write(user, await screen.findByLabelText("At least"), String(most));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(shownNumbers("impressions")).toEqual([most]));
  expect(location.search).toContain(`impressions=${most}..`);

  await user.click(screen.getByRole("button", { name: /^Days of the statistics: Last 14 days/ }));
  await user.click(await screen.findByRole("button", { name: "Yesterday" }));
  await waitFor(() => expect(location.search).toContain("range=yesterday"));
  await user.click(screen.getByRole("button", { name: /^Days of the statistics: Yesterday/ }));
  await user.selectOptions(await screen.findByLabelText("Compare with"), "The days before");
  await waitFor(() => expect(location.search).toContain("compare=before"));
});

test("a set of statistics takes the place of another, and goes into a file", async ({
  open,
  user,
  downloads,
}) => {
  await openCampaigns(open, "?range=30d");
  await read();
  await behindViewMenu(user, /^Statistics/, "Clicks", "menuitem");
  await waitFor(() =>
    expect(location.search).toMatch(/columns=name,status,why,daily,total,spend,impressions,link_clicks/),
  );
  await read();
  await fromViewMenu(user, "Export these rows, columns as seen");
  const { text } = await downloads.next();
  const [heading = "", ...lines] = text.trimEnd().split("\r\n");
  expect(heading).toMatch(/,Spend,Impressions,Link clicks,Link click rate \(%\),/);
  expect(lines.some((line) => /,\d+\.\d+,\d+,\d+,/.test(line))).toBe(true);
});

test("a comparison shows the earlier figure, and sorts by the change", async ({ open }) => {
  await openCampaigns(open, "?columns=name,spend,spend_change&compare=before&sort=spend_change-desc");
  await read();
  const changes = () =>
    rows()
      .map((row) => textOf(idOf(row), "spend_change"))
      .filter((text) => text.endsWith("%"));
  await waitFor(() => expect(changes().length).toBeGreaterThan(0));
  expect(document.querySelector("[data-cell=spend] [title*='Before:']")).not.toBeNull();
});

test("figures are drawn day by day above the list and in a panel, with a table beside", async ({
  open,
  user,
}) => {
  await openCampaigns(open, "?columns=name,spend&range=14d&compare=before");
  await read();
  await user.click(totals().getByRole("button", { name: "Chart" }));
  const chart = within(await screen.findByRole("region", { name: "Spend by day" }));
  await chart.findByRole("slider", { name: "Read single values" });
  expect(location.search).toContain("chart=spend");
  await user.click(chart.getByRole("radio", { name: "Table" }));
  const table = await chart.findByRole("table", { name: "Spend by day" });
  // A head, and a row for each day.
  expect(within(table).getAllByRole("row")).toHaveLength(15);
  expect(table).toHaveTextContent(/\d GBP/);
  await user.selectOptions(chart.getByLabelText("Figure of the chart"), "Impressions");
  await screen.findByRole("region", { name: "Impressions by day" });
  await user.click(totals().getByRole("button", { name: "Chart" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Impressions by day" })).toBeNull());

  const shown = rows().find((row) => /GBP$/.test(textOf(idOf(row), "spend")));
  await user.click(within(shown ?? document.body).getByRole("link"));
  const panel = within(await screen.findByRole("dialog"));
  await panel.findByRole("region", { name: "Spend by day" });
  await panel.findByRole("slider", { name: "Read single values" });
});

test("a chart is zoomed into some of its days by keys, and out again", async ({ open, user }) => {
  await openCampaigns(open, "?columns=name,spend&range=14d&chart=spend");
  await read();
  const chart = within(await screen.findByRole("region", { name: "Spend by day" }));
  const slider = await chart.findByRole("slider", { name: "Read single values" });
  slider.focus();
  await user.keyboard("{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}");
  expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^\d+ \w+ \d{4} to \d+ \w+ \d{4}$/));
  await user.keyboard("{Escape}");
  expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/: [\d,.]+ GBP/));
  await user.keyboard("{Shift>}{ArrowRight}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}");
  await waitFor(() => expect(location.search).toMatch(/range=\d{4}-\d\d-\d\d\.\.\d{4}-\d\d-\d\d/));
  const [, from = "", to = ""] = /range=([\d-]+)\.\.([\d-]+)/.exec(location.search) ?? [];
  expect(daysIn({ from, to })).toHaveLength(2);
  await user.click(await screen.findByRole("button", { name: "Zoom out" }));
  await waitFor(() => expect(location.search).toContain("range=14d"));
  expect(screen.queryByRole("button", { name: "Zoom out" })).toBeNull();
});

test("a second figure is drawn against an axis of its own, shown beside the first, and kept in the address", async ({
  open,
  user,
}) => {
  await openCampaigns(open, "?columns=name,spend&range=14d&compare=before&chart=spend,impressions");
  await read();
  const chart = within(await screen.findByRole("region", { name: "Spend and Impressions by day" }));
  const slider = await chart.findByRole("slider", { name: "Read single values" });
  const value = String.raw`\S.*: Spend ([\d,.]+ GBP|unknown)`;
  const estimate = String.raw` \(estimate\)`;
  expect(slider).toHaveAttribute(
    "aria-valuetext",
    expect.stringMatching(
      new RegExp(`^${value}${estimate}, Impressions ([\\d,]+${estimate}|unknown); compared with ${value}$`),
    ),
  );
  // The second figure is shown for the days themselves only.
  expect(chart.getAllByText("Impressions", { selector: "span" })).toHaveLength(1);
  expect(chart.getAllByText(/^Spend, .+ to /)).toHaveLength(2);
  await user.click(chart.getByRole("radio", { name: "Table" }));
  const heads = (await chart.findAllByRole("columnheader")).map(({ textContent }) => textContent);
  expect(heads).toEqual(["Day", "Spend", "Impressions", "Day compared", "Spend then", "Impressions then"]);
  await user.selectOptions(chart.getByLabelText("Second figure of the chart"), "Link click rate");
  await waitFor(() => expect(location.search).toContain("chart=spend,link_click_rate"));
  await user.click(totals().getByRole("button", { name: "Chart" }));

  const shown = rows().find((row) => /GBP$/.test(textOf(idOf(row), "spend")));
  await user.click(within(shown ?? document.body).getByRole("link"));
  const panel = within(await screen.findByRole("dialog"));
  await user.selectOptions(await panel.findByLabelText("Second figure of the chart"), "CPM");
  await panel.findByRole("region", { name: "Spend and CPM by day" });
  await waitFor(() => expect(location.search).toContain("drawn=spend,cpm"));
  await user.selectOptions(panel.getByLabelText("Second figure of the chart"), "and …");
  await panel.findByRole("region", { name: "Spend by day" });
  await waitFor(() => expect(location.search).not.toContain("drawn"));
});

test("few days are drawn hour by hour too, in account time, of a list and of a record", async ({
  open,
  user,
}) => {
  const today = dayIn("Europe/London", Date.now());
  const range = `${addDays(today, -4)}..${addDays(today, -3)}`;
  await openCampaigns(open, `?columns=name,spend&range=${range}&chart=impressions`);
  await read();
  const days = within(await screen.findByRole("region", { name: "Impressions by day" }));
  await days.findByRole("slider", { name: "Read single values" });
  const sumOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole("row")
      .slice(1)
      .map((row) => numberOf(within(row).getAllByRole("cell")[1]?.textContent ?? ""))
      .reduce((a, b) => a + b, 0);
  await user.click(days.getByRole("radio", { name: "Table" }));
  const inDays = sumOf(await days.findByRole("table", { name: "Impressions by day" }));
  expect(inDays).toBeGreaterThan(0);
  await user.click(days.getByRole("radio", { name: "Hour" }));
  await waitFor(() => expect(location.search).toContain("chart=impressions,hour"));
  const hours = within(await screen.findByRole("region", { name: "Impressions by hour" }));
  const table = await hours.findByRole("table", { name: "Impressions by hour" });
  const hourRows = within(table).getAllByRole("row").slice(1);
  expect(hourRows).toHaveLength(elapsedHours(addDays(today, -4), "Europe/London").length * 2);
  expect(hourRows[0]).toHaveTextContent(/, 00:00/);
  // The hours come to what the days come to.
  expect(sumOf(table)).toBe(inDays);
  await user.click(totals().getByRole("button", { name: "Chart" }));

  const shown = rows().find((row) => /GBP$/.test(textOf(idOf(row), "spend")));
  await user.click(within(shown ?? document.body).getByRole("link"));
  const panel = within(await screen.findByRole("dialog"));
  await user.click(await panel.findByRole("radio", { name: "Hour" }));
  await panel.findByRole("region", { name: "Spend by hour" });
  await waitFor(() => expect(location.search).toContain("drawn=spend,hour"));
  // More days are drawn by day, until there are few again.
  await user.click(panel.getByRole("button", { name: /^Days of the statistics/ }));
  await user.click(await screen.findByRole("button", { name: "Last 30 days" }));
  const month = within(await panel.findByRole("region", { name: "Spend by day" }));
  expect(month.queryByRole("radio", { name: "Hour" })).toBeNull();
});

test("a chart marks the days on which something was changed, of one campaign or of many", async ({
  open,
  user,
}) => {
  await openCampaigns(open, "?columns=name,spend&range=90d&chart=spend");
  await read();
  const chart = within(await screen.findByRole("region", { name: "Spend by day" }));
  await user.click(await chart.findByRole("button", { name: "Mark changes" }));
  // These tests run without a store.
  await chart.findByText("This dashboard keeps no changes.");
  expect(chart.getByRole("link", { name: "See the history" })).toHaveAttribute(
    "href",
    expect.stringMatching(/history\?entity=EVERYTHING&period=days&from=[\d-]+&to=[\d-]+$/),
  );
  await user.click(totals().getByRole("button", { name: "Chart" }));

  const shown = rows().find((row) => /GBP$/.test(textOf(idOf(row), "spend")));
  await user.click(within(shown ?? document.body).getByRole("link"));
  const panel = within(await screen.findByRole("dialog"));
  await user.click(await panel.findByRole("button", { name: "Mark changes" }));
  await panel.findByText(/^Changed on \d+ days?\.$/);
  await user.click(panel.getByRole("radio", { name: "Table" }));
  const table = within(await panel.findByRole("table", { name: "Spend by day" }));
  table.getByRole("columnheader", { name: "Changed" });
  expect(table.getAllByRole("cell", { name: / → / })).not.toEqual([]);
});

test("campaigns are shown beside their plans: sorted, filtered, grouped and exported", async ({
  open,
  user,
  downloads,
}) => {
  const columns = "?columns=name,total,pace,projected";
  await openCampaigns(open, `${columns}&sort=pace-asc`);
  const paces = () => rows().map((row) => textOf(idOf(row), "pace"));
  await waitFor(() => {
    expect(paces().some((text) => /^(On pace|(Ahead|Behind) \d+%)$/.test(text))).toBe(true);
    expect(paces().join()).not.toContain("Not read yet");
  });
  const title = document.querySelector("[data-cell=pace] [title^=Spent]")?.getAttribute("title");
  expect(title).toMatch(
    /^Spent [\d,.]+ GBP of [\d,.]+ GBP planned for the (complete days so far|last 89 days)\.$/,
  );
  await fromViewMenu(user, "Export these rows, columns as seen");
  const { text } = await downloads.next();
  expect(text).toMatch(/Pacing,Spent of plan \(%\),Planned to date,Projected spend/);
  expect(text).toMatch(/,(On pace|(Ahead|Behind) \d+%),\d+\.\d+,\d+\.\d+,/);

  await openCampaigns(open, `${columns}&pace=none&group=pace`);
  await waitFor(() => expect(rows()[0]).toHaveTextContent("Nothing to pace against"));
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
});

test("line items are shown beside their own plans", async ({ open }) => {
  await open(`/live/mara_agency/${FEW.id}/line-items?columns=name,daily,pace&pace=on,ahead,behind`);
  await waitFor(() => {
    expect(rows().length).toBeGreaterThan(0);
    for (const row of rows()) expect(textOf(idOf(row), "pace")).toMatch(/^(On pace|Nothing spent|\w+ \d+%)$/);
  });
});
