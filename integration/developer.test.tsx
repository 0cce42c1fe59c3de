import { screen, waitFor, within } from "@testing-library/react";
import { openCampaigns } from "./campaign-pages";
import { addressBecomes, expect, test, write } from "./dashboard";
import { DASHBOARD_UNDER_TEST } from "./dashboard-under-test";
import { answer, openExplorer, sent } from "./developer-pages";
import { KESTREL } from "./line-item-pages";
import { runCommand } from "./shell-pages";

const ACCOUNT = "r13kwryt0f0";

const requests = async () =>
  within(await screen.findByRole("table", { name: "Requests" })).getAllByRole("row");
const requestWith = (words: string): Promise<HTMLElement> =>
  waitFor(async () => {
    const found = (await requests()).find(({ textContent }) => textContent?.includes(words));
    if (!found) throw new Error(`No request says "${words}"`);
    return found;
  });

test("the log shows requests and why they were refused, and copies calls without a secret", async ({
  open,
  user,
  emulator,
  clipboard,
}) => {
  await openCampaigns(open);
  await emulator.fault({
    path: "/live/12/accounts/*/custom_audiences*",
    status: 403,
    body: { errors: [{ code: "ACTION_NOT_ALLOWED", message: "Not for you" }] },
  });
  await user.keyboard("gu");
  await screen.findByText(/could not be read/);
  await runCommand(user, "Open the request log");
  await screen.findByRole("heading", { level: 1, name: "Request log" });
  expect(await requestWith(`/12/accounts/${ACCOUNT}/campaigns`)).toHaveTextContent("200");

  await user.click(screen.getByRole("checkbox", { name: "Failed only" }));
  await addressBecomes(/failed=true/);
  await user.selectOptions(screen.getByRole("combobox", { name: "About" }), "Custom audiences");
  await addressBecomes(/resource=custom-audiences/);
  await waitFor(async () =>
    expect((await requests()).filter(({ textContent }) => textContent?.includes("200"))).toEqual([]),
  );
  within(await requestWith("403"))
    .getByRole("button")
    .focus();
  await user.keyboard("{Enter}");
  const panel = within(
    await screen.findByRole("dialog", { name: "Audiences of an account, or those shared with it" }),
  );
  expect(await panel.findByRole("alert")).toHaveTextContent("Your role may not do this here");
  expect(panel.getByRole("figure", { name: "Answer" })).toHaveTextContent('"code": "ACTION_NOT_ALLOWED"');

  await user.click(panel.getByRole("button", { name: "Copy: cURL" }));
  await waitFor(() => expect(clipboard.text()).toContain("$ACCESS_TOKEN"));
  const curl = clipboard.text();
  expect(curl).toContain(`"$ADS_URL"'/12/accounts/${ACCOUNT}/custom_audiences`);
  await user.click(panel.getByText("TypeScript"));
  await user.click(await panel.findByRole("button", { name: "Copy: TypeScript" }));
  await waitFor(() =>
    expect(clipboard.text()).toContain("export async function customAudiencesList(sign: Sign)"),
  );
  const secrets = [DASHBOARD_UNDER_TEST.SESSION_SECRET, "demo-consumer-secret", "demo-consumer-key"];
  for (const secret of secrets) expect(curl + clipboard.text()).not.toContain(secret);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await user.click(screen.getByRole("checkbox", { name: "Changes only" }));
  await screen.findByRole("heading", { name: "No call matches" });
  await user.click(screen.getByRole("button", { name: "Show all calls" }));
  await user.keyboard("/");
  await user.paste("accounts.access");
  await waitFor(async () => expect((await requests())[1]).toHaveTextContent("/authenticated_user_access"));
});

