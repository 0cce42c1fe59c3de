import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { identifiersOfLines } from "../scripts/audience-identifiers.mjs";
import { accountId } from "./account-id";
import { allowAs, expect, expectAccessible, test } from "./fixtures";

const HANDLE = "mara_agency";
const HEADER = "E-Mail;Mobile phone;Handle;Notes";
const USERS = "/live/12/accounts/*/custom_audiences/*/users";

/** Rows of a list: a person each, and every tenth without one. */
const rowsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const number = from + index;
    if (number % 10 === 9) return ";nobody;;left out";
    return ` Canary.${number}@Mail.example ;0171 ${2_000_000 + number};@Canary_${number};note ${number}`;
  });

const listOf = (rows: readonly string[], name = "customers.csv") => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from([HEADER, ...rows].join("\r\n")),
});

const expected = (rows: readonly string[]) =>
  [...identifiersOfLines(rows.map((row) => row.replaceAll(";", ",")))].sort();

/** The audience "Trade fair visitors" of an account, its page, and the emulator's word for who is in it. */
async function openUpload(page: Page, emulator: EmulatorControl) {
  const account = await accountId(page, HANDLE, "Kestrel Air");
  // The seed names audiences after their account.
  const audience = `${account.slice(0, 6)}r`;
  await page.goto(`/live/${HANDLE}/${account}/audiences/${audience}/upload`);
  await expect(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  const before = new Set(await emulator.audienceMembers(audience));
  const added = async () => (await emulator.audienceMembers(audience)).filter((each) => !before.has(each));
  return { audience, added };
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer } | string) =>
  page.getByLabel("File with people").setInputFiles(file);

async function checkAndSend(page: Page, action: string | RegExp = /^Add [\d,]+ people$/) {
  await page.getByLabel("Default country code").selectOption({ label: "Germany (+49)" });
  await page.getByRole("button", { name: "Check the whole file" }).click();
  await page.getByRole("button", { name: action }).click();
}

const even = (page: Page) => page.getByText("Row count matches.");

test("a list is mapped, checked and added, and nothing of it leaves the browser unhashed", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const { added } = await openUpload(page, emulator);
  await expectAccessible(page);
  const leaving = await recordBytes(page);

  const rows = [...rowsOf(60), `"Quoted;.x@mail.example";"+49\n171";canary_0;`, `${"A".repeat(64)};;;`];
  await choose(page, listOf(rows));
  const columns = page.getByRole("table", { name: "Columns of the file" });
  await expect(columns.getByLabel("E-Mail contains")).toHaveValue("email");
  await expect(columns.getByLabel("Mobile phone contains")).toHaveValue("phone_number");
  await expect(columns.getByLabel("Notes contains")).toHaveValue("none");
  await expect(page.getByText("1 column is skipped: Notes.")).toBeVisible();
  await page.getByLabel("Default country code").selectOption({ label: "None" });
  await expect(columns).toContainText("no country code, and no default country");
  await page.getByLabel("Default country code").selectOption({ label: "Germany (+49)" });
  await expect(columns).toContainText("+491712000000");
  await expect(columns).toContainText(createHash("sha256").update("canary.0@mail.example").digest("hex"));
  await expectAccessible(page);

  await page.getByRole("button", { name: "Check the whole file" }).click();
  await expect(page.getByText("62 rows: 56 people to send, 6 rows without any identifier.")).toBeVisible();
  const quality = page.getByRole("table", { name: "Quality by column" });
  await expect(quality.getByRole("row").nth(1)).toContainText(/E-MailE-mail551016/);
  await expect(quality.getByRole("row").nth(3)).toContainText(/HandleHandle55010/);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the problems" }).click();
  const problems = await (await download)
    .path()
    .then((path) => import("node:fs/promises").then((fs) => fs.readFile(path, "utf8")));
  expect(problems).toContain("11,2,Mobile phone,not only digits");
  expect(problems).not.toMatch(/canary/i);

  await page.getByRole("button", { name: "Add 56 people" }).click();
  await expect(even(page)).toBeVisible();
  await expect(page.getByText("56 of 56 people")).toBeVisible();
  await expectAccessible(page);
  const people = new Set([...expected(rows.slice(0, 60)), `email:${"a".repeat(64)}`]);
  expect(await added()).toEqual([...people].sort());

  const bytes = leaving();
  expect(bytes).toContain(createHash("sha256").update("canary.7@mail.example").digest("hex"));
  const stored = await storedOnDevice(page);
  for (const place of [bytes, stored]) {
    expect(place).not.toMatch(/canary|mail\.example|17120000|note \d/i);
  }
});

