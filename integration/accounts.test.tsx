import { screen, waitFor, within } from "@testing-library/react";
import {
  accountNames,
  portfolio,
  portfolioRead,
  portfolioStop,
  rowNow,
  rowOf,
  rowSays,
} from "./accounts-pages";
import { addressBecomes, expect, test, write } from "./dashboard";

const DOWN = { errors: [{ code: "SERVICE_UNAVAILABLE", message: "down" }], request: { params: {} } };

const panel = (name?: string) => screen.findByRole("dialog", name === undefined ? {} : { name });

test("problems stand first, and nothing that is not known looks like zero", async ({ open }) => {
  await open("/live");
  await portfolioRead();
  await rowSays("Mercado Jacarandá", "Rejected");
  expect(accountNames()[0]).toBe("Mercado Jacarandá");
  // Ended campaigns do not count towards the limit.
  await rowSays("Megamart Marketplace", "7,162 / ≤ 8,000");
  expect(rowNow("Megamart Marketplace")).not.toHaveTextContent("Campaign limit reached");
  expect(rowNow("Sakura Mobile")).toHaveTextContent("JPY");
  expect(rowNow("Diwan Perfumes")).toHaveTextContent("Balance not reported");
});

const SPEND = "/live?q=kestrel&columns=name,problems,spend_today,spend,spend_change,pace,runway";
const totals = () => within(screen.getByRole("region", { name: "Totals" }));

test("accounts show their spend, how long funding lasts, and totals by currency", async ({
  open,
  emulator,
}) => {
  await open(SPEND);
  await rowSays("Kestrel Air", /[1-9][\d,]*\.\d\d GBP/);
  await rowSays("Kestrel Air", /\d days?|until its end/);
  await waitFor(() => expect(totals().getByRole("status")).toHaveTextContent(/^As of/));
  expect(totals().getAllByText("GBP").length).toBeGreaterThan(1);

  // What was read before is shown at once and read again in the background.
  const refused = { errors: [{ code: "TOO_MANY_REQUESTS", message: "slow down" }] };
  await emulator.fault({ path: "/live/12/stats/accounts/*", status: 429, body: refused });
  await emulator.fault({ path: "/live/12/stats/accounts/*/active_entities", status: 429, body: refused });
  await open(SPEND);
  await rowSays("Kestrel Air", /[1-9][\d,]*\.\d\d GBP/);
});

test("what is not read yet of accounts is no zero, and says when it is read on", async ({
  open,
  emulator,
}) => {
  const body = { errors: [{ code: "TOO_MANY_REQUESTS", message: "slow down" }] };
  const headers = { "retry-after": "600" };
  await emulator.fault({ path: "/live/12/stats/accounts/*", status: 429, body, headers });
  await emulator.fault({ path: "/live/12/stats/accounts/*/active_entities", status: 429, body, headers });
  await open(SPEND.replace("kestrel", "wijnhuis"));
  await rowSays("Wijnhuis De Linden", "Not read yet. Statistics are read on at");
  expect(rowNow("Wijnhuis De Linden")).not.toHaveTextContent("0.00");
  expect(totals().getByRole("status")).toHaveTextContent(/^0 of 1 accounts read\. Statistics are read on at/);
});

