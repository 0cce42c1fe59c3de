import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { confirmMaker } from "@/lib/database/confirm-makers";
import { overStore, setStore } from "@/lib/database/store-connection";
import { freezeReport } from "@/lib/reports/freeze-report";
import { type ListedReport, REPORTS_PATH } from "@/lib/reports/report";
import { storeReport } from "@/lib/reports/store-reports";
import { testView } from "@/lib/reports/test-report";
import { dialog, FEW, fromViewMenu, openCampaigns } from "./campaign-pages";
import { expect, press, type TestStore, test, write } from "./dashboard";
import { runCommand } from "./shell-pages";

const COLUMNS = "?columns=name,spend,impressions,cpm&range=7d";

const ask = (store: TestStore) =>
  store.ask<{ reports: ListedReport[] }>(
    REPORTS_PATH,
    { environment: "live", handle: "mara_agency", account_id: FEW.id, do: "list" },
    "mara_agency",
  );

async function openSharing(user: UserEvent) {
  await fromViewMenu(user, "Share report…");
  return within(await dialog("Share report"));
}

test("without a store there is no link, and why is said", async ({ open, user }) => {
  await openCampaigns(open, COLUMNS);
  const sharing = await openSharing(user);
  await sharing.findByText("No report can be shared");
  await user.click(sharing.getByRole("radio", { name: "Follow" }));
  expect(sharing.getByRole("button", { name: "Create link" })).toHaveAccessibleDescription(/STORE=none/);
});

test("who may not see statistics shares no report and sees none", async ({ store, accountId }) => {
  const pia = { environment: "live", handle: "pia_partner" };
  const account = await accountId(undefined, { as: pia.handle });
  await store.on();
  const answer = await store.ask(REPORTS_PATH, { ...pia, account_id: account, do: "list" }, pia.handle);
  expect(answer).toMatchObject({ errors: [{ code: "NOT_PERMITTED" }] });
});

test("a view is shared behind a link, listed with who made it, and ended", async ({ open, user, store }) => {
  await store.on();
  await openCampaigns(open, COLUMNS);
  const sharing = await openSharing(user);
  await sharing.findByText("No link opens now.");
  await user.clear(sharing.getByLabelText("Title"));
  await press(user, sharing.getByRole("button", { name: "Create link" }));
  expect(await sharing.findByLabelText("Title")).toHaveAccessibleDescription(/Give the report a title\./);
  expect(sharing.getByLabelText("Title")).toHaveFocus();
  await write(user, sharing.getByLabelText("Title"), "For the client");
  await user.click(sharing.getByRole("radio", { name: "Without spend" }));
  await user.click(sharing.getByRole("radio", { name: "Follow" }));
  sharing.getByText(/of the last 7 days by then/);
  await user.click(sharing.getByRole("radio", { name: "7 days" }));
  await press(user, sharing.getByRole("button", { name: "Create link" }));
  const link = await sharing.findByLabelText("Link");
  expect(link).toHaveDisplayValue(/\/reports\/[\w-]{32}$/);
  const [report] = (await ask(store)).reports;
  expect(report).toMatchObject({ title: "For the client", with_spend: false, live: true, stopped: null });
  await sharing.findByText(/@mara_agency, follows, without spend/);
  await user.click(await sharing.findByRole("button", { name: "Stop sharing For the client" }));
  const stopping = within(await dialog("Stop sharing “For the client”"));
  await user.click(stopping.getByRole("button", { name: "Stop sharing" }));
  await waitFor(async () => expect((await ask(store)).reports).toEqual([]));
});

test("a file says of which days its numbers are, and what they mean", async ({ open, user, downloads }) => {
  await openCampaigns(open, "?columns=name,spend,cpm&range=2026-11-01..2026-11-07&compare=before");
  await fromViewMenu(user, "Export these rows, with definitions");
  const { text } = await downloads.next();
  const [rows = "", about = ""] = text.split("\r\n\r\n");
  expect(rows).toMatch(/^ID,Name,Spend,CPM,Currency\r\n/);
  expect(about.split("\r\n").slice(0, 3)).toEqual([
    `Account,${FEW.name}`,
    'Days,"1 Nov 2026 to 7 Nov 2026, both included, in Europe/London"',
    'Compared,"1 Nov 2026 to 7 Nov 2026 against 25 Oct 2026 to 31 Oct 2026, complete days only"',
  ]);
  expect(about).toContain('CPM,"Spend for 1,000 impressions."');
});

