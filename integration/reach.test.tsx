import { screen, waitFor, within } from "@testing-library/react";
import { formatNumber } from "@/lib/format/numbers";
import { addDays, dayIn } from "@/lib/time/calendar";
import { FEW, idOf, openCampaigns, rows, textOf } from "./campaign-pages";
import { expect, press, test } from "./dashboard";

const day = addDays(dayIn("Europe/London", Date.now()), -3);
const numberOf = (text: string) => Number(text.replace(/[^\d.]/g, ""));
const reachPath = "/live/12/stats/accounts/*/reach/*";

/** The reach of a record on the day, as the service reports it. */
async function reachOf(
  ask: (path: string) => Promise<Response>,
  kind: "campaigns" | "funding_instruments",
  id: string,
) {
  const [start, end] = [day, addDays(day, 1)].map((each) => `${each}T00:00:00Z`);
  const params = new URLSearchParams({
    [`${kind.slice(0, -1)}_ids`]: id,
    start_time: start ?? "",
    end_time: end ?? "",
  });
  const answer = await ask(`live/mara_agency/12/stats/accounts/${FEW.id}/reach/${kind}?${params}`);
  const { data } = await answer.json();
  return data[0];
}

const figures = async () => within(await screen.findByRole("region", { name: "Reach and frequency" }));

test("a campaign shows its reach and frequency, kept in its address, and several are read by one request", async ({
  open,
  user,
  ask,
  emulator,
}) => {
  await openCampaigns(open, `?columns=name,impressions&range=${day}..${day}`);
  await within(screen.getByRole("region", { name: "Totals" })).findByText(/^As of/);
  const shown = rows().find((row) => numberOf(textOf(idOf(row), "impressions")) > 1_000);
  const id = shown ? idOf(shown) : "";
  await user.click(within(shown ?? document.body).getByRole("link"));
  const part = await figures();
  await press(user, part.getByRole("button", { name: "Reach and frequency" }));
  const reached = await reachOf(ask, "campaigns", id);
  await part.findByText(formatNumber(reached.total_audience_reach));
  part.getByText(reached.average_frequency.toFixed(2));
  part.getByText("People who saw an ad of it at least once on these days.");
  part.getByText(/^.*Reach cannot be added up/);
  await waitFor(() => expect(location.search).toContain(`reach=${id}`));

  const asked = async () => (await emulator.requests()).filter(({ path }) => path.includes("/reach/")).length;
  const before = await asked();
  await open(`/live/mara_agency/${FEW.id}/campaigns?range=${day}..${day}&panel=${id}&reach=${id}`);
  const again = await figures();
  await again.findByText(formatNumber(reached.total_audience_reach));
  expect(await asked()).toBe(before);
});

test("a reach of nothing, and an allowance that is used up, are not shown as zero", async ({
  open,
  user,
  emulator,
}) => {
  await openCampaigns(open, `?columns=name,spend&range=${day}..${day}`);
  await within(screen.getByRole("region", { name: "Totals" })).findByText(/^As of/);
  const idle = rows().find((row) => textOf(idOf(row), "spend").includes("Not shown"));
  await user.click(within(idle ?? document.body).getByRole("link"));
  const part = await figures();
  await press(user, part.getByRole("button", { name: "Reach and frequency" }));
  await waitFor(() => expect(part.getAllByText("Not shown in this period")).toHaveLength(2));

  await emulator.fault({ path: reachPath, status: 429, body: { errors: [{ code: "TOO_MANY_REQUESTS" }] } });
  const panel = within(screen.getByRole("dialog"));
  await press(user, panel.getByRole("button", { name: /^Days of the statistics/ }));
  await press(user, await screen.findByRole("button", { name: "Yesterday" }));
  await part.findByRole("status");
  expect(part.getAllByText(/^Not read yet\. Statistics can be read 250 times/)).toHaveLength(2);
});

test("a funding source shows what it paid for, and the reach of that", async ({ open, ask }) => {
  await open(`/live/mara_agency/${FEW.id}/funding`);
  const listed = await ask(`live/mara_agency/12/accounts/${FEW.id}/funding_instruments`);
  const { data: instruments }: { data: readonly { id: string }[] } = await listed.json();
  const all = await Promise.all(instruments.map(({ id }) => reachOf(ask, "funding_instruments", id)));
  const reached = all.find((each) => each.total_audience_reach !== null);
  await open(
    `/live/mara_agency/${FEW.id}/funding?range=${day}..${day}&panel=${reached.id}&reach=${reached.id}`,
  );
  const part = await figures();
  await part.findByText(formatNumber(reached.total_audience_reach));
  part.getByText(reached.average_frequency.toFixed(2));
  const chosen = within(screen.getByLabelText("Figure of the chart"));
  expect(chosen.getByRole("option", { name: "Spend" })).toBeInTheDocument();
  expect(chosen.queryByRole("option", { name: "Video views" })).toBeNull();
});
