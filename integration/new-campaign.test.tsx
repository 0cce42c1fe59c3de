import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { FEW, jobsSay, openCampaigns, recordsOf, writesOf } from "./campaign-pages";
import { expect, type Open, test, write } from "./dashboard";

const address = `/live/mara_agency/${FEW.id}/campaigns/new`;

async function openFlow(open: Open, as = "mara_agency") {
  await open(address.replace("mara_agency", as), { as });
  await screen.findByRole("button", { name: /^Website clicks/ });
}

const next = async (user: UserEvent, step: RegExp) => {
  await user.click(await screen.findByRole("button", { name: /^Next:/ }));
  await screen.findByRole("heading", { level: 2, name: step });
};

const step = (user: UserEvent, name: RegExp) =>
  user.click(within(screen.getByRole("navigation", { name: "Steps" })).getByRole("button", { name }));

test("a campaign with a line item, targeting and a new post is planned and created in one job", async ({
  open,
  user,
  emulator,
}) => {
  await openFlow(open);
  await user.click(screen.getByRole("button", { name: /^Engagements/ }));
  await screen.findByRole("heading", { level: 2, name: "Campaign and funding" });
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toMatch(/^Engagements \d{4}-/);
  await write(user, screen.getByLabelText(/^Name/), "Spring from one flow");
  await write(user, screen.getByLabelText("Daily budget"), "50");
  await next(user, /Line items/);
  await next(user, /Targeting/);
  const place = await screen.findByRole("textbox", { name: "Find a place" });
  await waitFor(() => expect(place).toHaveFocus());
  await user.type(place, "Germany{Enter}");
  await screen.findByText("Included Germany.");
  await next(user, /Ads/);
  await user.click(await screen.findByRole("button", { name: "New post" }));
  await user.type(await screen.findByRole("textbox", { name: "Text" }), "Hello spring");
  await next(user, /Review/);
  await user.click(await screen.findByRole("button", { name: "Create paused campaign" }));
  await jobsSay(/5 of 5 done/);
  await screen.findByRole("dialog", { name: "Spring from one flow" });
  const made = (await writesOf(emulator)).filter(({ status }) => status < 300);
  expect(made).toHaveLength(1);
  const [campaign] = (await recordsOf<{ id: string; name: string }>("campaigns")).filter(
    ({ name }) => name === "Spring from one flow",
  );
  const items = await recordsOf<{ id: string; campaign_id: string; entity_status: string }>("line_items");
  const item = items.find(({ campaign_id }) => campaign_id === campaign?.id);
  expect(item?.entity_status).toBe("ACTIVE");
  const promoted = await recordsOf<{ line_item_id: string }>("promoted_posts");
  expect(promoted.filter(({ line_item_id }) => line_item_id === item?.id)).toHaveLength(1);
});

test("a conversation and a card of three slides are made on the spot, by the parts of their builders", async ({
  open,
  user,
}) => {
  await openFlow(open);
  await user.click(screen.getByRole("button", { name: /^Engagements/ }));
  await step(user, /Ads/);
  await user.click(await screen.findByRole("button", { name: "New post with a conversation" }));
  const conversation = await screen.findByRole("region", { name: "New conversation" });
  await write(user, within(conversation).getByLabelText("First hashtag"), "spring");
  await user.click(within(conversation).getByRole("button", { name: "Add a call to action" }));
  await within(conversation).findByLabelText("Second hashtag");

  await user.click(screen.getByRole("button", { name: "New post with a card" }));
  const card = await screen.findByRole("region", { name: "New card" });
  await user.click(within(card).getByRole("button", { name: /^Several destinations/ }));
  await user.keyboard("{Escape}");
  await user.click(await within(card).findByRole("button", { name: "Add a slide" }));
  const third = await within(card).findByRole("region", { name: "Slide 3 of 3" });
  await user.click(within(third).getByLabelText("Title"));
  await waitFor(() =>
    expect(within(card).getByRole("button", { name: /^Slide 3/ })).toHaveAttribute("aria-expanded", "true"),
  );
});

test("what is missing is said at its step, and what was chosen is there again", async ({ open, user }) => {
  await openFlow(open);
  await user.click(screen.getByRole("button", { name: "Create paused campaign" }));
  await screen.findByText("Choose an objective.", { selector: "[role=alert]" });
  await user.click(screen.getByRole("button", { name: /^Website clicks/ }));
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await step(user, /Review/);
  await user.click(screen.getByRole("button", { name: "Create paused campaign" }));
  await screen.findByRole("heading", { level: 2, name: "Campaign and funding" });
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
  await write(user, screen.getByLabelText(/^Name/), "Kept for later");
  await screen.findByText("Saved on this device");

  await open(`/live/mara_agency/${FEW.id}/campaigns`, { as: "mara_agency" });
  await openFlowAgain(open);
  await screen.findByText(/^Continued from/);
  expect(await screen.findByLabelText(/^Name/)).toHaveValue("Kept for later");
});

