import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { FEW, HANDLE, MANY, openCampaigns, writesOf } from "./campaign-pages";
import { expect, expectAccessible, test } from "./fixtures";

interface Campaign {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly entity_status: string;
  readonly daily_budget_amount_local_micro: string | null;
  readonly total_budget_amount_local_micro: string | null;
}

/** What an account has, by the same way as the dashboard. */
async function read<Item>(page: Page, accountId: string, what: string): Promise<Item[]> {
  const answer = await page.request.get(
    `/api/ads/live/${HANDLE}/12/accounts/${accountId}/${what}?count=1000`,
    {
      headers: { "x-forward": "1" },
    },
  );
  const { data }: { data: Item[] } = await answer.json();
  return data;
}

const openImport = async (page: Page) => {
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: "Import…" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import campaigns" })).toBeVisible();
};

const choose = (page: Page, text: string | Buffer) =>
  page.getByLabel("CSV file", { exact: true }).setInputFiles({
    name: "campaigns.csv",
    mimeType: "text/csv",
    buffer: typeof text === "string" ? Buffer.from(text) : text,
  });

const table = (page: Page) => page.getByRole("table", { name: "Rows of the file" });

/** As a spreadsheet writes it where decimals have a comma. */
const withComma = (micros: bigint) => (Number(micros) / 1e6).toFixed(2).replace(".", ",");
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const dailyOf = ({ daily_budget_amount_local_micro: daily }: Campaign) =>
  daily === null ? "" : withComma(BigInt(daily));

/** Campaigns whose daily budget has room to be doubled. */
const withRoom = (campaigns: readonly Campaign[]) =>
  campaigns.filter(
    ({ daily_budget_amount_local_micro: daily, total_budget_amount_local_micro: total }) =>
      daily !== null && (total === null || BigInt(daily) * 2n <= BigInt(total)),
  );

/** The operations that arrived, batch by batch. */
const operations = (requests: readonly { readonly body: string | null }[]) =>
  requests.flatMap(({ body }): { operation_type: string; params: Record<string, unknown> }[] =>
    JSON.parse(body ?? "[]"),
  );

for (const columns of ["columns as seen", "all fields"]) {
  test(`an export that nobody touched changes nothing: ${columns}`, async ({ page, signIn }) => {
    await signIn(page, HANDLE);
    await openCampaigns(page, FEW, "?deleted=shown");
    await page.getByRole("button", { name: "View", exact: true }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: `Export these rows, ${columns}` }).click();
    const file = await readFile(await (await download).path());
    await openImport(page);
    await expect(page.getByRole("heading", { name: "Drop a CSV file here" })).toBeVisible();
    await expectAccessible(page);
    await choose(page, file);
    await expect(page.getByRole("heading", { name: "0 changes" })).toBeVisible();
    await expect(
      page.getByText(/left out: .*Why not serving|left out: .*reasons_not_servable/i),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Import", exact: true })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await expectAccessible(page);
  });
}

