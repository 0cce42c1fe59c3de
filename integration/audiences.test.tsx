import { screen, waitFor, within } from "@testing-library/react";
import { set } from "idb-keyval";
import { asPast } from "@/lib/audiences/past-upload";
import { sampleUpload } from "@/lib/audiences/test-upload";
import { audienceKeys, pastKeys } from "@/lib/audiences/upload-keys";
import { DEMO_OWNER_ID } from "@/lib/demo-users";
import {
  addAccount,
  KESTREL_AUDIENCES,
  openAudience,
  openOfFirst,
  panel,
  rowSays,
  table,
} from "./audience-pages";
import { addressBecomes, expect, test } from "./dashboard";

test("audiences say whether they can be targeted, why not, and who uses them", async ({ open, user }) => {
  await open(KESTREL_AUDIENCES);
  await rowSays("Trade fair visitors", "Too small");
  await user.click(screen.getByRole("radio", { name: "Owned" }));
  const details = await openAudience(user, "Newsletter readers");
  await details.findByText("Line items can include or exclude it.");
  await details.findByText(/[\d,]+–[\d,]+ people/);
  await user.click(await details.findByRole("switch", { name: "Only line items that serve" }));
  await details.findAllByText(/^(Serves|Does not serve)$/);
  const [campaign] = details
    .getAllByRole("link")
    .filter(({ textContent }) => !/sharing|Upload/.test(textContent ?? ""));
  await user.click(campaign ?? document.body);
  await addressBecomes(/campaigns\?panel=\w+/);
  await screen.findByRole("dialog");
});

