import "server-only";
import { addDays, dayIn } from "@/lib/time/calendar";
import type { JobHandler } from "./job-queue";

/** Days of statistics that anything shows: a range, and the same weekdays a year before. */
const STATISTICS_DAYS = 500;
/** Days since hours were read. What is usual in an hour is asked about the same weekday again, a week later. */
const HOURS_DAYS = 8;
/** Days of active entities that are stored: a range, and the days before that it is compared with. */
const ACTIVE_DAYS = 200;
const DONE_JOBS_DAYS = 30;
/** The parts of days in which hours were stored before they had a table. */
const FORMER_PARTS = ["core by hour", "web by hour", "app by hour"];
const DAY_MS = 86_400_000;

/** Forgets what nothing shows any more. */
export const tidyStore: JobHandler = async (_, transaction) => {
  const today = dayIn("UTC", Date.now());
  await transaction.deleteFrom("stat_day").where("day", "<", addDays(today, -STATISTICS_DAYS)).execute();
  await transaction.deleteFrom("stat_day").where("part", "in", FORMER_PARTS).execute();
  for (const hours of ["stat_hours", "stat_hour"] as const)
    await transaction
      .deleteFrom(hours)
      .where("read_at", "<", Date.now() - HOURS_DAYS * DAY_MS)
      .execute();
  await transaction
    .deleteFrom("stat_active")
    .where("as_of", "<", Date.now() - ACTIVE_DAYS * DAY_MS)
    .execute();
  await transaction.deleteFrom("revocation").where("until", "<", Date.now()).execute();
  await transaction.deleteFrom("report").where("until", "<", Date.now()).execute();
  const old = Date.parse(addDays(today, -DONE_JOBS_DAYS));
  await transaction.deleteFrom("job").where("done_at", "<", old).execute();
};