test("rows change and create campaigns after what is wrong was put right in place", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW);
  const campaigns = await read<Campaign>(page, id, "campaigns");
  const [doubled, wrong, renamed] = withRoom(campaigns);
  const pays = (
    await read<{ id: string; currency: string; deleted: boolean; able_to_fund: boolean }>(
      page,
      id,
      "funding_instruments",
    )
  ).find((each) => each.able_to_fund && !each.deleted && each.currency === doubled?.currency);
  if (!doubled || !wrong || !renamed || !pays) throw new Error("The account has too few campaigns for this");
  const twice = (campaign: Campaign) => BigInt(campaign.daily_budget_amount_local_micro ?? 0) * 2n;

  await openImport(page);
  await choose(
    page,
    [
      "\ufeffID;Name;Daily budget;Status;Funding instrument;Effective status",
      `${doubled.id};${quoted(doubled.name)};${withComma(twice(doubled))};;;RUNNING`,
      `${wrong.id};${quoted(wrong.name)};ten;;;`,
      `${renamed.id};Renamed مرحبا;${dailyOf(renamed)};;;`,
      `;Autumn from a file;12,5;;${pays.id};`,
      `;Winter from a file;;ACTIVE;Nobody’s card;`,
      `nosuch1;Somebody else’s;;;;`,
      "",
    ].join("\r\n"),
  );
  await expect(page.getByText("6 rows", { exact: true })).toBeVisible();
  await expect(page.getByText("left out: Effective status")).toBeVisible();
  const daily = table(page).getByLabel("Daily budget, row 3");
  await expect(daily).toHaveAccessibleDescription(/Type an amount/);
  await expect(table(page).getByLabel("ID, row 7")).toHaveAccessibleDescription(
    /No campaign of this account/,
  );
  await expect(page.getByRole("button", { name: "Create 1 and change 2 campaigns" })).toBeVisible();
  await expectAccessible(page);

  await daily.fill(withComma(twice(wrong)));
  await expect(daily).toHaveAccessibleDescription(/Was /);
  const funding = table(page).getByLabel("Funding instrument, row 6");
  await expect(funding).toHaveAccessibleDescription(/No funding source named “Nobody’s card”/);
  await funding.selectOption(pays.id);
  await expect(page.getByText("1 new campaign starts at once.")).toBeVisible();
  const send = page.getByRole("button", { name: "Create 2 and change 3 campaigns" });
  await expect(send).toBeVisible();
  await expect(page.getByText("Sends one request", { exact: false })).toBeVisible();

  // By keyboard: left out, and taken in again by undo.
  await page.getByLabel("Import row 4").focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Create 2 and change 2 campaigns" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByText("Kept on this device")).toBeVisible();
  await page.reload();
  await expect(daily).toHaveValue(withComma(twice(wrong)));
  expect(await writesOf(emulator)).toEqual([]);

  await send.focus();
  await page.keyboard.press("Enter");
  const jobs = page.getByRole("region", { name: "Jobs" });
  await expect(jobs.getByText("5 of 5 done")).toBeVisible();
  const sent = await writesOf(emulator);
  expect(sent.map(({ path, status }) => [path, status])).toEqual([
    [`/live/12/batch/accounts/${id}/campaigns`, 200],
  ]);
  expect(operations(sent)).toEqual([
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
  // What became of each row stands here, also after a reload; what was not possible still waits.
  await expect(page.getByText("5 done", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("5 done", { exact: true })).toBeVisible();
  await expect(table(page).getByText("Created Open")).toHaveCount(2);
  await expect(table(page).getByText("Changed Open")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Go to the campaigns" })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download results" }).click();
  const results = await readFile(await (await download).path(), "utf8");
  expect(results).toContain(`done,${doubled.id},`);
  expect(results).toContain("has problems");
  await page.getByRole("button", { name: "1 row with problems" }).click();
  await expect(table(page).getByRole("row")).toHaveCount(2);
  await expect(table(page).getByLabel("ID, row 7")).toHaveValue("nosuch1");
});

