import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import {
  FEW,
  fromViewMenu,
  jobs,
  jobsSay,
  MANY,
  openCampaigns,
  operationsOf,
  pageSays,
  recordsOf,
  writesOf,
} from "./campaign-pages";
import { expect, type Open, test, write } from "./dashboard";

interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly daily_budget_amount_local_micro: string | null;
  readonly total_budget_amount_local_micro: string | null;
}

interface Instrument {
  readonly id: string;
  readonly currency: string;
  readonly deleted: boolean;
  readonly able_to_fund: boolean;
}

const IMPORT = `/live/mara_agency/${FEW.id}/campaigns/import`;
const BATCHES = `/live/12/batch/accounts/${FEW.id}/campaigns`;

async function openImport(open: Open) {
  await open(IMPORT);
  await screen.findByRole("heading", { name: "Drop a CSV file here, or paste rows" });
}

const chooseFile = (user: UserEvent, text: string) =>
  user.upload(screen.getByLabelText("CSV file"), new File([text], "campaigns.csv", { type: "text/csv" }));

const table = async () => within(await screen.findByRole("table", { name: "Rows of the file" }));
/** The field of a row: found by its exact name, since there are hundreds of them. */
const at = (field: string, row: number) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[aria-label="${field}, row ${row}"]`);
    if (!found) throw new Error(`There is no ${field} in row ${row}`);
    return found;
  });
const described = async (field: string, row: number, words: RegExp) =>
  waitFor(async () => expect(await at(field, row)).toHaveAccessibleDescription(words));
const button = (name: string | RegExp) => screen.findByRole("button", { name });

/** As a spreadsheet writes it where decimals have a comma. */
const withComma = (micros: bigint) => (Number(micros) / 1e6).toFixed(2).replace(".", ",");
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const dailyOf = ({ daily_budget_amount_local_micro: daily }: Campaign) =>
  daily === null ? "" : withComma(BigInt(daily));

/** Campaigns whose daily budget has room to be doubled. */
async function withRoom(): Promise<[Campaign, Campaign, Campaign]> {
  const [one, two, three] = (await recordsOf<Campaign>("campaigns")).filter(
    ({ daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total }) =>
      daily !== null && (total === null || BigInt(daily) * 2n <= BigInt(total)),
  );
  if (!one || !two || !three) throw new Error("The account has too few campaigns for this");
  return [one, two, three];
}

async function paying(currency?: string): Promise<Instrument> {
  const found = (await recordsOf<Instrument>("funding_instruments")).find(
    (each) => each.able_to_fund && !each.deleted && (currency === undefined || each.currency === currency),
  );
  if (!found) throw new Error("The account has nothing that pays");
  return found;
}

for (const columns of ["columns as seen", "all fields"]) {
  test(`an untouched export changes nothing: ${columns}`, async ({ open, user, downloads }) => {
    await openCampaigns(open, "?deleted=shown");
    await fromViewMenu(user, `Export these rows, ${columns}`);
    const { text } = await downloads.next();
    await fromViewMenu(user, "Import…");
    await screen.findByRole("heading", { level: 1, name: "Import campaigns" });
    await screen.findByRole("heading", { name: /^Drop a CSV file here/ });
    await chooseFile(user, text);
    await screen.findByRole("heading", { name: "0 changes" });
    await pageSays(/left out: .*Why not serving|left out: .*reasons_not_servable/i);
    expect(await button("Import")).toHaveAttribute("aria-disabled", "true");
  });
}

test("rows change and create campaigns after what is wrong was put right in place", async ({
  open,
  user,
  emulator,
  downloads,
}) => {
  await openImport(open);
  const [doubled, wrong, renamed] = await withRoom();
  const pays = await paying(doubled.currency);
  const twice = (campaign: Campaign) => BigInt(campaign.daily_budget_amount_local_micro ?? 0) * 2n;
  await chooseFile(
    user,
    [
      "\ufeffID;Name;Daily budget;Status;Funding source;Effective status",
      `${doubled.id};${quoted(doubled.name)};${withComma(twice(doubled))};;;RUNNING`,
      `${wrong.id};${quoted(wrong.name)};ten;;;`,
      `${renamed.id};Renamed مرحبا;${dailyOf(renamed)};;;`,
      `;Autumn from a file;12,5;;${pays.id};`,
      `;Winter from a file;;ACTIVE;Nobody’s card;`,
      `nosuch1;Somebody else’s;;;;`,
      "",
    ].join("\r\n"),
  );
  await screen.findByText("6 rows");
  await pageSays(/left out: Effective status/);
  await described("Daily budget", 3, /Type an amount/);
  await described("ID", 7, /No campaign of this account/);
  await button("Create 1 and change 2 campaigns");

  await write(user, await at("Daily budget", 3), withComma(twice(wrong)));
  await described("Daily budget", 3, /Was /);
  await described("Funding source", 6, /No funding source named “Nobody’s card”/);
  await user.selectOptions(await at("Funding source", 6), pays.id);
  await pageSays("1 new campaign starts at once.");
  await button("Create 2 and change 3 campaigns");
  await pageSays(/Sends one request/);

  // By keyboard: left out, and taken in again by undo.
  (await screen.findByLabelText("Import row 4")).focus();
  await user.keyboard(" ");
  await button("Create 2 and change 2 campaigns");
  await user.keyboard("{Control>}z{/Control}");
  await button("Create 2 and change 3 campaigns");
  await pageSays("Saved on this device");
  await open(IMPORT);
  expect(await at("Daily budget", 3)).toHaveValue(withComma(twice(wrong)));
  expect(await writesOf(emulator)).toEqual([]);

  (await button("Create 2 and change 3 campaigns")).focus();
  await user.keyboard("{Enter}");
  await jobsSay("5 of 5 done");
  const sent = await writesOf(emulator);
  expect(sent.map(({ path, status }) => [path, status])).toEqual([[BATCHES, 200]]);
  expect(operationsOf(sent)).toEqual([
    {
      operation_type: "Update",
      params: { campaign_id: doubled.id, daily_budget_amount_local_micro: Number(twice(doubled)) },
    },
    {
      operation_type: "Update",
      params: { campaign_id: wrong.id, daily_budget_amount_local_micro: Number(twice(wrong)) },
    },
    { operation_type: "Update", params: { campaign_id: renamed.id, name: "Renamed مرحبا" } },
    {
      operation_type: "Create",
      params: expect.objectContaining({
        name: "Autumn from a file",
        entity_status: "PAUSED",
        funding_instrument_id: pays.id,
        daily_budget_amount_local_micro: 12_500_000,
      }),
    },
    {
      operation_type: "Create",
      params: expect.objectContaining({ name: "Winter from a file", entity_status: "ACTIVE" }),
    },
  ]);
  // The outcome of each row is shown, also after the page is opened again; rows that were not possible still wait.
  await screen.findByText("5 done");
  await open(IMPORT);
  await screen.findByText("5 done");
  const rows = await table();
  const outcomes = (words: string) =>
    rows.getAllByRole("row").filter(({ textContent }) => textContent?.includes(words));
  await waitFor(() => expect(outcomes("Created")).toHaveLength(2));
  expect(outcomes("Changed")).toHaveLength(3);
  await screen.findByRole("link", { name: "Go to the campaigns" });
  await user.click(await button("Download results"));
  const { text } = await downloads.next();
  expect(text).toContain(`done,${doubled.id},`);
  expect(text).toContain("has problems");
  await user.click(await button("1 row with problems"));
  await waitFor(async () => expect((await table()).getAllByRole("row")).toHaveLength(2));
  expect(await at("ID", 7)).toHaveValue("nosuch1");
});

test("a large change is confirmed, and a refused row says why at its column and is put right there", async ({
  open,
  user,
  emulator,
}) => {
  await openImport(open);
  const [tenfold, refused] = await withRoom();
  const amount = withComma(BigInt(tenfold.daily_budget_amount_local_micro ?? 0) * 10n);
  await chooseFile(
    user,
    [
      "id\tname\tdaily_budget_amount\ttotal_budget_amount",
      `${tenfold.id}\t${quoted(tenfold.name)}\t${amount}\t`,
      `${refused.id}\tNot to their liking\t${dailyOf(refused)}\t`,
    ].join("\n"),
  );
  expect(await button("Change 2 campaigns")).toHaveAttribute("aria-disabled", "true");
  await user.click(await screen.findByLabelText("Yes, change 1 budget by more than ×3."));
  await waitFor(async () => expect(await button("Change 2 campaigns")).not.toHaveAttribute("aria-disabled"));
  await emulator.fault({
    method: "POST",
    path: BATCHES,
    status: 400,
    body: {
      operation_errors: [[], [{ code: "INVALID_PARAMETER", message: "Not this name", parameter: "name" }]],
      request: [],
    },
    count: 1,
  });
  await user.click(await button("Change 2 campaigns"));
  await jobsSay("1 of 2 done");
  await jobsSay("1 failed");
  await user.click(await within(await jobs()).findByText("1 not done"));
  await jobsSay("Not this name");
  await described("Name", 3, /Not this name/);
  expect(screen.getAllByRole("button", { name: "Retry failed (1)" })).toHaveLength(2);
  await write(user, await at("Name", 3), "To their liking");
  await user.click(await button("Change 1 campaign"));
  await screen.findByText("2 done");
  expect(operationsOf(await writesOf(emulator)).at(-1)?.params).toMatchObject({
    campaign_id: refused.id,
    name: "To their liking",
  });
  await user.click(await screen.findByRole("link", { name: "Go to the campaigns" }));
  await screen.findByRole("heading", { level: 1, name: "Campaigns" });
});

test("refused rows are tried again from their job", async ({ open, user, emulator }) => {
  await openImport(open);
  const [refused] = await recordsOf<Campaign>("campaigns");
  await chooseFile(user, `id,name\n${refused?.id},Not to their liking\n`);
  const send = await button("Change 1 campaign");
  await emulator.fault({
    method: "POST",
    path: BATCHES,
    status: 400,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "Not now" }], request: [] },
    count: 1,
  });
  await user.click(send);
  await (await table()).findByText("INVALID_PARAMETER: Not now");
  await user.click(await within(await jobs()).findByRole("button", { name: "Retry failed (1)" }));
  await screen.findByText("1 done");
  // Taken back, the row is there to be sent again.
  await user.click(await within(await jobs()).findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await button("Change 1 campaign")).not.toHaveAttribute("aria-disabled"));
});

test("what is wrong the same way in many rows is repaired at once, and can be taken back", async ({
  open,
  user,
  emulator,
}) => {
  await openImport(open);
  const pays = await paying();
  const lines = Array.from({ length: 24 }, (_, index) => {
    const name = index % 10 === 8 ? `${index} ${"Long ".repeat(60)}` : `From a file ${index}`;
    return `${name};${index + 1} EUR;${index % 2 === 0 ? "Runing" : "PAUSED"};Nobody’s card`;
  });
  await chooseFile(user, ["Name;Daily budget;Status;Funding instrument", ...lines].join("\n"));
  const rowsAre = (count: number) =>
    waitFor(async () =>
      expect(await screen.findByRole("table", { name: "Rows of the file" })).toHaveAttribute(
        "aria-rowcount",
        String(count + 1),
      ),
    );
  await rowsAre(24);

  // Once something pays, the amounts have a currency and can be read. By keyboard:
  const offerAt = (field: string, row: number, words: RegExp = /^Repair .* like this$/) =>
    waitFor(async () => {
      const cell = (await at(field, row)).closest("td");
      return within(cell ?? document.body).getByRole("button", { name: words });
    });
  const repairAt = async (field: string, row: number) => user.click(await offerAt(field, row));
  await user.selectOptions(await at("Funding source", 2), pays.id);
  await offerAt("Funding source", 2, /^Repair 23 more rows like this$/);
  (await at("Funding source", 2)).focus();
  await user.keyboard("{Tab}{Enter}");
  await screen.findByText("Repaired 23 rows");
  await waitFor(async () => expect(await at("Funding source", 2)).toHaveFocus());
  await write(user, await at("Daily budget", 2), "1");
  await screen.findByText("2 EUR");
  await repairAt("Daily budget", 2);
  await waitFor(async () => expect(await at("Daily budget", 3)).toHaveValue("2"));

  await user.selectOptions(screen.getByLabelText("Show"), "Only with problems (12)");
  await rowsAre(12);
  const misspelt = /Write PAUSED, ACTIVE or DRAFT/;
  const setStatus = async (row: number, status: string) =>
    user.selectOptions(await at("Status", row), status);
  const isActive = (row: number) =>
    waitFor(async () => expect(await at("Status", row)).toHaveValue("ACTIVE"));
  await setStatus(2, "ACTIVE");
  await repairAt("Status", 2);
  await isActive(4);
  await user.keyboard("{Control>}z{/Control}");
  await described("Status", 4, misspelt);
  await repairAt("Status", 2);
  await isActive(4);
  // Typed over since: taking the repair back leaves it alone.
  await setStatus(6, "PAUSED");
  const notices = await screen.findAllByRole("dialog", { name: "Repaired 11 rows" });
  await user.click(within(notices.at(-1) ?? document.body).getByRole("button", { name: "Undo" }));
  await described("Status", 4, misspelt);
  expect(await at("Status", 6)).toHaveValue("PAUSED");
  (await at("Status", 2)).focus();
  await repairAt("Status", 2);
  await isActive(4);
  await write(user, await at("Name", 10), "Short enough");
  await screen.findByText("Too long as well: cut after 255 characters.");
  await repairAt("Name", 10);
  await button("Create 24 campaigns");
  await pageSays("Saved on this device");
  await open(IMPORT);
  const send = await button("Create 24 campaigns");
  await pageSays("11 new campaigns start at once.");
  expect(await writesOf(emulator)).toEqual([]);

  await user.click(send);
  await jobsSay("24 of 24 done");
  const sent = operationsOf(await writesOf(emulator)).map(({ params }) => params);
  expect(new Set(sent.map((params) => params.funding_instrument_id))).toEqual(new Set([pays.id]));
  expect(sent.filter((params) => params.entity_status === "ACTIVE")).toHaveLength(11);
  expect(sent[23]).toMatchObject({ daily_budget_amount_local_micro: 24_000_000 });
  expect(sent[18]?.name).toBe(`18 ${"Long ".repeat(60)}`.slice(0, 255).trim());
});

test("the file of another account is recognised", async ({ open, user, emulator }) => {
  await openImport(open);
  const ids = (await recordsOf<Campaign>("campaigns", MANY.id)).map((campaign) => campaign.id);
  await chooseFile(user, ["id,name", ...ids.map((id) => `${id},Renamed`)].join("\n"));
  await screen.findByRole("heading", { name: `This file is not from ${FEW.name}` });
  await pageSays(/None of the 1,000 campaigns/);
  await user.click(await button("Show the rows"));
  expect(await screen.findByRole("table", { name: "Rows of the file" })).toHaveAttribute(
    "aria-rowcount",
    "1001",
  );
  expect(await writesOf(emulator)).toEqual([]);
});

test("a role that may not change campaigns sees why", async ({ open }) => {
  await open("/live/leo_analyst/frbm3w17men/campaigns/import", { as: "leo_analyst" });
  await screen.findByRole("heading", { name: "Your role may not use the import" });
});

test("rows of a spreadsheet are pasted into the import", async ({ open, clipboard }) => {
  await openImport(open);
  const [campaign] = await recordsOf<Campaign>("campaigns");
  clipboard.put(`id\tname\n${campaign?.id}\tPasted, with a comma, and another\n`);
  await clipboard.paste();
  expect(await at("Name", 2)).toHaveValue("Pasted, with a comma, and another");
});