test("a key lists what an account needs, and reads again what could not be read", async ({
  open,
  user,
  emulator,
}) => {
  await emulator.fault({ path: "/live/12/accounts/*/funding_instruments", status: 503 });
  await open("/live?q=kestrel");
  await rowSays("Kestrel Air", "Not checked");
  (await portfolioStop()).focus();
  await user.keyboard("w");
  const asked = await panel("Needs attention");
  expect(asked).toHaveTextContent("Some problems may be missing: not everything could be read.");
  await emulator.clearFaults();
  await user.click(within(asked).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(rowNow("Kestrel Air")).not.toHaveTextContent("Not checked"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(rowNow("Kestrel Air")).toContainElement(document.activeElement as HTMLElement));
});

test("search, filter and order live in the address", async ({ open, user }) => {
  await open("/live");
  await portfolioRead();
  await user.keyboard("/jacaranda");
  await screen.findByText("1 of 28");
  await user.click(screen.getByRole("button", { name: "Filter" }));
  await user.click(await screen.findByText("Problem: Rejected"));
  await user.click(within(await portfolio()).getByRole("button", { name: "Account" }));
  await addressBecomes(/q=jacaranda&problem=account-rejected&sort=name-asc/);
  await open(location.pathname + location.search);
  await rowSays("Mercado Jacarandá", "Rejected");
  expect(accountNames()).toEqual(["Mercado Jacarandá"]);
  await user.click(screen.getByRole("link", { name: "All" }));
  await rowOf("Kestrel Air");
});

test("a role that may not view campaigns sees that instead of zeros", async ({ open, emulator }) => {
  await open("/live?columns=name,role,spend,campaigns,funding", { as: "ines_creative" });
  await portfolioRead();
  const [first = ""] = accountNames();
  expect(rowNow(first)).toHaveTextContent("Creative manager");
  expect(rowNow(first)).toHaveTextContent("Your role may not see campaigns");
  expect(rowNow(first)).toHaveTextContent("Your role may not see what this account spends");
  const asked = await emulator.requests();
  expect(asked.filter(({ path }) => path.endsWith("/campaigns"))).toEqual([]);
});

test("a role without statistics sees which roles have them, and who can assign one", async ({ open }) => {
  await open("/live?columns=name,role,spend,pace", { as: "pia_partner" });
  await portfolioRead();
  const [first = ""] = accountNames();
  expect(rowNow(first)).toHaveTextContent(/Statistics need an account admin.*is partner audience manager\./);
  const totals = await screen.findByRole("region", { name: "Totals" });
  expect(totals).toHaveTextContent("An account admin can give you one of these roles.");
});

test("an account opens where the role may see something, and what is closed says so", async ({
  open,
  user,
}) => {
  await open("/live", { as: "ines_creative" });
  await rowSays("Bluefin Logistik", "None visible");
  await user.click(within(await rowOf("Bluefin Logistik")).getByRole("link"));
  await screen.findByRole("heading", { level: 1, name: "Cards" });
  const sidebar = screen.getByRole("navigation", { name: "Main" });
  await within(sidebar).findByRole("link", { name: "Cards" });
  await user.click(await within(sidebar).findByRole("link", { name: "Campaigns (closed to your role)" }));
  await screen.findByRole("heading", { name: "Your role may not see campaigns" });
  await user.click(screen.getByRole("link", { name: "Go to cards" }));
  await screen.findByRole("heading", { level: 1, name: "Cards" });
});

test("a card says of problems that they could not be seen", async ({ open, user }) => {
  await open("/live", { as: "ines_creative", width: 390 });
  const cards = await screen.findByRole("list", { name: "Accounts" });
  const [seen] = await within(cards).findAllByRole("button", { name: "None visible" });
  await user.click(seen ?? document.body);
  expect(await panel("Needs attention")).toHaveTextContent("Your role here may not see funding or campaigns");
});

test("an admin renames an account, and only the name is sent", async ({ open, user, emulator }) => {
  await open("/live?q=kestrel");
  await portfolioRead();
  await user.click(within(await rowOf("Kestrel Air")).getByText("Accepted"));
  const details = await panel("Kestrel Air");
  await write(user, within(details).getByLabelText("Name"), "Kestrel Airways");
  await user.click(within(details).getByRole("button", { name: "Save" }));
  await rowOf("Kestrel Airways");
  const sent = (await emulator.requests()).filter(({ method }) => method === "PUT");
  const names = sent.map(({ query }) =>
    [...new URLSearchParams(query).keys()].filter((name) => !name.startsWith("oauth_")),
  );
  expect(names).toEqual([["name"]]);
  await open("/live?q=kestrel");
  await rowOf("Kestrel Airways");
});

test("a role that may not change an account sees why", async ({ open, user }) => {
  await open("/live", { as: "jon_marketer" });
  await portfolioRead();
  (await portfolioStop()).focus();
  await user.keyboard(" ");
  const save = within(await panel()).getByRole("button", { name: "Save" });
  await waitFor(() =>
    expect(save).toHaveAccessibleDescription(/Needs an account admin; your role here is ad manager/),
  );
});

test("creating and deleting accounts does not exist in live", async ({ open, user }) => {
  await open("/live?q=kestrel");
  await portfolioRead();
  expect(screen.queryByRole("button", { name: "Create account" })).toBeNull();
  await user.click(within(await rowOf("Kestrel Air")).getByText("Accepted"));
  const details = await panel("Kestrel Air");
  await within(details).findByRole("button", { name: "Save" });
  expect(within(details).queryByRole("button", { name: /Delete/ })).toBeNull();
});

test("one handle that fails leaves the accounts of the others standing", async ({ open, user, emulator }) => {
  await emulator.fault({
    path: "/live/12/accounts",
    status: 503,
    body: DOWN,
    // Which of the two lists arrives first is chance, so both fail until one is asked for again.
  });
  await open("/live", { as: "mara_agency+jon_marketer" });
  // Both, before the service answers again.
  await screen.findByText("@jon_marketer: The service is not available.");
  await screen.findByText("@mara_agency: The service is not available.");
  const failure = (handle: string) =>
    screen.queryByText(`@${handle}: The service is not available.`)?.closest<HTMLElement>("[role=alert]");
  const tryAgain = async (handle: string) => {
    const alert = within(
      await waitFor(() => failure(handle) ?? Promise.reject(new Error(`${handle} can be read`))),
    );
    await user.click(alert.getByRole("button", { name: "Try again" }));
  };
  await emulator.clearFaults();
  await tryAgain("mara_agency");
  await rowOf("Kestrel Air");
  await waitFor(() => expect(failure("mara_agency")).toBeUndefined());
  expect(failure("jon_marketer")).toBeTruthy();
  await tryAgain("jon_marketer");
  await waitFor(() => expect(failure("jon_marketer")).toBeUndefined());
});

test("accounts that cannot be read show no number", async ({ open, user, emulator }) => {
  await emulator.fault({ path: "/sandbox/12/accounts", status: 503 });
  await open("/sandbox", { as: "jon_marketer" });
  await screen.findByRole("heading", { name: "Your accounts could not be read" });
  const head = screen.getByRole("main").querySelector("header");
  expect(head).toBeVisible();
  expect(head).not.toHaveTextContent(/\d/);
  await emulator.clearFaults();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() =>
    expect(screen.queryByRole("heading", { name: "Your accounts could not be read" })).toBeNull(),
  );
});