test("a large change is confirmed, and a refused row says why at its column and is put right there", async ({
  page,
  signIn,
  emulator,
  complaints,
}) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW);
  const [tenfold, refused] = withRoom(await read<Campaign>(page, id, "campaigns"));
  if (!tenfold || !refused) throw new Error("The account has too few campaigns for this");
  await openImport(page);
  const amount = withComma(BigInt(tenfold.daily_budget_amount_local_micro ?? 0) * 10n);
  await choose(
    page,
    [
      "id\tname\tdaily_budget_amount\ttotal_budget_amount",
      `${tenfold.id}\t${quoted(tenfold.name)}\t${amount}\t`,
      `${refused.id}\tNot to their liking\t${dailyOf(refused)}\t`,
    ].join("\n"),
  );
  const send = page.getByRole("button", { name: "Change 2 campaigns" });
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await page.getByLabel("Yes, change 1 budget by more than ×3.").check();
  await expect(send).not.toHaveAttribute("aria-disabled");
  await emulator.fault({
    method: "POST",
    path: `/live/12/batch/accounts/${id}/campaigns`,
    status: 400,
    body: {
      operation_errors: [[], [{ code: "INVALID_PARAMETER", message: "Not this name", parameter: "name" }]],
      request: [],
    },
    count: 1,
  });
  await send.click();
  const jobs = page.getByRole("region", { name: "Jobs" });
  await expect(jobs.getByText("1 of 2 done")).toBeVisible();
  await expect(jobs.getByText("1 failed")).toBeVisible();
  await jobs.getByText("1 not done").click();
  await expect(jobs.getByText("Not this name")).toBeVisible();
  const name = table(page).getByLabel("Name, row 3");
  await expect(name).toHaveAccessibleDescription(/Not this name/);
  await expect(page.getByRole("button", { name: "Retry failed (1)" })).toHaveCount(2);
  await name.fill("To their liking");
  await page.getByRole("button", { name: "Change 1 campaign" }).click();
  await expect(page.getByText("2 done", { exact: true })).toBeVisible();
  expect(operations(await writesOf(emulator)).at(-1)?.params).toMatchObject({
    campaign_id: refused.id,
    name: "To their liking",
  });
  await page.getByRole("link", { name: "Go to the campaigns" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Campaigns" })).toBeVisible();
});

test("refused rows are tried again from their job", async ({ page, signIn, emulator, complaints }) => {
  complaints.expect(/400/);
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW);
  const [refused] = await read<Campaign>(page, id, "campaigns");
  await openImport(page);
  await choose(page, `id,name\n${refused?.id},Not to their liking\n`);
  await emulator.fault({
    method: "POST",
    path: `/live/12/batch/accounts/${id}/campaigns`,
    status: 400,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "Not now" }], request: [] },
    count: 1,
  });
  await page.getByRole("button", { name: "Change 1 campaign" }).click();
  await expect(table(page).getByText("INVALID_PARAMETER: Not now")).toBeVisible();
  const jobs = page.getByRole("region", { name: "Jobs" });
  await jobs.getByRole("button", { name: "Retry failed (1)" }).click();
  await expect(page.getByText("1 done", { exact: true })).toBeVisible();
  // Taken back, the row is there to be sent again.
  await jobs.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Change 1 campaign", exact: true })).not.toHaveAttribute(
    "aria-disabled",
  );
});