test("people of a file become an audience in few clicks", async ({ page, signIn, emulator, clicks }) => {
  await signIn(page, HANDLE);
  const account = await accountId(page, HANDLE, "Kestrel Air");
  await page.goto(`/live/${HANDLE}/${account}/audiences`);
  const listed = await clicks(page, "Customer list from nothing");
  await page.getByRole("button", { name: "New audience" }).click();
  const dialog = page.getByRole("dialog", { name: "New audience" });
  await dialog.getByLabel("Name").fill("From a file");
  await dialog.getByRole("button", { name: "Create audience" }).click();
  await page.getByRole("link", { name: "Upload people" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await chooser).setFiles(listOf(rowsOf(60)));
  await page.getByRole("button", { name: "Check the whole file" }).click();
  await page.getByRole("button", { name: "Add 54 people" }).click();
  await expect(even(page)).toBeVisible();
  await listed();
  const [, audience = ""] = /audiences\/(\w+)\/upload/.exec(page.url()) ?? [];
  expect(await emulator.audienceMembers(audience)).not.toHaveLength(0);
});

test("mailboxes of jobs and disposable ones are counted, and left out where a person wants it", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const { added } = await openUpload(page, emulator);
  const addresses = ["info@shop.example", "sales@shop.example", "x@mail.mailinator.com", "ann@shop.example"];
  await choose(page, listOf(addresses.map((address) => `${address};;;`)));
  await page.getByRole("button", { name: "Check the whole file" }).click();
  await expect(page.getByRole("button", { name: "Add 4 people" })).toBeVisible();
  const quality = page.getByRole("table", { name: "Quality by column" });
  await expect(quality.getByRole("row").nth(1)).toContainText(/E-MailE-mail4000021/);
  const roles = page.getByRole("group", { name: "What to do with 2 role mailboxes" });
  await expectAccessible(page);
  await roles.getByRole("radio", { name: "Skip" }).check({ force: true });
  await expect(page.getByRole("button", { name: "Add 2 people" })).toBeVisible();
  await expect(quality.getByRole("row").nth(1)).toContainText(/E-MailE-mail2000021/);
  await expect(roles.getByRole("radio", { name: "Skip" })).toBeFocused();
  await page
    .getByRole("group", { name: "What to do with 1 disposable mailbox" })
    .getByRole("radio", { name: "Skip" })
    .check({ force: true });
  await page.getByRole("button", { name: "Add 1 person" }).click();
  await expect(even(page)).toBeVisible();
  expect(await added()).toEqual(expected(["ann@shop.example;;;"]));
});

test("people are removed after saying so, and a packed file is refused", async ({
  page,
  signIn,
  emulator,
}) => {
  await signIn(page, HANDLE);
  const { added } = await openUpload(page, emulator);
  await choose(page, { name: "list.xlsx", mimeType: "text/csv", buffer: Buffer.from("PK\u0003\u0004rest") });
  await expect(page.getByText("This is a packed file or a spreadsheet, not a text")).toBeVisible();
  const rows = rowsOf(20);
  await choose(page, listOf(rows));
  await checkAndSend(page);
  await expect(even(page)).toBeVisible();
  expect(await added()).toHaveLength(54);
  await page.getByRole("button", { name: "Upload another file" }).click();
  // UTF-16, as spreadsheets save "Unicode text", and only half of the people.
  const half = [HEADER, ...rowsOf(10)].join("\n").replaceAll(";", "\t");
  await choose(page, {
    name: "half.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`\ufeff${half}`, "utf16le"),
  });
  await expect(page.getByText("UTF-16 LE")).toBeVisible();
  await page.getByText("Remove people").click();
  await expect(page.getByLabel("Expire")).toHaveCount(0);
  await checkAndSend(page, "Remove 9 people");
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByLabel(/remove/).fill("remove");
  await dialog.getByRole("button", { name: "Remove 9 people" }).click();
  await expect(even(page)).toBeVisible();
  expect(await added()).toEqual(expected(rowsOf(10, 10)));
});