test("counting waits when its allowance is used up, and says until when", async ({
  open,
  user,
  emulator,
}) => {
  // Campaigns are counted of accounts on screen.
  await open("/live?q=no-such-account");
  const search = await screen.findByRole("searchbox", { name: /accounts/i });
  await emulator.fault({
    path: "/live/12/accounts/*/campaigns",
    status: 429,
    headers: {
      "x-rate-limit-limit": "200",
      "x-rate-limit-remaining": "0",
      // The forward leaves the service alone for so long from its answer on, however late that is.
      "retry-after": "4",
    },
    body: { errors: [{ code: "TOO_MANY_REQUESTS", message: "slow down" }], request: { params: {} } },
  });
  await write(user, search, "kestrel");
  await screen.findByText(/Campaign counts paused until \d\d:\d\d/);
  await rowSays("Kestrel Air", "Not counted yet");
  await rowSays("Kestrel Air", "GBP");
  await emulator.clearFaults();
  await waitFor(() => expect(rowNow("Kestrel Air")).not.toHaveTextContent("Not counted yet"));
});

test("the list is taken away as a file", async ({ open, user, downloads }) => {
  await open("/live?q=kestrel");
  await portfolioRead();
  await user.click(screen.getByRole("button", { name: "View" }));
  await user.click(await screen.findByRole("menuitem", { name: "Export these rows, columns as seen" }));
  const { name, text } = await downloads.next();
  expect(name).toMatch(/^Live accounts \d{4}-\d{2}-\d{2}\.csv$/);
  const [head, line, ...rest] = text.trim().split("\r\n");
  expect(head).toContain("ID,Account,Problems");
  expect(line).toMatch(/^\w+,Kestrel Air,.* GBP$/);
  expect(rest).toEqual([]);
});

test("no account to show: what to do next", async ({ open, user, emulator }) => {
  await emulator.reset("empty");
  await open("/live", { as: "pia_partner" });
  await screen.findByRole("heading", { name: "Your handles reach no account" });
  await user.click(screen.getByRole("link", { name: "Try the sandbox" }));
  await screen.findByRole("heading", { name: "No sandbox account yet" });
});
