import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, press, test } from "./dashboard";

const IMPORT = "/live/mara_agency/frbm3w17men/drafts/import";

/** Chooses a file as spreadsheets save "Unicode text" in countries that write decimals with a comma. */
async function choose(user: UserEvent, ...lines: string[]) {
  const bytes = Buffer.from(`\ufeff${lines.join("\r\n")}\r\n`, "utf16le");
  const file = new File([bytes], "spring.csv", { type: "text/csv" });
  await user.upload(await screen.findByLabelText("CSV file"), file);
}

test("a row that is refused says so at its column, and is tried again", async ({ open, user, emulator }) => {
  await open(IMPORT);
  await choose(user, "text;name", "First;Refused row", "Second;Other row");
  const create = await screen.findByRole("button", { name: "Create 2 drafts" });
  await emulator.fault({
    method: "POST",
    path: "/live/12/accounts/*/draft_posts",
    status: 400,
    count: 1,
    body: {
      errors: [{ code: "INVALID_PARAMETER", message: "name is not to our liking", parameter: "name" }],
    },
  });
  await press(user, create);
  await screen.findByText("1 created");
  await waitFor(() =>
    expect(screen.getByLabelText("Name, row 2")).toHaveAccessibleDescription(/not to our liking/),
  );
  const [again] = await screen.findAllByRole("button", { name: "Retry failed (1)" });
  await user.click(again ?? create);
  await screen.findByText("2 created");
});

test("rows with a time are scheduled, and an export of scheduled posts moves those whose time was changed", async ({
  open,
  user,
  emulator,
}) => {
  await open(IMPORT);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await choose(
    user,
    "text;scheduled_at",
    `Scheduled by a row;${inDays(20)} 18:00`,
    "Too late;2020-01-01 10:00",
    "A draft;",
  );
  expect(await screen.findByLabelText("Publishes, row 3")).toHaveAccessibleDescription(/still to come/);
  await press(user, await screen.findByRole("button", { name: "Create 1 draft, schedule 1 post" }));
  await screen.findByText("2 done");
  const posted = async (method: string) =>
    (await emulator.requests()).filter(
      (request) => request.method === method && request.path.includes("/scheduled_posts"),
    );
  expect(await posted("POST")).toHaveLength(1);

  const link = screen.getAllByRole("link", { name: "Open" })[0]?.getAttribute("href") ?? "";
  const id = new URLSearchParams(link.split("?")[1]).get("panel");
  await choose(
    user,
    "scheduled_post_id;scheduled_at",
    `${id};${inDays(21)} 9:30`,
    `${id};${inDays(22)} 9:30`,
  );
  await waitFor(() =>
    expect(screen.getByLabelText("Scheduled post, row 3")).toHaveAccessibleDescription(
      /Row 2 moves this post/,
    ),
  );
  await press(user, await screen.findByRole("button", { name: "Move 1 post" }));
  await screen.findByText("1 done");
  expect(await posted("PUT")).toHaveLength(1);
});

test("a row whose quarter of an hour is full, or whose text is repeated, says so at its column", async ({
  open,
  user,
  ask,
  accountId,
}) => {
  await accountId();
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const scheduled = "live/mara_agency/12/accounts/frbm3w17men/scheduled_posts";
  const { data }: { data: { user_id: string }[] } = await (await ask(`${scheduled}?count=1`)).json();
  const wait = async (scheduled_at: string, text: string) => {
    const words = new URLSearchParams({ as_user_id: data[0]?.user_id ?? "", scheduled_at, text });
    expect((await ask(`${scheduled}?${words}`, { method: "POST" })).status).toBe(200);
  };
  for (let index = 0; index < 29; index += 1) await wait(`${day}T18:01:00Z`, `Post ${index}`);
  await wait(`${day}T12:00:00Z`, "Waiting");
  await open(IMPORT);
  await choose(
    user,
    "text;scheduled_at",
    `The last that fits;${day}T18:00:00Z`,
    `One too many;${day}T18:14:00Z`,
    `Waiting;${day}T11:00:00Z`,
    `Twice;${day}T13:00:00Z`,
    `Twice;${day}T14:00:00Z`,
  );
  const full = /This quarter of an hour is full, 30 of 30 posts/;
  await waitFor(() => expect(screen.getByLabelText("Publishes, row 3")).toHaveAccessibleDescription(full));
  expect(screen.getByLabelText("Publishes, row 2")).not.toHaveAccessibleDescription(full);
  for (const row of [4, 6]) {
    expect(screen.getByLabelText(`Text, row ${row}`)).toHaveAccessibleDescription(
      /The same text is published less than 24 hours before or after/,
    );
  }
  await screen.findByRole("button", { name: "Schedule 2 posts" });
  const time = screen.getByLabelText("Publishes, row 3");
  await user.clear(time);
  await user.type(time, `${day}T18:15:00Z`);
  await screen.findByRole("button", { name: "Schedule 3 posts" });
});

test("a role that may not write drafts sees why", async ({ open }) => {
  await open("/live/leo_analyst/frbm3w17men/drafts/import", { as: "leo_analyst" });
  await screen.findByRole("heading", { name: "Your role may not use the import" });
});

test("rows that are copied from a spreadsheet are pasted as if their file had been chosen", async ({
  open,
  user,
  clipboard,
}) => {
  const paste = async (text: string) => {
    clipboard.put(text);
    await clipboard.paste();
  };
  await open(IMPORT);
  await screen.findByRole("heading", { name: "Drop a CSV file here, or paste rows" });
  await paste("lonely");
  await screen.findByText("There are no rows in what was pasted");
  await paste('text\tname\nOne, two, three, four\tPasted one\n"Five, six, seven\neight"\tPasted two\n');
  const table = await screen.findByRole("table", { name: "Rows of the file" });
  expect(await within(table).findByLabelText("Text, row 2")).toHaveValue("One, two, three, four");
  expect(within(table).getByLabelText("Text, row 3")).toHaveValue("Five, six, seven\neight");
  // A field takes what is pasted into it.
  await user.tripleClick(within(table).getByLabelText("Name, row 2"));
  await paste("Another name");
  await waitFor(() => expect(screen.getByLabelText("Name, row 2")).toHaveValue("Another name"));
  await screen.findByRole("button", { name: "Create 2 drafts" });
});