test("what is wrong the same way in many rows is repaired at once, and can be taken back", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const id = await openCampaigns(page, FEW);
  const pays = (
    await read<{ id: string; able_to_fund: boolean; deleted: boolean }>(page, id, "funding_instruments")
  ).find((each) => each.able_to_fund && !each.deleted);
  if (!pays) throw new Error("The account has nothing that pays");
  await openImport(page);
  const lines = Array.from({ length: 120 }, (_, index) => {
    const name = index % 40 === 20 ? `${index} ${"Long ".repeat(60)}` : `From a file ${index}`;
    return `${name};${index + 1} EUR;${index % 2 === 0 ? "Runing" : "PAUSED"};Nobody’s card`;
  });
  await choose(page, ["Name;Daily budget;Status;Funding instrument", ...lines].join("\n"));
  const list = table(page);
  const at = (field: string, row: number) => list.getByLabel(`${field}, row ${row}`, { exact: true });
  await expect(list).toHaveAttribute("aria-rowcount", "121");
  expect(await list.getByRole("row").count()).toBeLessThan(60);
  const scrollTo = (share: number) =>
    list.evaluate((element, share) => {
      const scroller = element.parentElement;
      scroller?.scrollTo(0, scroller.scrollHeight * share);
    }, share);
  await scrollTo(1);
  await expect(at("Name", 121)).toBeVisible();
  await scrollTo(0);

  // Once something pays, the amounts have a currency and can be read. By keyboard:
  const repair = page.getByRole("button", { name: /^Repair .* like this$/ });
  const funding = at("Funding instrument", 2);
  await funding.selectOption(pays.id);
  await expect(repair).toHaveText("Repair 119 more rows like this");
  await expectAccessible(page);
  await funding.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Repaired 119 rows")).toBeVisible();
  await expect(funding).toBeFocused();
  await at("Daily budget", 2).fill("1");
  await expect(page.getByText("2 EUR")).toBeVisible();
  await repair.click();
  await expect(at("Daily budget", 3)).toHaveValue("2");

  await page.getByLabel("Show").selectOption({ label: "Only with problems (60)" });
  await expect(list).toHaveAttribute("aria-rowcount", "61");
  const status = (row: number) => at("Status", row);
  await status(2).selectOption("ACTIVE");
  await repair.click();
  await expect(status(4)).toHaveValue("ACTIVE");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(status(4)).toHaveAccessibleDescription(/Write PAUSED, ACTIVE or DRAFT/);
  await repair.click();
  // Typed over since: taking the repair back leaves it alone.
  await status(6).selectOption("PAUSED");
  await page
    .getByRole("dialog", { name: "Repaired 59 rows" })
    .last()
    .getByRole("button", { name: "Undo", exact: true })
    .click();
  await expect(status(4)).toHaveAccessibleDescription(/Write PAUSED, ACTIVE or DRAFT/);
  await expect(status(6)).toHaveValue("PAUSED");
  await status(2).focus();
  await repair.click();
  await at("Name", 22).fill("Short enough");
  await expect(page.getByText("Too long as well: cut after 255 characters.")).toBeVisible();
  await repair.click();
  await expect(page.getByText("Kept on this device")).toBeVisible();
  await page.reload();
  const send = page.getByRole("button", { name: "Create 120 campaigns" });
  await expect(send).toBeVisible();
  await expect(page.getByText("59 new campaigns start at once.")).toBeVisible();
  expect(await writesOf(emulator)).toEqual([]);

  await send.click();
  await expect(page.getByRole("region", { name: "Jobs" }).getByText("120 of 120 done")).toBeVisible();
  const sent = operations(await writesOf(emulator)).map(({ params }) => params);
  expect(new Set(sent.map((params) => params.funding_instrument_id))).toEqual(new Set([pays.id]));
  expect(sent.filter((params) => params.entity_status === "ACTIVE")).toHaveLength(59);
  expect(sent[119]).toMatchObject({ daily_budget_amount_local_micro: 120_000_000 });
  expect(sent[60]?.name).toBe(`60 ${"Long ".repeat(60)}`.slice(0, 255).trim());
});

test("the file of another account is told as such", async ({ page, signIn, emulator }) => {
  await signIn(page, HANDLE);
  const other = await openCampaigns(page, MANY);
  const ids = (await read<Campaign>(page, other, "campaigns")).map((campaign) => campaign.id);
  await openCampaigns(page, FEW);
  await openImport(page);
  await choose(page, ["id,name", ...ids.map((id) => `${id},Renamed`)].join("\n"));
  await expect(page.getByRole("heading", { name: `This file is not from ${FEW}` })).toBeVisible();
  await expect(page.getByText("None of the 1,000 campaigns")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show the rows" }).click();
  await expect(table(page)).toHaveAttribute("aria-rowcount", "1001");
  expect(await writesOf(emulator)).toEqual([]);
});

test("who may not change campaigns is told", async ({ page, signIn }) => {
  await signIn(page, "leo_analyst");
  await page.goto("/live/leo_analyst/frbm3w17men/campaigns/import");
  await expect(page.getByRole("heading", { name: "Your role may not use the import" })).toBeVisible();
});

test("rows of a spreadsheet are pasted into the import", async ({ page, signIn, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HANDLE);
  const account = await openCampaigns(page, FEW);
  const [campaign] = await read<Campaign>(page, account, "campaigns");
  if (!campaign) throw new Error("The account has no campaigns");
  await openImport(page);
  await expect(page.getByRole("heading", { name: "Drop a CSV file here, or paste rows" })).toBeVisible();
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `id\tname\n${campaign.id}\tPasted, with a comma, and another\n`,
  );
  await page.keyboard.press("ControlOrMeta+v");
  await expect(table(page).getByLabel("Name, row 2")).toHaveValue("Pasted, with a comma, and another");
});