test("a file is what was chosen last", async ({ open, user, downloads }) => {
  await openCampaigns(open, COLUMNS);
  await press(user, screen.getByRole("button", { name: "View" }));
  await press(user, await screen.findByRole("menuitemradio", { name: "TSV" }));
  await press(user, await screen.findByRole("menuitem", { name: "Export these rows, columns as seen" }));
  const tsv = await downloads.next();
  expect(tsv.name).toMatch(/ campaigns [\d-]{10}\.tsv$/);
  expect(tsv.text).toMatch(/^ID\tName\tSpend\tImpressions\tCPM\tCurrency\n/);
  await press(user, screen.getByRole("button", { name: "View" }));
  expect(await screen.findByRole("menuitemradio", { name: "TSV" })).toBeChecked();
  await press(user, screen.getByRole("menuitemradio", { name: "Excel (XLSX)" }));
  await press(user, await screen.findByRole("menuitem", { name: "Export these rows, with definitions" }));
  const workbook = await downloads.next();
  expect(workbook.name).toMatch(/\.xlsx$/);
  expect(workbook.text.slice(0, 2)).toBe("PK");
  await runCommand(user, "^Export these campaigns as TSV", "export as tsv");
  expect((await downloads.next()).text).toBe(tsv.text);
});

test("a link shows the report to anyone until it ends", async ({ open, user, downloads }) => {
  setStore({ kind: "file", file: ":memory:" });
  const around = { environment: "live", account: "Northwind", zone: "Europe/Berlin" } as const;
  const report = freezeReport(testView({ count: 900 }), { ...around, withSpend: true, now: Date.now() });
  const mara = { environment: "live", accountId: "a1", userId: "22", handle: "mara_agency" } as const;
  const sharer = { ...mara, mayManage: true };
  const store = (now: number) => overStore((db) => storeReport(db, sharer, report, 7, now));
  const [made, over] = [await store(Date.now()), await store(0)];
  await open(`/reports/${made?.token}`);
  await screen.findByRole("heading", { name: "Campaigns, last 7 days" });
  screen.getByText("1 Nov 2026 to 7 Nov 2026, both included, in Europe/Berlin");
  screen.getByText(/there are 898 more\./);
  screen.getByText(/by @mara_agency$/);
  expect(screen.getByRole("row", { name: /^=Autumn/ })).toHaveTextContent("1,234.57 EUR");
  screen.getByText("Spend for 1,000 impressions.");
  for (const [format, ending, start] of [
    ["CSV", "csv", "Name,"],
    ["TSV", "tsv", "Name\t"],
    ["Excel (XLSX)", "xlsx", "PK"],
  ] as const) {
    await press(user, screen.getByRole("button", { name: "Download" }));
    await press(user, await screen.findByRole("menuitem", { name: format }));
    const file = await downloads.next();
    expect(file.name).toBe(`Northwind Campaigns, last 7 days.${ending}`);
    expect(file.text.slice(0, start.length)).toBe(start);
  }
  const rows = ["c1", "c2"].map((id) => ({ entity: "CAMPAIGN" as const, id, objectives: [] }));
  const follows = { range: "7d", rows };
  const live = await overStore((db) => storeReport(db, sharer, { ...report, follows }, 7, Date.now()));
  await open(`/reports/${live?.token}`);
  await screen.findByText("Nothing of these days is read");
  const lost = { scope: "live a1", userId: "22", sees: false };
  await overStore((db) => confirmMaker(db, lost, Date.now()));
  await open(`/reports/${live?.token}`);
  await screen.findByRole("heading", { name: "This report has stopped" });
  screen.getByText(/^Ask @mara_agency, or another person/);
  for (const token of [over?.token, "x", "a".repeat(32)]) {
    await open(`/reports/${token}`);
    await screen.findByRole("heading", { name: "This report does not exist or has expired" });
  }
  setStore({ kind: "none" });
});