test("deleting says first who uses the audience", async ({ open, user }) => {
  await open(`${KESTREL_AUDIENCES}?scope=owned`);
  const details = await openAudience(user, "Newsletter readers");
  await user.click(await details.findByRole("button", { name: "Delete…" }));
  const confirmation = await panel("Delete Newsletter readers");
  await confirmation.findByText(/campaigns? targets? it/);
  await confirmation.findByText(/1 account loses it too/);
  await confirmation.findAllByText((text) => text.includes("Retargeting"));
  await user.click(confirmation.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Delete Newsletter readers" })).toBeNull());
});

test("an audience is shared, its level changed, and unshared after its impact was shown", async ({
  open,
  user,
}) => {
  await open(`${KESTREL_AUDIENCES}/sharing`);
  const matrix = within(await screen.findByRole("table", { name: "Sharing" }));
  await addAccount(user, "Nordlys Outdoor");
  const cell = await matrix.findByRole("combobox", { name: "Trade fair visitors with Nordlys Outdoor" });
  await waitFor(() => expect(cell).toHaveValue("none"));
  await user.selectOptions(cell, "Read only");
  await screen.findByText("Nordlys Outdoor has Trade fair visitors: read only");
  await user.selectOptions(cell, "Read and write");
  await screen.findByText("Nordlys Outdoor has Trade fair visitors: read and write");
  await user.selectOptions(cell, "Not shared");
  const dialog = await panel(/^Stop sharing Trade fair visitors with Nordlys/);
  await dialog.findByText(/cannot target it in new campaigns any more/);
  await dialog.findByText((text) => text.includes("None of its campaigns targets it now."));
  await user.click(dialog.getByRole("button", { name: "Stop sharing" }));
  await screen.findByText("Nordlys Outdoor no longer has Trade fair visitors");
  await waitFor(() => expect(cell).toHaveValue("none"));
});

test("a refusal to share says why and leaves the cell as it was", async ({ open, user, emulator }) => {
  await open(`${KESTREL_AUDIENCES}/sharing`);
  const matrix = within(await screen.findByRole("table", { name: "Sharing" }));
  await addAccount(user, "Nordlys Outdoor");
  await emulator.fault({
    method: "POST",
    path: "/live/5/accounts/*/permissions",
    status: 403,
    count: 1,
    body: {
      errors: [
        {
          code: "ACTION_NOT_ALLOWED",
          message: "needs SHARE_AUDIENCE_OUTSIDE_BUSINESS",
          parameter: "granted_account_id",
        },
      ],
      request: { params: {} },
    },
  });
  const cell = await matrix.findByRole("combobox", { name: "Trade fair visitors with Nordlys Outdoor" });
  await user.selectOptions(cell, "Read only");
  await waitFor(() => {
    const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
    expect(alerts.join()).toMatch(
      /was not shared with Nordlys Outdoor.*needs SHARE_AUDIENCE_OUTSIDE_BUSINESS/s,
    );
  });
  await waitFor(() => expect(cell).toHaveValue("none"));
});

test("a read-only role sees why nothing can be changed", async ({ open }) => {
  await openOfFirst(open, "leo_analyst", "audiences");
  await table();
  const create = screen.getByRole("button", { name: "New audience" });
  expect(create).toHaveAttribute("aria-disabled", "true");
  expect(create).toHaveAccessibleDescription(/Needs an account admin.*campaign analyst/);
  await openOfFirst(open, "leo_analyst", "audiences/sharing");
  expect(await screen.findByRole("button", { name: "Add account…" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await openOfFirst(open, "leo_analyst", "audiences/abcdefq/upload");
  await screen.findByText("Your role may not use the upload of people");
});

test("who works on creatives sees no audiences, and the service is not asked", async ({ open, emulator }) => {
  await openOfFirst(open, "ines_creative", "audiences");
  await screen.findByRole("heading", { name: "Your role may not see audiences" });
  const asked = await emulator.requests();
  expect(asked.filter(({ path }) => path.endsWith("/custom_audiences"))).toEqual([]);
});

test("a data partner manages audiences and sees neither campaigns nor estimates", async ({ open, user }) => {
  await openOfFirst(open, "pia_partner", "audiences?scope=owned");
  await table();
  expect(screen.getByRole("button", { name: "New audience" })).not.toHaveAttribute("aria-disabled");
  const details = await openAudience(user, "Newsletter readers");
  await details.findByText("Your role may not use estimates");
  await details.findAllByText(/your role here is partner audience manager/);
});

test("an upload that stopped is offered at its audience and among the jobs, and listed once it is given up", async ({
  open,
  user,
}) => {
  await open(`${KESTREL_AUDIENCES}?scope=owned`);
  await openAudience(user, "Newsletter readers");
  const audienceId = new URLSearchParams(location.search).get("panel") ?? "";
  const place = {
    personId: DEMO_OWNER_ID,
    environment: "live",
    handle: "mara_agency",
    accountId: "r13kwryt0f0",
    audienceId,
  } as const;
  await set(
    `${audienceKeys(place)}digest`,
    sampleUpload(place, { names: { audience: "Newsletter readers", account: "Kestrel Air" } }),
  );
  const earlier = sampleUpload(place, {
    fileName: "spring.csv",
    begunAt: Date.parse("2026-04-01T10:00:00Z"),
  });
  await set(
    `${pastKeys(place)}${earlier.begunAt}`,
    asPast({
      ...earlier,
      confirmed: { batches: 40, place: { ...earlier.confirmed.place, rows: 100_100, users: 100_000 } },
    }),
  );

  await open(`${KESTREL_AUDIENCES}?scope=owned&panel=${audienceId}`);
  const details = await panel("Newsletter readers");
  await details.findByText("Stopped: 42,500 of 100,000 people added");
  await details.findByText("100,000 people added");
  await details.findByText(/100,100 rows read, 100 skipped/);
  expect(details.getByRole("link", { name: "Go on" })).toHaveAttribute(
    "href",
    `${KESTREL_AUDIENCES}/${audienceId}/upload`,
  );
  const job = within(await screen.findByRole("region", { name: "Jobs" }));
  await job.findByText("Add people to Newsletter readers");
  await job.findByText(/42,500 of 100,000 done, interrupted · Choose aud-100k\.csv again to go on/);
  expect(job.getByRole("link", { name: "Resume (57,500 left)" })).toHaveAttribute(
    "href",
    `${KESTREL_AUDIENCES}/${audienceId}/upload`,
  );

  await user.click(job.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Jobs" })).toBeNull());
  await waitFor(() => expect(details.queryByRole("link", { name: "Go on" })).toBeNull());
  await details.findByText("Stopped: 42,500 of 100,000 people added");
});