test("nothing personal is in the log", async ({ open, user }) => {
  await open("/live/jon_marketer/frbm3w17men/settings", { as: "jon_marketer" });
  const own = within(await screen.findByRole("form", { name: "Your own settings" }));
  await write(user, own.getByLabelText("Phone"), "+49 30 1234567");
  await user.click(own.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved your settings");
  await user.click(screen.getByRole("link", { name: "Developer" }));
  await user.click(await screen.findByRole("checkbox", { name: "Changes only" }));
  await waitFor(async () => expect(await requests()).toHaveLength(2));
  await user.click(within((await requests())[1] ?? document.body).getByRole("button"));
  const panel = await screen.findByRole("dialog", { name: "Change one's own settings on an account" });
  await within(panel).findByText(/so its contents are not recorded/);
  expect(panel).not.toHaveTextContent("1234567");
});

test("a read is found, filled in, copied before it is sent, and sent in live", async ({
  open,
  user,
  clipboard,
}) => {
  await open(`${KESTREL}/polls`);
  await runCommand(user, "Open the API explorer");
  await screen.findByRole("heading", { name: "Choose an endpoint" });
  await user.keyboard("/");
  await user.paste("campaigns.list");
  const endpoints = within(screen.getByRole("navigation", { name: "Endpoints" }));
  await user.click(await endpoints.findByRole("button", { name: /Campaigns of an account/ }));
  const form = async () => within(await screen.findByRole("form", { name: "campaigns.list" }));
  const field = async (name: string) => (await form()).getByLabelText(name);
  await write(user, await field("count"), "0");
  await waitFor(async () =>
    expect(await field("count")).toHaveAccessibleDescription(/A whole number from 1 to 1000/),
  );
  expect(await field("count")).toBeInvalid();
  await write(user, await field("count"), "3");
  await user.selectOptions(await field("with_total_count"), "true");
  await waitFor(() =>
    expect(new URLSearchParams(location.search).get("with")).toBe("count=3&with_total_count=true"),
  );
  await user.click(screen.getByRole("button", { name: "Copy: cURL" }));
  await waitFor(() => expect(clipboard.text()).toContain("--data-urlencode 'count=3'"));
  await user.click((await form()).getByRole("button", { name: "Send GET" }));
  expect(await answer()).toHaveTextContent('"total_count":');
  expect(await sent()).toHaveTextContent("200");

  await open(location.pathname + location.search);
  await waitFor(async () => expect(await field("count")).toHaveValue("3"));
  await user.click((await form()).getByRole("button", { name: "Send GET" }));
  await user.click(await within(await sent()).findByRole("link", { name: "Open it in the request log" }));
  const panel = within(await screen.findByRole("dialog", { name: "Campaigns of an account" }));
  await user.click(panel.getByRole("link", { name: "Open it in the API explorer" }));
  await waitFor(async () => expect(await field("with_total_count")).toHaveValue("true"));
});

test("in live nothing is changed from the explorer, and no role may do more than it may", async ({
  open,
  user,
  emulator,
  accountId,
  ask,
}) => {
  const as = "ines_creative";
  const account = await accountId("Bluefin Logistik", { as });
  const form = await openExplorer(open, "campaigns.update", { as, account });
  await write(user, form.getByLabelText("campaign_id"), "c1");
  await user.keyboard("{Enter}");
  const send = form.getByRole("button", { name: "Send PUT" });
  expect(send).toHaveAttribute("aria-disabled", "true");
  expect(send).toHaveAccessibleDescription(/in the sandbox only/);
  expect((await emulator.requests()).filter(({ method }) => method === "PUT")).toEqual([]);

  const search = screen.getByRole("searchbox", { name: "Search endpoints" });
  const endpoints = within(screen.getByRole("navigation", { name: "Endpoints" }));
  await write(user, search, "/2/activity/stream");
  await user.click(await endpoints.findByRole("button", { name: /Stream the events/ }));
  expect(await screen.findByRole("button", { name: "Send GET" })).toHaveAccessibleDescription(
    /Only its operators may do it/,
  );
  const past = await ask(`live/${as}/2/activity/stream`);
  expect([past.status, (await past.json()).errors[0].code]).toEqual([403, "OPERATORS_ONLY"]);

  await write(user, search, "media-upload.append");
  await user.click(await endpoints.findByRole("button", { name: /cannot be called here/ }));
  await screen.findByText(/It takes the bytes of a file\./);
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();

  await openExplorer(open, "campaigns.list", { as, account });
  const read = screen.getByRole("button", { name: "Send GET" });
  expect(read).toHaveAccessibleDescription(/^Needs an account admin, ad manager or campaign analyst/);
  read.focus();
  await user.keyboard("{Enter}");
  expect(await sent()).toHaveTextContent("Nothing was sent yet");
});

test("in the sandbox a campaign is created, and its deletion is asked about", async ({
  open,
  user,
  emulator,
  accountId,
  ask,
}) => {
  const environment = "sandbox";
  const account = await accountId(undefined, { environment });
  const response = await ask(`sandbox/mara_agency/12/accounts/${account}/funding_instruments`);
  const { data }: { data: { id: string; able_to_fund: boolean }[] } = await response.json();
  const funding = data.find((each) => each.able_to_fund)?.id ?? "";
  const form = await openExplorer(open, "campaigns.create", { environment, account });
  await user.click(form.getByRole("button", { name: "Send POST" }));
  await waitFor(() => expect(form.getByLabelText("name")).toHaveAccessibleDescription(/^Needed\./));
  await write(user, form.getByLabelText("name"), "It's from the explorer");
  await write(user, form.getByLabelText("funding_instrument_id"), funding);
  await write(user, form.getByLabelText("daily_budget_amount_local_micro"), "5000000");
  await user.selectOptions(form.getByLabelText("entity_status"), "PAUSED");
  await user.click(form.getByRole("button", { name: "Send POST" }));
  const result = await answer();
  expect(result).toHaveTextContent('"name": "It\'s from the explorer"');
  const [, id = ""] = /"id": "(\w+)"/.exec(result.textContent ?? "") ?? [];

  await open(
    `/sandbox/mara_agency/${account}/developer/explorer?endpoint=campaigns.remove&with=campaign_id%3D${id}`,
  );
  const remove = () => screen.findByRole("button", { name: "Send DELETE" });
  await user.click(await remove());
  const asked = () => screen.findByRole("dialog", { name: "Delete a campaign, irreversibly" });
  expect(await asked()).toHaveTextContent(`/12/accounts/${account}/campaigns/${id}`);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await emulator.requests()).filter(({ method }) => method === "DELETE")).toEqual([]);
  await user.click(await remove());
  await user.click(within(await asked()).getByRole("button", { name: "Send DELETE" }));
  expect(await answer()).toHaveTextContent('"deleted": true');
});

test("personal values are kept out of the explorer's address", async ({ open, user, accountId }) => {
  const environment = "sandbox";
  const account = await accountId(undefined, { environment });
  const form = await openExplorer(open, "user-settings.update", { environment, account, width: 390 });
  await write(user, form.getByLabelText("user_id"), "2200000001");
  await write(user, form.getByLabelText("notification_email"), "mara@example.com");
  await addressBecomes(/with=user_id/);
  expect(location.search).not.toContain("mara%40");
  await user.click(screen.getByRole("button", { name: "All endpoints" }));
  await screen.findByRole("navigation", { name: "Endpoints" });
});
