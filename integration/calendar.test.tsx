import { screen, waitFor, within } from "@testing-library/react";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { dayIn } from "@/lib/time/calendar";
import { addressBecomes, expect, test } from "./dashboard";
import { runCommand } from "./shell-pages";

const ACCOUNT = "/live/mara_agency/frbm3w17men";
const CALENDAR = `${ACCOUNT}/drafts/calendar`;
const ZONE = "America/Mexico_City";
const HOUR_MS = 3_600_000;

/** The week, or the month, that an instant so many hours from now falls in: today's need not hold it. */
const aroundHour = (hours: number, view = "week") =>
  `${CALENDAR}?view=${view}&day=${dayIn(ZONE, Date.now() + hours * HOUR_MS)}`;

/** A post that is published a day from now. */
const post = () => screen.findByLabelText(/, Tomorrow, Scheduled$/);

/** The times that were sent, oldest first. */
async function sentTimes(emulator: EmulatorControl): Promise<(string | null)[]> {
  const requests = await emulator.requests();
  return requests
    .filter(({ method, path }) => method === "PUT" && path.includes("/scheduled_posts/"))
    .map(({ query, body }) => new URLSearchParams(`${query}&${body ?? ""}`).get("scheduled_at"));
}

test("a post is moved by keys, taken back, and moved again by Undo", async ({ open, user, emulator }) => {
  await open(aroundHour(24), { width: 1440 });
  (await post()).focus();
  await user.keyboard("{ArrowRight}{ArrowDown}");
  await screen.findByText("Moving Tomorrow");
  await waitFor(async () => expect(await post()).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Moving Tomorrow")).toBeNull());
  expect(await sentTimes(emulator)).toEqual([]);

  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}{Enter}");
  await screen.findByText(/^Moved Tomorrow to /);
  const [to = ""] = await sentTimes(emulator);
  const later = (Date.parse(to ?? "") - Date.now()) / HOUR_MS;
  expect(later).toBeGreaterThan(24 + 48);
  expect(later).toBeLessThan(24 + 50);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText(/^Undone: Moved Tomorrow to /);
  const [, back = ""] = await sentTimes(emulator);
  expect(Date.parse(back ?? "")).toBe(Date.parse(to ?? "") - 49 * HOUR_MS);
});

test("what is over takes no post, and says so", async ({ open, user, emulator }) => {
  await open(aroundHour(24), { width: 1440 });
  (await post()).focus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}{Enter}");
  await screen.findByText("Tomorrow was not moved");
  expect(screen.getByText("Moving Tomorrow")).toBeVisible();
  expect(await sentTimes(emulator)).toEqual([]);
});

test("a post opens from a month, and a day's hour leads to the composer", async ({ open, user }) => {
  await open(aroundHour(24, "month"), { width: 1440 });
  await user.click(await post());
  await screen.findByRole("dialog", { name: "Tomorrow" });
  expect(screen.getByRole("table", { name: "Month" })).toBeVisible();
  await open(CALENDAR, { width: 1440 });
  const [slot] = await screen.findAllByLabelText(/^New post on .* at /);
  expect(slot).toHaveAttribute("href", expect.stringMatching(/drafts\/new\?at=\d{4}-\d\d-\d\dT\d\d%3A00$/));
});

test("a full quarter of an hour is shown at its place", async ({ open, ask, accountId }) => {
  await accountId();
  const at = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 2 * HOUR_MS).toISOString();
  const { data }: { data: { user_id: string }[] } = await (
    await ask("live/mara_agency/12/accounts/frbm3w17men/scheduled_posts?count=1")
  ).json();
  for (let index = 0; index < 30; index += 1) {
    const words = new URLSearchParams({
      as_user_id: data[0]?.user_id ?? "",
      scheduled_at: at.replace(".000", ""),
      text: `Post ${index}`,
    });
    const answer = await ask(`live/mara_agency/12/accounts/frbm3w17men/scheduled_posts?${words}`, {
      method: "POST",
    });
    expect(answer.status).toBe(200);
  }
  await open(`${CALENDAR}?day=${dayIn(ZONE, Date.parse(at))}`, { width: 1440 });
  const mark = await screen.findByText(/^\d\d:00 full: 30 of 30$/);
  const slot = mark.closest("td");
  expect(slot).not.toBeNull();
  expect(within(slot ?? document.body).getByText(/^\+27 more$/)).toBeVisible();
});

test("on a phone the days of a week are a list", async ({ open, user }) => {
  await open(aroundHour(95 / 60), { width: 390 });
  const row = await screen.findByRole("button", { name: "Hoy, cierre" });
  await user.click(row);
  await screen.findByRole("dialog", { name: "Hoy, cierre" });
  expect(screen.queryByRole("table")).toBeNull();
});

test("the palette leads to the calendar, under its own name", async ({ open, user }) => {
  await open(`${ACCOUNT}/drafts`, { width: 1440 });
  await runCommand(user, "Calendar", "calendar");
  await addressBecomes(/\/drafts\/calendar$/);
});