test("a killed renderer goes on after the last confirmed batch", async ({
  page,
  signIn,
  emulator,
  context,
}, info) => {
  await signIn(page, HANDLE);
  const { added } = await openUpload(page, emulator);
  const rows = rowsOf(12_500);
  const path = info.outputPath("customers.csv");
  await (await import("node:fs/promises")).writeFile(path, listOf(rows).buffer);
  await choose(page, path);
  // Two of the five batches are confirmed, and the others are under way for as long as the page is there.
  await emulator.fault({ method: "POST", path: USERS, hang: true, after: 2 });
  await checkAndSend(page);
  await expect(page.getByText(/^5,000 of 11,250 people confirmed/)).toBeVisible();
  const address = page.url();
  const session = await context.newCDPSession(page);
  // A renderer that is gone answers nothing any more.
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
  await emulator.clearFaults();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText(/^customers\.csv stopped at [\d,]+ of 11,250 people$/)).toBeVisible();
  const job = again.getByRole("region", { name: "Jobs" });
  await expect(job.getByRole("link", { name: /^Resume \([\d,]+ left\)$/ })).toBeVisible();
  await choose(again, path);
  await again.getByRole("button", { name: /^Go on (after row [\d,]+|from the first row)$/ }).click();
  await expect(even(again)).toBeVisible({ timeout: 30_000 });
  // What was offered is the job that ended, and not another one beside it.
  await expect(job.getByRole("listitem")).toHaveCount(1);
  expect(await added()).toEqual(expected(rows));
  await again.getByRole("button", { name: "Upload another file" }).click();
  await expect(again.getByText("11,250 people added")).toBeVisible();
  await expectAccessible(again);
});

test("wrong counts, a full window, no network and a lost session are survived", async ({
  page,
  signIn,
  emulator,
  complaints,
  context,
  servers,
}) => {
  complaints.expect(/401|429|503|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, HANDLE);
  const { added } = await openUpload(page, emulator);
  const miscounted = { data: { success_count: 3, total_count: 3 }, request: { params: {} } };
  await emulator.fault({ method: "POST", path: USERS, status: 200, body: miscounted, count: 1 });
  const errors = [{ code: "TOO_MANY_REQUESTS", message: "Used up" }];
  // A limit that names no time is left alone for a minute.
  const headers = { "retry-after": "2" };
  await emulator.fault({ method: "POST", path: USERS, status: 429, headers, body: { errors }, count: 1 });
  await emulator.fault({ method: "POST", path: USERS, status: 503, count: 1 });
  const rows = rowsOf(6_000);
  await choose(page, listOf(rows));
  await page.getByLabel("Default country code").selectOption({ label: "Germany (+49)" });
  await page.getByRole("button", { name: "Check the whole file" }).click();
  const add = page.getByRole("button", { name: "Add 5,400 people" });
  await expect(add).toBeVisible();
  await context.setOffline(true);
  await add.click();
  await expect(page.getByText("No answer", { exact: true })).toBeVisible();
  await context.clearCookies();
  await context.setOffline(false);
  const banner = page.getByRole("alert").filter({ hasText: "Sign in again in another tab" });
  await expect(banner).toContainText("You are signed out");
  await expectAccessible(page);
  const opened = context.waitForEvent("page");
  await banner.getByRole("button", { name: "Sign in again" }).click();
  const tab = await opened;
  await allowAs(tab, "mara_agency");
  await tab.waitForURL(`${servers.dashboard.url}/**`);
  await tab.close();
  // It goes on by itself when the person comes back to this tab; a browser without a screen may not notice.
  const goOn = banner.getByRole("button", { name: "Go on" });
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click({ timeout: 1_000 });
    await expect(even(page)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  expect(await added()).toEqual(expected(rows));
});

test("only the worker may compile WebAssembly", async ({ page, signIn, emulator }) => {
  await signIn(page, HANDLE);
  const policies = new Map<string, string>();
  page.on("response", (response) => {
    policies.set(response.url(), response.headers()["content-security-policy"] ?? "");
  });
  await openUpload(page, emulator);
  await choose(page, listOf(rowsOf(3)));
  await expect(page.getByRole("table", { name: "Columns of the file" })).toBeVisible();
  const allowing = [...policies].filter(([, policy]) => policy.includes("wasm-unsafe-eval"));
  expect(allowing.map(([url]) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/turbopack-worker-[^/]*\.js$/),
  ]);
});

/** Everything that page and workers send from now on, addresses and headers included, as one text. */
async function recordBytes(page: Page): Promise<() => string> {
  const parts: string[] = [];
  await page.context().route("**/*", async (route) => {
    const request = route.request();
    parts.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? "");
    await route.continue();
  });
  page.on("console", (message) => parts.push(message.text()));
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => parts.push(String(payload))));
  return () => parts.join("\n");
}

/** What the browser stores: storage of both kinds, every IndexedDB record, and the address. */
async function storedOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [location.href, { ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const all = (kind: "getAll" | "getAllKeys") =>
          new Promise<unknown>((resolve, reject) => {
            const request = database.transaction(store).objectStore(store)[kind]();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
        found.push(await all("getAllKeys"), await all("getAll"));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}
