import { afterEach, expect, it, vi } from "vitest";
import { addJob, currentJobs, dismissJob, hasEnded, isUnderWay } from "./jobs";

afterEach(() => {
  for (const { id } of currentJobs()) dismissJob(id);
});

it("forgets what an interrupted job left when it is put away", () => {
  const discard = vi.fn();
  addJob({ title: "Pause 3 campaigns", where: "Kestrel Air", total: 3 })({
    state: "interrupted",
    actions: { discard },
  });
  const [job] = currentJobs();
  if (!job) throw new Error("There is no job");
  expect([isUnderWay(job), hasEnded(job)]).toEqual([false, false]);
  dismissJob(job.id);
  expect(discard).toHaveBeenCalledOnce();
  expect(currentJobs()).toEqual([]);
});