const openFlowAgain = async (open: Open) => {
  await open(address, { as: "mara_agency" });
  await screen.findByRole("navigation", { name: "Steps" });
};

test("what the service refuses is said at its step, and what exists by then is not created again", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open);
  await user.keyboard("c");
  await user.click(await screen.findByRole("button", { name: /^Engagements/ }));
  await write(user, await screen.findByLabelText(/^Name/), "Brand new");
  await write(user, screen.getByLabelText("Daily budget"), "20");
  await write(user, screen.getByLabelText("Total budget"), "10");
  await screen.findByText(/at most the total budget/, { selector: "[role=alert]" });
  await write(user, screen.getByLabelText("Total budget"), "200");
  await step(user, /Ads/);
  await user.click(await screen.findByRole("button", { name: "New post" }));
  await user.type(await screen.findByRole("textbox", { name: "Text" }), "Hello again");
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/line_items",
    status: 400,
    body: { errors: [{ code: "INVALID_PARAMETER", message: "No such name", parameter: "name" }] },
    count: 1,
  });
  const create = () => user.click(screen.getByRole("button", { name: "Create paused campaign" }));
  await create();
  await screen.findByRole("heading", { level: 2, name: "Line items" });
  const name = await screen.findByLabelText(/^Name/);
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveAccessibleDescription(/No such name/);
  await screen.findByText("Not finished: 2 records exist already.");
  await step(user, /Review/);
  const sofar = await screen.findByRole("region", { name: "Created so far" });
  expect(sofar).toHaveTextContent("Campaign Brand new: Created");
  expect(sofar).toHaveTextContent("Line item: Not created. No such name");

  await step(user, /Line items/);
  await write(user, await screen.findByLabelText(/^Name/), "Another name");
  await create();
  await screen.findByRole("dialog", { name: "Brand new" });
  const requests = await emulator.requests();
  const sent = (end: string) =>
    requests.filter(({ method, path, status }) => method === "POST" && path.endsWith(end) && status < 300);
  for (const end of ["/campaigns", "/line_items", "/post", "/promoted_posts"]) {
    expect(sent(end), end).toHaveLength(1);
  }
  expect(sent("/campaigns")[0]?.query).toContain("entity_status=PAUSED");
});

test("a role that may not create campaigns sees that, and nothing can be typed", async ({ open }) => {
  await open(address.replace("mara_agency", "ines_creative"), { as: "ines_creative" });
  await screen.findByText(/Your role may not use new campaigns/);
  expect(screen.queryByRole("navigation", { name: "Steps" })).toBeNull();
});

test("in the sandbox a campaign for followers is planned and created with the account that it promotes", async ({
  open,
  user,
  ask,
  accountId,
}) => {
  const id = await accountId(undefined, { environment: "sandbox" });
  await open(`/sandbox/mara_agency/${id}/campaigns/new`);
  await user.click(await screen.findByRole("button", { name: /^Followers/ }));
  await write(user, await screen.findByLabelText(/^Name/), "Follow us");
  await write(user, screen.getByLabelText("Daily budget"), "20");
  await step(user, /Line items/);
  await user.selectOptions(await screen.findByLabelText("Promotes"), "Account");
  await step(user, /Ads/);
  const account = await screen.findByLabelText("Account to promote");
  const own = await waitFor(() => {
    const option = within(account)
      .getAllByRole("option")
      .find((each) => each.textContent?.includes("@"));
    if (!option) throw new Error("No account is known");
    return option;
  });
  await user.selectOptions(account, own);
  const ads = await screen.findByRole("list", { name: "Ads" });
  await within(ads).findByText(/^@/);
  await user.selectOptions(account, "Another user…");
  await user.type(await screen.findByLabelText("Handle"), "jon_marketer{Enter}");
  await within(ads).findByRole("heading", { name: "@jon_marketer" });
  await user.click(within(ads).getByRole("button", { name: "Remove @jon_marketer" }));
  await step(user, /Review/);
  await user.click(await screen.findByRole("button", { name: "Create paused campaign" }));
  await jobsSay(/3 of 3 done/);
  await screen.findByRole("dialog", { name: "Follow us" });
  const answer = await ask(`sandbox/mara_agency/12/accounts/${id}/promoted_accounts?count=1000`);
  const { data }: { data: { user_id: string; created_at: string }[] } = await answer.json();
  expect(data.map(({ user_id }) => user_id)).toContain(own.getAttribute("value"));
});
